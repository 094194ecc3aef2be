import type { Lesson } from '../../../core/game';
import { BUILD } from './build';
import { FIGHT } from './fight';
import { SAIL } from './sail';
import { TRADE } from './trade';
import { WIN } from './win';

/** Five lessons on the real rules, in the order in which a player meets the parts of a turn. */
export const LESSONS: readonly Lesson[] = [SAIL, TRADE, BUILD, FIGHT, WIN];
