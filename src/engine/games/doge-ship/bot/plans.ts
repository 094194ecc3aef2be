import type { Seat } from '../../../core/game';
import type { Plan } from '../../../bots/bot';
import { isShortlisted, shortlist } from './shortlist';
import type { MoveOf } from '../../../kit/decisions';
import { topFrame } from '../../../kit/frames';
import { BARRICADES, FIRST_BARRICADE, REORDER_PRICE } from '../data/board';
import type { DogeShipMove } from '../moves';
import { actionAt, priceOf } from '../queries';
import { moves } from '../rules';
import type { State } from '../state';
import { endingGain, withoutWaiting } from './ending';
import { bidGain } from './inspection';
import { actionGain, keepGain, outlookOf, pileGain } from './spaces';
import type { Outlook } from './spaces';
import type { Style } from './style';
import { dogeOutlookOf, dogeWorth } from './doge';
import { ducatGain } from './means';
import { buildGain } from './yard';

type DogePlan = Plan<DogeShipMove>;

/** Points by which another order of one's barricades must be better: two ducats for two come out even but for fractions. */
const WORTHWHILE = 0.02;

/** What a seat might do now, the most promising first. Every decision is small; what an action leads to is in its value. */
export function plans(state: State, seat: Seat, style: Style, most: number): DogePlan[] {
  const outlook = outlookOf(state, seat, style);
  const legal = withoutWaiting(state, seat, moves(state, seat));
  const list: DogePlan[] = [];
  let best = -Infinity;
  for (const move of legal) {
    if (move.type === 'reorder') continue;
    const value = gainOf(outlook, move);
    best = Math.max(best, value);
    if (isShortlisted(list, most, value)) shortlist(list, most, planOf([move], value));
  }
  for (const move of legal) if (move.type === 'reorder') reorder(outlook, move, legal, best, list, most);
  return list;
}

/** What is told of a plan is worked out when it is told (`explain.ts`). */
function planOf(made: DogePlan['moves'], value: number): DogePlan {
  return { moves: made, value, reason: { key: made[0].type, params: NOTHING } };
}

const NOTHING: Plan['reason']['params'] = {};

/** What a move should bring, in points. */
function gainOf(outlook: Outlook, move: DogeShipMove): number {
  const { state, seat, style, yard } = outlook;
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      const price = priceOf(state, table, space);
      const gain = actionGain(outlook, actionAt(table, space), state.stacks[seat].at(-1));
      return gain + ducatGain(yard.means, -price);
    }
    case 'discardAction':
      return ducatGain(yard.means, 1);
    case 'draw':
      return pileGain(outlook, move.pile);
    case 'keep':
      return keepGain(outlook, move.tile, move.discard);
    case 'decline':
    case 'pass':
      return 0.01;
    case 'build':
      return buildGain(yard, move.tile) + endingGain(state, seat, move.tile);
    case 'replace':
      return buildGain(yard, move.tile);
    case 'placeDoge': {
      const doges = dogeOutlookOf(state, seat, style);
      const value = dogeWorth(doges, move.tile);
      const frame = topFrame(state);
      const rest = frame?.kind === 'doge' ? frame.tiles.find((tile) => tile !== move.tile) : undefined;
      const next = rest === undefined ? 0 : dogeWorth(doges, rest) * 0.1;
      return value + (move.other === 'top' ? next : 0);
    }
    case 'bid':
      return bidGain(state, yard.means, move.amount);
    case 'reorder':
      return 0;
  }
}

/** Another barricade on top, where it improves some action by more than the two ducats. */
function reorder(
  outlook: Outlook,
  move: MoveOf<DogeShipMove, 'reorder'>,
  legal: readonly DogeShipMove[],
  best: number,
  list: DogePlan[],
  most: number,
): void {
  const { state, seat, yard } = outlook;
  const helped = BARRICADES[move.top - FIRST_BARRICADE].action;
  let act: DogeShipMove | undefined;
  let value = best + WORTHWHILE;
  for (const next of legal) {
    if (next.type !== 'act') continue;
    const action = actionAt(next.table, next.space);
    // Any other is as good without, and two ducats cheaper.
    if (action.type !== helped) continue;
    const price = priceOf(state, next.table, next.space) + REORDER_PRICE;
    if (price > state.money[seat]) continue;
    const gain = actionGain(outlook, action, move.top) + ducatGain(yard.means, -price);
    if (gain > value) [act, value] = [next, gain];
  }
  if (act && isShortlisted(list, most, value)) shortlist(list, most, planOf([move, act], value));
}
