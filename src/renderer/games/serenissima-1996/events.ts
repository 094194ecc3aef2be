import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import { eventsOf, outcome } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['order', 'trade', 'building', 'sailing', 'battle', 'ports'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<Serenissima1996Event, (typeof LOG_KINDS)[number]> = {
  placed: ['building', 'goods'],
  turnBegan: [null, 'bell'],
  bidMade: ['order', 'quill'],
  bidsRevealed: ['order', 'page'],
  thrownForOrder: ['order', 'dice'],
  orderChosen: ['order', null],
  phaseBegan: [null, null],
  phaseSkipped: [null, null],
  bought: ['trade', 'coins', 'impact'],
  bargainOpened: ['trade', 'page'],
  quoted: ['trade', 'quill'],
  countered: ['trade', 'quill'],
  counterRefused: ['trade', null],
  priceAgreed: ['trade', 'seal'],
  noneTaken: ['trade', null],
  bargainFailed: ['trade', null],
  traded: ['trade', 'coins', 'impact'],
  bartered: ['trade', 'goods', 'impact'],
  galleyBuilt: ['building', 'hammer'],
  fortBuilt: ['building', 'saw', 'impact'],
  hired: ['building', 'murmur'],
  transferred: ['building', 'goods', 'impact'],
  exchanged: ['building', 'goods'],
  discarded: ['building', 'splash'],
  dismissed: ['building', null],
  sailed: ['sailing', 'oars'],
  passageAsked: ['sailing', 'knocking'],
  passageAnswered: ['sailing', null],
  // The animation plays the sounds of arrows, rams and swords.
  fought: ['battle', 'dice'],
  sank: ['battle', 'splash', 'impact'],
  garrisonFell: ['battle', 'drum', 'impact'],
  seized: ['battle', 'cheer', 'impact'],
  stowed: ['battle', 'goods', 'impact'],
  landed: ['ports', ({ from, seat }) => (from === seat ? 'oars' : from < 0 ? 'banner' : 'seized'), 'impact'],
  sold: ['trade', ({ bonus }) => (bonus > 0 ? 'fanfare' : 'purse'), 'impact'],
  income: ['trade', 'purse'],
  endThrown: [null, 'dice'],
  gameOver: [null, outcome],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
