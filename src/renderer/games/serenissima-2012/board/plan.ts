import raw from '../../../../../assets/charts/serenissima-2012.json';
import { BOARD, GOODS, STARTS } from '../../../../engine/games/serenissima-2012/data/board';
import { placesOf } from '../../serenissima/board/geography';
import { layoutOf } from '../../serenissima/board/layout';
import type { BoardPlan, CardPlan } from '../../serenissima/board/plan';

/** Placed by hand on free land. */
const CARDS: CardPlan = {
  València: [150, 545, 3],
  Barcelona: [290, 400, 2],
  Algiers: [330, 790, 3],
  Sardegna: [712, 560, 2],
  Genova: [556, 262, 5],
  Napoli: [950, 550, 2],
  Tunis: [590, 800, 3],
  Sicilia: [855, 705, 2],
  Tripoli: [806, 1030, 3],
  Venezia: [838, 190, 5],
  Ragusa: [1150, 372, 3],
  Corfu: [1222, 516, 2],
  Modon: [1240, 652, 3],
  Constantinople: [1660, 505, 5],
  Smyrna: [1580, 612, 3],
  Creta: [1490, 775, 2],
  Cirenaica: [1262, 1010, 2],
  Alexandria: [1650, 1072, 5],
  Antakya: [1800, 612, 3],
};

/** Room below a row of warehouse spaces for what a scoring brings, in world units. */
const INCOME_STRIP = 22;

/** The board of 2012. */
export const PLAN: BoardPlan = {
  board: BOARD,
  goods: GOODS,
  places: placesOf(raw),
  layout: layoutOf(BOARD, CARDS, INCOME_STRIP),
  great: new Set(STARTS),
  highSeas: new Set(),
};
