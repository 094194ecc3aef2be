import type { Game } from 'boardgame.io';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame, Move, Options, Random, Seat } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom, replayRandom } from '../../src/engine/core/random';
import { findGame } from '../../src/engine/games/registry';
import { measureBots } from './bots';
import { there } from './boardgame-io';
import { LINES, ticTacToe } from './tic-tac-toe';
import type { Grid } from './tic-tac-toe';
import { ticTacToeThere } from './tic-tac-toe-boardgame-io';
import type { GridThere } from './tic-tac-toe-boardgame-io';
import { wrapped } from './wrapped';
import type { Dice } from './wrapped';
import { tabletop } from '../../tests/engine/tabletop';

// boardgame.io logs refused moves to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockClear().mockReturnValue();
});

const { play, refusal } = tabletop(ticTacToe);
const empty = () => ticTacToe.setup({ seats: 2, options: {} }, fastRandom(0)) as Grid;
const mark = (cell: number): Move => ({ type: 'mark', cell }) as Move;

function after(...cells: number[]): Grid {
  const grid = empty();
  cells.forEach((cell, ply) => play(grid, ply % 2, mark(cell)));
  return grid;
}

describe('tic-tac-toe on this engine', () => {
  test.each(LINES)('%i, %i and %i in a row win', (...line) => {
    // The second seat marks the first cells outside the line.
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.includes(cell));
    const grid = after(line[0], others[0], line[1], others[1], line[2]);
    expect(ticTacToe.actors(grid)).toEqual([]);
    expect(ticTacToe.score(grid).winners).toEqual([0]);
    expect(ticTacToe.moves(grid, 1)).toEqual([]);
    expect(refusal(grid, 1, mark(others[2]))).toBe('no-mark');
  });

  test('a full grid without three in a row is a draw', () => {
    const grid = after(0, 1, 2, 4, 3, 5, 7, 6, 8);
    expect(ticTacToe.actors(grid)).toEqual([]);
    expect(ticTacToe.score(grid).winners).toEqual([0, 1]);
  });

  test('marking a marked cell and moving out of turn are refused', () => {
    const grid = after(4);
    expect(refusal(grid, 1, mark(4))).toBe('no-mark');
    expect(refusal(grid, 0, mark(0))).toBe('no-mark');
    expect(ticTacToe.moves(grid, 1)).toHaveLength(8);
  });
});

test('tic-tac-toe is the same game on both engines', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const whim = fastRandom(seed);
    const engine = there(ticTacToeThere, 2, String(seed));
    const grid = empty();
    let state = engine.initial();
    for (;;) {
      const [seat] = ticTacToe.actors(grid);
      if (seat === undefined) break;
      expect(state.ctx.gameover).toBeUndefined();
      expect(engine.actors(state)).toEqual([String(seat)]);
      const legal = ticTacToe.moves(grid, seat);
      const actions = engine.actions(state, String(seat));
      expect(actions.map(({ payload }) => mark(payload.args[0]))).toEqual(legal);
      const nth = whim.roll(legal.length) - 1;
      ticTacToe.play(grid, seat, legal[nth], whim);
      const before = state;
      state = engine.reduce(before, actions[nth]);
      expect((state.G as GridThere).cells).toEqual(grid.cells);
      // boardgame.io refuses to mark the same cell again.
      expect((engine.reduce(state, actions[nth]).G as GridThere).cells).toEqual(grid.cells);
    }
    const { winners } = ticTacToe.score(grid);
    expect(state.ctx.gameover).toEqual(winners.length === 1 ? { winner: String(winners[0]) } : { draw: true });
  }
});

describe('Serenissima (1996) wrapped as a boardgame.io game', () => {
  const game = findGame('serenissima-1996') as AnyGame;
  const seats = 3;
  const options = checkConfig(game, seats, {} as Options);

  function recorded(): { theirs: Game; drawn: number[] } {
    const drawn: number[] = [];
    const chanceOf = ({ Die }: Dice): Random => ({
      roll(sides) {
        drawn.push(Die(sides));
        return drawn[drawn.length - 1];
      },
    });
    return { theirs: wrapped(game, seats, options, chanceOf), drawn };
  }

  test('lists the same moves and reaches the same positions as the unwrapped game, to its end', () => {
    const { theirs, drawn } = recorded();
    const engine = there(theirs, seats, 'same');
    const whim = fastRandom(3);
    let state = engine.initial();
    const ours = game.copy(state.G);
    let moves = 0;
    for (;;) {
      const [seat] = game.actors(ours);
      if (seat === undefined) break;
      const legal = game.moves(ours, seat);
      const actions = engine.actions(state, String(seat));
      expect(actions.map(({ payload }) => payload.args[0])).toEqual(legal);
      const nth = whim.roll(legal.length) - 1;
      drawn.length = 0;
      state = engine.reduce(state, actions[nth]);
      game.play(ours, seat, legal[nth], replayRandom(drawn));
      if (moves++ % 10 === 0) expect(state.G).toEqual(ours);
    }
    expect(moves).toBeGreaterThan(100);
    expect(state.G).toEqual(ours);
    expect(state.ctx.gameover).toEqual({ winners: game.score(ours).winners });
  });

  test('refuses a move out of turn and leaves the position unchanged', () => {
    const { theirs } = recorded();
    const engine = there(theirs, seats, 'refused');
    const state = engine.initial();
    const [seat] = game.actors(state.G);
    const [action] = engine.actions(state, String(seat));
    const other: Seat = (seat + 1) % seats;
    expect(game.actors(state.G)).not.toContain(other);
    const stranger = { ...action, payload: { ...action.payload, playerID: String(other) } };
    expect(engine.reduce(state, stranger).G).toEqual(state.G);
    expect(console.error).toHaveBeenCalledOnce();
    expect(engine.reduce(state, action).G).not.toEqual(state.G);
  });
});

test('bots play complete games against each other, and all games are counted', async () => {
  const { games, oursFirst, oursSecond, ours, theirs } = await measureBots(4, 5);
  const count = ({ wins, draws, losses }: typeof oursFirst) => wins + draws + losses;
  expect([games, count(oursFirst), count(oursSecond)]).toEqual([4, 2, 2]);
  expect(ours.openingPlayouts).toBeGreaterThan(0);
  expect(theirs.openingPlayouts).toBeGreaterThan(0);
});
