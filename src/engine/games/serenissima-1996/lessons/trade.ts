import type { Lesson } from '../../../core/game';
import { begin, GENOA, genoa, good, off, port, sea, VENICE } from './position';

/** The second turn: wine from Sicily is sold in Genoa. */
export const TRADE: Lesson = {
  key: 'trade',
  learner: VENICE,
  start: begin({
    turn: 2,
    phase: 'harbour',
    galleys: [
      { space: off('Sicily'), sailors: 3 },
      { space: off('Venice'), sailors: 2 },
      { space: off('Barcelona'), sailors: 3 },
      { space: off('Marseille'), sailors: 2 },
    ],
    ports: {
      Venice: { owner: VENICE, garrison: 4 },
      Sicily: { owner: VENICE, garrison: 1 },
      Genoa: { owner: GENOA, garrison: 5 },
    },
    money: [1900, 1800],
  }),
  steps: [
    { key: 'buy', asks: [{ type: 'buy', port: port('Sicily'), galley: 0, count: 2 }] },
    {
      key: 'leave',
      asks: [{ type: 'endPhase' }],
      then: genoa({ type: 'buy', port: port('Marseille'), galley: 3, count: 2 }, { type: 'endPhase' }),
    },
    {
      key: 'sail',
      // There are several shortest routes.
      asks: [
        { type: 'sail', galley: 0, to: [off('Naples'), sea('Tyrrhenian Deep')] },
        { type: 'sail', galley: 0, to: [off('Civitavecchia'), off('Sardinia')] },
        { type: 'sail', galley: 0, to: off('Genoa') },
      ],
      lights: ['galley:0', `space:${off('Genoa')}`, `port:${port('Genoa')}`],
    },
    { key: 'anchor', asks: [{ type: 'endPhase' }], then: genoa({ type: 'endPhase' }) },
    {
      key: 'peace',
      asks: [{ type: 'endPhase' }],
      then: genoa({ type: 'land', galley: 3, count: 1 }, { type: 'endPhase' }),
    },
    { key: 'sell', asks: [{ type: 'sell', galley: 0, good: good('wine') }] },
    { key: 'income', asks: [{ type: 'endPhase' }] },
  ],
};
