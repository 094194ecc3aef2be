import { BadConfig } from '../../core/errors';
import type { Random } from '../../core/game';
import { shuffle } from '../../kit/shuffle';
import {
  CIRCUS_START, CITIES, COLOURS, CUBES, FIRST_MARKET, FIRST_SHIELDS, GOOD_DATA, GOODS, LOCATIONS, NANTES, ORLEANS,
  RIVER, SHIELD_TILES, STARTING_HORSES, STARTING_MONEY, TOWERS,
} from './data/board'; // prettier-ignore
import type { LaLoireOptions } from './about';
import type { ColourId, HorsesFor } from './data/board';
import { PALACES } from './data/buildings';
import { CHARACTERS, copiesFor } from './data/characters';
import { LEVELS, MESSAGES } from './data/messages';
import type { CardId } from './data/messages';
import { newTurn } from './phases/turn';
import { NONE, NOT_OWNED } from './state';
import type { Player, State } from './state';

/** The maximum number of swaps before shields are dealt again. */
const MAX_SWAPS = 200;

/** The position before the first turn. Throws {@link BadConfig} for an unsupported number of seats. */
export function setup(
  { seats, options }: { readonly seats: number; readonly options: LaLoireOptions },
  random: Random,
): State {
  if (!Object.hasOwn(RIVER, seats)) throw new BadConfig(`La Loire takes 1 to 4 players, not ${seats}.`);
  const casual = options.game === 'casual';
  const first = options.layout === 'first';
  const shields = first ? FIRST_SHIELDS.slice() : dealShields(random);
  const market = first ? FIRST_MARKET.slice() : shuffled(COLOURS.map((_, colour) => colour), random); // prettier-ignore
  const decks = LEVELS.map((level) => shuffled(cardsOf(level), random));
  const free: HorsesFor = seats <= 2 ? 'few' : 'many';
  return {
    options: { ...options },
    shields,
    market,
    circus: casual ? NONE : CIRCUS_START,
    horses: LOCATIONS.map((location) => (location.kind === 'village' && location.horse === free ? 1 : 0)),
    buildings: LOCATIONS.map(() => NONE),
    owners: LOCATIONS.map(() => NONE),
    towers: TOWERS,
    goods: GOOD_DATA.map(({ cards }) => cards),
    characters: CHARACTERS.map((character) => (casual ? 0 : copiesFor(character, seats))),
    decks,
    players: Array.from({ length: seats }, () => newPlayer(decks[0].splice(-1), casual)),
    turn: 1,
    lastTurns: null,
    frames: [newTurn(0)],
  };
}

function newPlayer(messages: readonly CardId[], casual: boolean): Player {
  return {
    merchant: { at: NANTES, direction: 0, horses: STARTING_HORSES },
    messenger: { at: ORLEANS, direction: 0, horses: STARTING_HORSES },
    money: STARTING_MONEY,
    boat: 0,
    goods: GOODS.map(() => 0),
    messages: messages.map((card) => ({ card, cubes: [] })),
    delivered: [],
    // In the full game, cubes come with the Apprentice and the Helper.
    cubes: casual ? CUBES : 0,
    characters: [],
    palaces: CITIES.flatMap(() => PALACES.map(() => NOT_OWNED)),
  };
}

function cardsOf(level: number): CardId[] {
  return MESSAGES.flatMap((card, id) => (card.level === level ? [id] : []));
}

function shuffled<T>(list: T[], random: Random): T[] {
  shuffle(list, random);
  return list;
}

/** Deals the shield tiles at random, and swaps tiles until no neighbours have the same shield. */
function dealShields(random: Random): ColourId[] {
  const villages = LOCATIONS.flatMap(({ kind }, at) => (kind === 'village' ? [at] : []));
  const tiles = SHIELD_TILES.flatMap((count, colour) => Array.from({ length: count }, () => colour));
  for (;;) {
    shuffle(tiles, random);
    const shields = LOCATIONS.map(() => NONE);
    villages.forEach((at, i) => (shields[at] = tiles[i]));
    for (let swaps = 0; swaps < MAX_SWAPS; swaps++) {
      const at = villages.find((village) => alike(shields, village, village + 1));
      if (at === undefined) return shields;
      const other = villages[random.roll(villages.length) - 1];
      [shields[at], shields[other]] = [shields[other], shields[at]];
    }
  }
}

/** Whether two neighbours on the loop have the same shield; cities have none. */
function alike(shields: readonly ColourId[], at: number, next: number): boolean {
  return shields[at] !== NONE && shields[at] === shields[next];
}
