import type { Lesson } from '../../../core/game';
import { BLOCKADE } from './blockade';
import { FIGHT } from './fight';
import { INVEST } from './invest';
import { TRADE } from './trade';

/** The lessons of Serenissima (2012), in the recommended order. */
export const LESSONS: readonly Lesson[] = [TRADE, INVEST, BLOCKADE, FIGHT];
