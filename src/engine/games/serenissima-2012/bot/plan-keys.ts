import type { Seat } from '../../../core/game';
import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { GALLEYS } from '../data/components';
import { graph, portAt } from '../geography';
import { seatsOf } from '../queries';
import type { ActivationFrame, Galley, Port, State, Step } from '../state';
import { MAX_LOAD } from './outfits';
import { leader } from './sales';
import type { Style } from './style';
import { isLastTurn, turnsLeft } from './worth';

/** A key begins with five numbers about the turn and the seat, followed by the galleys by number and the ports. */
const FIRST_GALLEY = 5;
const FIRST_PORT = FIRST_GALLEY + Math.max(...Object.values(GALLEYS));

/** Length of a key. Positions with the same key always have the same plans. */
export const KEY_LENGTH = FIRST_PORT + BOARD.ports.length;

/** Reused by all calls to save allocations. Callers must compare or copy it before the next call. */
const KEY = new Int32Array(KEY_LENGTH);

const STEPS: readonly Step[] = ['choice', 'loading', 'movement', 'stopped', 'sale', 'barred', 'battle', 'investment'];

/** A key of everything that an activation's best mission depends on. Other seats' money only determines the leader. */
export function missionKey(state: State, frame: ActivationFrame, style: Style): Int32Array {
  const { seat, galley: id, step, start, crossed, freeLoaded, value, blockader } = frame;
  const { space, cargo } = galleyAt(state, id);
  const here = portAt(space);
  const supply = here < 0 ? 0 : Math.min(MAX_LOAD, state.supply[BOARD.ports[here].good]);
  KEY[0] = table(state, style);
  KEY[1] = time(state);
  KEY[2] = bits(seat, id, STEPS.indexOf(step), crossed, Number(freeLoaded), blockader + 1);
  KEY[3] = bits(start % 16, start >> 4, leader(state), supply, Math.min(MAX_LOAD, state.money[seat]), value + 1);
  KEY[4] = bits(cargo[0], cargo[1], cargo[2], cargo[3], cargo[4], cargo[5]);
  for (let other = 0; FIRST_GALLEY + other < FIRST_PORT; other++) {
    const galley = state.galleys.at(other);
    KEY[FIRST_GALLEY + other] =
      galley && (galley.owner !== seat || other === id) ? afloat(galley, goodsAboard(galley)) : 0;
  }
  state.ports.forEach((port, other) => {
    KEY[FIRST_PORT + other] = ashore(port, port.owner === seat && other !== here ? 0 : port.garrison);
  });
  return KEY;
}

/**
 * A key of everything that a seat's purchases depend on. The only rival galleys in it are those that could storm the
 * seat's ports. It also contains the highest free galley number.
 */
export function purchasesKey(state: State, frame: ActivationFrame, style: Style): Int32Array {
  const { seat, galley: id } = frame;
  KEY[0] = table(state, style);
  KEY[1] = time(state);
  const number = state.galleys.lastIndexOf(null) + 1;
  KEY[2] = bits(seat, isLastTurn(state) ? id : 0, Number(state.forts > 0), Number(state.basilicas > 0), number);
  KEY[3] = state.money[seat];
  KEY[4] = state.reserve[seat];
  for (let other = 0; FIRST_GALLEY + other < FIRST_PORT; other++) {
    const galley = state.galleys.at(other);
    if (galley?.owner === seat) KEY[FIRST_GALLEY + other] = afloat(galley, goodsAboard(galley));
    else KEY[FIRST_GALLEY + other] = galley && isThreat(state, seat, galley) ? afloat(galley, 0) : 0;
  }
  state.ports.forEach((port, other) => {
    KEY[FIRST_PORT + other] = port.owner === seat ? ashore(port, port.garrison) : 0;
  });
  return KEY;
}

/** Whether a galley could storm one of a seat's ports in one activation, as `holdProbability` assumes. */
function isThreat(state: State, seat: Seat, { space, sailors }: Galley): boolean {
  const away = graph(state.options).distance[space];
  for (let port = 0; port < state.ports.length; port++) {
    if (state.ports[port].owner === seat && away[BOARD.ports[port].space] < sailors) return true;
  }
  return false;
}

/** Packs six numbers into one. All except the first must be below 16. */
function bits(a: number, b: number, c: number, d: number, e: number, f = 0): number {
  return (a << 20) | (b << 16) | (c << 12) | (d << 8) | (e << 4) | f;
}

/** Encodes a galley. Never returns 0, which stands for no galley. */
function afloat({ owner, space, sailors }: Galley, goods: number): number {
  return bits(1, owner, space >> 4, space % 16, sailors, goods);
}

/** Encodes a port and its garrison. */
function ashore({ owner, fort, basilica, closed, warehouse }: Port, garrison: number): number {
  let stored = 0;
  for (const good of warehouse) stored |= 1 << good;
  return (stored << 24) | bits(owner + 1, garrison, warehouse.length, Number(fort), Number(basilica), Number(closed));
}

function time(state: State): number {
  const { marker, scorings } = state;
  return bits(seatsOf(state), scorings, Number(turnsLeft(state) === 0), marker >> 4, marker % 16);
}

/** Counts changes to options and weights. They are objects, so a key contains this number instead. */
let tables = 0;
let options: State['options'] | undefined;
let weights: Style | undefined;

/** The number for these options and weights. Changes if they differ from the previous call. */
function table(state: State, style: Style): number {
  if (state.options !== options || style !== weights) tables++;
  [options, weights] = [state.options, style];
  return tables;
}
