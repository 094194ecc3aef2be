import type { TextNumbers } from '../../kit/testing';
import { CAPACITY } from '../serenissima/cargo';
import { DIVISOR, FORT_DIVISOR } from './blows';
import { BOARD, FIRST_FIGURE, GOODS, POWERS } from './data/board';
import type { GoodName } from './data/board';
import * as box from './data/components';

/** The number in “two players”, “two galleys in a fight” and “two sides”, which is not in the game's data. */
const PAIR = 2;
/** The phases: order of play, harbour, sailing, combat, landing, revenue. */
const PHASES = 6;
const SIZES = [...new Set(BOARD.ports.map(({ size }) => size))].toSorted((a, b) => a - b);
const CAPITAL = SIZES[SIZES.length - 1];
const HIGH_SEAS = BOARD.spaces.filter(({ highSea }) => highSea).length;
const ALL_MAKERS = makers('wood', 'iron', 'wine', 'textiles', 'spices', 'gold');

/** The number of ports that produce each of these goods. */
function makers(...names: readonly GoodName[]): number[] {
  return names.map((name) => BOARD.ports.filter(({ good }) => good === GOODS.indexOf(name)).length);
}

/** The numbers in the game's texts. */
export const NUMBERS: TextNumbers = {
  digits: {
    'score.money': [1, box.DUCATS_A_POINT],
    'comments.bid': [box.DUCATS_A_POINT],
    'refusals.coin': [box.COIN],
    'refusals.price-low': [box.PORT_PRICE],
    'refusals.price-high': [box.MAX_PRICE, box.MAX_MONOPOLY_PRICE],
    'refusals.price-cargo': [box.MAX_CARGO_PRICE],
    'refusals.no-galleys': [box.GALLEYS],
    'refusals.no-forts': [box.FORTS],
    'rules.sea.text': [BOARD.spaces.length, BOARD.ports.length],
    'rules.money.text': [box.COIN],
    'rules.limits.text': [box.GALLEYS, box.FORTS, 180, 176],
    'rules.setup.text': [box.STARTING_MONEY],
    'rules.price.text': [box.PORT_PRICE, box.PORT_PRICE, box.MAX_PRICE, box.MAX_MONOPOLY_PRICE],
    'rules.building.text': [box.BUILD_COST],
    'rules.hiring.text': [box.SAILOR_COST],
    'rulings.1': [box.COIN],
    'rulings.7': [box.COIN],
    'rulings.17': [box.GALLEYS],
    'rulings.20': [180, 176],
    'rules.market.text': [box.MARKET_BONUS, box.CAPITAL_MARKET_BONUS],
    'rules.income.text': [box.CAPITAL_INCOME],
    'rules.end.text': [box.CAPITAL_POINTS, 1, box.DUCATS_A_POINT, ...Object.values(box.FULL_POINTS)],
    'introduction.about': [BOARD.ports.length],
    'introduction.goal': [box.TURNS[4], box.TURNS[3], 3, box.TURNS[2], 2, box.DUCATS_A_POINT],
    'explain.money': [box.DUCATS_A_POINT],
    'explain.revenue': [box.CAPITAL_INCOME],
    'explain.monopoly': [box.MAX_MONOPOLY_PRICE],
    'explain.build': [box.BUILD_COST],
    'explain.hire': [box.SAILOR_COST],
    'explain.sell': [box.MARKET_BONUS, box.CAPITAL_MARKET_BONUS],
    'options.figures.note': [FIRST_FIGURE['from-two'] * box.COIN],
  },
  words: {
    'refusals.no-room': [CAPACITY],
    'refusals.barter-room': [PAIR, CAPACITY],
    'refusals.place-both': [box.STARTING_GALLEYS],
    'rules.powers.text': [POWERS.length, 3, PAIR, CAPITAL],
    'rules.length.text': [4, 3, 2].flatMap((players) => [box.TURNS[players], players]),
    'rules.sea.text': [HIGH_SEAS],
    'rules.goods.text': [GOODS.length, box.GOODS_OF_A_KIND, ...ALL_MAKERS],
    'rules.supply.text': [box.GOODS_OF_A_KIND],
    'rules.warehouses.text': SIZES,
    'rules.capacity.text': [CAPACITY],
    'rules.setup.text': [box.STARTING_GALLEYS, box.STARTING_SAILORS],
    'rules.phases.text': [PHASES],
    'rules.trade.text': [PAIR],
    'rules.fort.text': [FORT_DIVISOR, DIVISOR],
    'rules.combat.text': [PAIR, DIVISOR],
    'rules.spoils.text': [PAIR, CAPACITY],
    'rules.fort-defence.text': [FORT_DIVISOR, DIVISOR],
    'rules.selling.text': [box.COIN],
    'rulings.13': [POWERS.length],
    'rulings.17': [box.GALLEYS / POWERS.length],
    'rulings.35': [box.CAPITAL_POINTS],
    'rulings.37': [PAIR, CAPITAL],
    'ruleTitles.phases': [PHASES],
    'explain.fleet': [CAPACITY],
    'explain.fort': [FORT_DIVISOR, DIVISOR],
    'explain.wine': makers('wine'),
    'explain.textiles': makers('textiles'),
    'explain.phases': [PHASES],
    'explain.placement': [box.STARTING_SAILORS, box.STARTING_GALLEYS],
    'explain.attack': [DIVISOR],
    'decision.placement': [box.STARTING_SAILORS],
  },
  otherDigits: [
    [/^score\./, 'points of the score lines; the engine’s English is compared elsewhere'],
    [/^(rules\.editions|options)\./, 'what editions differ in'],
    [/^rules\.bargain\./, 'the price named first'],
  ],
  otherWords: [
    [
      /^(refusals\.not-in-fight|rules\.both-fall\.text|rulings\.28|ruleTitles\.both-fall|reasons\.place)$/,
      'both sides of a fight, both galleys',
    ],
    [/^rules\.house-rules\.text$/, 'house rules of one paragraph'],
    [/^rulings\.35$/, 'the points of a capital, which the rules’ own paragraph holds in figures'],
    [/^options\.(pair|unitScoring)\./, 'a table of two, and points of a house rule'],
  ],
};
