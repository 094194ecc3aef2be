import type { TextNumbers } from '../../kit/testing';
import * as ship from './data/board';
import { dogeShip } from '.';

/** The number in “two kinds of tiles” and “two players”, which is not in the game's data. */
const PAIR = 2;
/** The last rank in an inspection that gives points. */
const LAST_PLACE = ship.INSPECTION.findLastIndex((points) => points > 0) + 1;
/** Markers lost by a player with fewer barricades than the water level. */
const LOST = 2;

/** The numbers in the game's texts. */
export const NUMBERS: TextNumbers = {
  digits: {
    'rulings.39': [dogeShip.standstill?.rounds ?? 0],
    'refusals.bribe-money': [ship.BRIBE.price],
    'rules.setup.text': [ship.STARTING_DUCATS],
    'rules.reorder.text': [ship.REORDER_PRICE],
    'rules.bribe.text': [ship.BRIBE.price],
    'rules.treasure.text': [2, 3, ship.DISCARD_DUCATS],
    'rules.inspection.text': ship.INSPECTION.filter((points) => points > 0),
    'rules.end.text': ship.FINAL_INSPECTION.filter((points) => points > 0),
    'actions.approval': [1],
    'markets.signs.die.text': [1],
    'actions.bribe': [ship.BRIBE.approvals, ship.BRIBE.price],
  },
  words: {
    'refusals.yard-full': [ship.YARD],
    'refusals.yard-parts': [ship.YARD_PARTS],
    'rules.setup.text': [ship.MARKERS, 2, 3, 4, 5],
    'rules.round.text': [ship.COLOURS.length],
    'rules.kinds.text': [PAIR],
    'rules.drawing.text': [ship.DRAW, PAIR],
    'rules.yard.text': [ship.YARD, ship.YARD_PARTS],
    'rules.bribe.text': [ship.BRIBE.approvals],
    'rules.highWater.text': [LOST],
    'rules.inspection.text': [LAST_PLACE],
    'rulings.10': [ship.YARD_PARTS + 1, ship.YARD_PARTS],
    'introduction.turn.drawing': [ship.DRAW],
    ...Object.fromEntries(['buy', 'buyOne', 'buyEither', 'buyBoth'].map((key) => [`explain.${key}`, [ship.DRAW]])),
    'explain.bribe': [ship.BRIBE.price, ship.BRIBE.approvals],
    'explain.reorder': [ship.REORDER_PRICE],
    'explain.waiting': [ship.YARD, ship.YARD_PARTS],
  },
  otherDigits: [],
  otherWords: [
    [
      /^(rules\.(points|doge)\.text|rulings\.(11|12|31)|explain\.dogePile|events\.dogeDrawn)$/,
      'what occurs twice, two tiles of an intrigue, both sides of a tile, two players',
    ],
  ],
};
