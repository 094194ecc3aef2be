import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { eventsOf } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['roads', 'trade', 'river', 'building', 'characters', 'messages'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<LaLoireEvent, (typeof LOG_KINDS)[number]> = {
  turnBegan: [null, null],
  horseFetched: ['roads', 'coins'],
  deniersDiscarded: ['trade', 'coins'],
  moved: ['roads', 'goods'],
  bankPaid: ['trade', 'coins'],
  bought: ['trade', 'coins'],
  boatMoved: ['river', 'oars'],
  marketShifted: ['trade', null],
  circusMoved: ['characters', 'banner'],
  sold: ['trade', 'coins'],
  built: ['building', 'hammer'],
  palaceBought: ['building', 'hammer'],
  shipped: ['river', null],
  hired: ['characters', 'banner'],
  cardsDrawn: ['messages', 'page'],
  messageBought: ['messages', 'page'],
  deckShuffled: ['messages', null],
  cardsReturned: ['messages', null],
  cubePlaced: ['messages', 'quill'],
  cubeTakenBack: ['messages', null],
  delivered: ['messages', 'fanfare'],
  turnForgone: ['trade', 'coins'],
  endReached: [null, 'bell'],
  gameOver: [null, 'fanfare'],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
