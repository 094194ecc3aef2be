import type { TextNumbers } from '../../kit/testing';
import * as loire from './data/board';
import {
  BANK_INCOME,
  BEER_FACTOR,
  BUILDING_DATA,
  PALACE_DATA,
  SECOND_BUILDING,
  WOOD_IN_DENIERS,
} from './data/buildings';
import { CHARACTERS, FETCH_COST, DEFAULT_RULES, SECOND_HIRE, characterId } from './data/characters';
import { ABBEY, LEVELS, MESSAGE_COST } from './data/messages';
import { laLoire } from '.';

const BONUS = 1;
/** The number in “two figures” and “two players”, which is not in the game's data. */
const PAIR = 2;
const [one, two] = loire.SHIPPING;
const [farm, monastery, castle] = BUILDING_DATA;
const changed = (name: Parameters<typeof characterId>[0]) => CHARACTERS[characterId(name)].effect.value;
const ROADS = new Set(loire.LOCATIONS.flatMap((place) => (place.kind === 'village' ? [place.road] : []))).size;
const MERCHANTS_CARDS = CHARACTERS.filter(({ effect }) => effect.power === 'saleBonus').length;
const freeHorses = (table: string) =>
  loire.LOCATIONS.filter((place) => place.kind === 'village' && place.horse === table).length;

/** The numbers in the game's texts. */
export const NUMBERS: TextNumbers = {
  digits: {
    'rulings.22': [laLoire.standstill?.rounds ?? 0],
    'palaces.bank.text': [BANK_INCOME],
    'characters.ladyInWaiting.text': [SECOND_HIRE],
    'characters.economus.text': [SECOND_BUILDING],
    'characters.patronus.text': [WOOD_IN_DENIERS],
    'characters.blacksmith.text': [FETCH_COST],
    'refusals.too-poor': [loire.LEAVES_WITH_LEAST],
    'refusals.fetch-and-leave': [loire.LEAVES_WITH_LEAST],
    'refusals.ship-how-far': [one.cost, two.cost],
    'rules.setup.text': [loire.STARTING_MONEY, 1],
    'rules.blacksmith.text': [loire.LEAVES_WITH_LEAST],
    'rules.market.text': [loire.MARKET_PRICES[loire.MARKET_PRICES.length - 1]],
    'rules.shipping.text': [one.cost, two.cost],
    'rules.farm.text': [farm.cost, monastery.cost, castle.cost],
    'rules.patronus.text': [WOOD_IN_DENIERS],
    'rules.palaces.text': [PALACE_DATA[0].cost, BANK_INCOME],
    'rules.hiring.text': [SECOND_HIRE],
    'rules.messages.text': [LEVELS[0], LEVELS[2]],
    'rules.abbey.text': [MESSAGE_COST[ABBEY]],
    'rules.solo.text': [loire.SOLO_TURNS, loire.RIVER[1], loire.MESSAGES_TO_END[1]],
    'rules.end.text': [
      ...[loire.RIVER[2], loire.RIVER[3], loire.RIVER[4]],
      ...[1, 2, 3, 4].map((players) => loire.MESSAGES_TO_END[players]),
      ...[loire.UNDELIVERED_POINTS, 2],
    ],
    'explain.ship': [one.cost, two.cost],
    'explain.supply': loire.GOOD_DATA.map(({ price }) => price),
    'explain.money': [loire.LEAVES_WITH_LEAST, loire.LEAVES_WITH_MOST],
    'explain.solo': [loire.SOLO_TURNS],
    ...Object.fromEntries(
      Array.from({ length: changed('scout') + 1 }, (_, horses) => [
        `explain.ride${horses}`,
        horses > 0 ? [horses, horses + 1] : [1],
      ]),
    ),
    ...Object.fromEntries(
      ['woodMerchant', 'grainMerchant', 'cheeseMerchant', 'wineMerchant', 'witch', 'magisterArtium'].map((name) => [
        `characters.${name}.text`,
        [BONUS],
      ]),
    ),
  },
  words: {
    'characters.lumberjack.text': [changed('lumberjack')],
    'characters.ladyInWaiting.text': [changed('ladyInWaiting')],
    'characters.economus.text': [changed('economus')],
    'characters.squire.text': [changed('squire')],
    'characters.scout.text': [changed('scout')],
    'characters.mayor.text': [changed('mayor')],
    'characters.spy.text': [changed('spy')],
    'refusals.horses-taken': [changed('squire')],
    'refusals.stack-full': [DEFAULT_RULES.stack, changed('scout')],
    'refusals.one-good': [changed('lumberjack')],
    'refusals.built-already': [changed('economus')],
    'refusals.ship-how-far': [loire.SHIPPING[1].spaces],
    'refusals.hired-already': [changed('ladyInWaiting')],
    'rules.setup.text': [loire.STARTING_HORSES, freeHorses('few'), freeHorses('many')],
    'rules.horses.text': [changed('squire'), DEFAULT_RULES.stack, changed('scout')],
    'rules.buying.text': [castle.discount, changed('lumberjack')],
    'rules.beer.text': [BEER_FACTOR],
    'rules.selling.text': [MERCHANTS_CARDS],
    'rules.shipping.text': [loire.SHIPPING[1].spaces],
    'rules.building.text': [changed('economus')],
    'rules.farm.text': [monastery.wood],
    'rules.limits.text': [loire.FARMS, loire.MONASTERIES, loire.TOWERS],
    'rules.hiring.text': [PAIR, changed('ladyInWaiting')],
    'rules.messages.text': [castle.messages],
    'rules.held.text': [DEFAULT_RULES.messagesHeld, changed('mayor')],
    'rules.spy.text': [changed('spy')],
    'rules.level-3.text': [2, 3],
    'rules.casual.text': [loire.CUBES],
    'rules.solo.text': [PAIR],
    'rules.end.text': [2, 3, 4],
    'rulings.2': [BEER_FACTOR],
    'rulings.4': [changed('squire')],
    'rulings.6': [PAIR, changed('ladyInWaiting')],
    'rulings.11': [changed('lumberjack')],
    'rulings.16': [ROADS],
    'introduction.about': [ROADS],
    'ruleTitles.roads': [ROADS],
    'explain.ship': [loire.SHIPPING[1].spaces],
    'rows.ways.spy': [changed('spy')],
    'rows.waysFull.spy': [changed('spy')],
  },
  otherDigits: [
    [/^rulings\.7$/, 'what leaving a city costs, and a paragraph’s number'],
    [
      /^(rules|ruleTitles|characters|refusals|explain)\..*(level|apprentice|helper|casual|delivering|vassallus|cubesInHand|deliver\b)/,
      'levels of messages',
    ],
    [/^characters\.(lover|general|philosopher|judge|provost|banker)\./, 'held by the character’s own test'],
    [/^rules\.leaving\./, 'the Banker’s limit beside those of the data'],
  ],
  otherWords: [
    [
      /^(refusals\.(must-move|leave-or-take)|rules\.turn\.text|introduction\.turn\.(turn|end)|explain\.boat|options\.layout\.note)$/,
      'both figures, both ends of the game, two neighbours',
    ],
  ],
};
