import { below, checkShape as check, index, oneOf } from '../../kit/shapes';
import type { Check, Shapes } from '../../kit/shapes';
import { PILES, SPACES } from './components';
import { DOGE_TILES, TABLES, TILES } from './data';
import type { DogeShipMove } from './moves';

const tile = below(TILES.length);
const tileOrNone: Check = (value) => value === null || tile(value);
const space: Check = (value) => index(value) && (value as number) >= 1 && (value as number) <= SPACES;

const SHAPES: Shapes<DogeShipMove> = {
  reorder: { top: tile },
  act: { table: below(TABLES.length), space },
  discardAction: {},
  draw: { pile: below(PILES) },
  keep: { tile, discard: tileOrNone },
  decline: {},
  build: { tile },
  pass: {},
  replace: { tile },
  placeDoge: { tile: below(DOGE_TILES.length), other: oneOf('top', 'bottom') },
  bid: { amount: index },
};

/** Refuses anything that does not have the shape of a move of this game. */
export function checkShape(move: unknown): asserts move is DogeShipMove {
  check(SHAPES, move);
}
