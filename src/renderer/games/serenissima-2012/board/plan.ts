import raw from '../../../../../assets/charts/serenissima-2012.json';
import { BOARD, GOODS, STARTS } from '../../../../engine/games/serenissima-2012/data/board';
import { placesOf } from '../../serenissima/board/geography';
import { layoutOf } from '../../serenissima/board/layout';
import type { BoardPlan, CardPlan } from '../../serenissima/board/plan';

/**
 * The cards' positions: on free land, or on water between the lanes. `npm run tool -- geography` routes the lanes
 * around the cards. No card covers its own island.
 */
const CARDS: CardPlan = {
  València: [148, 544, 5],
  Barcelona: [320, 408, 2],
  Algiers: [376, 764, 3],
  Sardegna: [532, 600, 3],
  Genova: [552, 276, 5],
  Napoli: [840, 444, 3],
  Tunis: [644, 792, 3],
  Sicilia: [948, 608, 3],
  Tripoli: [776, 1012, 3],
  Venezia: [956, 224, 5],
  Ragusa: [1148, 384, 3],
  Corfu: [1140, 504, 2],
  Modon: [1275, 582, 2],
  Constantinople: [1632, 484, 5],
  Smyrna: [1536, 610, 3],
  Creta: [1496, 800, 2],
  Cirenaica: [1304, 1004, 2],
  Alexandria: [1724, 1052, 5],
  Antakya: [1740, 640, 3],
};

/** Space below a row of warehouse spaces for the income at a scoring, in world units. */
const INCOME_STRIP = 22;

export const PLAN: BoardPlan = {
  board: BOARD,
  goods: GOODS,
  places: placesOf(raw),
  layout: layoutOf(BOARD, CARDS, INCOME_STRIP),
  great: new Set(STARTS),
  // Marble.
  unowned: 0xe8e0c8,
  parchment: false,
  highSeas: new Set(),
};
