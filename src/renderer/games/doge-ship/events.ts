import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { eventsOf, outcome } from '../kit/events';
import type { EventTable } from '../kit/events';

const LOG_KINDS = ['actions', 'buying', 'building', 'intrigue', 'doge'] as const;

/** Each event's log kind and sound. An event is silent if its text is enough or the next event has a sound. */
const EVENTS: EventTable<DogeShipEvent, (typeof LOG_KINDS)[number]> = {
  roundBegan: [null, 'dice'],
  dogeReshuffled: ['doge', 'page'],
  reordered: ['building', 'goods'],
  actionChosen: ['actions', 'goods', 'impact'],
  actionDiscarded: ['actions', 'coins'],
  bonusGained: ['actions', 'coins'],
  bonusOffered: ['actions', null],
  moneyGained: ['actions', 'purse'],
  intrigued: ['intrigue', 'murmur'],
  drawn: ['buying', 'page'],
  bought: ['buying', 'coins', 'impact'],
  declined: ['buying', 'page'],
  gondolaBuilt: ['building', 'oars'],
  barricadeBuilt: ['building', 'saw'],
  partBuilt: ['building', 'hammer', 'impact'],
  partReplaced: ['building', 'ram'],
  leftUndone: ['actions', null],
  dogeDrawn: ['intrigue', 'page'],
  dogePlaced: ['intrigue', 'bell'],
  roundEnded: [null, 'bell'],
  highWater: ['doge', 'splash'],
  inspectionBegan: ['doge', 'drum'],
  bidMade: ['doge', 'seal'],
  inspectionHeld: ['doge', 'inspection'],
  shipFinished: [null, 'cheer'],
  finalInspection: ['doge', 'inspection'],
  gameOver: [null, outcome],
};

export const events = eventsOf(LOG_KINDS, EVENTS);
