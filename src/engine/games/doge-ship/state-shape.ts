import { optionsOf } from '../../kit/positions';
import { count, distinct, flag, index, list, MAX_COUNT, nullable, oneOf, record, variants } from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { ABOUT } from './about';
import { NOBODY, PILES, SPACES } from './data/components';
import type { Kind } from './data/components';
import { DIE, DOGE_TILES, DRAW, MARKERS, TILES } from './data/board';
import { SOURCES } from './data/components';
import type { DogeShipOptions } from './about';
import type { Frame, State } from './state';

/**
 * The most Approvals in a valid state, more than any match can reach. There must be a limit, because each possible bid
 * is a move.
 */
const MAX_APPROVALS = 999;
/** High water takes at most two markers. */
const MAX_FLOODED = 2;
/** Maximum number of nested frames: a turn, its action, and a bonus or drawn tiles. */
const DEEPEST = 3;

const tile = index(TILES.length);
const tiles = list(tile);
const doge = index(DOGE_TILES.length);
const work = {
  join: oneOf('or', 'and'),
  kinds: distinct(list(oneOf<Kind>('galley', 'barricade', 'gondola'), { least: 1, most: 2 })),
  bonus: flag,
};

/** The shape of a valid state for this number of seats. Rules that connect several fields are checked separately. */
export function stateShape(seats: number): Shape<State> {
  const seat = index(seats);
  const each = <T>(of: Shape<T>) => list(of, seats);
  const frame = variants<Frame, 'kind'>('kind', {
    turn: { place: seat, reordered: flag, acted: flag },
    buy: work,
    construct: work,
    drawn: { pile: index(PILES), tiles: list(tile, { least: 1, most: DRAW }) },
    replacement: {},
    doge: { tiles: list(doge, 2) },
    inspection: { bids: each(nullable(count())) },
  });
  return record<State>({
    options: optionsOf<DogeShipOptions>(ABOUT),
    round: count(1),
    order: distinct(list(seat, seats)),
    frames: list(frame, { most: DEEPEST }),
    dice: list(count(1, DIE), seats + 1),
    taken: list(count(NOBODY, seats - 1), (seats + 1) * SPACES),
    markers: each(count(0, MARKERS)),
    flooded: each(count(0, MAX_FLOODED)),
    money: each(count()),
    approvals: each(count(0, MAX_APPROVALS)),
    points: each(list(count(-MAX_COUNT), SOURCES.length)),
    yards: each(tiles),
    stacks: each(tiles),
    piles: list(tiles, PILES),
    ship: list(tiles, 2),
    builders: list(list(seat), 2),
    box: tiles,
    doge,
    dogePile: list(doge),
    dogeOld: list(doge),
  });
}
