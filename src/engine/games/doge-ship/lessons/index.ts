import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { BUY } from './buy';
import { DOGE } from './doge';
import { FINISH } from './finish';
import { WATER } from './water';

/** Five first lessons, each on the real rules, in the order one meets these things. */
export const LESSONS: readonly Lesson[] = [BUY, BUILD, WATER, DOGE, FINISH];
