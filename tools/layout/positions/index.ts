import { SCREENS } from './screens';
import { HANDS } from './devices';
import type { Position } from './position';
import { ANY_TABLE, TABLES } from './tables';

export type { Position };

export const POSITIONS: readonly Position[] = [...SCREENS, ...TABLES, ...ANY_TABLE, ...HANDS];

export const SHORT: readonly Position[] = POSITIONS.filter(({ short }) => short);
