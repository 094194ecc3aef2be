import type { Pictures } from '../../kit/testing-pictures';
import type { Serenissima1996Event } from './events';

export const PICTURES: Pictures<Serenissima1996Event> = {
  home: { at: 116, closed: true },
  'new-game': { closed: true, steps: [{ press: 'home:new' }] },
  learn: { closed: true, steps: [{ press: 'home:learn' }] },
  settings: { at: 116, steps: [{ press: 'table:settings' }] },
  rulebook: { at: 116, steps: [{ press: 'table:rulebook' }] },
  lesson: {
    closed: true,
    steps: [{ press: 'home:learn' }, { press: 'learn:sail' }, { see: '[data-testid=board][data-ready=true]' }],
  },
  opening: { at: 0 },
  bids: {
    at: 7,
    after: 100,
    steps: [{ pass: 800 }, { wait: 1200 }],
  },
  passage: { at: 78 },
  battle: { at: 87, after: 2500 },
  storm: { at: 99, after: 2150 },
  boarding: { at: 90, after: 1900 },
  taken: { at: { event: 'landed', nth: 3 }, after: 900 },
  spoils: { at: 95 },
  'hand-over': { at: 108, handOver: 'recap', after: 300 },
  recap: {
    at: 108,
    handOver: 'recap',
    after: 1700,
    steps: [{ pass: 1500 }, { press: 'curtain:lift' }, { see: '[data-testid="replay:leave"]' }],
  },
  late: { merchants: 'picture 4', at: 0.93 },
  grey: { merchants: 'picture 4', at: 0.93, grey: true },
  markets: { merchants: 'picture 4', at: 0.93, click: 'table:markets' },
  replay: {
    merchants: 'picture 4',
    at: 0.93,
    steps: [{ press: 'table:replay' }, { fill: 'replay:timeline', value: '300' }],
  },
  final: { merchants: 'picture 4', at: { event: 'gameOver' }, final: true },
  story: {
    merchants: 'picture 4',
    at: { event: 'gameOver' },
    final: true,
    steps: [{ press: 'final:story' }],
  },
};
