import { below, checkShape as checkShapeBy, flag, index, oneOf } from '../../kit/shapes';
import type { Check, Shapes } from '../../kit/shapes';
import { CITIES, GOODS, LOCATIONS } from './data/board';
import { BUILDINGS, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { LEVELS } from './data/messages';
import type { LoireMove } from './moves';

const figure = oneOf('merchant', 'messenger');
const place = below(LOCATIONS.length);
const good = below(GOODS.length);
const direction: Check = (value) => value === 1 || value === -1;
const level: Check = (value) => LEVELS.some((known) => known === value);

const SHAPES: Shapes<LoireMove> = {
  fetchHorse: { figure, from: place },
  move: { figure, direction, leave: index, take: index, to: place },
  buy: { good, count: index },
  sell: { good, count: index },
  build: { building: below(BUILDINGS.length), at: place, woodInDeniers: flag },
  buyPalace: { palace: below(CITIES.length * PALACES.length) },
  ship: { spaces: index },
  hire: { character: below(CHARACTERS.length) },
  buyMessage: { level, way: oneOf('top', 'spy', 'palace') },
  deliver: { card: index },
  takeBackCube: { card: index, at: place },
  endTurn: {},
  placeCircus: { at: place },
  chooseMessage: { card: index },
};

/** Refuses anything that does not have the form of a move of La Loire. */
export function checkShape(move: unknown): asserts move is LoireMove {
  checkShapeBy<LoireMove>(SHAPES, move);
}
