import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { FIGHT } from './fight';
import { SAIL } from './sail';
import { TRADE } from './trade';
import { WIN } from './win';

/** Five first lessons, each on the real rules: what a turn of the game is made of, in the order one meets it. */
export const LESSONS: readonly Lesson[] = [SAIL, TRADE, BUILD, FIGHT, WIN];
