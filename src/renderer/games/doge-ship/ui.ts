import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { REFUSALS } from '../../../engine/games/doge-ship/refusals';
import { CHAPTERS } from '../../../engine/games/doge-ship/rulebook';
import { RULINGS } from '../../../engine/games/doge-ship/rulings';
import type { GameUi, Sentence } from '../../game-ui/game-ui';
import { sentenceOf } from '../kit/sentences';
import { nameTarget, targetsOf } from './board-words';
import { css } from '../kit/colours';
import { BUILDER_COLOURS, setColours } from './board/palette';
import { describe, places } from './describe';
import { ruleOf, topics, TURN } from './explain';
import { heading, headline, LOG_KINDS, logKind } from './headlines';
import Heraldry from './panels/Heraldry.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { rowsOf } from './rows';
import { soundOf } from './sounds';
import { BUILDERS, count } from './words';
import type { View } from './words';

/** What is being decided, in words. */
function decision({ frame, phase }: View): Sentence {
  if ((frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus)
    return sentenceOf(frame.kind === 'buy' ? 'decision.bonusBuy' : 'decision.bonusConstruct');
  return sentenceOf(`decision.${phase}`);
}

const power = (seat: number) => ({ key: `powers.${BUILDERS[seat]}`, index: seat });

/** How The Doge Ship is shown. */
export const dogeShipUi: GameUi = {
  id: 'doge-ship',
  async loadScene() {
    const { makeScene } = await import('./board/scene');
    return makeScene as unknown as Awaited<ReturnType<GameUi['loadScene']>>;
  },
  rows: (choices, view) => rowsOf(choices, view as View),
  decision: (view) => decision(view as View),
  setColours,
  logKind,
  reason: ({ key }) => sentenceOf(`reasons.${key.replaceAll('.', '-')}`),
  logKinds: LOG_KINDS,
  heading,
  headline: (event) => headline(event as DogeShipEvent),
  soundOf,
  describe: (event) => describe(event as DogeShipEvent),
  places: (event) => places(event as DogeShipEvent),
  nameTarget: (target, view) => nameTarget(target, view as View),
  topics,
  targets: (view) => targetsOf(view as View),
  // Nothing travels over this board in several moves.
  journey: () => [],
  reach: () => [],
  power,
  ink: (seat) => css(BUILDER_COLOURS[seat].ink),
  secret(view, seat) {
    const { options, phase, players } = view as View;
    if (options.approvals === 'open' || phase === 'over') return null;
    const { approvals } = players[seat];
    return {
      label: sentenceOf('secret.label'),
      shown: approvals === null ? null : sentenceOf('secret.shown', { approvals: count('approval', approvals) }),
    };
  },
  powersFor: (seats) => BUILDERS.slice(0, seats).map((_, seat) => power(seat)),
  statusLine(view) {
    const { round, ship, phase } = view as View;
    return phase === 'over'
      ? sentenceOf('finished', { n: round })
      : sentenceOf('standing', { n: round, left: ship.left });
  },
  chapters: CHAPTERS,
  rulings: RULINGS,
  refusals: REFUSALS,
  ruleOf,
  turn: TURN,
  Status,
  TurnBar,
  Thumbnail,
  Heraldry,
};
