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

/** A move or two, and what they should bring: the reason is told of the few that are taken up. */
interface Candidate {
  readonly moves: readonly DogeShipMove[];
  readonly value: number;
}

/** What a seat might do now, the most promising first. Every decision is small; what an action leads to is in its value. */
export function plans(state: State, seat: Seat, style: Style, most: number): DogePlan[] {
  const outlook = outlookOf(state, seat, style);
  const legal = moves(state, seat);
  const list: Candidate[] = [];
  let best = -Infinity;
  for (const move of legal) {
    if (move.type === 'reorder') continue;
    const value = gainOf(outlook, move);
    best = Math.max(best, value);
    list.push({ moves: [move], value });
  }
  if (topFrame(state)?.kind === 'turn') list.push(...reorders(outlook, legal, best));
  return withoutWaiting(state, seat, list)
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ moves: made, value }) => ({ moves: made, value, reason: reasonFor(state, made[0]) }));
}

/** What a move should bring, in points. */
function gainOf(outlook: Outlook, move: DogeShipMove): number {
  const { state, seat, style, yard } = outlook;
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      const price = priceOf(state, table, space);
      const gain = actionGain(outlook, actionAt(table, space), state.stacks[seat].at(-1));
      return gain + ducatGain(state, seat, -price, style);
    }
    case 'discardAction':
      return ducatGain(state, seat, 1, style);
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
      const value = dogeWorth(state, seat, move.tile, style);
      const frame = topFrame(state);
      const rest = frame?.kind === 'doge' ? frame.tiles.find((tile) => tile !== move.tile) : undefined;
      const next = rest === undefined ? 0 : dogeWorth(state, seat, rest, style) * 0.1;
      return value + (move.other === 'top' ? next : 0);
    }
    case 'bid':
      return bidGain(state, seat, move.amount, style);
    case 'reorder':
      return 0;
  }
}

function reasonFor(state: State, move: DogeShipMove): Reason {
  switch (move.type) {
    case 'act': {
      const { table, space } = move;
      const price = priceOf(state, table, space);
      return { key: `act.${actionAt(table, space).type}`, params: { table, space, price } };
    }
    case 'draw':
      return { key: 'draw', params: { pile: move.pile } };
    case 'keep':
      return { key: 'keep', params: { tile: move.tile, price: TILES[move.tile].cost } };
    case 'build':
    case 'replace': {
      const { tile } = move;
      const points = isPart(tile) ? partScore(tile, state.doge) : 0;
      return { key: move.type === 'replace' ? 'replace' : `build.${kindOf(tile)}`, params: { tile, points } };
    }
    case 'placeDoge':
      return { key: 'placeDoge', params: { tile: move.tile } };
    case 'bid':
      return { key: 'bid', params: { amount: move.amount } };
    case 'reorder':
      return { key: 'reorder', params: { tile: move.top } };
    case 'discardAction':
    case 'decline':
    case 'pass':
      return { key: move.type, params: {} };
  }
}

/** Another barricade on top, where it improves some action by more than the two ducats. */
function reorders(outlook: Outlook, legal: readonly DogeShipMove[], best: number): Candidate[] {
  const { state, seat, style } = outlook;
  const list: Candidate[] = [];
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
    if (act) list.push({ moves: [move, act], value });
  }
  return list;
}
