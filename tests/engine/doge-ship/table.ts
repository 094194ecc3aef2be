import { IllegalMove } from '../../../src/engine/core/errors';
import type { Random, Seat } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { sameMove } from '../../../src/engine/core/same-move';
import { dogeShip as game } from '../../../src/engine/games/doge-ship';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import type { DogeShipOptions } from '../../../src/engine/games/doge-ship/about';
import { NOBODY } from '../../../src/engine/games/doge-ship/data/components';
import { FIRST_BARRICADE, FIRST_GONDOLA, TABLES, TILES } from '../../../src/engine/games/doge-ship/data/board';
import type { DogeShipEvent } from '../../../src/engine/games/doge-ship/events';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import { zoneAt } from '../../../src/engine/games/doge-ship/ship';
import type { Frame, State } from '../../../src/engine/games/doge-ship/state';

export { game };
export type { State };

export const IACOPO = 0;
export const ALESSANDRA = 1;
export const STEFANIA = 2;
export const MARCO = 3;

/** Zones by short name. */
export const ZONE = { L1: 0, L2: 1, L3: 2, U1: 3, U2: 4, U3: 5 } as const;

export function part(zone: keyof typeof ZONE, cost: number): number {
  return ZONE[zone] * 6 + cost - 2;
}

export function barricade(priority: number): number {
  return FIRST_BARRICADE + priority - 1;
}

export function gondola(number: number): number {
  return FIRST_GONDOLA + number - 1;
}

export function dogeTile(number: number): number {
  return number - 1;
}

export function table(key: string): number {
  return TABLES.findIndex((entry) => entry.key === key);
}

/** Scripts the chance outcomes. Drawing more than these fails the test. */
export function dice(...outcomes: number[]): Random {
  return {
    roll(sides) {
      const outcome = outcomes.shift();
      if (outcome === undefined || outcome > sides)
        throw new Error(`The test must script another outcome from 1 to ${sides}`);
      return outcome;
    },
  };
}

/** Sets up a first round: seat 0 begins, all dice show 6 so that everything is free, and the Doge tile has no event. */
export function newTable(seats = 4, options: Partial<DogeShipOptions> = {}): State {
  const state = game.setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } }, fastRandom(seats));
  state.order = state.order.map((_, place) => place);
  state.dice.fill(6);
  setDoge(state, dogeTile(4));
  return state;
}

export function setDoge(state: State, tile: number): void {
  if (state.doge === tile) return;
  const list = state.dogePile.includes(tile) ? state.dogePile : state.dogeOld;
  list[list.indexOf(tile)] = state.doge;
  state.doge = tile;
}

function fetch(state: State, tiles: readonly number[]): number[] {
  for (const tile of tiles) {
    const pile = state.piles[TILES[tile].pile];
    if (!pile.includes(tile)) throw new Error(`Tile ${tile} is not in its pile`);
    pile.splice(pile.indexOf(tile), 1);
  }
  return [...tiles];
}

export function store(state: State, seat: Seat, ...tiles: number[]): void {
  state.yards[seat].push(...fetch(state, tiles));
}

/** Gives a seat built barricades. The last one is on top. */
export function stack(state: State, seat: Seat, ...priorities: number[]): void {
  state.stacks[seat].push(...fetch(state, priorities.map(barricade)));
}

/** Builds parts for a seat until the levels have these numbers of columns, each the cheapest part left in its zone. */
export function raise(state: State, seat: Seat, lower: number, upper: number): void {
  for (const [level, columns] of [lower, upper].entries()) {
    for (let column = state.ship[level].length; column < columns; column++) {
      const tile = Math.min(...state.piles[zoneAt(state, level as 0 | 1, column)]);
      state.ship[level].push(...fetch(state, [tile]));
      state.builders[level].push(seat);
    }
  }
}

/** Puts tiles on top of their pile. The first tile ends up on top. */
export function onTop(state: State, ...tiles: number[]): void {
  const fetched = fetch(state, tiles);
  state.piles[TILES[tiles[0]].pile].unshift(...fetched);
}

export function turnOf(state: State, seat: Seat): State {
  state.frames = [{ kind: 'turn', place: state.order.indexOf(seat), reordered: false, acted: false }];
  return state;
}

/** Leaves a seat one marker and the other seats none, as at the end of a round. */
export function lastMarker(state: State, seat: Seat): State {
  state.markers.fill(0);
  state.markers[seat] = 1;
  return turnOf(state, seat);
}

export function act(key: string, space: number): DogeShipMove {
  return { type: 'act', table: table(key), space };
}

/** Plays a move. It must be listed and accepted, and leave a valid position. */
export function play(state: State, seat: Seat, move: DogeShipMove, ...outcomes: number[]): DogeShipEvent[] {
  if (!listed(state, seat, move)) throw new Error(`${JSON.stringify(move)} is not among the legal moves`);
  const events = game.play(state, seat, move, outcomes.length > 0 ? dice(...outcomes) : fastRandom(7));
  game.check(state);
  return events;
}

/** Returns the code of a move's refusal. The move must not be listed, and the position must not change. */
export function refusal(state: State, seat: Seat, move: DogeShipMove): string {
  const before = JSON.stringify(state);
  if (listed(state, seat, move)) throw new Error('The move is listed as legal');
  try {
    game.play(state, seat, move, fastRandom(7));
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    if (JSON.stringify(state) !== before) throw new Error('A refused move changed the position', { cause: error });
    return error.code;
  }
  throw new Error(`${JSON.stringify(move)} was accepted`);
}

function listed(state: State, seat: Seat, move: DogeShipMove): boolean {
  return game.moves(state, seat).some((other) => sameMove(other, move));
}

export function legal<T extends DogeShipMove['type']>(state: State, seat: Seat, type: T) {
  return game.moves(state, seat).filter((move): move is Extract<DogeShipMove, { type: T }> => move.type === type);
}

/** Returns the first event of a type. Fails if there is none. */
export function event<T extends DogeShipEvent['type']>(events: readonly DogeShipEvent[], type: T) {
  const found = events.find((entry): entry is Extract<DogeShipEvent, { type: T }> => entry.type === type);
  if (!found) throw new Error(`There is no event “${type}”, only ${events.map((one) => one.type).join(', ')}`);
  return found;
}

/** Returns the open decision, which must be of this kind. */
export function frame<K extends Frame['kind']>(state: State, kind: K) {
  const top = state.frames.at(-1);
  if (top?.kind !== kind) throw new Error(`The decision is ${top?.kind ?? 'none'}, not ${kind}`);
  return top as FrameOf<K>;
}

/** The frames that can have a kind. One frame type can cover several kinds. */
type FrameOf<K extends Frame['kind'], F extends Frame = Frame> = F extends Frame
  ? K extends F['kind']
    ? F
    : never
  : never;

/** Returns a position with an open inspection and these Approvals per seat. */
export function inspectionOf(approvals: readonly number[], options: Partial<DogeShipOptions> = {}): State {
  const state = newTable(approvals.length, options);
  state.approvals = approvals.slice();
  state.taken.fill(NOBODY);
  state.frames = [{ kind: 'inspection', bids: approvals.map(() => null) }];
  return state;
}
