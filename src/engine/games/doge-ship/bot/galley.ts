import { LOWER, SECTIONS, UPPER, ZONES } from '../data/components';
import type { ZoneId } from '../data/components';
import { columnsOf, openZone, zoneAt } from '../ship';
import type { State } from '../state';
import { roundsLeft } from './rounds';

/** The unbuilt parts of the Galley. */
export interface Galley {
  /** The zone whose parts fit now, for each level. */
  readonly open: readonly [ZoneId, ZoneId];
  /** The number of empty spaces in each zone. */
  readonly places: readonly number[];
  /** The number of parts that must be built before each zone opens. */
  readonly waits: readonly number[];
  /** Expected number of remaining rounds. */
  readonly rounds: number;
}

/** More than the number of parts on any level. Used to compute indices of `KNOWN`. */
const MAX_COLUMNS = 16;

/** The cache of {@link galleyOf}, which is called very often. */
const KNOWN: Galley[] = [];

/**
 * The unbuilt parts of a position's Galley (cached). They depend only on the number of players and the number of parts
 * on each level.
 */
export function galleyOf(state: State): Galley {
  const [lower, upper] = state.ship;
  const at = (state.money.length * MAX_COLUMNS + lower.length) * MAX_COLUMNS + upper.length;
  return (KNOWN[at] ??= made(state));
}

function made(state: State): Galley {
  const zones = Array.from({ length: ZONES }, (_, zone) => zone);
  return {
    open: [openZone(state, LOWER), openZone(state, UPPER)],
    places: zones.map((zone) => placesLeft(state, zone)),
    waits: zones.map((zone) => stepsUntilOpen(state, zone)),
    rounds: roundsLeft(state),
  };
}

function placesLeft(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  let places = 0;
  for (let column = state.ship[level].length; column < columnsOf(state); column++) {
    if (zoneAt(state, level, column) === zone) places++;
  }
  return places;
}

function stepsUntilOpen(state: State, zone: ZoneId): number {
  const level = zone < SECTIONS ? LOWER : UPPER;
  const columns = columnsOf(state);
  let first = state.ship[level].length;
  while (first < columns && zoneAt(state, level, first) !== zone) first++;
  const along = first - state.ship[level].length;
  return level === LOWER ? along : along + Math.max(0, first + 1 - state.ship[LOWER].length);
}
