import { describe, expect, it, test } from 'vitest';
import type { AnyGame, Move } from '../../../src/engine/core/game';
import { miscounts } from '../../../tools/corpus/compare';
import type { PerftFigures } from '../../../tools/corpus/counted';
import { readCorpus, readPerft } from '../../../tools/corpus/files';
import { perft } from '../../../tools/corpus/perft';
import { RECORDED } from '../corpus/recorded';
import type { Corpus } from '../../../tools/corpus/recorded';

/** `GAME=la-loire` counts one game's only. */
const contests = RECORDED.filter(({ game }) => [undefined, game.about.id].includes(process.env.GAME));

/** How many sequences of moves positions of recorded games have; accepted anew together with these. */
describe.each(contests.map(({ game }) => [game.about.id, game] as const))('sequences of moves in %s', (id, game) => {
  const { positions } = readPerft(id) as PerftFigures;
  const corpus = readCorpus(id) as Corpus;

  it('are as many as they were', () => {
    expect(miscounts(game, corpus, { game: id, positions })).toEqual([]);
  });

  it('are counted from the first move to the last, with several numbers of players, and at least two moves deep', () => {
    expect(positions.some(({ ply }) => ply === 0)).toBe(true);
    expect(positions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(positions.map(({ of }) => corpus.games[of].seats)).size).toBeGreaterThan(2);
    expect(positions.filter(({ counts }) => counts.length < 2)).toEqual([]);
  });
});

test('sequences are counted as the textbook has it: a heap of five, of which one to three are taken', () => {
  interface Heap {
    left: number;
  }
  const heap = {
    actors: ({ left }: Heap) => (left > 0 ? [0] : []),
    moves: ({ left }: Heap) => [1, 2, 3].filter((take) => take <= left).map((take) => ({ type: 'take', take })),
    copy: (state: Heap) => ({ ...state }),
    play(state: Heap, _seat: number, move: Move & { take: number }) {
      state.left -= move.take;
      return [];
    },
  } as unknown as AnyGame;
  // Ordered sums of ones, twos and threes that come to no more than five.
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(heap, { left: 5 }, depth))).toEqual([3, 8, 10, 5, 1, 0]);
});
