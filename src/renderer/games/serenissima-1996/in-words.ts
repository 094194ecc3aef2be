import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { graph } from '../../../engine/games/serenissima-1996/graph';
import { NOBODY } from '../../../engine/games/serenissima/board';
import { chartInWords } from '../serenissima/in-words';
import type { View } from './words';

/** The chart in words, including the borders that the options add. */
export const inWords = chartInWords<View>(
  BOARD,
  ({ options }) => graph(options),
  (id, { galleys, actors }) => actors.includes(galleys[id]?.owner ?? NOBODY),
);
