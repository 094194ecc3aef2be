import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import type { AnyOpponent, Contest } from '../../../src/engine/bots/opponent';
import { createPlayer } from '../../../src/engine/bots/player';
import { playGame } from '../../../src/engine/bots/tournament';
import type { AnyGame, GameEvent, Options, Random } from '../../../src/engine/core/game';
import { IllegalMove } from '../../../src/engine/core/errors';

/** Two seats take one to three counters in turn; the points are the counters taken, and the last one counts ten. */
interface Heap {
  left: number;
  turn: number;
  points: number[];
}

const game = {
  about: { id: 'heap', title: 'Heap', year: 0, designers: [], seats: [2, 2], minutes: [1, 1], options: [] },
  setup: () => ({ left: 9, turn: 0, points: [0, 0] }),
  actors: (state: Heap) => (state.left > 0 ? [state.turn] : []),
  moves: (state: Heap) => [1, 2, 3].filter((count) => count <= state.left).map((count) => ({ type: 'take', count })),
  play(state: Heap, _seat: number, move: { type: string; count: number }): GameEvent[] {
    if (move.count > state.left) throw new IllegalMove('too-many', 'heap', 'There are not so many.');
    state.left -= move.count;
    state.points[state.turn] += move.count === 0 ? 0 : state.left === 0 ? 10 : 1;
    state.turn = 1 - state.turn;
    return [];
  },
  view: (state: Heap) => structuredClone(state),
  witness: (event: GameEvent) => event,
  isPrivate: () => false,
  score: ({ points, left }: Heap) => ({
    scores: points.map((total, seat) => ({ seat, total, lines: [] })),
    winners: left > 0 ? [] : [points[0] > points[1] ? 0 : 1],
  }),
  copy: (state: Heap) => ({ ...state, points: state.points.slice() }),
  check: () => undefined,
} as unknown as AnyGame;

const opponent: AnyOpponent = {
  imagine: (view: unknown, _seat: number, _random: Random) => structuredClone(view),
  styles: { usual: null, novice: null },
};

test('a game that only says what is hidden has a player that searches its moves and scores', () => {
  const contest: Contest = { game, opponent };
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const doge = createPlayer(contest, LEVELS.doge, seed);
    const { winners } = playGame(contest, {} as Options, [doge, 'random'], seed);
    won += Number(winners[0] === 0);
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test('it finds the winning move: three counters taken of seven leave a multiple of four', () => {
  const contest: Contest = { game, opponent };
  const { move } = createPlayer(contest, LEVELS.doge, 1).decide({ left: 7, turn: 0, points: [1, 1] }, 0);
  expect(move).toEqual({ type: 'take', count: 3 });
});
