import type { Score } from '../../../sound/score/score';
import { alman } from './alman';
import { galliard } from './galliard';
import { pavane } from './pavane';

/** The pieces in the order in which they play. */
export const PIECES: readonly Score[] = [pavane, galliard, alman];
