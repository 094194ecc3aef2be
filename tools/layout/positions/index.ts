import { AWAY } from './away';
import { HANDS } from './hands';
import type { Position } from './position';
import { ANY_TABLE, TABLES } from './tables';

export type { Position };

/** Every screen that is looked at. */
export const POSITIONS: readonly Position[] = [...AWAY, ...TABLES, ...ANY_TABLE, ...HANDS];

/** Those that stand for their kind in the short pass. */
export const SHORT: readonly Position[] = POSITIONS.filter(({ short }) => short);
