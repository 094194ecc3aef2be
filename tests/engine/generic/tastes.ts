import type { Move } from '../../../src/engine/core/game';
import { TABLES, TILES } from '../../../src/engine/games/doge-ship/data/board';
import type { DogeShipMove } from '../../../src/engine/games/doge-ship/moves';
import { activeSeat, isPart } from '../../../src/engine/games/doge-ship/queries';
import { fits } from '../../../src/engine/games/doge-ship/ship';
import type { State as DogeShipState } from '../../../src/engine/games/doge-ship/state';

/** How much a random player likes a move compared with others of its kind; 1 by default. */
export type Taste = (position: unknown, move: Move) => number;

/**
 * For games that end only if players work towards it: random moves take thousands of plies to finish a ship. Any legal
 * move may still be chosen.
 */
export const TASTES: Readonly<Record<string, Taste>> = {
  'doge-ship': (position, given) => {
    const state = position as DogeShipState;
    const move = given as DogeShipMove;
    const useful = (tile: number) => isPart(tile) && fits(state, tile);
    switch (move.type) {
      case 'act': {
        const action = TABLES[move.table].spaces[move.space - 1];
        const galley = 'kinds' in action && action.kinds.includes('galley');
        const ready = state.yards[activeSeat(state)].some(useful);
        if (action.type === 'construct') return galley && ready ? 200 : 1;
        if (action.type === 'buy') return galley && !ready && state.money[activeSeat(state)] > 3 ? 60 : 1;
        return action.type === 'money' ? 3 : 1;
      }
      case 'draw':
        return state.piles[move.pile].some(useful) ? 40 : 1;
      case 'keep':
        return (useful(move.tile) ? 40 : 1) * (move.discard !== null && useful(move.discard) ? 0.1 : 1);
      case 'build':
        return TILES[move.tile].kind === 'galley' ? 20 : 1;
      default:
        return 1;
    }
  },
};
