import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { FIGHT } from './fight';
import { SAIL } from './sail';
import { TRADE } from './trade';
import { WIN } from './win';

/** The lessons of Serenissima (1996), in the order of a turn's phases. */
export const LESSONS: readonly Lesson[] = [SAIL, TRADE, BUILD, FIGHT, WIN];
