import type { Seat } from '../../core/game';
import { frameOf } from '../../kit/frames';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import { galleyAt } from '../serenissima/galleys';
import { hasGood as storesOrProduces } from '../serenissima/warehouse';
import { BOARD, COLOURS, GOODS } from './data/board';
import type { ActivationFrame, Frame, Galley, State } from './state';

export const WINE = GOODS.indexOf('wine');
export const SPICE = GOODS.indexOf('spice');

/** Number of seats in the match. */
export function seatsOf(state: State): number {
  return state.money.length;
}

/** The current activation, even if a question interrupts it; `undefined` outside activations. */
export function activation(state: State): ActivationFrame | undefined {
  const frame = state.frames[0] as Frame | undefined;
  return frame?.kind === 'activation' ? frame : undefined;
}

/** The current activation. Throws if there is none. */
export function acting(state: State): ActivationFrame {
  return frameOf(state, 'activation');
}

/** The active galley. It can't leave the board before its activation ends. */
export function activeGalley(state: State): Galley {
  return galleyAt(state, acting(state).galley);
}

/** Whether a port produces a good or has it in its warehouse. */
export function hasGood(state: State, port: PortId, good: GoodId): boolean {
  return storesOrProduces(state.ports[port], BOARD.ports[port], good);
}

/** The ports that a seat owns, in the order of the board data. */
export function portsOf(state: State, seat: Seat): PortId[] {
  const ports: PortId[] = [];
  for (let port = 0; port < state.ports.length; port++) if (state.ports[port].owner === seat) ports.push(port);
  return ports;
}

/** Whether a port is its owner's last one, which can't be taken. */
export function isLastPort(state: State, port: PortId): boolean {
  const { owner } = state.ports[port];
  return state.ports.every((other, id) => id === port || other.owner !== owner);
}

/** Number of galleys that a seat has on the board. */
export function fleetSize(state: State, seat: Seat): number {
  let count = 0;
  for (const galley of state.galleys) if (galley && galley.owner === seat) count++;
  return count;
}

/** Whether a seat has a galley in a space. */
export function hasGalleyIn(state: State, space: SpaceId, seat: Seat): boolean {
  for (const galley of state.galleys) if (galley && galley.space === space && galley.owner === seat) return true;
  return false;
}

/** Number of sailors aboard a seat's galleys in a space. */
export function sailorsIn(state: State, space: SpaceId, seat: Seat): number {
  let sailors = 0;
  for (const galley of state.galleys) {
    if (galley && galley.space === space && galley.owner === seat) sailors += galley.sailors;
  }
  return sailors;
}

/**
 * The seats that could blockade a galley of `seat` with `facing` sailors: those with more sailors on their galleys in
 * the space. The seat with the most sailors decides first; if tied, the one with the lowest-numbered galley.
 */
export function blockadersIn(state: State, space: SpaceId, seat: Seat, facing: number): Seat[] {
  const able: { seat: Seat; sailors: number; lowest: GalleyId }[] = [];
  state.galleys.forEach((galley, id) => {
    if (!galley || galley.space !== space || galley.owner === seat) return;
    const entry = able.find((other) => other.seat === galley.owner);
    if (entry) entry.sailors += galley.sailors;
    else able.push({ seat: galley.owner, sailors: galley.sailors, lowest: id });
  });
  return able
    .filter(({ sailors }) => sailors > facing)
    .sort((a, b) => b.sailors - a.sailors || a.lowest - b.lowest)
    .map((entry) => entry.seat);
}

/** Scratch buffer for counting sailors by space and seat. */
const AFLOAT = new Uint8Array(BOARD.spaces.length * COLOURS.length);

/** For each space, 1 if `seat`'s galley with `facing` sailors could be blockaded there. A faster `blockadersIn`. */
export function blockadedSpaces(state: State, seat: Seat, facing: number): Uint8Array {
  const seats = seatsOf(state);
  const sailors = AFLOAT.fill(0);
  const blockaded = new Uint8Array(BOARD.spaces.length);
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat) continue;
    const there = (sailors[galley.space * seats + galley.owner] += galley.sailors);
    if (there > facing) blockaded[galley.space] = 1;
  }
  return blockaded;
}
