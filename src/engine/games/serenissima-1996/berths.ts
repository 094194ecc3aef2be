import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** The berths of 1996; a garrison has no limit. */
export const BERTHS = berthsOf(BOARD, GALLEYS, () => Infinity);
export const { aboard, ashore, berthSpace, roomAt, addPieces } = BERTHS;
