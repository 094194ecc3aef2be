import type { Lesson } from '../../../core/game';
import { begin, BLUE, galley, good, off, port, RED } from './position';

/** Two rounds against a galley, taking its cargo, then attacking the port. The dice are fixed. */
export const FIGHT: Lesson = {
  key: 'fight',
  learner: BLUE,
  start: begin({
    turn: 5,
    active: 4,
    galleys: {
      4: { owner: BLUE, off: 'Sardegna', sailors: 4 },
      6: { owner: RED, off: 'Napoli', sailors: 2, cargo: { gold: 1 } },
      7: { owner: BLUE, off: 'València', sailors: 2 },
      10: { owner: RED, off: 'Genova', sailors: 2 },
    },
    ports: {
      València: { owner: BLUE, garrison: 2, stores: ['stone'] },
      Sardegna: { owner: BLUE, garrison: 1 },
      Napoli: { owner: RED, garrison: 1, stores: ['wood', 'wine'] },
      Genova: { owner: RED, garrison: 2 },
    },
    money: [4, 6],
    // A roll of 4 or more is a skull. Skulls by round: one each, then two and none; at the port, one and none.
    chance: [4, 1, 1, 5, 1, 4, 5, 1, 2, 1, 6, 2, 3],
  }),
  steps: [
    {
      key: 'sail',
      asks: [{ type: 'sail', to: off('Napoli') }],
      lights: [`galley:${galley(4)}`, `galley:${galley(6)}`],
    },
    { key: 'attack', asks: [{ type: 'attack', target: { galley: galley(6) } }] },
    { key: 'again', asks: [{ type: 'fight' }], lights: [`galley:${galley(6)}`] },
    { key: 'loot', asks: [{ type: 'take', good: good('gold') }] },
    { key: 'storm', asks: [{ type: 'attack', target: { port: port('Napoli') } }] },
    { key: 'land', asks: [{ type: 'land', sailors: 1 }] },
  ],
};
