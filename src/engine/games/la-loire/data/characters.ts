import { GOODS, LEAVES_WITH_MOST, UNLIMITED } from './board';
import type { GoodId, GoodName } from './board';
import { ROAD_DIFFERENCE } from './buildings';
import type { MessageType } from './messages';
import { MESSAGE_TYPES } from './messages';

/**
 * The 29 characters. Each changes one power: `effect` contains the power and its new value.
 *
 * Sourced: the characters, their effects, the figures that use them, their numbers of copies, the cost of yellow
 * characters, the red Apprentice and Helper. Inferred: which other characters are red, yellow or blue. RECONSTRUCTED:
 * all other colours, all other costs, all points.
 */

/** The numbers in the rules that characters can change. These values apply without any character. */
export const DEFAULT_RULES = {
  /** Additional deniers for each card sold of the character's good. */
  saleBonus: 0,
  /** Maximum number of cards of a good per player, if higher than the good's own limit (`GOOD_DATA`). */
  carried: 0,
  /** Maximum number of wood cards in one purchase. */
  woodAtOnce: 1,
  /** Maximum number of deniers a Merchant may take out of a city. */
  leavesWith: LEAVES_WITH_MOST,
  /** Maximum number of characters hired in a turn. */
  hires: 1,
  /** Discount in deniers on a character. */
  hireDiscount: 0,
  /** Discount in deniers on a building. */
  buildDiscount: 0,
  /** Maximum number of buildings bought in a turn. */
  builds: 1,
  /** 1 if deniers can replace one wood of a price. */
  woodInDeniers: 0,
  /** How many more buildings a new Farm's road may have than the other road. */
  roadDifference: ROAD_DIFFERENCE,
  /** Maximum number of horses taken into a stack before it moves. */
  horsesTaken: 1,
  /** Maximum number of horses in a stack. */
  stack: 2,
  /** Maximum number of horses bought from elsewhere in a turn. */
  fetched: 0,
  /** 1 if a figure may stop early at the circus. */
  stopsAtCircus: 0,
  /** 1 if a figure may stop early in a city. */
  stopsInCities: 0,
  /** Maximum number of undelivered messages. */
  messagesHeld: 2,
  /** Number of additional messages of levels 1 to 3 that can be bought. */
  moreMessages: 0,
  /** Number of cards drawn from a deck to choose from. */
  drawn: 1,
  /** The highest level of messages a player may deliver, apart from Abbey's messages. */
  delivers: 1,
  /** Points for each delivered message of the character's type. */
  typePoints: 0,
} as const;
export type Power = keyof typeof DEFAULT_RULES;

export interface Effect {
  readonly power: Power;
  readonly value: number;
  /** The good that the effect concerns; only for `saleBonus` and `carried`. */
  readonly good?: GoodId;
  /** The message type that scores; only for `typePoints`. */
  readonly type?: MessageType;
}

export const CHARACTER_COLOURS = ['yellow', 'purple', 'green', 'brown', 'red', 'blue'] as const;
export type CharacterColour = (typeof CHARACTER_COLOURS)[number];

export type CharacterName =
  | 'woodMerchant' | 'grainMerchant' | 'cheeseMerchant' | 'wineMerchant' | 'dairyman' | 'grainFarmer' | 'lumberjack'
  | 'banker' | 'ladyInWaiting' | 'witch'
  | 'magisterArtium' | 'economus' | 'patronus' | 'mensor'
  | 'squire' | 'scout' | 'blacksmith' | 'jester' | 'cityGuard'
  | 'mayor' | 'vassallus' | 'spy' | 'apprentice' | 'helper'
  | 'lover' | 'general' | 'philosopher' | 'judge' | 'provost'; // prettier-ignore

/** Number of cards. `pair`: one with up to two players, otherwise two. `each`: one per player. */
type Copies = 'pair' | 'each' | 'single';

interface CharacterData {
  readonly name: CharacterName;
  readonly colour: CharacterColour;
  readonly cost: number;
  readonly points: number;
  /** The figures that use it; empty if it only scores at the end. */
  readonly user: readonly ('merchant' | 'messenger')[];
  readonly copies: Copies;
  readonly effect: Effect;
  /** Message cubes that come with the card. */
  readonly cubes: number;
  /** A character that the player must have hired before. */
  readonly after?: CharacterName;
}

/** Index into {@link CHARACTERS}. */
export type CharacterId = number;

type Facts = Pick<CharacterData, 'name' | 'colour' | 'cost' | 'points' | 'user' | 'effect'> & Partial<CharacterData>;
const character = (facts: Facts): CharacterData => ({ copies: 'pair', cubes: 0, ...facts });

const MERCHANT = ['merchant'] as const;
const MESSENGER = ['messenger'] as const;
const BOTH = ['merchant', 'messenger'] as const;
const ON = 1;

const yellow = (name: CharacterName, effect: Effect) =>
  character({ name, colour: 'yellow', cost: 1, points: 1, user: MERCHANT, effect });
const about = (good: GoodName): { good: GoodId } => ({ good: GOODS.indexOf(good) });
const blue = (type: MessageType) =>
  character({
    name: MESSAGE_TYPES[type],
    colour: 'blue',
    cost: 5,
    points: 1,
    user: [],
    copies: 'single',
    effect: { power: 'typePoints', value: 2, type },
  });

export const CHARACTERS: readonly CharacterData[] = [
  yellow('woodMerchant', { power: 'saleBonus', value: 1, ...about('wood') }),
  yellow('grainMerchant', { power: 'saleBonus', value: 1, ...about('grain') }),
  yellow('cheeseMerchant', { power: 'saleBonus', value: 1, ...about('cheese') }),
  yellow('wineMerchant', { power: 'saleBonus', value: 1, ...about('wine') }),
  yellow('dairyman', { power: 'carried', value: UNLIMITED, ...about('cheese') }),
  yellow('grainFarmer', { power: 'carried', value: UNLIMITED, ...about('grain') }),
  yellow('lumberjack', { power: 'woodAtOnce', value: 2 }),

  character({
    name: 'banker', colour: 'purple', cost: 2, points: 1, user: MERCHANT, copies: 'each',
    effect: { power: 'leavesWith', value: 15 },
  }),
  character({
    name: 'ladyInWaiting', colour: 'purple', cost: 3, points: 2, user: BOTH,
    effect: { power: 'hires', value: 2 },
  }),
  character({
    name: 'witch', colour: 'purple', cost: 3, points: 1, user: BOTH,
    effect: { power: 'hireDiscount', value: 1 },
  }),

  character({
    name: 'magisterArtium', colour: 'green', cost: 3, points: 2, user: MERCHANT,
    effect: { power: 'buildDiscount', value: 1 },
  }),
  character({
    name: 'economus', colour: 'green', cost: 3, points: 2, user: MERCHANT,
    effect: { power: 'builds', value: 2 },
  }),
  character({
    name: 'patronus', colour: 'green', cost: 2, points: 1, user: MERCHANT,
    effect: { power: 'woodInDeniers', value: ON },
  }),
  character({
    name: 'mensor', colour: 'green', cost: 2, points: 2, user: MERCHANT,
    effect: { power: 'roadDifference', value: UNLIMITED },
  }),

  character({
    name: 'squire', colour: 'brown', cost: 2, points: 1, user: BOTH,
    effect: { power: 'horsesTaken', value: 2 },
  }),
  character({
    name: 'scout', colour: 'brown', cost: 4, points: 1, user: BOTH,
    effect: { power: 'stack', value: 3 },
  }),
  character({
    name: 'blacksmith', colour: 'brown', cost: 3, points: 2, user: BOTH,
    effect: { power: 'fetched', value: ON },
  }),
  character({
    name: 'jester', colour: 'brown', cost: 3, points: 2, user: BOTH,
    effect: { power: 'stopsAtCircus', value: ON },
  }),
  character({
    name: 'cityGuard', colour: 'brown', cost: 4, points: 2, user: BOTH,
    effect: { power: 'stopsInCities', value: ON },
  }),

  character({
    name: 'mayor', colour: 'red', cost: 3, points: 2, user: MESSENGER, copies: 'each',
    effect: { power: 'messagesHeld', value: 4 },
  }),
  character({
    name: 'vassallus', colour: 'red', cost: 4, points: 2, user: MESSENGER,
    effect: { power: 'moreMessages', value: 1 },
  }),
  character({
    name: 'spy', colour: 'red', cost: 3, points: 2, user: MESSENGER,
    effect: { power: 'drawn', value: 3 },
  }),
  character({
    name: 'apprentice', colour: 'red', cost: 2, points: 1, user: MESSENGER, copies: 'each', cubes: 1,
    effect: { power: 'delivers', value: 2 },
  }),
  character({
    name: 'helper', colour: 'red', cost: 4, points: 2, user: MESSENGER, copies: 'each', cubes: 1,
    effect: { power: 'delivers', value: 3 }, after: 'apprentice',
  }),

  ...MESSAGE_TYPES.map((_, type) => blue(type)),
]; // prettier-ignore

/** The id of a character, for code that refers to one by name. */
export function characterId(name: CharacterName): CharacterId {
  return CHARACTERS.findIndex((entry) => entry.name === name);
}

/** The colour that can be hired in the Palatium Balivi. */
export const PALACE_HIRES: CharacterColour = 'red';
/** Additional deniers for the second character of a turn. */
export const SECOND_HIRE = 2;
/** The price in deniers of a horse from elsewhere. */
export const FETCH_COST = 1;

/** Number of copies of a character in a match. */
export function copiesFor({ copies }: CharacterData, seats: number): number {
  if (copies === 'each') return seats;
  return copies === 'pair' && seats > 2 ? 2 : 1;
}
