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
import { ducatGain, meansOf } from './means';
import { buildGain, keepGain, yardOf } from './yard';
import type { Yard } from './yard';

type DogePlan = Plan<DogeShipMove>;

/** Points by which another order of one's barricades must be better: two ducats for two come out even but for fractions. */
const WORTHWHILE = 0.02;
const ROUNDING = 1e-9;
/** What it is worth to leave something undone: more than to do what brings nothing. */
const UNDONE = 0.01;
/** A look at tiles of which nothing is expected costs nothing, and none need be taken. */
const LOOK = 0.02;

/** What a seat might do now, the most promising first. Every decision is small; what an action leads to is in its value. */
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

/** Puts a plan of one move on a list of the best, if it comes on it. */
function offer(list: DogePlan[], most: number, move: DogeShipMove, value: number): void {
  if (isShortlisted(list, most, value)) shortlist(list, most, planOf([move], value));
}

/** What is told of a plan is worked out when it is told (`explain.ts`). */
function planOf(made: DogePlan['moves'], value: number): DogePlan {
  return { moves: made, value, reason: { key: made[0].type, params: NOTHING } };
}

const NOTHING: Plan['reason']['params'] = {};

/** What a drawn tile, or one of the yard, should bring. */
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
  const means = meansOf(state, seat, style);
  for (const move of legal) if (move.type === 'bid') offer(list, most, move, bidGain(state, means, move.amount));
}

function doges(state: State, seat: Seat, style: Style, legal: DogeShipMove[], list: DogePlan[], most: number): void {
  const outlook = dogeOutlookOf(state, seat, style);
  const frame = topFrame(state);
  for (const move of legal) {
    if (move.type !== 'placeDoge') continue;
    const rest = frame?.kind === 'doge' ? frame.tiles.find((tile) => tile !== move.tile) : undefined;
    // The other comes next where it is put on top.
    const next = rest === undefined || move.other === 'bottom' ? 0 : dogeWorth(outlook, rest) * 0.1;
    offer(list, most, move, dogeWorth(outlook, move.tile) + next);
  }
}

/** What a marker may be spent on, and where that is better with another barricade on top. */
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
    // The first two ducats are the cheapest: a bonus that is not worth them makes no action better than the best without it.
    if (move.type === 'reorder' && highestBonus(outlook, move.top) + prices[REORDER_PRICE] > WORTHWHILE - ROUNDING)
      reorder(outlook, move, legal, best, list, most);
  }
}

/** Another barricade on top, where it improves some action by more than the two ducats. */
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
    // Any other is as good without, and two ducats cheaper.
    if (ACTIONS[space].type !== helped) continue;
    const price = priceOf(state, next.table, next.space) + REORDER_PRICE;
    if (price > state.money[seat]) continue;
    const gain = spaceGain(outlook, space, move.top) + prices[price];
    if (gain > value) [act, value] = [next, gain];
  }
  if (act && isShortlisted(list, most, value)) shortlist(list, most, planOf([move, act], value));
}
