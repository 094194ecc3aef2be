import { BOARD, COLOURS } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012View } from '../../../engine/games/serenissima-2012/view-types';
import type { Sentence } from '../../game-ui/sentence';
import { portIn, sentenceOf, wordsOf } from '../serenissima/words';

export type View = Serenissima2012View;

export const {
  goodName,
  theGood,
  portName,
  theSpace,
  placeName,
  thePlace,
  goalName,
  pieceName,
  onePiece,
  chosenPiece,
  severalPieces,
  berthName,
  berthLabel,
  cargoOf,
} = wordsOf(BOARD);

/** The number of the first 2012 coat of arms, after the four powers of 1996. */
const FIRST_ARMS = 4;
export const armsOf = (seat: number): number => FIRST_ARMS + seat;

export const powerOf = (seat: number): Sentence =>
  seat < 0 ? sentenceOf('nobody') : sentenceOf(`colours.${COLOURS[seat]}`);

/** The port of a space, or -1. */
export const portAt = (space: number): number => portIn(BOARD.ports, space);

/** Number of sailors aboard all galleys of a seat in a space. */
export const sailorsIn = (view: View, space: number, seat: number): number =>
  view.galleys.reduce(
    (sum, galley) => sum + (galley?.space === space && galley.owner === seat ? galley.sailors : 0),
    0,
  );
