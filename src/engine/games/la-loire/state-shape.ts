import { optionsOf } from '../../kit/positions';
import { count, distinct, flag, index, list, MAX_COUNT, nullable, oneOf, record, variants } from '../../kit/shapes';
import type { Shape } from '../../kit/shapes';
import { ABOUT } from './about';
import { CITIES, COLOURS, GOODS, LOCATIONS, SOLO_TURNS } from './data/board';
import { BUILDINGS, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { LEVELS, MESSAGES } from './data/messages';
import { NONE, NOT_OWNED, WORKING } from './state';
import type { LaLoireOptions } from './about';
import type { Figure, Frame, Message, Player, Stack, State } from './state';

const place = index(LOCATIONS.length);
const colour = index(COLOURS.length);
const cards = list(index(MESSAGES.length));
const goods = list(count(), GOODS.length);
/** A list with one entry per location. */
const places = <T>(of: Shape<T>) => list(of, LOCATIONS.length);
const figure: Shape<Figure> = oneOf('merchant', 'messenger');
const stack = record<Stack>({ at: place, direction: oneOf(-1, 0, 1), horses: count() });
const player = record<Player>({
  merchant: stack,
  messenger: stack,
  money: count(),
  boat: count(),
  goods,
  messages: list(record<Message>({ card: index(MESSAGES.length), cubes: list(place) })),
  delivered: cards,
  cubes: count(),
  characters: distinct(list(index(CHARACTERS.length))),
  palaces: list(count(NOT_OWNED, WORKING), CITIES.length * PALACES.length),
});

/** The shape of a valid state for this number of seats. Rules that connect several fields are checked separately. */
export function stateShape(seats: number): Shape<State> {
  const seat = index(seats);
  const frame = variants<Frame, 'kind'>('kind', {
    turn: {
      seat,
      poor: flag,
      merchant: flag,
      messenger: flag,
      acting: nullable(figure),
      fetched: flag,
      fetchedBy: nullable(figure),
      hired: count(),
      bought: flag,
      built: count(),
      shipped: flag,
      errand: oneOf('none', 'delivery', 'messages', 'hire'),
      messages: count(0, 3),
    },
    circus: { seat, colour },
    choice: { seat, way: oneOf('spy', 'palace'), level: oneOf(...LEVELS), drawn: cards, cost: count() },
  });
  return record<State>({
    options: optionsOf<LaLoireOptions>(ABOUT),
    shields: places(count(NONE, COLOURS.length - 1)),
    market: distinct(list(colour, COLOURS.length)),
    circus: count(NONE, LOCATIONS.length - 1),
    horses: places(count()),
    buildings: places(count(NONE, BUILDINGS.length - 1)),
    owners: places(count(NONE, seats - 1)),
    towers: count(),
    goods,
    characters: list(count(), CHARACTERS.length),
    decks: list(cards, LEVELS.length),
    players: list(player, seats),
    turn: count(1, seats === 1 ? SOLO_TURNS : MAX_COUNT),
    lastTurns: nullable(distinct(list(seat))),
    frames: list(frame, { most: 2 }),
  });
}
