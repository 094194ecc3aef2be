import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** Garrisons have no size limit in this edition. */
export const BERTHS = berthsOf(BOARD, GALLEYS, () => Infinity);
export const { aboard, ashore, berthSpace, roomAt, addPieces } = BERTHS;
