import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CELLS, winnerOf } from './tic-tac-toe';

/** Tic-tac-toe as in boardgame.io's tutorial. The rules are the same as in `tic-tac-toe.ts`. */
export interface GridThere {
  cells: (number | null)[];
}

export const ticTacToeThere: Game<GridThere> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: CELLS }, () => null) }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = Number(playerID);
    },
  },
  endIf({ G }) {
    const winner = winnerOf(G.cells);
    if (winner !== null) return { winner: String(winner) };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: ({ cells }) => cells.flatMap((by, cell) => (by === null ? [{ move: 'mark', args: [cell] }] : [])),
  },
};
