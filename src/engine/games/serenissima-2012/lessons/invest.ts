import type { Lesson } from '../../../core/game';
import { begin, BLUE, galley, good, off, port, RED } from './position';

/** The last two galleys of a turn: one invests, one fills a port, and a Doge card brings the first scoring. */
export const INVEST: Lesson = {
  key: 'invest',
  learner: BLUE,
  start: begin({
    turn: 6,
    active: 9,
    galleys: {
      3: { owner: RED, off: 'Napoli', sailors: 2 },
      6: { owner: RED, off: 'Genova', sailors: 2 },
      9: { owner: BLUE, off: 'València', sailors: 1 },
      12: { owner: BLUE, off: 'Algiers', sailors: 2, cargo: { spice: 1 } },
    },
    ports: {
      València: { owner: BLUE, garrison: 2, stores: ['stone', 'marble', 'wine', 'gold'] },
      Algiers: { owner: BLUE, garrison: 1, stores: ['wood'] },
      Genova: { owner: RED, garrison: 2, stores: ['wood', 'wine'] },
      Napoli: { owner: RED, garrison: 1, stores: ['stone'] },
    },
    money: [5, 7],
    marker: 3,
    // The next Doge card shows one hourglass.
    card: 1,
  }),
  steps: [
    { key: 'invest', asks: [{ type: 'invest' }], lights: [`galley:${galley(9)}`] },
    { key: 'basilica', asks: [{ type: 'buildBasilica', port: port('València') }] },
    { key: 'recruit', asks: [{ type: 'recruit', to: { galley: galley(9) }, count: 2 }] },
    { key: 'end', asks: [{ type: 'done' }] },
    {
      key: 'sail',
      asks: [{ type: 'sail', to: off('València') }],
      lights: [`galley:${galley(12)}`, `port:${port('València')}`],
    },
    { key: 'store', asks: [{ type: 'sell', good: good('spice') }] },
    { key: 'score', asks: [{ type: 'done' }], lights: [`port:${port('València')}`] },
  ],
};
