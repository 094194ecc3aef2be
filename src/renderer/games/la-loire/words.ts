import {
  ALMS,
  CITIES,
  COLOURS,
  GOODS,
  LEAVES_WITH_LEAST,
  LOCATIONS,
  UNDELIVERED_POINTS,
} from '../../../engine/games/la-loire/data/board';
import type { ColourId, GoodId, LocationId } from '../../../engine/games/la-loire/data/board';
import { BUILDINGS, PALACES } from '../../../engine/games/la-loire/data/buildings';
import type { BuildingId, PalaceId } from '../../../engine/games/la-loire/data/buildings';
import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { CharacterId } from '../../../engine/games/la-loire/data/characters';
import { ABBEY, MESSAGES, MESSAGE_TYPES } from '../../../engine/games/la-loire/data/messages';
import type { CardId } from '../../../engine/games/la-loire/data/messages';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { LaLoireView } from '../../../engine/games/la-loire/view-types';
import type { Sentence } from '../../game-ui/sentence';
import { list, sentenceOf } from '../kit/sentences';

export { list, sentenceOf } from '../kit/sentences';

export type View = LaLoireView;

/** The players' houses, by seat. */
export const HOUSES = ['anjou', 'touraine', 'berry', 'poitou'] as const;

export const houseOf = (seat: number): Sentence => sentenceOf(seat < 0 ? 'nobody' : `powers.${HOUSES[seat]}`);
export const houses = (seats: readonly number[]): Sentence => list(seats.map(houseOf), 'nobody');

/** A house's own turn number. The engine counts all players' turns, but players count their own. */
export const houseTurn = (turn: number, seats: number): number => Math.ceil(turn / seats);

/** The locale key of a place: its name in lowercase letters without accents. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}

export const placeName = (at: LocationId): Sentence => sentenceOf(`places.${placeKey(LOCATIONS[at].name)}`);
export const goodName = (good: GoodId): Sentence => sentenceOf(`goods.${GOODS[good]}`);
export const goodsOf = (count: number, good: GoodId): Sentence =>
  sentenceOf(count === 0 ? 'none.goods' : 'goodsOf', { count, good: goodName(good) });
export const deniers = (count: number): Sentence =>
  count === 0 ? sentenceOf('none.deniers') : sentenceOf('deniers', { count });
export const priceOf = (count: number): Sentence => (count === 0 ? sentenceOf('none.price') : deniers(count));

/** The deniers a Merchant needs to leave a city, and the alms paid otherwise. */
export const SHORT = { least: deniers(LEAVES_WITH_LEAST), alms: deniers(ALMS) };
export const horses = (count: number): Sentence =>
  count === 0 ? sentenceOf('none.horses') : sentenceOf('horses', { count });
export const points = (count: number): Sentence => sentenceOf('points', { count });
/** A delivery's points with those of the player's blue character, and the points that the message already counted. */
export const pointsOfDelivery = (card: CardId, count: number, honours = 0): Sentence => {
  const params = { count: count + honours, n: UNDELIVERED_POINTS };
  return honours > 0
    ? sentenceOf('pointsFromPlus', { ...params, honours: honoursFor(card, honours) })
    : sentenceOf('pointsFrom', params);
};
/** The points that the blue character of a message's type adds to it, and who it is. */
export const honoursFor = (card: CardId, n: number): Sentence =>
  sentenceOf('honours', { n, character: sentenceOf(`within.characters.${MESSAGE_TYPES[MESSAGES[card].type]}`) });
export const colourName = (colour: ColourId): Sentence => sentenceOf(`colours.${COLOURS[colour]}`);
export const buildingName = (building: BuildingId): Sentence => sentenceOf(`buildings.${BUILDINGS[building]}`);
export const palaceName = (palace: PalaceId): Sentence =>
  sentenceOf(`palaces.${PALACES[palace % PALACES.length]}.name`);
export const palaceText = (palace: PalaceId): Sentence =>
  sentenceOf(`palaces.${PALACES[palace % PALACES.length]}.text`);
export const cityOf = (palace: PalaceId): LocationId => CITIES[Math.floor(palace / PALACES.length)];
/** The villages with a shield. */
export const villagesOf = (colour: ColourId, shields: readonly ColourId[]): LocationId[] =>
  shields.flatMap((shield, at) => (shield === colour ? [at] : []));
export const characterName = (id: CharacterId): Sentence => sentenceOf(`characters.${CHARACTERS[id].name}.name`);
export const characterText = (id: CharacterId): Sentence => sentenceOf(`characters.${CHARACTERS[id].name}.text`);
export const figureName = (figure: Figure): Sentence => sentenceOf(`figures.${figure}`);
export const typeName = (card: CardId): Sentence => sentenceOf(`messageTypes.${MESSAGE_TYPES[MESSAGES[card].type]}`);

/** A building's name within a sentence, with its article. */
export const aBuilding = (building: BuildingId): Sentence => sentenceOf(`within.buildings.${BUILDINGS[building]}`);
export const thePalace = (palace: PalaceId): Sentence =>
  sentenceOf(`within.palaces.${PALACES[palace % PALACES.length]}`);
export const theCharacter = (id: CharacterId): Sentence => sentenceOf(`within.characters.${CHARACTERS[id].name}`);
export const aMessage = (card: CardId): Sentence => messageName(card, 'within.message');

/**
 * A message by its level, type and destination, which is a place or a list of shields. `path` selects the form within a
 * sentence.
 */
export function messageName(card: CardId, path = 'message'): Sentence {
  const { level, to, shields } = MESSAGES[card];
  if (shields.length > 0)
    return sentenceOf(`${path}.shields`, {
      level,
      shields: list(shields.map(colourName), 'nobody'),
      type: typeName(card),
    });
  return sentenceOf(`${path}.${level === ABBEY ? 'abbey' : 'place'}`, {
    level,
    place: placeName(to),
    type: typeName(card),
  });
}

/** The compass direction of a figure on the road; `null` in a city. */
export function headingOf(at: LocationId, direction: number): 'east' | 'west' | null {
  const place = LOCATIONS[at];
  if (direction === 0 || place.kind === 'city') return null;
  return direction > 0 === (place.road === 0) ? 'east' : 'west';
}

/** The road of a village, as rows name it. */
export function roadOf(at: LocationId): 'north' | 'south' | 'cities' {
  const place = LOCATIONS[at];
  if (place.kind === 'city') return 'cities';
  return place.road === 0 ? 'north' : 'south';
}

/** Whether none of the good that a village sells is left to buy. */
export function offerSoldOut({ offers, goods }: Pick<View, 'offers' | 'goods'>, at: LocationId): boolean {
  const offer = offers[at];
  return offer !== null && goods[offer.good] === 0;
}

/** The displayed seat: the viewer's or, for a spectator, the acting one. */
export const shownSeat = (view: View): number => view.seat ?? view.active?.seat ?? 0;
