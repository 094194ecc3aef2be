import type { Pictures } from '../../kit/testing-pictures';
import type { DogeShipEvent } from './events';

export const PICTURES: Pictures<DogeShipEvent> = {
  opening: { at: 0 },
  two: { players: 2 },
  five: { players: 5 },
  middle: { at: 186 },
  preview: { at: { event: 'partReplaced' }, focus: '[data-target^="yard:"]' },
  drawn: { at: 147 },
  intrigue: { at: { event: 'dogePlaced', nth: 3 } },
  replacement: { at: { event: 'partReplaced' }, after: 1500 },
  water: { at: { event: 'highWater', nth: 2 }, after: 3600 },
  bid: { at: 306 },
  inspection: { at: { event: 'inspectionHeld', nth: 3 }, after: 4200 },
  round: { at: { event: 'roundBegan', nth: 3 }, after: 2300 },
  late: { at: 340 },
  sailing: { at: { event: 'gameOver' }, after: 13_500 },
  finished: { at: { event: 'gameOver' }, end: true },
};
