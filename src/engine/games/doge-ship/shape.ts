import { below, index, oneOf, shapeChecker } from '../../kit/shapes';
import type { FieldCheck, Shapes } from '../../kit/shapes';
import { PILES, SPACES } from './data/components';
import { DOGE_TILES, TABLES, TILES } from './data/board';
import type { DogeShipMove } from './moves';

const tile = below(TILES.length);
const tileOrNone: FieldCheck = (value) => value === null || tile(value);
const space: FieldCheck = (value) => index(value) && (value as number) >= 1 && (value as number) <= SPACES;

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
export const checkShape = shapeChecker(SHAPES);
