import { count, flag, index, oneOf, shapeChecker } from '../../kit/shapes';
import { CITIES, GOODS, LOCATIONS } from './data/board';
import { BUILDINGS, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { LEVELS } from './data/messages';
import type { LaLoireMove } from './moves';

const figure = oneOf('merchant', 'messenger');
const place = index(LOCATIONS.length);
const good = index(GOODS.length);

export const checkShape = shapeChecker<LaLoireMove>({
  fetchHorse: { figure, from: place },
  move: { figure, direction: oneOf(1, -1), leave: count(), take: count(), to: place },
  buy: { good, count: count() },
  sell: { good, count: count() },
  build: { building: index(BUILDINGS.length), at: place, woodInDeniers: flag },
  buyPalace: { palace: index(CITIES.length * PALACES.length) },
  ship: { spaces: count() },
  hire: { character: index(CHARACTERS.length) },
  buyMessage: { level: oneOf(...LEVELS), way: oneOf('top', 'spy', 'palace') },
  deliver: { card: count() },
  takeBackCube: { card: count(), at: place },
  endTurn: {},
  placeCircus: { at: place },
  chooseMessage: { card: count() },
});
