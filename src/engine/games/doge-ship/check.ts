import { checkPositionShape, need } from '../../kit/positions';
import { ABOUT } from './about';
import { checkFrames } from './check-frames';
import { LOWER, UPPER, ZONES } from './data/components';
import type { TileId } from './data/components';
import { DOGE_TILES, FIRST_BARRICADE, FIRST_GONDOLA, MARKERS, TILES, YARD, YARD_PARTS } from './data/board';
import { isPart } from './queries';
import { columnsOf, sparesOf, zoneAt } from './ship';
import type { State } from './state';
import { stateShape } from './state-shape';

/** Checks every invariant of a position. Throws `BadPosition`. */
export function checkState(value: unknown): asserts value is State {
  const state: unknown = value;
  checkPositionShape<State>(state, 'money', ABOUT.seats, stateShape);
  checkMarkers(state);
  checkBox(state);
  checkPlaces(state);
  checkGalley(state);
  checkFrames(state);
  checkTiles(state);
}

/** Each seat has five markers: unspent, on spaces, discarded or in the water. */
function checkMarkers(state: State): void {
  state.markers.forEach((markers, seat) => {
    const placed = state.taken.filter((owner) => owner === seat).length;
    need(markers + placed + state.flooded[seat] <= MARKERS, `Seat ${seat} has five markers in all`);
  });
}

function checkBox(state: State): void {
  const { box, options } = state;
  needAll(box, isPart, 'Only galley parts leave the game');
  need(options.destroyed === 'box' || box.length === 0, 'Destroyed parts leave the game only as an option');
  if (!options.enoughParts) return;
  for (let zone = 0; zone < ZONES; zone++) {
    const gone = box.filter((tile) => TILES[tile].pile === zone).length;
    need(gone <= sparesOf(state, zone), 'Enough parts of each zone stay to finish the Galley');
  }
}

function checkPlaces({ yards, stacks, piles }: State): void {
  piles.forEach((pile, id) =>
    needAll(pile, (tile) => TILES[tile].pile === id, 'A pile holds tiles of its kind and zone'),
  );
  const isBarricade = (tile: TileId) => tile >= FIRST_BARRICADE && tile < FIRST_GONDOLA;
  for (const stack of stacks) needAll(stack, isBarricade, 'A stack holds barricades');
  for (const yard of yards) {
    const full = yard.length > YARD || yard.filter(isPart).length > YARD_PARTS;
    need(!full, 'A yard holds five tiles, two of them galley parts');
  }
}

function checkGalley(state: State): void {
  const { ship, builders, frames } = state;
  const columns = columnsOf(state);
  need(ship[LOWER].length <= columns && ship[UPPER].length <= ship[LOWER].length, 'The Galley has no gaps');
  ([LOWER, UPPER] as const).forEach((level) => {
    need(builders[level].length === ship[level].length, 'Every part has a builder');
    ship[level].forEach((tile, column) =>
      need(TILES[tile].pile === zoneAt(state, level, column), 'Each part is in its zone'),
    );
  });
  need((ship[UPPER].length === columns) === (frames.length === 0), 'The game ends when the Galley is complete');
}

/** Every tile is in exactly one place. */
function checkTiles({ yards, stacks, piles, ship, box, frames, doge, dogePile, dogeOld }: State): void {
  const drawn = (kind: 'drawn' | 'doge') => frames.flatMap((frame) => (frame.kind === kind ? frame.tiles : []));
  needOnce([...[yards, stacks, piles, ship].flat(2), ...box, ...drawn('drawn')], TILES.length, 'tile');
  needOnce([doge, ...dogePile, ...dogeOld, ...drawn('doge')], DOGE_TILES.length, 'Doge tile');
}

function needAll(tiles: readonly TileId[], fits: (tile: TileId) => boolean, what: string): void {
  need(tiles.every(fits), what);
}

function needOnce(tiles: readonly number[], count: number, what: string): void {
  need(tiles.length === count && new Set(tiles).size === count, `Every ${what} is in one place`);
}
