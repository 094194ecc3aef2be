import type { Seat } from '../../../core/game';
import type { Plan } from '../../../bots/bot';
import { isShortlisted, shortlist } from './shortlist';
import type { MoveOf } from '../../../kit/decisions';
import { topFrame } from '../../../kit/frames';
import { BARRICADES, DISCARD_DUCATS, FIRST_BARRICADE, REORDER_PRICE, TILES } from '../data/board';
import type { PileId } from '../data/components';
import type { DogeShipMove } from '../moves';
import { priceOf, spaceIndex } from '../queries';
import { moves } from '../rules';
import type { State } from '../state';
import { endingGain, withoutWaiting } from './ending';
import { bidGain } from './inspection';
import { ACTIONS, highestBonus, outlookOf, pileGain, spaceGain } from './spaces';
import type { Outlook } from './spaces';
import type { Style } from './style';
import { dogeOutlookOf, dogeWorth } from './doge';
import { ducatGain, assetsOf } from './assets';
import { buildGain, keepGain, yardOf } from './yard';
import type { Yard } from './yard';

type DogePlan = Plan<DogeShipMove>;

/** Minimum gain for reordering barricades. Must exceed rounding errors when a bonus of two ducats offsets the price. */
const WORTHWHILE = 0.02;
const ROUNDING = 1e-9;
/** Value of passing; higher than the value of a useless move. */
const UNDONE = 0.01;
/** Value of drawing tiles without expecting a good one. It is free, because the seat need not buy. */
const LOOK = 0.02;

/** Single moves, most promising first. The value of an action includes its later decisions. */
export function plans(state: State, seat: Seat, style: Style, most: number): DogePlan[] {
  const legal = withoutWaiting(state, seat, moves(state, seat));
  const list: DogePlan[] = [];
  switch (topFrame(state)?.kind) {
    case 'turn':
      turns(outlookOf(state, seat, style), legal, list, most);
      break;
    case 'doge':
      doges(state, seat, style, legal, list, most);
      break;
    case 'inspection':
      bids(state, seat, style, legal, list, most);
      break;
    case 'buy':
      draws(outlookOf(state, seat, style), legal, list, most);
      break;
    default: {
      const yard = yardOf(state, seat, style);
      for (const move of legal) offer(list, most, move, gainOf(yard, move));
    }
  }
  return list;
}

/** Adds a plan with a single move to the shortlist if it is good enough. */
function offer(list: DogePlan[], most: number, move: DogeShipMove, value: number): void {
  if (isShortlisted(list, most, value)) shortlist(list, most, planOf([move], value));
}

/** The reason's parameters are computed only when it is displayed (`explain.ts`). */
function planOf(made: DogePlan['moves'], value: number): DogePlan {
  return { moves: made, value, reason: { key: made[0].type, params: NOTHING } };
}

const NOTHING: Plan['reason']['params'] = {};

/** The expected gain of a move with a drawn tile or a tile from the yard. */
function gainOf(yard: Yard, move: DogeShipMove): number {
  switch (move.type) {
    case 'keep':
      return keepGain(yard, move.tile, move.discard);
    case 'build':
      return buildGain(yard, move.tile) + endingGain(yard.state, yard.seat, move.tile);
    case 'replace':
      return buildGain(yard, move.tile);
    default:
      return UNDONE;
  }
}

function draws(outlook: Outlook, legal: DogeShipMove[], list: DogePlan[], most: number): void {
  for (const move of legal) offer(list, most, move, move.type === 'draw' ? drawGain(outlook, move.pile) : UNDONE);
}

function drawGain(outlook: Outlook, pile: PileId): number {
  const { state, seat } = outlook;
  const payable = state.piles[pile].some((tile) => TILES[tile].cost <= state.money[seat]);
  return Math.max(pileGain(outlook, pile), payable ? LOOK : 0);
}

function bids(state: State, seat: Seat, style: Style, legal: DogeShipMove[], list: DogePlan[], most: number): void {
  const means = assetsOf(state, seat, style);
  for (const move of legal) if (move.type === 'bid') offer(list, most, move, bidGain(state, means, move.amount));
}

function doges(state: State, seat: Seat, style: Style, legal: DogeShipMove[], list: DogePlan[], most: number): void {
  const outlook = dogeOutlookOf(state, seat, style);
  const frame = topFrame(state);
  for (const move of legal) {
    if (move.type !== 'placeDoge') continue;
    const rest = frame?.kind === 'doge' ? frame.tiles.find((tile) => tile !== move.tile) : undefined;
    // A tile that goes on top of the pile is drawn next.
    const next = rest === undefined || move.other === 'bottom' ? 0 : dogeWorth(outlook, rest) * 0.1;
    offer(list, most, move, dogeWorth(outlook, move.tile) + next);
  }
}

/** Plans for a turn: single actions, and actions after putting another barricade on top. */
function turns(outlook: Outlook, legal: DogeShipMove[], list: DogePlan[], most: number): void {
  const { state, seat, yard, prices } = outlook;
  const top = state.stacks[seat].at(-1);
  let best = -Infinity;
  for (const move of legal) {
    if (move.type === 'reorder') continue;
    const value =
      move.type === 'act'
        ? spaceGain(outlook, spaceIndex(move.table, move.space), top) + prices[priceOf(state, move.table, move.space)]
        : ducatGain(yard.means, DISCARD_DUCATS);
    best = Math.max(best, value);
    offer(list, most, move, value);
  }
  for (const move of legal) {
    // Skips barricades whose bonus is not worth the price of reordering.
    if (move.type === 'reorder' && highestBonus(outlook, move.top) + prices[REORDER_PRICE] > WORTHWHILE - ROUNDING)
      reorder(outlook, move, legal, best, list, most);
  }
}

/** Adds the best action after putting another barricade on top, if that is better than any action without it. */
function reorder(
  outlook: Outlook,
  move: MoveOf<DogeShipMove, 'reorder'>,
  legal: DogeShipMove[],
  best: number,
  list: DogePlan[],
  most: number,
): void {
  const { state, seat, prices } = outlook;
  const helped = BARRICADES[move.top - FIRST_BARRICADE].action;
  let act: DogeShipMove | undefined;
  let value = best + WORTHWHILE;
  for (const next of legal) {
    if (next.type !== 'act') continue;
    const space = spaceIndex(next.table, next.space);
    // The bonus does not apply to other actions.
    if (ACTIONS[space].type !== helped) continue;
    const price = priceOf(state, next.table, next.space) + REORDER_PRICE;
    if (price > state.money[seat]) continue;
    const gain = spaceGain(outlook, space, move.top) + prices[price];
    if (gain > value) [act, value] = [next, gain];
  }
  if (act && isShortlisted(list, most, value)) shortlist(list, most, planOf([move, act], value));
}
