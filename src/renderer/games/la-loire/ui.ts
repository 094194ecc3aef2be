import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { CHAPTERS } from '../../../engine/games/la-loire/rulebook';
import { REFUSALS } from '../../../engine/games/la-loire/refusals';
import { RULINGS } from '../../../engine/games/la-loire/rulings';
import type { GameUi, Sentence } from '../../game-ui/game-ui';
import { css } from '../kit/colours';
import { nameTarget, targetsOf } from './board-words';
import { HOUSE_COLOURS, setColours } from './board/palette';
import { describe, places } from './describe';
import { ruleOf, topics, TURN } from './explain';
import { heading, headline, LOG_KINDS, logKind } from './headlines';
import Characters from './panels/Characters.vue';
import Heraldry from './panels/Heraldry.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { rowsOf } from './rows';
import { soundOf } from './sounds';
import { colourName, HOUSES, sentenceOf, SHORT } from './words';
import type { View } from './words';

/** What is being decided, in words. */
function decision(view: View): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case undefined:
      return sentenceOf('decision.over');
    case 'circus':
      return sentenceOf('decision.circus', { colour: colourName(frame.colour) });
    case 'choice':
      return sentenceOf(`decision.${frame.way}`, { count: frame.count, level: frame.level });
    case 'turn':
      if (frame.poor) return sentenceOf('decision.poor');
      if (view.stranded)
        return sentenceOf(frame.acting ? 'decision.messengerStranded' : 'decision.moveStranded', SHORT);
      if (!frame.acting) return sentenceOf('decision.move');
      return sentenceOf(`decision.${frame.acting}${frame.merchant && frame.messenger ? 'Last' : ''}`);
  }
}

const power = (seat: number) => ({ key: `powers.${HOUSES[seat]}`, index: seat });

/** How La Loire is shown. */
export const laLoireUi: GameUi = {
  id: 'la-loire',
  async loadScene() {
    const { makeScene } = await import('./board/scene');
    return makeScene;
  },
  rows: (choices, view) => rowsOf(choices, view as View),
  decision: (view) => decision(view as View),
  setColours,
  logKind,
  reason: ({ key }) => sentenceOf(`reasons.${key.replaceAll('.', '-')}`),
  logKinds: LOG_KINDS,
  heading,
  headline: (event) => headline(event as LaLoireEvent),
  soundOf,
  describe: (event) => describe(event as LaLoireEvent),
  places: (event) => places(event as LaLoireEvent),
  nameTarget: (target, view) => nameTarget(target, view as View),
  topics: (target, view) => topics(target, view as View),
  targets: (view) => targetsOf(view as View),
  // A journey is one move here, not several.
  journey: () => [],
  reach: () => [],
  power,
  ink: (seat) => css(HOUSE_COLOURS[seat].ink),
  powersFor: (seats) => HOUSES.slice(0, seats).map((_, seat) => power(seat)),
  statusLine(view) {
    const { turn, lastTurn, frame } = view as View;
    if (frame === null) return sentenceOf('finished', { count: turn });
    return lastTurn === null ? sentenceOf('standing', { turn }) : sentenceOf('standingSolo', { turn, last: lastTurn });
  },
  chapters: CHAPTERS,
  rulings: RULINGS,
  refusals: REFUSALS,
  ruleOf,
  turn: TURN,
  ReferencePage: Characters,
  Status,
  TurnBar,
  Thumbnail,
  Heraldry,
};
