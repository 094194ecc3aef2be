import type { Lesson } from '../../../core/game';
import { BLOCKADE } from './blockade';
import { FIGHT } from './fight';
import { INVEST } from './invest';
import { TRADE } from './trade';

/** Four lessons on the real rules, in the order in which a player meets their topics. */
export const LESSONS: readonly Lesson[] = [TRADE, INVEST, BLOCKADE, FIGHT];
