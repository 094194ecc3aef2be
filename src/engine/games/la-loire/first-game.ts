import type { DecisionComment } from '../../core/game';
import type { LaLoireMove } from './moves';
import type { LaLoireView } from './view-types';

const has = (moves: readonly LaLoireMove[], type: LaLoireMove['type']) => moves.some((move) => move.type === type);

/** Comments shown at the decisions of a player's first game. If several apply, the first one is shown. */
export const COMMENTS: readonly DecisionComment<LaLoireView, LaLoireMove>[] = [
  { key: 'circus', when: ({ frame }) => frame?.kind === 'circus' },
  { key: 'choose', when: ({ frame }) => frame?.kind === 'choice' },
  { key: 'deliver', when: (_, __, moves) => has(moves, 'deliver') },
  { key: 'build', when: (_, __, moves) => has(moves, 'build') },
  { key: 'ship', when: (_, __, moves) => has(moves, 'ship') },
  { key: 'sell', when: (_, __, moves) => has(moves, 'sell') },
  { key: 'buy', when: (_, __, moves) => has(moves, 'buy') },
  { key: 'message', when: (_, __, moves) => has(moves, 'buyMessage') },
  { key: 'hire', when: (_, __, moves) => has(moves, 'hire') },
  { key: 'ride', when: (_, __, moves) => has(moves, 'move') },
];
