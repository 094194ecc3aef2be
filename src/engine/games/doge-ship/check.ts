import { isCount, need, needFields, needOptions } from '../../kit/check-tools';
import { ABOUT } from './about';
import { checkFrames, checkStack } from './check-frames';
import { LOWER, NOBODY, PILES, SPACES, UPPER, ZONES } from './data/components';
import type { TileId } from './data/components';
import { DIE, DOGE_TILES, FIRST_BARRICADE, FIRST_GONDOLA, MARKERS, TILES, YARD, YARD_PARTS } from './data/board';
import { columnsOf, sparesOf, zoneAt } from './ship';
import { SOURCES } from './state';
import type { State } from './state';

const KEYS: readonly (keyof State)[] = [
  'options', 'round', 'order', 'frames', 'dice', 'taken', 'markers', 'flooded', 'money', 'approvals', 'points', 'yards',
  'stacks', 'piles', 'ship', 'builders', 'box', 'doge', 'dogePile', 'dogeOld',
]; // prettier-ignore

/** More than any match could bring together; bids are listed one by one, so Approvals need a limit. */
const MOST_APPROVALS = 999;
/** High water takes two markers at most. */
const MOST_FLOODED = 2;

/** Every invariant of a position: shape, one place for every tile and marker, limits of the yards, the Galley, decisions. */
export function checkState(value: unknown): asserts value is State {
  needFields(value, KEYS);
  const state = value as unknown as State;
  needOptions(state.options, ABOUT);
  checkTable(state);
  checkMarkers(state);
  checkPlaces(state);
  checkStack(state.frames);
  checkGalley(state);
  checkFrames(state);
  checkTiles(state);
  checkDoge(state);
}

/** A list of so many whole numbers from `least` to `most`. */
function isList(value: unknown, length: number, least: number, most = Infinity): value is number[] {
  return Array.isArray(value) && value.length === length && value.every((entry) => isCount(entry, least, most));
}

function isTileList(value: unknown): value is TileId[] {
  return Array.isArray(value) && value.every((tile) => isCount(tile, 0, TILES.length - 1));
}

function checkTable(state: State): void {
  need(Array.isArray(state.money) && isCount(state.money.length, ...ABOUT.seats), 'There are 2 to 5 players');
  const seats = state.money.length;
  need(isCount(state.round, 1), 'Rounds count from 1');
  need(isList(state.order, seats, 0, seats - 1) && new Set(state.order).size === seats, 'The order names every seat');
  need(isList(state.dice, seats + 1, 1, DIE), 'Every table in use has its die');
  need(isList(state.money, seats, 0), 'Every seat has ducats, never below nothing');
  need(isList(state.approvals, seats, 0, MOST_APPROVALS), 'Every seat has Approvals, never below nothing');
  need(
    Array.isArray(state.points) &&
      state.points.length === seats &&
      state.points.every((row) => isList(row, SOURCES.length, -Infinity)),
    'Every seat has its points by source',
  );
}

/** Five markers a seat: to spend, on spaces, discarded or in the water. */
function checkMarkers(state: State): void {
  const seats = state.money.length;
  need(isList(state.taken, state.dice.length * SPACES, NOBODY, seats - 1), 'A space has a seat’s marker or none');
  need(isList(state.markers, seats, 0, MARKERS), 'A seat has five markers at most');
  need(isList(state.flooded, seats, 0, MOST_FLOODED), 'High water takes two markers at most');
  state.markers.forEach((markers, seat) => {
    const placed = state.taken.filter((owner) => owner === seat).length;
    need(markers + placed + state.flooded[seat] <= MARKERS, `Seat ${seat} has five markers in all`);
  });
}

function checkPlaces(state: State): void {
  const seats = state.money.length;
  const { yards, stacks, piles, ship, builders, box } = state;
  const isTileLists = (value: unknown, length: number) =>
    Array.isArray(value) && value.length === length && value.every(isTileList);
  need(isTileLists(yards, seats) && isTileLists(stacks, seats), 'Every seat has a yard and a stack of tiles');
  need(isTileLists(piles, PILES), 'There are eight piles of tiles');
  need(isTileLists(ship, 2) && Array.isArray(builders) && builders.length === 2, 'The Galley has two levels');
  ship.forEach((level, i) => need(isList(builders[i], level.length, 0, seats - 1), 'Every part has its builder'));
  need(isTileList(box) && box.every((tile) => tile < FIRST_BARRICADE), 'Only galley parts leave the game');
  need(state.options.destroyed === 'box' || box.length === 0, 'Destroyed parts leave the game only as an option');
  if (state.options.enoughParts) {
    for (let zone = 0; zone < ZONES; zone++) {
      const gone = box.filter((tile) => TILES[tile].pile === zone).length;
      need(gone <= sparesOf(state, zone), 'Enough parts of each zone stay to finish the Galley');
    }
  }
  piles.forEach((pile, id) =>
    need(
      pile.every((tile) => TILES[tile].pile === id),
      'A pile holds tiles of its kind and zone',
    ),
  );
  stacks.forEach((stack) =>
    need(
      stack.every((tile) => tile >= FIRST_BARRICADE && tile < FIRST_GONDOLA),
      'A stack holds barricades',
    ),
  );
  yards.forEach((yard) => {
    const parts = yard.filter((tile) => tile < FIRST_BARRICADE).length;
    need(yard.length <= YARD && parts <= YARD_PARTS, 'A yard holds five tiles, two of them galley parts');
  });
}

function checkGalley(state: State): void {
  const { ship, frames } = state;
  const columns = columnsOf(state);
  need(ship[LOWER].length <= columns && ship[UPPER].length <= ship[LOWER].length, 'The Galley has no gaps');
  ([LOWER, UPPER] as const).forEach((level) =>
    ship[level].forEach((tile, column) =>
      need(TILES[tile].pile === zoneAt(state, level, column), 'Each part lies in its zone'),
    ),
  );
  need((ship[UPPER].length === columns) === (frames.length === 0), 'The game ends with the Galley, and only then');
}

/** Every tile is in one place. */
function checkTiles(state: State): void {
  const drawn = state.frames.flatMap((frame) => (frame.kind === 'drawn' ? frame.tiles : []));
  const lists = [state.yards, state.stacks, state.piles, state.ship].flat(2);
  needAll([...lists, ...state.box, ...drawn], TILES.length, 'tile');
}

function checkDoge(state: State): void {
  const isDogeList = (value: unknown) =>
    Array.isArray(value) && value.every((tile) => isCount(tile, 0, DOGE_TILES.length - 1));
  need(isCount(state.doge, 0, DOGE_TILES.length - 1), 'There is a current Doge tile');
  need(isDogeList(state.dogePile) && isDogeList(state.dogeOld), 'The other Doge tiles are drawn or not');
  const drawn = state.frames.flatMap((frame) => (frame.kind === 'doge' ? frame.tiles : []));
  needAll([state.doge, ...state.dogePile, ...state.dogeOld, ...drawn], DOGE_TILES.length, 'Doge tile');
}

function needAll(tiles: readonly number[], count: number, what: string): void {
  need(tiles.length === count && new Set(tiles).size === count, `Every ${what} is in one place`);
}
