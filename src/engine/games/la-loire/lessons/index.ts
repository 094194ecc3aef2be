import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { CIRCUS } from './circus';
import { RIDE } from './ride';
import { TRADE } from './trade';
import { WIN } from './win';

/** Five first lessons, each on the real rules, in the order one meets these things. */
export const LESSONS: readonly Lesson[] = [RIDE, TRADE, BUILD, CIRCUS, WIN];
