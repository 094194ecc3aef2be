import { GAMES } from '../../../src/engine/games/registry';
import * as ship from '../../../src/engine/games/doge-ship/data/board';
import * as loire from '../../../src/engine/games/la-loire/data/board';
import { BEER_FACTOR, BUILDING_DATA } from '../../../src/engine/games/la-loire/data/buildings';
import { CHARACTERS, PLAIN, characterId } from '../../../src/engine/games/la-loire/data/characters';
import { DIVISOR, FORT_DIVISOR } from '../../../src/engine/games/serenissima-1996/blows';
import * as first from '../../../src/engine/games/serenissima-1996/data/components';
import * as board1996 from '../../../src/engine/games/serenissima-1996/data/board';
import { CAPITAL_POINTS } from '../../../src/engine/games/serenissima-1996/score';
import * as second from '../../../src/engine/games/serenissima-2012/data/components';
import * as board2012 from '../../../src/engine/games/serenissima-2012/data/board';
import { CLOSED_GOODS } from '../../../src/engine/games/serenissima-2012/phases/closing';
import { CAPACITY } from '../../../src/engine/games/serenissima/cargo';
import { isLittle } from '../../engine/generic/playing';

/** Numbers written as words, from the engine's data, in the order of the text. */
type Numbers = Readonly<Record<string, readonly number[]>>;

/** Two players, two galleys in a fight, two sides: a pair, not a number from the data. */
const PAIR = 2;

const sizes = (ports: readonly { readonly size: number }[]) =>
  [...new Set(ports.map(({ size }) => size))].toSorted((a, b) => a - b);
/** The number of ports that produce each of these goods. */
function makers(board: typeof board1996.BOARD, names: readonly board1996.GoodName[]): number[] {
  const goods = names.map((name) => board1996.GOODS.indexOf(name));
  return goods.map((good) => board.ports.filter((port) => port.good === good).length);
}

const POWERS = board1996.POWERS.length;
const SIZES = sizes(board1996.BOARD.ports);
const CAPITAL = SIZES[SIZES.length - 1];
const HIGH_SEAS = board1996.BOARD.spaces.filter(({ highSea }) => highSea).length;
const ALL_MAKERS = makers(board1996.BOARD, ['wood', 'iron', 'wine', 'textiles', 'spices', 'gold']);
/** The phases: order of play, harbour, sailing, combat, landing, revenue. */
const PHASES = 6;

const OF_1996: Numbers = {
  'refusals.no-room': [CAPACITY],
  'refusals.barter-room': [PAIR, CAPACITY],
  'refusals.coin': [first.COIN],
  'refusals.place-both': [first.STARTING_GALLEYS],
  'rules.powers.text': [POWERS, 3, PAIR, CAPITAL],
  'rules.length.text': [4, 3, 2].flatMap((players) => [first.TURNS[players], players]),
  'rules.sea.text': [HIGH_SEAS],
  'rules.goods.text': [board1996.GOODS.length, first.GOODS_OF_A_KIND, ...ALL_MAKERS],
  'rules.supply.text': [first.GOODS_OF_A_KIND],
  'rules.warehouses.text': SIZES,
  'rules.capacity.text': [CAPACITY],
  'rules.setup.text': [first.STARTING_GALLEYS, first.STARTING_SAILORS],
  'rules.phases.text': [PHASES],
  'rules.trade.text': [PAIR, HIGH_SEAS],
  'rules.fort.text': [FORT_DIVISOR, DIVISOR],
  'rules.combat.text': [PAIR, DIVISOR],
  'rules.spoils.text': [PAIR, CAPACITY],
  'rules.fort-defence.text': [FORT_DIVISOR, DIVISOR],
  'rules.selling.text': [first.COIN],
  'rulings.1': [first.COIN],
  'rulings.7': [first.COIN],
  'rulings.13': [POWERS],
  'rulings.17': [first.GALLEYS / POWERS],
  'rulings.35': [CAPITAL_POINTS],
  'rulings.37': [PAIR, CAPITAL],
  'introduction.about': [board1996.BOARD.ports.length],
  'introduction.goal': [first.TURNS[4], first.TURNS[3], 3, first.TURNS[2], 2],
  'ruleTitles.phases': [PHASES],
  'explain.fleet': [CAPACITY],
  'explain.fort': [FORT_DIVISOR, DIVISOR],
  'explain.wine': makers(board1996.BOARD, ['wine']),
  'explain.textiles': makers(board1996.BOARD, ['textiles']),
  'explain.phases': [PHASES],
  'explain.placement': [first.STARTING_SAILORS, first.STARTING_GALLEYS],
  'explain.attack': [DIVISOR],
  'decision.placement': [first.STARTING_SAILORS],
};

const INCOMES = board2012.INCOME.rising.length;
const LARGEST = sizes(board2012.BOARD.ports).slice(-1);
/** The steps: loading, movement, sale or battle. */
const STEPS = 3;
const TWO_HOURGLASSES = Math.max(...board2012.DOGE_CARDS.map(({ steps }) => steps));

const OF_2012: Numbers = {
  'doge.twoHourglasses': [TWO_HOURGLASSES],
  'doge.shuffle': [TWO_HOURGLASSES],
  'refusals.no-room': [CAPACITY],
  'refusals.fleet-full': [second.FLEET],
  'refusals.enough-galleys': [second.CATCH_UP],
  'refusals.no-forts': [board2012.FORTS],
  'refusals.no-basilicas': [board2012.BASILICAS],
  'rules.goal.text': [board2012.COLOURS.length, second.SCORINGS],
  'rules.board.text': [board2012.GOODS.length],
  'rules.warehouses.text': sizes(board2012.BOARD.ports),
  'rules.setup.text': [board2012.STARTS.length, 2, second.STARTING_GALLEYS[2], second.STARTING_CREW],
  'rules.closing.text': [2, 3, CLOSED_GOODS.length],
  'rules.activation.text': [STEPS],
  'rules.capacity.text': [CAPACITY],
  'rules.shot.text': [second.FORT_DICE],
  'rules.limits.text': [board2012.FORTS, board2012.BASILICAS, second.FLEET, 4, 3, 2],
  'rules.doge.text': [TWO_HOURGLASSES, board2012.DOGE_CARDS.length],
  'rules.scoring.text': [2, 3, ...LARGEST],
  'rules.catch-up.text': [second.CATCH_UP],
  'rules.end.text': [second.SCORINGS],
  'rulings.2': [board2012.FORTS, board2012.BASILICAS],
  'rulings.32': [second.CATCH_UP],
  'rulings.41': [INCOMES - 2, INCOMES - 1, INCOMES - 3],
  'introduction.about': [board2012.COLOURS.length, second.SCORINGS],
  'introduction.goal': [second.SCORINGS],
  'ruleTitles.catch-up': [second.CATCH_UP],
  'explain.galleys': [second.FLEET],
  'explain.fleet': [CAPACITY],
  'explain.fort': [second.FORT_DICE],
  'explain.deck': [board2012.DOGE_CARDS.length],
  'options.closing.note': [CLOSED_GOODS.length],
  'options.catchUp.label': [second.CATCH_UP],
  'options.income.note': [INCOMES - 2, INCOMES - 1, Object.keys(board2012.INCOME).length],
  'options.income.values.rising': [INCOMES - 3],
  'options.income.values.linear': [INCOMES - 3],
  'decision.catchUp': [second.CATCH_UP],
  'events.catchUpBegan': [second.CATCH_UP],
  'rows.fortFirst': [second.FORT_DICE],
};

/** The last rank in an inspection that gives points. */
const LAST_PLACE = ship.INSPECTION.findLastIndex((points) => points > 0) + 1;
/** Markers lost by a player with fewer barricades than the water level. */
const LOST = 2;

const OF_DOGE_SHIP: Numbers = {
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
  'explain.buy': [ship.DRAW],
  'explain.reorder': [ship.REORDER_PRICE],
  'explain.waiting': [ship.YARD, ship.YARD_PARTS],
};

const changed = (name: Parameters<typeof characterId>[0]) => CHARACTERS[characterId(name)].effect.value;
const ROADS = new Set(loire.LOCATIONS.flatMap((place) => (place.kind === 'village' ? [place.road] : []))).size;
const [, MONASTERY, CASTLE] = BUILDING_DATA;
const MERCHANTS_CARDS = CHARACTERS.filter(({ effect }) => effect.power === 'saleBonus').length;
const FREE_HORSES = (table: string) =>
  loire.LOCATIONS.filter((place) => place.kind === 'village' && place.horse === table).length;

const OF_LA_LOIRE: Numbers = {
  'characters.lumberjack.text': [changed('lumberjack')],
  'characters.ladyInWaiting.text': [changed('ladyInWaiting')],
  'characters.economus.text': [changed('economus')],
  'characters.squire.text': [changed('squire')],
  'characters.scout.text': [changed('scout')],
  'characters.mayor.text': [changed('mayor')],
  'characters.spy.text': [changed('spy')],
  'refusals.horses-taken': [changed('squire')],
  'refusals.stack-full': [PLAIN.stack, changed('scout')],
  'refusals.one-good': [changed('lumberjack')],
  'refusals.built-already': [changed('economus')],
  'refusals.two-roads': [ROADS],
  'refusals.ship-how-far': [loire.SHIPPING[1].spaces],
  'refusals.hired-already': [changed('ladyInWaiting')],
  'rules.setup.text': [loire.STARTING_HORSES, FREE_HORSES('few'), FREE_HORSES('many')],
  'rules.horses.text': [changed('squire'), PLAIN.stack, changed('scout')],
  'rules.buying.text': [CASTLE.discount, changed('lumberjack')],
  'rules.beer.text': [BEER_FACTOR],
  'rules.selling.text': [MERCHANTS_CARDS],
  'rules.shipping.text': [loire.SHIPPING[1].spaces],
  'rules.building.text': [changed('economus')],
  'rules.farm.text': [MONASTERY.wood],
  'rules.roads.text': [ROADS],
  'rules.limits.text': [loire.FARMS, loire.MONASTERIES, loire.TOWERS],
  'rules.hiring.text': [PAIR, changed('ladyInWaiting')],
  'rules.messages.text': [CASTLE.messages],
  'rules.held.text': [PLAIN.messagesHeld, changed('mayor')],
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
};

const ofGame = (game: string, numbers: Numbers) =>
  Object.entries(numbers).map(([path, wanted]): [string, readonly number[]] => [`games.${game}.${path}`, wanted]);

/** The numbers in each text, by path: each number once, in the order of the text. */
export const SPELLED: ReadonlyMap<string, readonly number[]> = new Map(
  [
    // A new game that is still small is not mentioned in the texts.
    ...(['app.subtitle', 'about.what'] as const).map((path): [string, readonly number[]] => [
      path,
      [GAMES.filter((game) => !isLittle(game)).length],
    ]),
    ...ofGame('serenissima-1996', OF_1996),
    ...ofGame('serenissima-2012', OF_2012),
    ...ofGame('doge-ship', OF_DOGE_SHIP),
    ...ofGame('la-loire', OF_LA_LOIRE),
  ].map(([path, wanted]) => [path, [...new Set(wanted)]]),
);

export const OTHER_WORDS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^(home\.conflict|table\.logReplay)$/, 'two places, a double click'],
  [/\.lessons\./, 'what the lesson’s position holds; the lesson’s own test plays it'],
  [/\.rulePictures\./, 'what the picture’s position holds'],
  [/\.sources\./, 'what a source reports'],
  [/^games\.[^.]+\.(refusals\.not-here|rows\.odds)$/, 'both pieces, both sides'],
  [
    /^games\.serenissima-1996\.(refusals\.not-in-fight|rules\.both-fall\.text|rulings\.28|ruleTitles\.both-fall|reasons\.place)$/,
    'both sides of a fight, both galleys',
  ],
  [/^games\.serenissima-1996\.rules\.house-rules\.text$/, 'house rules of one paragraph'],
  [
    /^games\.serenissima-1996\.rulings\.35$/,
    'the points of a capital, which the rules’ own paragraph holds in figures',
  ],
  [/^games\.serenissima-1996\.options\.(pair|unitScoring)\./, 'a table of two, and points of a house rule'],
  [
    /^games\.serenissima-2012\.(refusals\.sale-or-battle|rules\.(battle|storm)\.text|rulings\.27|introduction\.turn\.battle|explain\.(battle|build))$/,
    'both sides of a battle, one thing or another, two goods',
  ],
  [
    /^games\.doge-ship\.(rules\.(points|doge)\.text|rulings\.(11|12|31)|explain\.dogePile|events\.dogeDrawn)$/,
    'what occurs twice, two tiles of an intrigue, both sides of a tile, two players',
  ],
  [
    /^games\.la-loire\.(refusals\.(must-move|leave-or-take)|rules\.turn\.text|introduction\.turn\.(turn|end)|explain\.boat|options\.layout\.note)$/,
    'both figures, both ends of the game, two neighbours',
  ],
];
