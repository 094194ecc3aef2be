import type { Seat } from '../../../core/game';
import { IllegalMove } from '../../../core/errors';
import { topFrame } from '../../../kit/frames';
import type { Random } from '../../../core/game';
import { copyState } from '../copy';
import { GOODS, WOOD } from '../data/board';
import { FARM } from '../data/buildings';
import { MESSAGE_COST } from '../data/messages';
import type { LoireMove } from '../moves';
import { circusMoves } from '../phases/market';
import { movementMoves } from '../phases/movement';
import { actingAt, isCity, turnFrame } from '../queries';
import { moves as legalMoves, play } from '../rules';
import type { Figure, State } from '../state';
import { deckWorth } from './post';
import type { Style } from './style';
import { buildingWorth, standing } from './worth';

/** A figure's ride and what it does where it arrives, tried on a copy. */
export interface Leg {
  readonly state: State;
  readonly moves: readonly LoireMove[];
  /** What the seat's position is worth then. */
  readonly worth: number;
  /** Whether it ends by buying a message: which, nobody knows, so that what follows is thought out later. */
  readonly open: boolean;
}

/** Plans draw no card and no chance. */
const NO_CHANCE: Random = {
  roll: () => {
    throw new Error('A plan may not draw chance.');
  },
};

/** Farm sites looked at when building. */
const SITES = 3;
/** Deeds that look good at first, tried one after the other. */
const TRIED = 6;

/** A position after some moves of a seat, or `undefined` when the rules forbid one of them. */
export function after(state: State, seat: Seat, moves: readonly LoireMove[]): State | undefined {
  const copy = copyState(state);
  try {
    for (const move of moves) play(copy, seat, move, NO_CHANCE);
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  return copy;
}

/** Every ride of a figure, each with the best to do at its end; the best first. */
export function legsOf(state: State, seat: Seat, figure: Figure, style: Style, left: number): Leg[] {
  const rides: LoireMove[] = [];
  movementMoves(state, turnFrame(state), rides);
  const legs: Leg[] = [];
  for (const ride of rides) {
    if (ride.type !== 'move' || ride.figure !== figure) continue;
    const there = after(state, seat, [ride]);
    if (there) legs.push(...deeds(there, seat, [ride], style, left));
  }
  return legs.sort((a, b) => b.worth - a.worth);
}

/** What the acting figure may do where it stands: as much as pays, and for the Messenger a message as well. */
export function deeds(state: State, seat: Seat, before: readonly LoireMove[], style: Style, left: number): Leg[] {
  const still = { state, moves: before, worth: standing(state, seat, style, left), open: false };
  const legs = [improve(still, seat, style, left)];
  const frame = turnFrame(state);
  if (frame.acting === 'merchant' && isCity(actingAt(state, frame))) {
    const sold = sellAll(still, seat, style, left);
    if (sold) legs.push(improve(sold, seat, style, left));
  }
  if (frame.acting === 'messenger') legs.push(...purchases(still, seat, style, left));
  return legs;
}

/** Does what raises the worth of the position, the best first, as long as it still does. */
function improve(leg: Leg, seat: Seat, style: Style, left: number): Leg {
  const gains: { move: LoireMove; worth: number }[] = [];
  for (const move of candidates(leg.state, seat, style, left)) {
    const tried = extend(leg, seat, move, style, left);
    if (tried && tried.worth > leg.worth) gains.push({ move, worth: tried.worth });
  }
  gains.sort((a, b) => b.worth - a.worth);
  let best = leg;
  for (const { move } of gains.slice(0, TRIED)) {
    const next = extend(best, seat, move, style, left);
    if (next && next.worth > best.worth) best = next;
  }
  return best;
}

function extend(leg: Leg, seat: Seat, move: LoireMove, style: Style, left: number): Leg | undefined {
  const state = after(leg.state, seat, [move]);
  if (!state) return undefined;
  const moves = [...leg.moves, move];
  if (topFrame(state)?.kind !== 'circus')
    return { state, moves, worth: standing(state, seat, style, left), open: false };
  const circus = placeCircus(state, seat, style, left);
  const placed = after(state, seat, [circus]) as State;
  return { state: placed, moves: [...moves, circus], worth: standing(placed, seat, style, left), open: false };
}

/** Where the circus serves a seat best. */
export function placeCircus(state: State, seat: Seat, style: Style, left: number): LoireMove {
  const frame = topFrame(state);
  if (frame?.kind !== 'circus') throw new Error('There is no circus to place.');
  const places = circusMoves(state, frame);
  let best = places[0];
  let bestWorth = -Infinity;
  for (const place of places) {
    const worth = standing(after(state, seat, [place]) as State, seat, style, left);
    if (worth > bestWorth) [best, bestWorth] = [place, worth];
  }
  return best;
}

/** Actions worth trying: of all farm sites only the best, and no sale of single goods where all may be sold. */
function candidates(state: State, seat: Seat, style: Style, left: number): LoireMove[] {
  const sites: { move: LoireMove; worth: number }[] = [];
  const list: LoireMove[] = [];
  for (const move of legalMoves(state, seat)) {
    switch (move.type) {
      case 'build':
        if (move.building === FARM) sites.push({ move, worth: buildingWorth(state, FARM, move.at, left, style) });
        else list.push(move);
        break;
      case 'buy':
      case 'sell':
      case 'buyPalace':
      case 'ship':
      case 'hire':
      case 'deliver':
      case 'takeBackCube':
        list.push(move);
    }
  }
  sites.sort((a, b) => b.worth - a.worth);
  return [...list, ...sites.slice(0, SITES).map(({ move }) => move)];
}

/** Everything but wood is sold: what the money is good for shows in what it is then spent on. */
function sellAll(leg: Leg, seat: Seat, style: Style, left: number): Leg | undefined {
  let sold: Leg | undefined;
  for (let good = 0; good < GOODS.length; good++) {
    const count = leg.state.players[seat].goods[good];
    if (good !== WOOD && count > 0)
      sold = extend(sold ?? leg, seat, { type: 'sell', good, count }, style, left) ?? sold;
  }
  return sold;
}

/** Messages to be had here, worth what the average card of the deck is. */
function purchases(leg: Leg, seat: Seat, style: Style, left: number): Leg[] {
  const { state } = leg;
  const legs: Leg[] = [];
  for (const move of legalMoves(state, seat)) {
    if (move.type !== 'buyMessage') continue;
    const player = state.players[seat];
    const choice = move.way === 'top' ? 1 : move.way === 'spy' ? 1.25 : 1.4;
    const gain = deckWorth(state, player, move.level, left, style) * choice - MESSAGE_COST[move.level] * style.denier;
    legs.push({ state, moves: [...leg.moves, move], worth: leg.worth + gain - 0.3, open: true });
  }
  return legs.sort((a, b) => b.worth - a.worth).slice(0, 3);
}
