import raw from '../../../../../assets/charts/serenissima-1996.json';
import { BOARD, GOODS } from '../../../../engine/games/serenissima-1996/data/board';
import { placesOf } from '../../serenissima/board/geography';
import { layoutOf } from '../../serenissima/board/layout';
import type { BoardPlan, CardPlan } from '../../serenissima/board/plan';

/** Placed by hand on free land. */
const CARDS: CardPlan = {
  Venice: [838, 194, 6],
  Genoa: [556, 254, 6],
  Valencia: [118, 478, 3],
  Istanbul: [1716, 521, 6],
  Ragusa: [1146, 368, 4],
  Marseille: [424, 354, 2],
  Sardinia: [698, 548, 1],
  Civitavecchia: [850, 385, 2],
  Algiers: [322, 776, 4],
  Barcelona: [302, 424, 2],
  Smyrna: [1572, 607, 4],
  Corfu: [1216, 528, 2],
  Naples: [986, 505, 2],
  Modon: [1230, 650, 2],
  Rhodes: [1632, 738, 2],
  Sicily: [864, 702, 1],
  Tunis: [600, 792, 4],
  Crete: [1486, 824, 2],
  Antioch: [1770, 619, 4],
  Tripoli: [806, 1018, 4],
  Alexandria: [1650, 1064, 4],
  Acre: [1914, 852, 2],
  Cyrene: [1268, 1008, 2],
};

const places = placesOf(raw);

/** The board of 1996. */
export const PLAN: BoardPlan = {
  board: BOARD,
  goods: GOODS,
  places,
  layout: layoutOf(BOARD, CARDS),
  great: new Set(BOARD.powers.map(({ capital }) => capital)),
  highSeas: new Set(BOARD.spaces.flatMap(({ highSea }, id) => (highSea ? [id] : []))),
};
