import { describe, expect, it, test } from 'vitest';
import type { AnyGame, Move } from '../../../src/engine/core/game';
import { miscounts } from '../../../tools/corpus/compare';
import type { PerftFigures } from '../../../tools/corpus/counted';
import { readCorpus, readPerft } from '../../../tools/corpus/files';
import { perft } from '../../../tools/corpus/perft';
import { RECORDED } from '../corpus/recorded';
import type { Corpus } from '../../../tools/corpus/recorded';

/** `GAME=la-loire` counts only that game. */
const contests = RECORDED.filter(({ game }) => [undefined, game.about.id].includes(process.env.GAME));

/** Counts move sequences from recorded positions. `npm run corpus -- --accept` also accepts new counts. */
describe.each(contests.map(({ game }) => [game.about.id, game] as const))('move sequences in %s', (id, game) => {
  const { positions } = readPerft(id) as PerftFigures;
  const corpus = readCorpus(id) as Corpus;

  it('match the recorded counts', () => {
    const remedy = `If the change is intended, raise \`rules\` in src/engine/games/${id}/about.ts (docs/tests.md)`;
    expect(miscounts(game, corpus, { game: id, positions }), remedy).toEqual([]);
  });

  it('include the start of a game and several table sizes, and are counted at least two moves deep', () => {
    expect(positions.some(({ ply }) => ply === 0)).toBe(true);
    expect(positions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(positions.map(({ of }) => corpus.games[of].seats)).size).toBeGreaterThan(2);
    expect(positions.filter(({ counts }) => counts.length < 2)).toEqual([]);
  });
});

test('move sequences are counted correctly in a known case: a heap of five, taking one to three', () => {
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
  // The number of sequences of 1, 2 and 3 with a sum of at most 5, by length.
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(heap, { left: 5 }, depth))).toEqual([3, 8, 10, 5, 1, 0]);
});
