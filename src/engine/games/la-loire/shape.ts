import { below, flag, index, oneOf, shapeChecker } from '../../kit/shapes';
import type { Shapes } from '../../kit/shapes';
import { CITIES, GOODS, LOCATIONS } from './data/board';
import { BUILDINGS, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { LEVELS } from './data/messages';
import type { LaLoireMove } from './moves';

const figure = oneOf('merchant', 'messenger');
const place = below(LOCATIONS.length);
const good = below(GOODS.length);

const SHAPES: Shapes<LaLoireMove> = {
  fetchHorse: { figure, from: place },
  move: { figure, direction: oneOf(1, -1), leave: index, take: index, to: place },
  buy: { good, count: index },
  sell: { good, count: index },
  build: { building: below(BUILDINGS.length), at: place, woodInDeniers: flag },
  buyPalace: { palace: below(CITIES.length * PALACES.length) },
  ship: { spaces: index },
  hire: { character: below(CHARACTERS.length) },
  buyMessage: { level: oneOf(...LEVELS), way: oneOf('top', 'spy', 'palace') },
  deliver: { card: index },
  takeBackCube: { card: index, at: place },
  endTurn: {},
  placeCircus: { at: place },
  chooseMessage: { card: index },
};

/** Refuses anything that does not have the form of a move of La Loire. */
export const checkShape = shapeChecker(SHAPES);
