import { BadPosition, IllegalMove } from '../../src/engine/core/errors';
import type { AnyGame, Game, GameEvent, Options, Seat } from '../../src/engine/core/game';

/** Tic-tac-toe on this engine. The game is so small that nearly all measured time is the engine's own. */
export interface Grid {
  /** The seat that marked each cell, row by row, or `null`. */
  cells: (Seat | null)[];
  /** Number of marks so far. The seats alternate. */
  marks: number;
}

export interface Mark {
  readonly type: 'mark';
  readonly cell: number;
}

interface Marked extends GameEvent {
  readonly type: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}

export const CELLS = 9;

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
]; // prettier-ignore

export function winnerOf(cells: readonly (Seat | null)[]): Seat | null {
  for (const [a, b, c] of LINES) {
    if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a];
  }
  return null;
}

const isOver = ({ cells, marks }: Grid) => marks === CELLS || winnerOf(cells) !== null;
const turnOf = ({ marks }: Grid): Seat => marks % 2;
const copy = ({ cells, marks }: Grid): Grid => ({ cells: cells.slice(), marks });

function whyNotMark(grid: Grid, seat: Seat, cell: number): string | undefined {
  if (isOver(grid)) return 'The game is over.';
  if (turnOf(grid) !== seat) return 'It is not your turn.';
  return grid.cells[cell] === null ? undefined : 'There is no empty cell.';
}

const game: Game<Grid, Mark, Marked, Grid, Options> = {
  about: {
    id: 'tic-tac-toe',
    title: 'Tic-tac-toe',
    year: 1864,
    designers: [],
    seats: [2, 2],
    minutes: [1, 1],
    rules: 1,
    options: [],
  },
  setup: () => ({ cells: Array.from({ length: CELLS }, () => null), marks: 0 }),
  seats: () => 2,
  actors: (grid) => (isOver(grid) ? [] : [turnOf(grid)]),
  moves(grid, seat) {
    const list: Mark[] = [];
    for (let cell = 0; cell < CELLS; cell++) if (!whyNotMark(grid, seat, cell)) list.push({ type: 'mark', cell });
    return list;
  },
  play(grid, seat, { cell }) {
    const why = whyNotMark(grid, seat, cell);
    if (why) throw new IllegalMove('no-mark', 'marks', why);
    grid.cells[cell] = seat;
    grid.marks++;
    return [{ type: 'marked', seat, cell }];
  },
  view: copy,
  redactEvent: (event) => event,
  isPrivate: () => false,
  score(grid) {
    const winner = winnerOf(grid.cells);
    const winners = !isOver(grid) ? [] : winner === null ? [0, 1] : [winner];
    const scores = [0, 1].map((seat) => {
      const points = Number(winner === seat);
      return { seat, total: points, lines: [{ key: 'line', label: 'Three in a line', points }] };
    });
    return { scores, winners, ties: [] };
  },
  copy,
  check(state): asserts state is Grid {
    const { cells, marks } = (state ?? {}) as Partial<Grid>;
    const sound = Array.isArray(cells) && cells.length === CELLS && cells.filter((by) => by !== null).length === marks;
    if (!sound) throw new BadPosition('The marks do not fit the cells.');
  },
};

export const ticTacToe: AnyGame = game;
