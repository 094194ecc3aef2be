import { BOARD, POWERS } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import { CHAPTERS } from '../../../engine/games/serenissima-1996/rulebook';
import { REFUSALS } from '../../../engine/games/serenissima-1996/refusals';
import { RULINGS } from '../../../engine/games/serenissima-1996/rulings';
import type { GameUi, Sentence } from '../../game-ui/game-ui';
import { journey, nameTarget, reach, targets, topics } from './board-words';
import { describe, places } from './describe';
import { css, POWER_COLOURS, setColours } from '../serenissima/board/palette';
import { ruleOf, TURN } from './explain';
import { heading, headline, LOG_KINDS, logKind } from './headlines';
import Heraldry from '../serenissima/panels/Heraldry.vue';
import Markets from './panels/Markets.vue';
import Status from './panels/Status.vue';
import Thumbnail from './panels/Thumbnail.vue';
import TurnBar from './panels/TurnBar.vue';
import { reasonOf } from './reasons';
import { rowsOf } from './rows';
import { sentenceOf } from '../serenissima/words';
import { ducatsOf, piecesOf, powerOf, theSpace } from './words';
import { soundOf } from './sounds';
import type { View } from './words';

/** What is being decided, in words. */
function decision(view: View): Sentence {
  const { frame } = view;
  if (frame?.kind === 'bargain') {
    const price = frame.stage === 'counter' ? frame.countered : frame.quoted;
    const goods = piecesOf(frame.count, frame.good);
    const { inReturn } = frame;
    if (!inReturn) return sentenceOf(`decision.${frame.stage}`, { goods, price: ducatsOf(price) });
    return sentenceOf(`decision.exchange.${frame.stage}`, {
      goods,
      price: ducatsOf(price),
      given: piecesOf(inReturn.count, inReturn.good),
    });
  }
  if (frame?.kind === 'passage') {
    const galley = view.galleys[frame.galley];
    return sentenceOf('decision.passage', {
      power: powerOf(view, galley?.owner ?? -1),
      space: theSpace(galley?.space ?? 0),
    });
  }
  if (frame?.kind === 'spoils') return sentenceOf(`decision.${frame.stage}`);
  return sentenceOf(`decision.${view.phase}`);
}

/** How the 1996 game is shown. */
export const serenissima1996Ui: GameUi = {
  id: 'serenissima-1996',
  async loadScene() {
    const { makeScene } = await import('./board/scene');
    return makeScene as unknown as Awaited<ReturnType<GameUi['loadScene']>>;
  },
  rows: (choices, view) => rowsOf(choices, view as View),
  decision: (view) => decision(view as View),
  setColours,
  reason: reasonOf,
  logKind,
  logKinds: LOG_KINDS,
  heading,
  headline: (event, view) => headline(event as Serenissima1996Event, view as View),
  soundOf,
  describe: (event, view) => describe(event as Serenissima1996Event, view as View),
  places: (event) => places(event as Serenissima1996Event),
  nameTarget: (target, view) => nameTarget(target, view as View),
  topics: (target, view) => topics(target, view as View),
  targets: (view) => targets(view as View),
  journey: (actor, to, view) => journey(actor, to, view as View),
  reach: (actor, view) => reach(actor, view as View),
  power(seat, view) {
    const index = (view as View).powers[seat];
    return { key: `powers.${POWERS[index]}`, index };
  },
  ink: (power) => css(POWER_COLOURS[power].ink),
  powersFor(seats, options) {
    const pair = options.pair === 'spain-turkey' ? [2, 3] : [0, 1];
    const powers = seats === 2 ? pair : BOARD.powers.map((_, index) => index).slice(0, seats);
    return powers.map((index) => ({ key: `powers.${POWERS[index]}`, index }));
  },
  statusLine(view) {
    const { turn, lastTurn, phase, options } = view as View;
    if (phase === 'over') return sentenceOf('finished', { count: turn });
    const what = sentenceOf(`phases.${phase}`);
    if (turn === 0) return what;
    const key = options.end === 'variable' ? 'standingThrown' : 'standing';
    return sentenceOf(key, { turn, last: lastTurn, phase: what });
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
