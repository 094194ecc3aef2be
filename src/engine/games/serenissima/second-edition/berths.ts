import { berthsOf } from '../common/berths';
import { GALLEYS } from './constants';
import { BOARD } from './data';

/** The berths of 2012: a port holds as many sailors as its warehouse has spaces. */
export const BERTHS = berthsOf(BOARD, Math.max(...Object.values(GALLEYS)), (port) => BOARD.ports[port].size);
