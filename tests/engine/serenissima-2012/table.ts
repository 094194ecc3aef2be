import type { Seat } from '../../../src/engine/core/game';
import { IllegalMove } from '../../../src/engine/core/errors';
import { sameMove } from '../../../src/engine/core/same-move';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/serenissima-2012/about';
import type { Serenissima2012Options } from '../../../src/engine/games/serenissima-2012/about';
import { BOARD, GOODS } from '../../../src/engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event } from '../../../src/engine/games/serenissima-2012/events';
import { serenissima2012 as game } from '../../../src/engine/games/serenissima-2012/index';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import type { State, Step } from '../../../src/engine/games/serenissima-2012/state';
import { dice } from '../serenissima-1996/table';

export { dice, game };
export type { State };

export const BLUE = 0;
export const RED = 1;
export const ORANGE = 2;
export const BLACK = 3;
export const NOBODY = -1;

export const SKULL = 6;
export const BLANK = 1;

/** Each seat's home port at a test table. */
const HOMES = ['València', 'Genova', 'Venezia', 'Constantinople'];
const CLOSED = ['Smyrna', 'Creta', 'Corfu', 'Tunis'];

export function port(name: string): number {
  const id = BOARD.ports.findIndex((entry) => entry.name === name);
  if (id < 0) throw new Error(`No port is called ${name}`);
  return id;
}

export function sea(name: string): number {
  return BOARD.ports[port(name)].space;
}

type GoodName = (typeof GOODS)[number];

export function good(name: GoodName): number {
  return GOODS.indexOf(name);
}

export function no(number: number): number {
  return number - 1;
}

/** Sets up a table before any choice. Seat 0 is first, and the Doge cards are in data order. */
export function freshTable(seats = 4, options: Partial<Serenissima2012Options> = {}): State {
  const chosen = { ...DEFAULT_OPTIONS, ...options };
  const lots = seats < 4 && chosen.closing === 'lot' ? [1, 1, 1, 1] : [];
  return game.setup({ seats, options: chosen }, dice(1, 1, 1, 1, 1, 1, ...lots));
}

/** Sets up the first turn: each player owns a port with one sailor, and there are no galleys yet. */
export function table(options: Partial<Serenissima2012Options> = {}, seats = 4): State {
  const state = freshTable(seats, options);
  if (seats < 4) for (const name of CLOSED) state.ports[port(name)].closed = true;
  state.money.forEach((_, seat) => hold(state, HOMES[seat], seat, { garrison: 1 }));
  state.turn = 1;
  return state;
}

/** Gives a port an owner, with a garrison and goods from the box. */
export function hold(
  state: State,
  name: string,
  owner: Seat,
  { garrison = 1, fort = false, basilica = false, stores = [] as GoodName[] } = {},
): number {
  const id = port(name);
  const town = state.ports[id];
  if (town.owner >= 0) state.reserve[town.owner] += town.garrison;
  if (owner >= 0) state.reserve[owner] -= garrison;
  state.forts -= Number(fort) - Number(town.fort);
  state.basilicas -= Number(basilica) - Number(town.basilica);
  town.warehouse.forEach((kind) => state.supply[kind]++);
  stores.forEach((kind) => state.supply[good(kind)]--);
  const closed = town.closed;
  state.ports[id] = { owner, garrison: owner < 0 ? 0 : garrison, fort, basilica, closed, warehouse: stores.map(good) };
  return id;
}

/** Puts a galley on the board, with sailors from its owner's reserve and goods from the box. Returns its id. */
export function launch(
  state: State,
  number: number,
  owner: Seat,
  at: string,
  sailors: number,
  cargo: Partial<Record<GoodName, number>> = {},
): number {
  const pieces = GOODS.map((name) => cargo[name] ?? 0);
  pieces.forEach((count, kind) => (state.supply[kind] -= count));
  state.reserve[owner] -= sailors;
  state.galleys[no(number)] = { owner, space: sea(at), sailors, cargo: pieces };
  return no(number);
}

/** Activates a galley. `from` is its starting space, and `crossed` the number of spaces it has crossed. */
export function activate(state: State, number: number, step: Step = 'choice', from?: string, crossed = 0): State {
  const galley = ship(state, number);
  state.active = no(number);
  state.frames = [
    {
      kind: 'activation',
      seat: galley.owner,
      galley: no(number),
      step,
      start: from === undefined ? galley.space : sea(from),
      crossed,
      freeLoaded: false,
      value: -1,
      blockader: NOBODY,
      bought: false,
    },
  ];
  game.check(state);
  return state;
}

/** Returns a galley by its number. It must be afloat. */
export function ship(state: State, number: number) {
  const galley = state.galleys[no(number)];
  if (!galley) throw new Error(`Galley ${number} is not on the board`);
  return galley;
}

/** Plays a move of the deciding seat. It must be listed and accepted, and leave a valid position. */
export function play(state: State, move: Serenissima2012Move, ...outcomes: number[]): Serenissima2012Event[] {
  const [seat] = game.actors(state);
  if (!lists(state, seat, move)) throw new Error(`${JSON.stringify(move)} is not among the legal moves`);
  const events = game.play(state, seat, move, dice(...outcomes));
  game.check(state);
  return events;
}

/** Returns the code of a move's refusal. The move must not be listed, and the position must not change. */
export function refusal(state: State, move: Serenissima2012Move, by: Seat = game.actors(state)[0]): string {
  const before = JSON.stringify(state);
  if (lists(state, by, move)) throw new Error('The move is listed as legal');
  try {
    game.play(state, by, move, dice(1, 1, 1, 1));
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    if (JSON.stringify(state) !== before) throw new Error('A refused move changed the position', { cause: error });
    return error.code;
  }
  throw new Error(`${JSON.stringify(move)} was accepted`);
}

export function legal<T extends Serenissima2012Move['type']>(state: State, type: T) {
  return game
    .moves(state, game.actors(state)[0])
    .filter((move): move is Extract<Serenissima2012Move, { type: T }> => move.type === type);
}

/** Returns the first event of a type. Fails if there is none. */
export function event<T extends Serenissima2012Event['type']>(events: Serenissima2012Event[], type: T) {
  const found = events.find((entry): entry is Extract<Serenissima2012Event, { type: T }> => entry.type === type);
  if (!found) throw new Error(`There is no event “${type}”, only ${events.map((entry) => entry.type).join(', ')}`);
  return found;
}

function lists(state: State, seat: Seat, move: Serenissima2012Move): boolean {
  return game.moves(state, seat).some((other) => sameMove(other, move));
}
