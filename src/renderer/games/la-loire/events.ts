import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { eventsOf, outcome } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['roads', 'trade', 'river', 'building', 'characters', 'messages'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<LaLoireEvent, (typeof LOG_KINDS)[number]> = {
  turnBegan: [null, null],
  horseFetched: ['roads', 'hooves'],
  deniersDiscarded: ['trade', 'coins'],
  moved: ['roads', 'hooves'],
  bankPaid: ['trade', 'purse'],
  bought: ['trade', 'coins', 'impact'],
  boatMoved: ['river', 'oars'],
  marketShifted: ['trade', null],
  circusMoved: ['characters', 'jingle'],
  sold: ['trade', 'purse', 'impact'],
  built: ['building', 'hammer', 'impact'],
  palaceBought: ['building', 'saw'],
  shipped: ['river', null],
  hired: ['characters', 'murmur'],
  cardsDrawn: ['messages', 'page'],
  messageBought: ['messages', 'page', 'impact'],
  deckShuffled: ['messages', null],
  cardsReturned: ['messages', null],
  cubePlaced: ['messages', 'seal', 'impact'],
  cubeTakenBack: ['messages', null],
  delivered: ['messages', 'fanfare', 'impact'],
  turnForgone: ['trade', 'coins'],
  endReached: [null, 'bell'],
  gameOver: [null, outcome],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
