import { berthsOf } from '../serenissima/berths';
import { GALLEYS } from './data/components';
import { BOARD } from './data/board';

/** A garrison can be as large as the port's warehouse in this edition. */
export const BERTHS = berthsOf(BOARD, Math.max(...Object.values(GALLEYS)), (port) => BOARD.ports[port].size);
