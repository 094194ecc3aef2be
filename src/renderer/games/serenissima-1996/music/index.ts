import type { Score } from '../../../sound/score/score';
import { passamezzo } from './passamezzo';
import { ricercar } from './ricercar';
import { saltarello } from './saltarello';

/** The pieces in the order in which they play. */
export const PIECES: readonly Score[] = [saltarello, passamezzo, ricercar];
