import type { Lesson } from '../../../core/game';
import { begin, BLUE, galley, good, off, port, RED, red } from './position';

/** A galley with few sailors is stopped. The next one takes one more sailor aboard and can't be stopped. */
export const BLOCKADE: Lesson = {
  key: 'blockade',
  learner: BLUE,
  start: begin({
    turn: 4,
    active: 3,
    galleys: {
      3: { owner: BLUE, off: 'Corfu', sailors: 2, cargo: { stone: 1 } },
      5: { owner: RED, off: 'Sicilia', sailors: 3 },
      8: { owner: BLUE, off: 'Corfu', sailors: 2, cargo: { stone: 1 } },
      11: { owner: RED, off: 'Genova', sailors: 2 },
    },
    ports: {
      Corfu: { owner: BLUE, garrison: 2 },
      Sicilia: { owner: RED, garrison: 1, stores: ['stone'] },
      Genova: { owner: RED, garrison: 2 },
    },
    money: [3, 6],
  }),
  steps: [
    {
      key: 'sail',
      asks: [{ type: 'sail', to: off('Sicilia') }],
      lights: [`galley:${galley(3)}`, `galley:${galley(5)}`],
      then: red({ type: 'answerBlockade', declare: true, standing: false }),
    },
    { key: 'end', asks: [{ type: 'done' }], then: red({ type: 'done' }) },
    {
      key: 'crew',
      asks: [{ type: 'transfer', from: { port: port('Corfu') }, to: { galley: galley(8) }, piece: 'sailor' }],
      lights: [`galley:${galley(8)}`],
    },
    {
      key: 'through',
      asks: [
        { type: 'sail', to: off('Sicilia') },
        { type: 'sail', to: off('Napoli') },
      ],
      lights: [`galley:${galley(8)}`, `space:${off('Napoli')}`, `port:${port('Napoli')}`],
    },
    { key: 'sell', asks: [{ type: 'sell', good: good('stone') }] },
  ],
};
