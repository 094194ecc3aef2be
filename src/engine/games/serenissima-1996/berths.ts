import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** The berths of the 1996 edition. Garrisons have no size limit. */
export const BERTHS = berthsOf(BOARD, GALLEYS, () => Infinity);
export const { aboard, ashore, berthSpace, roomAt, addPieces } = BERTHS;
