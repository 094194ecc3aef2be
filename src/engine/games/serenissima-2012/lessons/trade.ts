import type { Lesson } from '../../../core/game';
import { begin, BLUE, galley, good, off, port, RED, red } from './position';

/** The second turn: wood from Blue's own port is sold in Algiers, and a second galley claims a port. */
export const TRADE: Lesson = {
  key: 'trade',
  learner: BLUE,
  start: begin({
    turn: 2,
    active: 1,
    galleys: {
      1: { owner: BLUE, off: 'València', sailors: 3 },
      2: { owner: RED, off: 'Genova', sailors: 3 },
      5: { owner: BLUE, off: 'Sardegna', sailors: 2 },
      8: { owner: RED, off: 'Algiers', sailors: 2 },
    },
    ports: {
      València: { owner: BLUE, garrison: 3 },
      Genova: { owner: RED, garrison: 3 },
      Algiers: { owner: RED, garrison: 1 },
    },
    money: [4, 5],
  }),
  steps: [
    { key: 'load', asks: [{ type: 'load', count: 2 }], lights: [`port:${port('València')}`] },
    {
      key: 'sail',
      asks: [{ type: 'sail', to: off('Algiers') }],
      lights: [`galley:${galley(1)}`, `port:${port('Algiers')}`],
    },
    { key: 'sell', asks: [{ type: 'sell', good: good('wood') }] },
    {
      key: 'end',
      asks: [{ type: 'done' }],
      then: red({ type: 'load', count: 1 }, { type: 'sail', to: off('Napoli') }, { type: 'done' }),
    },
    { key: 'claim', asks: [{ type: 'claim', sailors: 1 }], lights: [`galley:${galley(5)}`] },
  ],
};
