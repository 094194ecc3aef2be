import { count, index, nullable, oneOf, shapeChecker } from '../../kit/shapes';
import { PILES, SPACES } from './data/components';
import { DOGE_TILES, TABLES, TILES } from './data/board';
import type { DogeShipMove } from './moves';

const tile = index(TILES.length);

export const checkShape = shapeChecker<DogeShipMove>({
  reorder: { top: tile },
  act: { table: index(TABLES.length), space: count(1, SPACES) },
  discardAction: {},
  draw: { pile: index(PILES) },
  keep: { tile, discard: nullable(tile) },
  decline: {},
  build: { tile },
  pass: {},
  replace: { tile },
  placeDoge: { tile: index(DOGE_TILES.length), other: oneOf('top', 'bottom') },
  bid: { amount: count() },
});
