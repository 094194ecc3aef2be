import type { Lesson } from '../../../core/game';
import { begin, GENOA, off, port, VENICE } from './position';

/** The third turn, harbour phase: builds and crews a galley in Venice, and builds a fort in Ragusa. */
export const BUILD: Lesson = {
  key: 'build',
  learner: VENICE,
  start: begin({
    turn: 3,
    phase: 'harbour',
    galleys: [
      { space: off('Venice'), sailors: 3 },
      { space: off('Ragusa'), sailors: 2 },
      { space: off('Genoa'), sailors: 3 },
      { space: off('Marseille'), sailors: 2 },
    ],
    ports: {
      Venice: { owner: VENICE, garrison: 4, stores: ['wood', 'iron'] },
      Ragusa: { owner: VENICE, garrison: 1, stores: ['gold'] },
      Genoa: { owner: GENOA, garrison: 5 },
    },
    money: [2400, 2000],
  }),
  steps: [
    {
      key: 'galley',
      asks: [{ type: 'buildGalley', port: port('Venice'), crew: 'hired' }],
      lights: [`port:${port('Venice')}`],
    },
    { key: 'hire', asks: [{ type: 'hire', port: port('Venice'), to: { galley: 4 }, count: 1 }] },
    {
      key: 'crew',
      asks: [{ type: 'transfer', from: { port: port('Venice') }, to: { galley: 4 }, piece: 'sailor' }],
    },
    { key: 'load', asks: [{ type: 'buy', port: port('Venice'), galley: 4, count: 2 }] },
    { key: 'fort', asks: [{ type: 'buildFort', port: port('Ragusa') }] },
  ],
};
