import { goodsAboard } from '../../serenissima/cargo';
import { galleyAt } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import { GALLEYS } from '../data/components';
import { portAt } from '../geography';
import { seatsOf } from '../queries';
import type { ActivationFrame, Galley, Port, State, Step } from '../state';
import { MOST_LOAD } from './outfits';
import { leader } from './sales';
import type { Style } from './style';
import { isLastTurn, turnsLeft } from './worth';

const FIRST_GALLEY = 5;
const FIRST_PORT = FIRST_GALLEY + Math.max(...Object.values(GALLEYS));

/** How many whole numbers tell all that a plan hangs on: where they are the same, so is what comes of them. */
export const HANGS_ON = FIRST_PORT + BOARD.ports.length;

/** The numbers asked for last: they are compared and copied before the next are asked for. */
const NUMBERS = new Int32Array(HANGS_ON);

const STEPS: readonly Step[] = ['choice', 'loading', 'movement', 'stopped', 'sale', 'barred', 'battle', 'investment'];

/**
 * All that the best mission of an activation hangs on: of others' money only who leads, of an owner's other galleys and of the men in
 * their other ports nothing.
 */
export function missionHangsOn(state: State, frame: ActivationFrame, style: Style): Int32Array {
  const { seat, galley: id, step, start, crossed, freeLoaded, blockader } = frame;
  const { space, cargo } = galleyAt(state, id);
  const here = portAt(space);
  const supply = here < 0 ? 0 : Math.min(MOST_LOAD, state.supply[BOARD.ports[here].good]);
  NUMBERS[0] = table(state, style);
  NUMBERS[1] = time(state);
  NUMBERS[2] = bits(seat, id, STEPS.indexOf(step), crossed, Number(freeLoaded), blockader + 1);
  NUMBERS[3] = bits(start % 16, start >> 4, leader(state), supply, Math.min(MOST_LOAD, state.money[seat]));
  NUMBERS[4] = bits(...cargo);
  for (let other = 0; FIRST_GALLEY + other < FIRST_PORT; other++) {
    const galley = state.galleys.at(other);
    NUMBERS[FIRST_GALLEY + other] =
      galley && (galley.owner !== seat || other === id) ? afloat(galley, goodsAboard(galley)) : 0;
  }
  state.ports.forEach((port, other) => {
    NUMBERS[FIRST_PORT + other] = ashore(port, port.owner === seat && other !== here ? 0 : port.garrison);
  });
  return NUMBERS;
}

/** All that a seat's purchases hang on: of rivals only where their galleys lie, with how many men. */
export function purchasesHangOn(state: State, frame: ActivationFrame, style: Style): Int32Array {
  const { seat, galley: id } = frame;
  NUMBERS[0] = table(state, style);
  NUMBERS[1] = time(state);
  NUMBERS[2] = bits(seat, isLastTurn(state) ? id : 0, Number(state.forts > 0), Number(state.basilicas > 0));
  NUMBERS[3] = state.money[seat];
  NUMBERS[4] = state.reserve[seat];
  for (let other = 0; FIRST_GALLEY + other < FIRST_PORT; other++) {
    const galley = state.galleys.at(other);
    NUMBERS[FIRST_GALLEY + other] = galley ? afloat(galley, galley.owner === seat ? goodsAboard(galley) : 0) : 0;
  }
  state.ports.forEach((port, other) => {
    NUMBERS[FIRST_PORT + other] = port.owner === seat ? ashore(port, port.garrison) : 0;
  });
  return NUMBERS;
}

/** Numbers below 16, up to seven of them. */
function bits(...numbers: number[]): number {
  let all = 0;
  for (const number of numbers) all = (all << 4) | number;
  return all;
}

/** A galley: 0 is none. */
function afloat({ owner, space, sailors }: Galley, goods: number): number {
  return bits(1, owner, space >> 4, space % 16, sailors, goods);
}

/** A port, so many men in it. */
function ashore({ owner, fort, basilica, closed, warehouse }: Port, garrison: number): number {
  let stored = 0;
  for (const good of warehouse) stored |= 1 << good;
  return (
    (stored << 16) |
    bits(owner + 1, garrison, warehouse.length, Number(fort) + 2 * Number(basilica) + 4 * Number(closed))
  );
}

/** The turn track, and who sits at the table. */
function time(state: State): number {
  const { marker, scorings } = state;
  return bits(seatsOf(state), scorings, Number(turnsLeft(state) === 0), marker >> 4, marker % 16);
}

let tables = 0;
let options: State['options'] | undefined;
let weights: Style | undefined;

/** A number for one table's options and the weights it is judged by: a search has the same throughout, and others mostly their own. */
function table(state: State, style: Style): number {
  if (state.options !== options || style !== weights) tables++;
  [options, weights] = [state.options, style];
  return tables;
}
