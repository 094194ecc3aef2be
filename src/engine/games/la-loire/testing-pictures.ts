import type { Pictures } from '../../kit/testing-pictures';
import type { LaLoireEvent } from './events';

export const PICTURES: Pictures<LaLoireEvent> = {
  opening: { at: 0 },
  four: { players: 4 },
  middle: { at: 300 },
  ride: { at: { event: 'moved', nth: 60 }, after: 1500 },
  hiring: { at: { event: 'hired', nth: 3 } },
  characters: { at: { event: 'hired', nth: 3 }, click: 'table:markets' },
  foreseen: { at: { event: 'marketShifted', nth: 8 }, focus: '[data-target="place:9"]' },
  shift: { at: { event: 'marketShifted', nth: 8 }, after: 2300 },
  circus: { at: { event: 'circusMoved', nth: 2 }, after: 1300 },
  messages: { at: { event: 'cubePlaced', nth: 1 }, focus: '.hand [data-testid^="message:"]' },
  building: { at: { event: 'built', nth: 4 } },
  late: { at: 620 },
  finished: { at: { event: 'gameOver' }, end: true },
};

export const SOLO_PICTURES: Pictures<LaLoireEvent> = {
  opening: { at: 0 },
  late: { at: { event: 'gameOver' } },
  results: { at: { event: 'gameOver' }, final: true },
};
