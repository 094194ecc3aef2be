import type { Lesson } from '../../../core/game';
import { BLOCKADE } from './blockade';
import { FIGHT } from './fight';
import { INVEST } from './invest';
import { TRADE } from './trade';

/** In recommended order. */
export const LESSONS: readonly Lesson[] = [TRADE, INVEST, BLOCKADE, FIGHT];
