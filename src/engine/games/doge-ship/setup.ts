import { shuffle } from '../../kit/shuffle';
import { BadConfig } from '../../core/errors';
import type { Random } from '../../core/game';
import type { DogeShipOptions } from './about';
import { NOBODY, PILES, SPACES } from './data/components';
import { DOGE_TILES, GALLEY, MARKERS, STARTING_DUCATS, TILES } from './data/board';
import { beginRound } from './phases/round';
import { SOURCES } from './data/components';
import type { State } from './state';

/** The start of the first round. The first player, the piles, the dice and the Doge tile are random. */
export function setup(
  { seats, options }: { readonly seats: number; readonly options: DogeShipOptions },
  random: Random,
): State {
  if (!Object.hasOwn(GALLEY, seats)) throw new BadConfig(`The Doge Ship takes 2 to 5 players, not ${seats}.`);
  const first = random.roll(seats) - 1;
  const each = <T>(value: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => value(seat));
  const tables = seats + 1;
  const state: State = {
    options: { ...options },
    round: 0,
    order: each((place) => (first + place) % seats),
    frames: [],
    dice: Array.from({ length: tables }, () => 0),
    taken: Array.from({ length: tables * SPACES }, () => NOBODY),
    markers: each(() => MARKERS),
    flooded: each(() => 0),
    money: each(() => STARTING_DUCATS),
    approvals: each(() => 0),
    points: each(() => SOURCES.map(() => 0)),
    yards: each(() => []),
    stacks: each(() => []),
    piles: Array.from({ length: PILES }, (_, pile) =>
      shuffle(
        TILES.flatMap((tile, id) => (tile.pile === pile ? [id] : [])),
        random,
      ),
    ),
    ship: [[], []],
    builders: [[], []],
    box: [],
    doge: NOBODY,
    dogePile: shuffle(
      DOGE_TILES.map((_, id) => id),
      random,
    ),
    dogeOld: [],
  };
  beginRound(state, { random, events: [] });
  return state;
}
