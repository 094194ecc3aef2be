import type { GameWithBot } from '../../../src/engine/bots/bot';
import { IllegalMove } from '../../../src/engine/core/errors';
import type { AnyGame, GameEvent, Random } from '../../../src/engine/core/game';

/** Two seats take turns taking one to three counters. Each turn scores one point, or ten with the last counter. */
export interface Heap {
  left: number;
  turn: number;
  points: number[];
}

const game = {
  about: { id: 'heap', title: 'Heap', year: 0, designers: [], seats: [2, 2], minutes: [1, 1], options: [], rules: 1 },
  setup: () => ({ left: 9, turn: 0, points: [0, 0] }),
  seats: () => 2,
  actors: (state: Heap) => (state.left > 0 ? [state.turn] : []),
  moves: (state: Heap) => [1, 2, 3].filter((count) => count <= state.left).map((count) => ({ type: 'take', count })),
  play(state: Heap, _seat: number, move: { type: string; count: number }): GameEvent[] {
    if (move.count > state.left) throw new IllegalMove('too-many', 'heap', 'There are fewer left.');
    state.left -= move.count;
    state.points[state.turn] += move.count === 0 ? 0 : state.left === 0 ? 10 : 1;
    state.turn = 1 - state.turn;
    return [];
  },
  view: (state: Heap) => structuredClone(state),
  score: ({ points, left }: Heap) => ({
    scores: points.map((total, seat) => ({ seat, total, lines: [] })),
    winners: left > 0 ? [] : [points[0] > points[1] ? 0 : 1],
    ties: [],
  }),
  copy: (state: Heap) => ({ ...state, points: state.points.slice() }),
  check: () => undefined,
} as unknown as AnyGame;

/** A game without hidden information. Its bot defines only the required members. */
export const HEAP: GameWithBot = {
  game,
  bot: {
    determinize: (view: unknown, _seat: number, _random: Random) => structuredClone(view),
    styles: { usual: null, novice: null },
  },
};
