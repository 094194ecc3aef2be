import type { Lesson } from '../../../core/game';
import { BLOCKADE } from './blockade';
import { FIGHT } from './fight';
import { INVEST } from './invest';
import { TRADE } from './trade';

/** Four first lessons, each on the real rules, in the order one meets these things. */
export const LESSONS: readonly Lesson[] = [TRADE, INVEST, BLOCKADE, FIGHT];
