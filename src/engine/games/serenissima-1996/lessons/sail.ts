import type { Lesson } from '../../../core/game';
import { begin, GENOA, genoa, off, port, VENICE } from './position';

/** The first turn: down the Adriatic, past a Genoese galley, to a first port. */
export const SAIL: Lesson = {
  key: 'sail',
  learner: VENICE,
  start: begin({
    turn: 1,
    phase: 'sailing',
    galleys: [
      { space: off('Venice'), sailors: 3 },
      { space: off('Venice'), sailors: 2 },
      { space: off('Corfu'), sailors: 3 },
      { space: off('Genoa'), sailors: 2 },
    ],
    ports: {
      Venice: { owner: VENICE, garrison: 5 },
      Genoa: { owner: GENOA, garrison: 5 },
    },
  }),
  steps: [
    { key: 'first', asks: [{ type: 'sail', galley: 0, to: off('Ragusa') }], lights: ['galley:0'] },
    { key: 'on', asks: [{ type: 'sail', galley: 0, to: off('Corfu') }], lights: ['galley:0'] },
    {
      key: 'ask',
      asks: [{ type: 'askPassage', galley: 0 }],
      lights: ['galley:2'],
      then: genoa({ type: 'answerPassage', grant: true, standing: false }),
    },
    {
      key: 'through',
      asks: [{ type: 'sail', galley: 0, to: off('Sicily') }],
      lights: ['galley:0', `port:${port('Sicily')}`],
    },
    { key: 'end', asks: [{ type: 'endPhase' }], then: genoa({ type: 'endPhase' }) },
    { key: 'land', asks: [{ type: 'land', galley: 0, count: 1 }] },
  ],
};
