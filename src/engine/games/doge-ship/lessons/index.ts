import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { BUY } from './buy';
import { DOGE } from './doge';
import { FINISH } from './finish';
import { WATER } from './water';

/** The lessons of The Doge Ship, in the recommended order. */
export const LESSONS: readonly Lesson[] = [BUY, BUILD, WATER, DOGE, FINISH];
