import type { Seat } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import { topFrame } from '../../../kit/frames';
import { REORDER_PRICE, TILES } from '../data/board';
import type { DogeShipMove } from '../moves';
import { actionAt, isPart, kindOf, priceOf } from '../queries';
import { moves } from '../rules';
import type { State } from '../state';
import { endingGain, withoutWaiting } from './ending';
import { bidGain } from './inspection';
import { actionGain, keepGain, outlookOf, pileGain } from './spaces';
import type { Outlook } from './spaces';
import type { Style } from './style';
import { dogeWorth, ducatGain, partScore } from './worth';
import { buildGain } from './yard';

type DogePlan = Plan<DogeShipMove>;

/** Points by which another order of one's barricades must be better: two ducats for two come out even but for fractions. */
const WORTHWHILE = 0.02;

/** What a seat might do now, the most promising first. Every decision is small; what an action leads to is in its value. */
export function plans(state: State, seat: Seat, style: Style, most: number): DogePlan[] {
  const outlook = outlookOf(state, seat, style);
  const legal = moves(state, seat);
  const list: DogePlan[] = [];
  let best = -Infinity;
  for (const move of legal) {
    if (move.type === 'reorder') continue;
    const plan = judge(outlook, move);
    best = Math.max(best, plan.value);
    list.push(plan);
  }
  if (topFrame(state)?.kind === 'turn') list.push(...reorders(outlook, legal, best));
  return withoutWaiting(state, seat, list)
    .sort((a, b) => b.value - a.value)
    .slice(0, most);
}

function judge(outlook: Outlook, move: DogeShipMove): DogePlan {
  const { state, seat, style, yard } = outlook;
  const plan = (value: number, key: string, params: Reason['params'] = {}): DogePlan => ({
    moves: [move],
    value,
    reason: { key, params },
  });
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      const action = actionAt(table, space);
      const price = priceOf(state, table, space);
      const value = actionGain(outlook, action, state.stacks[seat].at(-1)) + ducatGain(state, seat, -price, style);
      return plan(value, `act.${action.type}`, { table, space, price });
    }
    case 'discardAction':
      return plan(ducatGain(state, seat, 1, style), 'discardAction');
    case 'draw':
      return plan(pileGain(outlook, move.pile), 'draw', { pile: move.pile });
    case 'keep': {
      const { cost } = TILES[move.tile];
      return plan(keepGain(outlook, move.tile, move.discard), 'keep', { tile: move.tile, price: cost });
    }
    case 'decline':
      return plan(0.01, 'decline');
    case 'build':
    case 'replace': {
      const { tile } = move;
      const value = buildGain(yard, tile) + (move.type === 'build' ? endingGain(state, seat, tile) : 0);
      const kind = kindOf(tile);
      const points = isPart(tile) ? partScore(tile, state.doge) : 0;
      return plan(value, move.type === 'replace' ? 'replace' : `build.${kind}`, { tile, points });
    }
    case 'pass':
      return plan(0.01, 'pass');
    case 'placeDoge': {
      const value = dogeWorth(state, seat, move.tile, style);
      const frame = topFrame(state);
      const rest = frame?.kind === 'doge' ? frame.tiles.find((tile) => tile !== move.tile) : undefined;
      const next = rest === undefined ? 0 : dogeWorth(state, seat, rest, style) * 0.1;
      return plan(value + (move.other === 'top' ? next : 0), 'placeDoge', { tile: move.tile });
    }
    case 'bid':
      return plan(bidGain(state, seat, move.amount, style), 'bid', { amount: move.amount });
    case 'reorder':
      return plan(0, 'reorder', { tile: move.top });
  }
}

/** Another barricade on top, where it improves some action by more than the two ducats. */
function reorders(outlook: Outlook, legal: readonly DogeShipMove[], best: number): DogePlan[] {
  const { state, seat, style } = outlook;
  const list: DogePlan[] = [];
  for (const move of legal) {
    if (move.type !== 'reorder') continue;
    let act: DogeShipMove | undefined;
    let value = best + WORTHWHILE;
    for (const next of legal) {
      if (next.type !== 'act') continue;
      const price = priceOf(state, next.table, next.space) + REORDER_PRICE;
      if (price > state.money[seat]) continue;
      const action = actionAt(next.table, next.space);
      const gain = actionGain(outlook, action, move.top) + ducatGain(state, seat, -price, style);
      if (gain > value) [act, value] = [next, gain];
    }
    if (act) list.push({ moves: [move, act], value, reason: { key: 'reorder', params: { tile: move.top } } });
  }
  return list;
}
