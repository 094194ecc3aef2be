import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { CIRCUS } from './circus';
import { RIDE } from './ride';
import { TRADE } from './trade';
import { WIN } from './win';

/** The lessons of La Loire, in the recommended order. */
export const LESSONS: readonly Lesson[] = [RIDE, TRADE, BUILD, CIRCUS, WIN];
