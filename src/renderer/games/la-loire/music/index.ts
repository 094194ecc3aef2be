import type { Score } from '../../../sound/score/score';
import { basseDanse } from './basse-danse';
import { branle } from './branle';
import { riverSong } from './river-song';

/** The pieces in the order in which they play. */
export const PIECES: readonly Score[] = [basseDanse, branle, riverSong];
