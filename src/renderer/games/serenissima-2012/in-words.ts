import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import { graph } from '../../../engine/games/serenissima-2012/graph';
import { chartInWords } from '../serenissima/in-words';
import type { View } from './words';

/** The chart in words, including the borders that the options add. */
export const inWords = chartInWords<View>(
  BOARD,
  ({ options }) => graph(options),
  (id, { active }) => id === active,
);
