/**
 * The board, the goods and the pieces of La Loire.
 *
 * Sourced (the English rulebook; reviews): 20 locations on a loop of two roads between Nantes and Orléans; the names of
 * fourteen villages; the villages that start with a horse; the circus in Ussé; Saumur's cheese; seven market spaces, of
 * which the fourth moves the circus and the last costs 4; four red shields; the prices of wood (2) and cheese (5);
 * carry limits; money; horses; the conditions that end the game. Inferred: Chambord and the colour black.
 *
 * RECONSTRUCTED, because no public source shows them: the names Serrant, Luynes and Chenonceau; the order of the
 * villages along the roads; the goods of all villages except Saumur; the number of shields of each colour except red;
 * the market prices 1-1-2-2-3-3; the prices of grain, wine and beer; the number of cards of each good; the number of a
 * player's farms and monasteries, and of towers.
 */

export const GOODS = ['wood', 'grain', 'cheese', 'wine', 'beer'] as const;
export type GoodName = (typeof GOODS)[number];
/** Index into {@link GOODS}. */
export type GoodId = number;

export const WOOD: GoodId = GOODS.indexOf('wood');
export const BEER: GoodId = GOODS.indexOf('beer');

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'white', 'purple', 'black'] as const;
export type ColourName = (typeof COLOURS)[number];
/** Index into {@link COLOURS}. */
export type ColourId = number;

export const UNLIMITED = 99;

interface GoodData {
  /** Deniers a city pays for a card. */
  readonly price: number;
  readonly cards: number;
  /** Maximum number of cards per player. */
  readonly carried: number;
}

/** The goods. Sourced: the prices of wood and cheese. RECONSTRUCTED: the other prices and all numbers of cards. */
export const GOOD_DATA: readonly GoodData[] = [
  { price: 2, cards: 10, carried: UNLIMITED },
  { price: 4, cards: 6, carried: 1 },
  { price: 5, cards: 6, carried: 1 },
  { price: 6, cards: 6, carried: 1 },
  { price: 8, cards: 4, carried: 1 },
];

/** When a village starts with a free horse: with one or two players (`few`), with more (`many`), or never. Sourced. */
export type HorsesFor = 'few' | 'many' | 'none';

interface Village {
  readonly kind: 'village';
  readonly name: string;
  readonly road: RoadId;
  readonly good: GoodId;
  readonly horse: HorsesFor;
}

interface City {
  readonly kind: 'city';
  readonly name: string;
}

/** Index into {@link LOCATIONS}. */
export type LocationId = number;
/** 0 is north of the river, 1 is south of it. */
export type RoadId = 0 | 1;

const village = (name: string, road: RoadId, good: GoodName, horse: HorsesFor): Village => ({
  kind: 'village',
  name,
  road,
  good: GOODS.indexOf(good),
  horse,
});

/** The loop, clockwise: Nantes, the north road eastward, Orléans, the south road westward back to Nantes. */
export const LOCATIONS: readonly (City | Village)[] = [
  { kind: 'city', name: 'Nantes' },
  village('Serrant', 0, 'wood', 'none'), // RECONSTRUCTED name
  village('Angers', 0, 'wine', 'many'),
  village('Langeais', 0, 'grain', 'few'),
  village('Luynes', 0, 'cheese', 'none'), // RECONSTRUCTED name
  village('Tours', 0, 'wood', 'many'),
  village('Vendôme', 0, 'grain', 'few'),
  village('Blois', 0, 'wine', 'many'),
  village('Talcy', 0, 'cheese', 'few'),
  village('Beaugency', 0, 'wood', 'many'),
  { kind: 'city', name: 'Orléans' },
  village('Chambord', 1, 'wood', 'none'),
  village('Cheverny', 1, 'grain', 'many'),
  village('Chenonceau', 1, 'wine', 'none'), // RECONSTRUCTED name
  village('Amboise', 1, 'cheese', 'few'),
  village('Villandry', 1, 'wood', 'many'),
  village('Ussé', 1, 'grain', 'few'),
  village('Chinon', 1, 'wine', 'many'),
  village('Montsoreau', 1, 'wood', 'few'),
  village('Saumur', 1, 'cheese', 'many'), // Its good is sourced.
];

/** The locations along the loop from one to another, including both. `direction` is 1 for clockwise. */
export function alongLoop(from: LocationId, to: LocationId, direction: -1 | 1): LocationId[] {
  const way = [from];
  for (let at = from; at !== to;) way.push((at = (at + direction + LOCATIONS.length) % LOCATIONS.length));
  return way;
}

export const NANTES: LocationId = 0;
export const ORLEANS: LocationId = 10;
/** The two cities, in the order in which palaces are listed. */
export const CITIES: readonly LocationId[] = [NANTES, ORLEANS];

/** Where the circus starts. */
export const CIRCUS_START: LocationId = LOCATIONS.findIndex(({ name }) => name === 'Ussé');

/**
 * Number of village tiles by colour. The number of red tiles and the total are sourced; the other numbers are
 * RECONSTRUCTED.
 */
export const SHIELD_TILES: readonly number[] = [4, 3, 3, 2, 2, 2, 2];

/** Price in deniers by market space, left to right. RECONSTRUCTED, except the 4 and a 1 on the second space. */
export const MARKET_PRICES: readonly number[] = [1, 1, 2, 2, 3, 3, 4];
/** The middle space. The circus moves if the tile of its colour is here after a purchase. */
export const CIRCUS_SPACE = 3;

const colours = (...names: ColourName[]): ColourId[] => names.map((name) => COLOURS.indexOf(name));

/** RECONSTRUCTED: the first game's shields by location (-1: a city). They fit every example of the rulebook. */
export const FIRST_SHIELDS: readonly ColourId[] = [
  -1,
  ...colours('yellow', 'red', 'black', 'white', 'blue', 'yellow', 'purple', 'red', 'green'),
  -1,
  ...colours('black', 'blue', 'purple', 'white', 'red', 'green', 'yellow', 'red', 'blue'),
];
/** RECONSTRUCTED: the first game's market, left to right. */
export const FIRST_MARKET: readonly ColourId[] = colours('black', 'blue', 'yellow', 'purple', 'red', 'green', 'white');

/** Deniers at the start. */
export const STARTING_MONEY = 7;
/** Horses of each figure at the start. */
export const STARTING_HORSES = 2;
/** Message cubes of a player: one comes with the Apprentice, one with the Helper. */
export const CUBES = 2;

/** RECONSTRUCTED: the number of each player's Farms and Monasteries, and of the towers that players share. */
export const FARMS = 4;
export const MONASTERIES = 3;
export const TOWERS = 6;

/** The fewest deniers with which a Merchant may leave a city. */
export const LEAVES_WITH_LEAST = 5;
/** The most deniers that a Merchant takes when leaving a city, without the Banker. */
export const LEAVES_WITH_MOST = 10;
/** Deniers that a Merchant who can't afford to leave gets instead of his turn. */
export const ALMS = 1;

/** The price of shipping, by number of spaces on the river. */
export const SHIPPING: readonly { readonly spaces: number; readonly cost: number }[] = [
  { spaces: 1, cost: 6 },
  { spaces: 2, cost: 10 },
];

/** Number of spaces of the river, by number of players. A boat on the last one ends the game. */
export const RIVER: Readonly<Record<number, number>> = { 1: 20, 2: 20, 3: 17, 4: 15 };
/** Number of messages delivered by one player that ends the game, by number of players. */
export const MESSAGES_TO_END: Readonly<Record<number, number>> = { 1: 15, 2: 12, 3: 10, 4: 8 };
/** Number of turns in the solo game. */
export const SOLO_TURNS = 60;

/** Points for each undelivered message. */
export const UNDELIVERED_POINTS = 1;
