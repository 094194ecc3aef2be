import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** The berths of 2012: a port holds as many sailors as its warehouse has spaces. */
export const BERTHS = berthsOf(BOARD, Math.max(...Object.values(GALLEYS)), (port) => BOARD.ports[port].size);
