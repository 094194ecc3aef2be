import raw from '../../../../../assets/charts/serenissima-1996.json';
import { BOARD, GOODS } from '../../../../engine/games/serenissima-1996/data/board';
import { placesOf } from '../../serenissima/board/geography';
import { layoutOf } from '../../serenissima/board/layout';
import type { BoardPlan, CardPlan } from '../../serenissima/board/plan';

/**
 * The cards' positions: on free land, or on water between the lanes. `npm run tool -- geography` routes the lanes
 * around the cards. No card covers its own island.
 */
const CARDS: CardPlan = {
  Venice: [898, 184, 3],
  Genoa: [704, 206, 3],
  Valencia: [184, 544, 3],
  Istanbul: [1340, 412, 6],
  Ragusa: [1128, 352, 2],
  Marseille: [536, 262, 2],
  Sardinia: [592, 440, 2],
  Civitavecchia: [820, 384, 2],
  Algiers: [396, 752, 4],
  Barcelona: [324, 404, 1],
  Smyrna: [1556, 580, 4],
  Corfu: [1130, 481, 2],
  Naples: [992, 592, 2],
  Modon: [1238, 594, 2],
  Rhodes: [1580, 680, 2],
  Sicily: [924, 828, 2],
  Tunis: [660, 800, 2],
  Crete: [1384, 736, 2],
  Antioch: [1776, 620, 4],
  Tripoli: [744, 1000, 4],
  Alexandria: [1660, 1060, 2],
  Acre: [1880, 928, 1],
  Cyrene: [1260, 1012, 1],
};

const places = placesOf(raw);

export const PLAN: BoardPlan = {
  board: BOARD,
  goods: GOODS,
  places,
  layout: layoutOf(BOARD, CARDS),
  great: new Set(BOARD.powers.map(({ capital }) => capital)),
  // Weathered parchment, which is no player's colour.
  unowned: 0xa29d8d,
  parchment: true,
  highSeas: new Set(BOARD.spaces.flatMap(({ highSea }, id) => (highSea ? [id] : []))),
};
