import { BOARD, POWERS } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996View } from '../../../engine/games/serenissima-1996/view-types';
import type { Berth } from '../../../engine/games/serenissima/berths';
import type { Sentence } from '../../game-ui/sentence';
import { andList, figure, galleyLabel, sentenceOf, wordsOf } from '../serenissima/words';

export type View = Serenissima1996View;

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
  piecesOf,
  berthName,
  berthLabel,
  cargoOf,
} = wordsOf(BOARD, (good) => `counted.${BOARD.goods[good]}`);

export const powerOf = (view: View, seat: number): Sentence =>
  seat < 0 ? sentenceOf('nobody') : sentenceOf(`within.powers.${POWERS[view.powers[seat]]}`);

/** A power's name as a label, without an article. */
export const powerLabel = (view: View, seat: number): Sentence => sentenceOf(`powers.${POWERS[view.powers[seat]]}`);

/** A galley or port under attack, with its owner. The owner is left out for a capital that its own power holds. */
export function foeName(view: View, foe: Berth, owner: number): Sentence {
  const isCapital = 'port' in foe && BOARD.powers[view.powers[owner]]?.capital === foe.port;
  if (isCapital) return portName(foe.port);
  const target = 'galley' in foe ? galleyLabel(foe.galley) : portName(foe.port);
  return sentenceOf('rows.foe', { target, power: powerLabel(view, owner) });
}

/** Several places, or several galleys by their numbers, as one phrase. */
export const joinPlaces = (places: readonly Sentence[]): Sentence =>
  places.every(({ key }) => key === 'galley')
    ? sentenceOf('galleyNumbers', {
        numbers: andList(
          places.map(({ params }) => figure(Number(params?.n))),
          'none',
        ),
      })
    : andList(places, 'none');

/** A phase's name within a sentence. */
export const thePhase = (phase: string): Sentence => sentenceOf(`within.phases.${phase}`);

/** The powers of the seats in a bit mask. Bit 0 is seat 0, bit 1 is seat 1, and so on. */
export const powersOf = (view: View, bits: number): Sentence =>
  andList(
    view.powers.flatMap((_, seat) => ((bits >> seat) & 1 ? [powerOf(view, seat)] : [])),
    'nobody',
  );
