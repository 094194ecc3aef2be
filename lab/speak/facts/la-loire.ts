import { COLOURS, GOODS, LOCATIONS, UNDELIVERED_POINTS } from '../../../src/engine/games/la-loire/data/board';
import { BUILDINGS, PALACES } from '../../../src/engine/games/la-loire/data/buildings';
import { CHARACTERS } from '../../../src/engine/games/la-loire/data/characters';
import { ABBEY, MESSAGES, MESSAGE_TYPES } from '../../../src/engine/games/la-loire/data/messages';
import type { LaLoireEvent } from '../../../src/engine/games/la-loire/events';
import type { LaLoireView } from '../../../src/engine/games/la-loire/view-types';
import { cityOf, HOUSES, placeKey } from '../../../src/renderer/games/la-loire/words';
import { fact, unlessNought } from './fact';
import type { Fact, Facts } from './fact';

const house = (seat: number) => `powers.${HOUSES[seat]}`;
const place = (at: number) => `places.${placeKey(LOCATIONS[at].name)}`;
const good = (id: number) => `goods.${GOODS[id]}`;
const WOOD = 0;

/** A message is addressed to a place or to shields. In the second case, the sentence must also contain its level. */
function message(card: number): Fact {
  const { level, to, shields, type } = MESSAGES[card];
  const of = `messageTypes.${MESSAGE_TYPES[type]}`;
  if (shields.length > 0) return fact([of, ...shields.map((colour) => `colours.${COLOURS[colour]}`)], level);
  return fact(level === ABBEY ? [of, place(to)] : [of, place(to)]);
}

/** A price is a number, or the word for “free”. */
const price = (deniers: number): Fact => (deniers === 0 ? fact(['none.price']) : fact([], deniers));

const both = (...facts: readonly Fact[]): Fact =>
  fact(
    facts.flatMap(({ names }) => names),
    ...facts.flatMap(({ figures }) => figures),
  );

export const factsLoire: Facts<LaLoireEvent, LaLoireView> = {
  turnBegan: (e, { players }) => fact([house(e.seat)], Math.floor((e.turn - 1) / players.length) + 1),
  horseFetched: (e) => both(fact([house(e.seat), `figures.${e.figure}`, place(e.from), place(e.to)]), price(e.cost)),
  deniersDiscarded: (e) => fact([house(e.seat), place(e.at)], e.amount),
  moved: (e) =>
    fact(
      [house(e.seat), `figures.${e.figure}`, place(e.from), place(e.to)],
      ...unlessNought(e.left > 0 ? e.left : e.taken),
    ),
  bankPaid: (e) => fact([house(e.seat), place(e.at)], e.amount),
  // If a good is free, the sentence says so and contains no price.
  bought: (e) => fact([house(e.seat), place(e.at), good(e.good)], e.count, ...unlessNought(e.price * e.count)),
  sold: (e) => both(fact([house(e.seat), place(e.at), good(e.good)], e.count), price(e.price * e.count)),
  boatMoved: (e) => fact([house(e.seat), ...(e.why === 'building' ? [place(e.at)] : [])], e.to),
  marketShifted: (e) => fact([`colours.${COLOURS[e.colour]}`]),
  circusMoved: (e) => fact([place(e.from), place(e.to)]),
  built: (e) =>
    fact(
      [house(e.seat), place(e.at), `buildings.${BUILDINGS[e.building]}`, good(WOOD)],
      e.cost,
      ...unlessNought(e.wood),
    ),
  palaceBought: (e) =>
    both(
      fact([house(e.seat), `palaces.${PALACES[e.palace % PALACES.length]}.name`, place(cityOf(e.palace))]),
      price(e.cost),
    ),
  shipped: (e) => both(fact([house(e.seat)], e.spaces), price(e.cost)),
  hired: (e) =>
    both(fact([house(e.seat), place(e.at), `characters.${CHARACTERS[e.character].name}.name`]), price(e.cost)),
  cardsDrawn: (e) => fact([house(e.seat)], e.level, ...(e.way === 'spy' ? [e.count] : [])),
  messageBought: (e) => both(fact([house(e.seat)]), price(e.cost), message(e.card)),
  deckShuffled: () => null,
  cardsReturned: () => null,
  cubePlaced: (e) => both(fact([house(e.seat), place(e.at)], e.stops, e.of), message(e.card)),
  cubeTakenBack: (e) => fact([house(e.seat), place(e.at)]),
  delivered: (e) =>
    both(
      fact(
        [house(e.seat)],
        e.points + (e.honours ?? 0),
        UNDELIVERED_POINTS,
        ...unlessNought(e.honours ?? 0),
        ...unlessNought(e.deniers),
      ),
      message(e.card),
    ),
  turnForgone: (e) => fact([house(e.seat), place(e.at)], e.amount),
  endReached: (e) => fact([house(e.seat), ...e.lastTurns.map(house)]),
  gameOver: (e, v) => (v.players.length === 1 ? fact([], v.players[0].points) : fact(e.winners.map(house))),
};
