import type { Lesson } from '../../../core/game';
import { begin, GENOA, genoa, good, off, port, VENICE } from './position';

/** The last turn of a two-player game, in which Genoa acts first: a monopoly price, a full port, the final score. */
export const WIN: Lesson = {
  key: 'win',
  learner: VENICE,
  start: begin({
    turn: 12,
    phase: 'harbour',
    order: [GENOA, VENICE],
    galleys: [
      { space: off('Venice'), sailors: 3, cargo: { iron: 1 } },
      { space: off('Venice'), sailors: 2 },
      { space: off('Cyrene'), sailors: 3 },
      { space: off('Genoa'), sailors: 2 },
    ],
    ports: {
      Venice: { owner: VENICE, garrison: 4, stores: ['wood', 'iron', 'gems'] },
      Ragusa: { owner: VENICE, garrison: 2, stores: ['wine', 'gems', 'textiles'] },
      Cyrene: { owner: VENICE, garrison: 2, stores: ['wine', 'wood'] },
      Genoa: { owner: GENOA, garrison: 4, stores: ['wood', 'wine', 'gold', 'textiles'] },
      Sardinia: { owner: GENOA, garrison: 2, stores: ['iron'] },
    },
    money: [2600, 3400],
    within: {
      kind: 'bargain',
      stage: 'quote',
      seller: VENICE,
      buyer: GENOA,
      source: { kind: 'port', port: port('Cyrene') },
      galley: 2,
      good: good('gems'),
      count: 1,
      quoted: 0,
      countered: 0,
    },
  }),
  steps: [
    {
      key: 'monopoly',
      asks: [{ type: 'quote', price: 1000 }],
      lights: [`port:${port('Cyrene')}`],
      then: genoa({ type: 'accept' }, { type: 'endPhase' }),
    },
    { key: 'last', asks: [{ type: 'endPhase' }], then: genoa({ type: 'endPhase' }) },
    {
      key: 'sail',
      asks: [{ type: 'sail', galley: 0, to: off('Ragusa') }],
      lights: ['galley:0', `port:${port('Ragusa')}`],
    },
    { key: 'anchor', asks: [{ type: 'endPhase' }], then: genoa({ type: 'endPhase' }) },
    { key: 'fill', asks: [{ type: 'sell', galley: 0, good: good('iron') }] },
    { key: 'count', asks: [{ type: 'endPhase' }] },
  ],
};
