import type { Random, Seat } from '../../../src/engine/core/game';
import { IllegalMove } from '../../../src/engine/core/errors';
import { sameMove } from '../../../src/engine/core/same-move';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/serenissima-1996/about';
import type { Serenissima1996Options } from '../../../src/engine/games/serenissima-1996/about';
import { BOARD, GOODS } from '../../../src/engine/games/serenissima-1996/data/board';
import type { GoodName } from '../../../src/engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../src/engine/games/serenissima-1996/events';
import { serenissima1996 as game } from '../../../src/engine/games/serenissima-1996/index';
import type { Serenissima1996Move } from '../../../src/engine/games/serenissima-1996/moves';
import type { Phase, State } from '../../../src/engine/games/serenissima-1996/state';

export { game };
export type { State };

export const VENICE = 0;
export const GENOA = 1;
export const SPAIN = 2;
export const TURKEY = 3;
export const NOBODY = -1;

export function port(name: string): number {
  const id = BOARD.ports.findIndex((entry) => entry.name === name);
  if (id < 0) throw new Error(`No port is called ${name}`);
  return id;
}

export function sea(name: string): number {
  return BOARD.ports[port(name)].space;
}

export function good(name: GoodName): number {
  return GOODS.indexOf(name);
}

/** Scripts the dice. Drawing more than these fails the test. */
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

/**
 * Sets up a table in a phase, with `seat` first in the order of play. Each capital has two galleys with three sailors
 * each and a garrison of four.
 */
export function tableIn(phase: Phase, seat: Seat, options: Partial<Serenissima1996Options> = {}, seats = 4): State {
  const state = game.setup({ seats, options: { ...DEFAULT_OPTIONS, ...options } }, dice());
  for (let other = 0; other < seats; other++) game.play(state, other, { type: 'place', crews: [3, 3] }, dice());
  state.order = [seat, ...state.order.filter((other) => other !== seat)];
  state.frames = [{ kind: 'phase', phase, place: 0, closed: [] }];
  return state;
}

export interface Ship {
  owner: Seat;
  space: number;
  sailors: number;
  cargo?: Partial<Record<GoodName, number>>;
}

/** Puts a galley on the board, with sailors and goods from the box. Returns its id. */
export function launch(state: State, ship: Ship): number {
  const id = state.galleys.indexOf(null);
  const cargo = GOODS.map((name) => ship.cargo?.[name] ?? 0);
  cargo.forEach((pieces, kind) => (state.supply[kind] -= pieces));
  state.sailors -= ship.sailors;
  state.galleys[id] = {
    owner: ship.owner,
    space: ship.space,
    sailors: ship.sailors,
    cargo,
    sailed: 0,
    passage: 'free',
  };
  return id;
}

/** Gives a port an owner, with a garrison and goods from the box. */
export function hold(
  state: State,
  name: string,
  owner: Seat,
  { garrison = 0, fort = false, stores = [] as GoodName[] } = {},
): number {
  const id = port(name);
  const town = state.ports[id];
  state.sailors -= garrison - town.garrison;
  state.forts -= Number(fort) - Number(town.fort);
  stores.forEach((kind) => state.supply[good(kind)]--);
  state.ports[id] = { ...town, owner, garrison, fort, warehouse: stores.map(good) };
  return id;
}

/** Sets a seat's treasury. The common treasury pays or receives the difference. */
export function fund(state: State, seat: Seat, ducats: number): void {
  state.treasury += state.money[seat] - ducats;
  state.money[seat] = ducats;
}

export function fleet(state: State, seat: Seat): number[] {
  return state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [id] : []));
}

/** Returns a galley, which must be afloat. */
export function ship(state: State, id: number) {
  const galley = state.galleys[id];
  if (!galley) throw new Error(`Galley ${id} is not afloat`);
  return galley;
}

/** Plays a move. It must be listed and accepted, and leave a valid position. */
export function play(
  state: State,
  seat: Seat,
  move: Serenissima1996Move,
  ...outcomes: number[]
): Serenissima1996Event[] {
  const listed = game.moves(state, seat).some((other) => sameMove(other, move));
  if (!listed) throw new Error(`${JSON.stringify(move)} is not among the legal moves`);
  const events = game.play(state, seat, move, dice(...outcomes));
  game.check(state);
  return events;
}

/** Accepts a price and takes as many pieces as possible. Returns the last events. */
export function agree(state: State, seat: Seat): Serenissima1996Event[] {
  const agreed = play(state, seat, { type: 'accept' });
  const [buyer] = game.actors(state);
  const most = legal(state, buyer, 'take').at(-1);
  return most ? play(state, buyer, most) : agreed;
}

/** Returns the code of a move's refusal. The move must not be listed, and the position must not change. */
export function refusal(state: State, seat: Seat, move: Serenissima1996Move): string {
  const before = JSON.stringify(state);
  if (game.moves(state, seat).some((other) => sameMove(other, move))) throw new Error('The move is listed as legal');
  try {
    game.play(state, seat, move, dice(1, 1, 1, 1));
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    if (JSON.stringify(state) !== before) throw new Error('A refused move changed the position', { cause: error });
    return error.code;
  }
  throw new Error(`${JSON.stringify(move)} was accepted`);
}

export function legal<T extends Serenissima1996Move['type']>(state: State, seat: Seat, type: T) {
  return game
    .moves(state, seat)
    .filter((move): move is Extract<Serenissima1996Move, { type: T }> => move.type === type);
}

/** Returns the first event of a type. Fails if there is none. */
export function event<T extends Serenissima1996Event['type']>(events: Serenissima1996Event[], type: T) {
  const found = events.find((entry): entry is Extract<Serenissima1996Event, { type: T }> => entry.type === type);
  if (!found) throw new Error(`There is no event “${type}”, only ${events.map((entry) => entry.type).join(', ')}`);
  return found;
}
