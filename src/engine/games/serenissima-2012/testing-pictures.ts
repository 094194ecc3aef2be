import type { Pictures } from '../../kit/testing-pictures';
import type { Serenissima2012Event } from './events';

export const PICTURES: Pictures<Serenissima2012Event> = {
  'set-up': { at: 0 },
  number: { at: 1 },
  wheel: { at: 12 },
  blockade: { at: 42 },
  attack: { at: 80 },
  battle: { at: 81, after: 3600 },
  investment: { at: 85 },
  scoring: { at: 166, after: 5200 },
  late: { merchants: 'picture 2', at: 0.9 },
  markets: { merchants: 'picture 2', at: 0.9, click: 'table:markets' },
  final: { merchants: 'picture 2', at: { event: 'gameOver' }, final: true },
};
