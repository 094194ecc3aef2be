import type { Seat } from '../../../core/game';
import { IllegalMove } from '../../../core/errors';
import { topFrame } from '../../../kit/frames';
import type { Random } from '../../../core/game';
import { WOOD } from '../data/board';
import { MESSAGE_COST } from '../data/messages';
import type { LaLoireMove } from '../moves';
import { circusMoves } from '../phases/market';
import { movementMoves } from '../phases/movement';
import { actingAt, isCity, turnFrame } from '../queries';
import { moves as legalMoves, play } from '../rules';
import type { Figure, State } from '../state';
import { candidates, isSpent } from './candidates';
import { draftOf } from './draft';
import { deckWorth } from './post';
import type { Style } from './style';
import { positionValue } from './worth';

/** A figure's ride and its actions on arrival, played on a copy. */
export interface Leg {
  readonly state: State;
  readonly moves: readonly LaLoireMove[];
  /** The value of the seat's position afterwards. */
  readonly worth: number;
  /** Whether it ends with buying an unknown message, so that the other moves must be planned later. */
  readonly open: boolean;
}

/** Throws if used, because plans draw no cards and roll no dice. */
const NO_CHANCE: Random = {
  roll: () => {
    throw new Error('A plan may not use chance.');
  },
};

/** Number of actions that `improve` tries to combine. */
const TRIED = 6;

/** The position after a seat's moves; `undefined` if one of them is illegal. */
function after(state: State, seat: Seat, moves: readonly LaLoireMove[]): State | undefined {
  const copy = draftOf(state, seat);
  try {
    for (const move of moves) play(copy, seat, move, NO_CHANCE);
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  return copy;
}

/** The legal moves of one figure from its current place, for the player whose turn it is. */
export function ridesOf(state: State, figure: Figure): LaLoireMove[] {
  const rides: LaLoireMove[] = [];
  movementMoves(state, turnFrame(state), rides);
  return rides.filter((ride) => ride.type === 'move' && ride.figure === figure);
}

/** The legal rides with the best actions on arrival, best first. */
export function legsOf(state: State, seat: Seat, rides: readonly LaLoireMove[], style: Style, left: number): Leg[] {
  const legs: Leg[] = [];
  for (const ride of rides) {
    const there = after(state, seat, [ride]);
    if (there) legs.push(...actionsThere(there, seat, [ride], style, left));
  }
  return legs.sort((a, b) => b.worth - a.worth);
}

/**
 * Alternative sequences of actions for the acting figure at its location: actions that raise the position's value, in a
 * city also after selling everything but wood, and for the Messenger also buying a message.
 */
export function actionsThere(
  state: State,
  seat: Seat,
  before: readonly LaLoireMove[],
  style: Style,
  left: number,
): Leg[] {
  const still = { state, moves: before, worth: positionValue(state, seat, style, left), open: false };
  const frame = turnFrame(state);
  const legal = legalMoves(state, seat);
  const legs = [improve(still, seat, legal, style, left)];
  if (frame.acting === 'merchant' && isCity(actingAt(state, frame))) {
    const sold = sellAll(still, seat, style, left);
    if (sold) legs.push(improve(sold, seat, legalMoves(sold.state, seat), style, left));
  }
  if (frame.acting === 'messenger') legs.push(...purchases(still, seat, legal, style, left));
  return legs;
}

/** Adds actions that raise the position's value, most promising first. */
function improve(leg: Leg, seat: Seat, legal: readonly LaLoireMove[], style: Style, left: number): Leg {
  const gains: Leg[] = [];
  for (const move of candidates(leg.state, legal, style, left)) {
    const tried = extend(leg, seat, move, style, left);
    if (tried && tried.worth > leg.worth) gains.push(tried);
  }
  if (gains.length === 0) return leg;
  gains.sort((a, b) => b.worth - a.worth);
  let [best] = gains;
  for (const { moves } of gains.slice(1, TRIED)) {
    const move = moves[leg.moves.length];
    const next = isSpent(best.state, move) ? undefined : extend(best, seat, move, style, left);
    if (next && next.worth > best.worth) best = next;
  }
  return best;
}

function extend(leg: Leg, seat: Seat, move: LaLoireMove, style: Style, left: number): Leg | undefined {
  const state = after(leg.state, seat, [move]);
  if (!state) return undefined;
  const moves = [...leg.moves, move];
  if (topFrame(state)?.kind !== 'circus')
    return { state, moves, worth: positionValue(state, seat, style, left), open: false };
  const circus = placeCircus(state, seat, style, left);
  const placed = after(state, seat, [circus]) as State;
  return { state: placed, moves: [...moves, circus], worth: positionValue(placed, seat, style, left), open: false };
}

/** The best place for the circus for a seat. */
export function placeCircus(state: State, seat: Seat, style: Style, left: number): LaLoireMove {
  const frame = topFrame(state);
  if (frame?.kind !== 'circus') throw new Error('There is no circus to place.');
  const places = circusMoves(state, frame);
  let best = places[0];
  let bestWorth = -Infinity;
  for (const place of places) {
    const worth = positionValue(after(state, seat, [place]) as State, seat, style, left);
    if (worth > bestWorth) [best, bestWorth] = [place, worth];
  }
  return best;
}

/** Sells everything except wood, so that later purchases can use the money. */
function sellAll(leg: Leg, seat: Seat, style: Style, left: number): Leg | undefined {
  const sales: LaLoireMove[] = [];
  leg.state.players[seat].goods.forEach((count, good) => {
    if (good !== WOOD && count > 0) sales.push({ type: 'sell', good, count });
  });
  const state = sales.length > 0 ? after(leg.state, seat, sales) : undefined;
  return (
    state && { state, moves: [...leg.moves, ...sales], worth: positionValue(state, seat, style, left), open: false }
  );
}

/** Factors for the average value of a deck's cards, by the way of drawing. */
const CHOICE = { top: 1, spy: 1.25, palace: 1.4 } as const;

/** The three best ways to buy a message here, valued by the average value of the deck's cards and by the price. */
function purchases(leg: Leg, seat: Seat, legal: readonly LaLoireMove[], style: Style, left: number): Leg[] {
  const { state } = leg;
  const player = state.players[seat];
  const average: number[] = [];
  const legs: Leg[] = [];
  for (const move of legal) {
    if (move.type !== 'buyMessage') continue;
    const { level, way } = move;
    average[level] ??= deckWorth(state, player, level, left, style);
    const cost = MESSAGE_COST[level];
    const paid = draftOf(state, seat);
    paid.players[seat].money -= cost;
    const worth = positionValue(paid, seat, style, left) + average[level] * CHOICE[way] - 0.3;
    legs.push({ state: paid, moves: [...leg.moves, move], worth, open: true });
  }
  return legs.sort((a, b) => b.worth - a.worth).slice(0, 3);
}
