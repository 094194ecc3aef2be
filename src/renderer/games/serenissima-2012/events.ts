import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import { eventsOf } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['trade', 'building', 'sailing', 'blockade', 'battle', 'ports', 'doge'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<Serenissima2012Event, (typeof LOG_KINDS)[number]> = {
  closed: ['ports', 'quill'],
  portChosen: ['ports', 'banner'],
  galleyChosen: ['building', 'oars'],
  turnBegan: [null, 'bell'],
  activated: [null, null],
  loaded: ['trade', 'goods'],
  transferred: ['building', 'goods'],
  exchanged: ['building', 'goods'],
  discarded: ['trade', 'splash'],
  scuttled: ['building', null],
  sailed: ['sailing', 'oars'],
  blockadeAsked: ['blockade', 'page'],
  blockadeAnswered: ['blockade', ({ declared }) => (declared ? 'steel' : null)],
  revoked: ['blockade', 'quill'],
  sold: ['trade', ({ bonus }) => (bonus > 0 ? 'fanfare' : 'coins')],
  attacked: ['battle', null],
  fortFired: ['battle', 'arrows'],
  // Galleys board each other; a garrison shoots from its walls.
  fought: ['battle', ({ target }) => ('port' in target ? 'arrows' : 'steel')],
  battleStopped: ['battle', null],
  sank: ['battle', 'splash'],
  looted: ['battle', 'goods'],
  garrisonFell: ['battle', null],
  landed: ['ports', 'banner'],
  portLost: ['ports', null],
  invested: ['building', null],
  recruited: ['building', 'coins'],
  galleyBought: ['building', 'hammer'],
  fortBuilt: ['building', 'hammer'],
  basilicaBuilt: ['building', 'hammer'],
  dogeDrawn: ['doge', 'page'],
  wineIncome: ['doge', ({ amount }) => (amount > 0 ? 'coins' : null)],
  shuffled: ['doge', 'dice'],
  scored: ['doge', 'coins'],
  catchUpBegan: ['building', null],
  gameOver: [null, 'fanfare'],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
