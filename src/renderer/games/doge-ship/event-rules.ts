import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { eventRules } from '../kit/event-rules';

/** The rule paragraph behind each log line. */
export const EVENT_RULES = eventRules<DogeShipEvent>({
  roundBegan: 'round',
  dogeReshuffled: 'doge',
  reordered: 'reorder',
  actionChosen: ({ price }) => (price > 0 ? 'price' : 'actions'),
  actionDiscarded: 'treasure',
  bonusGained: 'bonus',
  bonusOffered: 'bonus',
  moneyGained: 'treasure',
  intrigued: ({ intrigue }) => (intrigue === 'doge' ? 'doge' : 'bribe'),
  drawn: 'drawing',
  bought: ({ discarded }) => (discarded === null ? 'drawing' : 'yard'),
  declined: 'drawing',
  gondolaBuilt: 'gondola',
  barricadeBuilt: 'barricade',
  partBuilt: 'points',
  partReplaced: 'replacement',
  leftUndone: ({ bonus }) => (bonus ? 'bonus' : 'kinds'),
  dogeDrawn: 'doge',
  dogePlaced: 'doge',
  roundEnded: 'roundEnd',
  highWater: 'highWater',
  inspectionBegan: 'inspection',
  bidMade: 'inspection',
  inspectionHeld: 'inspection',
  shipFinished: 'end',
  finalInspection: 'end',
  gameOver: 'end',
});
