import { berthsOf } from '../common/berths';
import { GALLEYS } from './constants';
import { BOARD } from './data';

/** The berths of 1996; a garrison has no limit. */
export const BERTHS = berthsOf(BOARD, GALLEYS, () => Infinity);
export const { aboard, ashore, berthSpace, piecesAt, roomAt, addPieces } = BERTHS;
