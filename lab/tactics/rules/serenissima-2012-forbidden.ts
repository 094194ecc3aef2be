import { NOBODY } from '../../../src/engine/games/serenissima/board';
import { shortestPaths } from '../../../src/engine/games/serenissima/routes';
import { BOARD } from '../../../src/engine/games/serenissima-2012/data/board';
import { graph } from '../../../src/engine/games/serenissima-2012/geography';
import type { Serenissima2012Move } from '../../../src/engine/games/serenissima-2012/moves';
import { blockadedSpaces } from '../../../src/engine/games/serenissima-2012/queries';
import type { State } from '../../../src/engine/games/serenissima-2012/state';
import type { Rule } from '../rule';
import { choosing } from './serenissima-2012-threats';

/** Whether the active galley could sail to a neutral port where a rival with more sailors would forbid claiming it. */
function isTempted(state: State, seat: number): boolean {
  const acting = choosing(state);
  if (!acting) return false;
  const { space: from, sailors } = acting.galley;
  const shut = blockadedSpaces(state, seat, sailors);
  const { steps } = shortestPaths(graph(state.options), from, sailors, shut);
  return state.ports.some(({ owner, closed }, port) => {
    const { space } = BOARD.ports[port];
    return owner === NOBODY && !closed && space !== from && shut[space] === 1 && steps[space] > 0;
  });
}

export const forbiddenRules = {
  forbidden: {
    because:
      'A rival at the port has more sailors and forbids the galley to claim or sell, so the activation is wasted.',
    asks: isTempted,
    fails: ({ moves: list, last }) => {
      const frame = last.frames[0];
      return frame?.kind === 'activation' && frame.step === 'barred' && list.at(-1)?.type === 'done';
    },
  },
} satisfies Readonly<Record<string, Rule<State, Serenissima2012Move>>>;
