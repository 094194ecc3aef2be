import { COLOURS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import { CHAPTERS } from '../../../engine/games/serenissima-2012/rulebook';
import { REFUSALS } from '../../../engine/games/serenissima-2012/refusals';
import { RULINGS } from '../../../engine/games/serenissima-2012/rulings';
import type { GameUi } from '../../game-ui/game-ui';
import { css, POWER_COLOURS, setColours } from '../serenissima/board/palette';
import Heraldry from '../serenissima/panels/Heraldry.vue';
import { sentenceOf } from '../serenissima/words';
import { journey, nameTarget, reach, targets, topics } from './board-words';
import { decision } from './decision';
import { describe, places } from './describe';
import { ruleOf, TURN } from './explain';
import { heading, headline, LOG_KINDS, logKind } from './headlines';
import Markets from './panels/Markets.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { rowsOf } from './rows';
import { soundOf } from './sounds';
import { armsOf } from './words';
import type { View } from './words';

const seatPower = (seat: number) => ({ key: `colours.${COLOURS[seat]}`, index: armsOf(seat) });

/** How the 2012 game is shown. */
export const serenissima2012Ui: GameUi = {
  id: 'serenissima-2012',
  async loadScene() {
    const { makeScene } = await import('./board/scene');
    return makeScene as unknown as Awaited<ReturnType<GameUi['loadScene']>>;
  },
  rows: (choices, view) => rowsOf(choices, view as View),
  decision: (view) => decision(view as View),
  setColours,
  reason: ({ key }) => sentenceOf(`reasons.${key.replaceAll('.', '-')}`),
  logKind,
  logKinds: LOG_KINDS,
  heading,
  headline: (event) => headline(event as Serenissima2012Event),
  soundOf,
  describe: (event) => describe(event as Serenissima2012Event),
  places: (event) => places(event as Serenissima2012Event),
  nameTarget: (target, view) => nameTarget(target, view as View),
  topics: (target, view) => topics(target, view as View),
  targets: (view) => targets(view as View),
  journey: (actor, to, view) => journey(actor, to, view as View),
  reach: (actor, view) => reach(actor, view as View),
  power: seatPower,
  ink: (power) => css(POWER_COLOURS[power].ink),
  powersFor: (seats) => COLOURS.slice(0, seats).map((_, seat) => seatPower(seat)),
  statusLine(view) {
    const { turn, phase } = view as View;
    if (phase === 'over') return sentenceOf('finished', { turn });
    const what = sentenceOf(`phases.${phase}`);
    return turn === 0 ? what : sentenceOf('standing', { turn, phase: what });
  },
  chapters: CHAPTERS,
  rulings: RULINGS,
  refusals: REFUSALS,
  ruleOf,
  turn: TURN,
  ReferencePage: Markets,
  Status,
  TurnBar,
  Thumbnail,
  Heraldry,
};
