import type { Lesson } from '../../../core/game';
import { begin, GENOA, good, off, port, VENICE } from './position';

/** The sixth turn, off Sicily: boarding a galley with gold, then storming the port. The dice are fixed. */
export const FIGHT: Lesson = {
  key: 'fight',
  learner: VENICE,
  start: begin({
    turn: 6,
    phase: 'combat',
    galleys: [
      { space: off('Sicily'), sailors: 4 },
      { space: off('Venice'), sailors: 2 },
      { space: off('Sicily'), sailors: 2, cargo: { gold: 2 } },
      { space: off('Genoa'), sailors: 3 },
    ],
    ports: {
      Venice: { owner: VENICE, garrison: 4 },
      Sicily: { owner: GENOA, garrison: 1, stores: ['wood'] },
      Genoa: { owner: GENOA, garrison: 4 },
    },
    // At sea, Venice rolls 5 and Genoa 2; at the port, 4 and 1.
    chance: [5, 2, 4, 1],
  }),
  steps: [
    { key: 'attack', asks: [{ type: 'attack', galley: 0, target: { galley: 2 } }] },
    { key: 'seize', asks: [{ type: 'seize', crew: 1 }] },
    { key: 'spoils', asks: [{ type: 'stow', from: 2, good: good('gold') }, { type: 'finishSpoils' }] },
    { key: 'storm', asks: [{ type: 'attack', galley: 0, target: { port: port('Sicily') } }] },
    { key: 'end', asks: [{ type: 'endPhase' }] },
    { key: 'land', asks: [{ type: 'land', galley: 0, count: 1 }] },
  ],
};
