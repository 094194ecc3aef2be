import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { eventsOf } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['actions', 'buying', 'building', 'intrigue', 'doge'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<DogeShipEvent, (typeof LOG_KINDS)[number]> = {
  roundBegan: [null, 'dice'],
  dogeReshuffled: ['doge', 'page'],
  reordered: ['building', 'goods'],
  actionChosen: ['actions', 'goods'],
  actionDiscarded: ['actions', 'coins'],
  bonusGained: ['actions', 'coins'],
  bonusOffered: ['actions', null],
  moneyGained: ['actions', 'coins'],
  intrigued: ['intrigue', 'quill'],
  drawn: ['buying', 'page'],
  bought: ['buying', 'coins'],
  declined: ['buying', 'page'],
  gondolaBuilt: ['building', 'oars'],
  barricadeBuilt: ['building', 'hammer'],
  partBuilt: ['building', 'hammer'],
  partReplaced: ['building', 'hammer'],
  leftUndone: ['actions', null],
  dogeDrawn: ['intrigue', 'page'],
  dogePlaced: ['intrigue', 'bell'],
  roundEnded: [null, 'bell'],
  highWater: ['doge', 'splash'],
  inspectionBegan: ['doge', 'bell'],
  bidMade: ['doge', 'quill'],
  inspectionHeld: ['doge', 'banner'],
  shipFinished: [null, 'fanfare'],
  finalInspection: ['doge', 'banner'],
  gameOver: [null, 'oars'],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
