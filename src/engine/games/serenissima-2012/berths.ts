import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** The berths of the 2012 edition: a port has room for as many sailors as it has warehouse spaces. */
export const BERTHS = berthsOf(BOARD, Math.max(...Object.values(GALLEYS)), (port) => BOARD.ports[port].size);
