import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { CIRCUS } from './circus';
import { RIDE } from './ride';
import { TRADE } from './trade';
import { WIN } from './win';

/** Five lessons on the real rules, in the order in which a player meets their topics. */
export const LESSONS: readonly Lesson[] = [RIDE, TRADE, BUILD, CIRCUS, WIN];
