import * as ship from '../../../src/engine/games/doge-ship/data/board';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import { laLoire } from '../../../src/engine/games/la-loire';
import * as loireBoard from '../../../src/engine/games/la-loire/data/board';
import * as loireBuildings from '../../../src/engine/games/la-loire/data/buildings';
import * as loireCharacters from '../../../src/engine/games/la-loire/data/characters';
import * as loireMessages from '../../../src/engine/games/la-loire/data/messages';
import * as first from '../../../src/engine/games/serenissima-1996/data/components';
import { BOARD as BOARD_1996, FIRST_FIGURE } from '../../../src/engine/games/serenissima-1996/data/board';
import { CAPITAL_POINTS, DUCATS_A_POINT, FULL_POINTS } from '../../../src/engine/games/serenissima-1996/score';
import * as second from '../../../src/engine/games/serenissima-2012/data/components';
import * as second2 from '../../../src/engine/games/serenissima-2012/data/board';

/** Numbers that texts must contain, from the engine's data. The same in every language. */
type Figures = Readonly<Record<string, readonly number[]>>;

const { rising, linear } = second2.INCOME;
const [farm, monastery, castle] = loireBuildings.BUILDING_DATA;
const [one, two] = loireBoard.SHIPPING;
const top = second2.FIRST_VALUE + 4;

const OF_1996: Figures = {
  'score.money': [1, DUCATS_A_POINT],
  'refusals.price-low': [first.PORT_PRICE],
  'refusals.price-high': [first.MAX_PRICE, first.MAX_MONOPOLY_PRICE],
  'refusals.price-cargo': [first.MAX_CARGO_PRICE],
  'refusals.no-galleys': [first.GALLEYS],
  'refusals.no-forts': [first.FORTS],
  'rules.sea.text': [BOARD_1996.spaces.length, BOARD_1996.ports.length],
  'rules.money.text': [first.COIN],
  'rules.limits.text': [first.GALLEYS, first.FORTS, 180, 176],
  'rules.setup.text': [first.STARTING_MONEY],
  'rules.price.text': [first.PORT_PRICE, first.PORT_PRICE, first.MAX_PRICE, first.MAX_MONOPOLY_PRICE],
  'rules.building.text': [first.BUILD_COST],
  'rules.hiring.text': [first.SAILOR_COST],
  'rulings.17': [first.GALLEYS],
  'rulings.20': [180, 176],
  'rules.market.text': [first.MARKET_BONUS, first.CAPITAL_MARKET_BONUS],
  'rules.income.text': [first.CAPITAL_INCOME],
  'rules.end.text': [CAPITAL_POINTS, 1, DUCATS_A_POINT, ...Object.values(FULL_POINTS)],
  'introduction.goal': [DUCATS_A_POINT],
  'explain.money': [DUCATS_A_POINT],
  'explain.revenue': [first.CAPITAL_INCOME],
  'explain.monopoly': [first.MAX_MONOPOLY_PRICE],
  'explain.build': [first.BUILD_COST],
  'explain.hire': [first.SAILOR_COST],
  'explain.sell': [first.MARKET_BONUS, first.CAPITAL_MARKET_BONUS],
  'options.figures.note': [FIRST_FIGURE['from-two']],
};

const OF_2012: Figures = {
  'rules.board.text': [second2.BOARD.spaces.length, second2.BOARD.ports.length],
  'rules.warehouses.text': [second2.FIRST_VALUE],
  'rules.goods.text': [second.CUBE_COST],
  'rules.investment.text': [second.SAILOR_COST],
  'rules.limits.text': [...Object.values(second.SAILORS), ...Object.values(second.GALLEYS)],
  'rules.fort.text': [second.FORT_COST],
  'rules.basilica.text': [second.BASILICA_COST],
  'rules.doge.text': [second.WINE_INCOME],
  'rules.scoring.text': [rising[5], second.BASILICA_INCOME],
  'explain.income': [second.BASILICA_INCOME],
  'explain.reserve': [second.SAILOR_COST],
  'explain.basilica': [second.BASILICA_INCOME],
  'explain.wine': [second.WINE_INCOME],
  'explain.spice': [second.SPICE_BONUS],
  'explain.load': [second.CUBE_COST],
  'explain.sell': [second.SPICE_BONUS],
  'explain.recruit': [second.SAILOR_COST],
  'explain.buy': [second.SAILOR_COST],
  'explain.build': [second.FORT_COST],
  'options.income.note': [rising[0], rising[4], rising[5]],
  'options.income.values.rising': rising.slice(1, 4),
  'options.income.values.linear': linear.slice(1, 4),
  'markets.note': [second.SPICE_BONUS],
  'rules.sale.text': [second2.FIRST_VALUE, top, second.SPICE_BONUS],
};

const OF_DOGE_SHIP: Figures = {
  'rulings.39': [dogeShip.standstill?.rounds ?? 0],
  'refusals.bribe-money': [ship.BRIBE.price],
  'rules.setup.text': [ship.STARTING_DUCATS],
  'rules.reorder.text': [ship.REORDER_PRICE],
  'rules.bribe.text': [ship.BRIBE.price],
  'rules.treasure.text': [2, 3, ship.DISCARD_DUCATS],
  'rules.inspection.text': ship.INSPECTION.filter((points) => points > 0),
  'rules.end.text': ship.FINAL_INSPECTION.filter((points) => points > 0),
  'actions.approval': [1],
  'actions.bribe': [ship.BRIBE.approvals, ship.BRIBE.price],
};

const BONUS = 1;
const OF_LA_LOIRE: Figures = {
  'rulings.22': [laLoire.standstill?.rounds ?? 0],
  'palaces.bank.text': [loireBuildings.BANK_INCOME],
  'characters.ladyInWaiting.text': [loireCharacters.SECOND_HIRE],
  'characters.economus.text': [loireBuildings.SECOND_BUILDING],
  'characters.patronus.text': [loireBuildings.WOOD_IN_DENIERS],
  'characters.blacksmith.text': [loireCharacters.FETCH_COST],
  'refusals.too-poor': [loireBoard.LEAVES_WITH_LEAST],
  'refusals.fetch-and-leave': [loireBoard.LEAVES_WITH_LEAST],
  'refusals.ship-how-far': [one.cost, two.cost],
  'rules.setup.text': [loireBoard.STARTING_MONEY, 1],
  'rules.blacksmith.text': [loireBoard.LEAVES_WITH_LEAST],
  'rules.market.text': [loireBoard.MARKET_PRICES[loireBoard.MARKET_PRICES.length - 1]],
  'rules.shipping.text': [one.cost, two.cost],
  'rules.farm.text': [farm.cost, monastery.cost, castle.cost],
  'rules.patronus.text': [loireBuildings.WOOD_IN_DENIERS],
  'rules.palaces.text': [loireBuildings.PALACE_DATA[0].cost, loireBuildings.BANK_INCOME],
  'rules.hiring.text': [loireCharacters.SECOND_HIRE],
  'rules.messages.text': [loireMessages.LEVELS[0], loireMessages.LEVELS[2]],
  'rules.abbey.text': [loireMessages.MESSAGE_COST[loireMessages.ABBEY]],
  'rules.solo.text': [loireBoard.SOLO_TURNS, loireBoard.RIVER[1], loireBoard.MESSAGES_TO_END[1]],
  'rules.end.text': [
    ...[loireBoard.RIVER[2], loireBoard.RIVER[3], loireBoard.RIVER[4]],
    ...[1, 2, 3, 4].map((players) => loireBoard.MESSAGES_TO_END[players]),
    ...[loireBoard.UNDELIVERED_POINTS, 2],
  ],
  'explain.ship': [one.cost, two.cost],
  'explain.money': [loireBoard.LEAVES_WITH_LEAST, loireBoard.LEAVES_WITH_MOST],
  'explain.solo': [loireBoard.SOLO_TURNS],
  ...Object.fromEntries(
    ['woodMerchant', 'grainMerchant', 'cheeseMerchant', 'wineMerchant', 'witch', 'magisterArtium'].map((name) => [
      `characters.${name}.text`,
      [BONUS],
    ]),
  ),
};

/** The numbers in each game's texts, by path. */
export const FIGURES: Readonly<Record<string, Figures>> = {
  'serenissima-1996': OF_1996,
  'serenissima-2012': OF_2012,
  'doge-ship': OF_DOGE_SHIP,
  'la-loire': OF_LA_LOIRE,
};

export const OTHER_FIGURES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\.title$|\.chart\.under$/, 'years'],
  [/\.sources\./, 'years and editions of what a ruling rests on'],
  [/\.rulings\.(23|25|32|38|40|41)$/, 'dice, and figures of options and sources that the ruling chooses between'],
  [/^games\.la-loire\.rulings\.7$/, 'what leaving a city costs, and a paragraph’s number'],
  [/^games\.serenissima-2012\.rulings\.42$/, 'a year'],
  [
    /\.options\.(scuttle|asked|enoughParts|approvals)\.note$|\.standstill$/,
    'the number of a ruling; the rulings’ own test follows it',
  ],
  [/\.chapters\./, 'numbers of phases and actions'],
  [/\.lessons\./, 'what the lesson’s position holds; the lesson’s own test plays it'],
  [/\.rulePictures\./, 'what the picture’s position holds; the pictures’ own test compares the ducats'],
  [/^games\.serenissima-1996\.score\./, 'points of the score lines; the engine’s English is compared elsewhere'],
  [/^games\.serenissima-1996\.(rules\.editions|options)\./, 'what editions differ in'],
  [/^games\.serenissima-1996\.rules\.bargain\./, 'the price named first'],
  [
    /^games\.serenissima-2012\.(refusals\.no-strength|rules\.strength|options\.(weakAttacks|adriaticExit))/,
    'nought, and a year',
  ],
  [/^games\.serenissima-2012\.rules\.setup\./, 'ducats of the second and third player'],
  [
    /^games\.la-loire\.(rules|ruleTitles|characters|refusals|explain)\..*(level|apprentice|helper|casual|delivering|vassallus|cubesInHand|deliver\b)/,
    'levels of messages',
  ],
  [
    /^games\.la-loire\.characters\.(lover|general|philosopher|judge|provost|banker)\./,
    'held by the character’s own test',
  ],
  [/^games\.la-loire\.rules\.leaving\./, 'the Banker’s limit beside those of the data'],
];
