import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { BUY } from './buy';
import { DOGE } from './doge';
import { FINISH } from './finish';
import { WATER } from './water';

/** Five lessons on the real rules, in the order in which a player meets their topics. */
export const LESSONS: readonly Lesson[] = [BUY, BUILD, WATER, DOGE, FINISH];
