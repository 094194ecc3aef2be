import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import { eventsOf, outcome } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['trade', 'building', 'sailing', 'blockade', 'battle', 'ports', 'doge'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<Serenissima2012Event, (typeof LOG_KINDS)[number]> = {
  closed: ['ports', 'seal'],
  portChosen: ['ports', 'banner', 'impact'],
  galleyChosen: ['building', 'sail'],
  turnBegan: [null, 'bell'],
  activated: [null, null],
  loaded: ['trade', 'goods', 'impact'],
  transferred: ['building', 'goods', 'impact'],
  exchanged: ['building', 'goods'],
  discarded: ['trade', 'splash'],
  scuttled: ['building', null],
  sailed: ['sailing', 'oars'],
  blockadeAsked: ['blockade', 'knocking'],
  blockadeAnswered: ['blockade', ({ declared }) => (declared ? 'ram' : null)],
  revoked: ['blockade', 'quill'],
  sold: ['trade', ({ bonus }) => (bonus > 0 ? 'fanfare' : 'purse'), 'impact'],
  attacked: ['battle', 'drum'],
  // The animation plays the sounds of arrows, rams and swords.
  fortFired: ['battle', 'dice'],
  fought: ['battle', 'dice'],
  battleStopped: ['battle', null],
  sank: ['battle', 'splash', 'impact'],
  looted: ['battle', 'goods', 'impact'],
  garrisonFell: ['battle', 'drum', 'impact'],
  landed: ['ports', ({ from }) => (from < 0 ? 'banner' : 'seized'), 'impact'],
  portLost: ['ports', 'drum', 'impact'],
  invested: ['building', null],
  recruited: ['building', 'murmur'],
  galleyBought: ['building', 'hammer'],
  fortBuilt: ['building', 'saw', 'impact'],
  basilicaBuilt: ['building', 'bell', 'impact'],
  dogeDrawn: ['doge', 'page', 'impact'],
  wineIncome: ['doge', ({ amount }) => (amount > 0 ? 'coins' : null)],
  shuffled: ['doge', 'dice'],
  scored: ['doge', 'purse'],
  catchUpBegan: ['building', null],
  gameOver: [null, outcome],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
