import type { Score } from '../../../sound/score/score';
import { caulkers } from './caulkers';
import { marangona } from './marangona';
import { rowing } from './rowing';

/** The pieces in the order in which they play. */
export const PIECES: readonly Score[] = [caulkers, rowing, marangona];
