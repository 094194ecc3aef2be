import { statSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { testingOf } from '../../../src/engine/games/testing';
import { whyNotAccept } from '../../../tools/corpus/accept';
import { AGREED_ENDS } from '../../../tools/corpus/ends';
import { difference } from '../../../tools/corpus/compare';
import { readCorpus } from '../../../tools/corpus/files';
import type { Corpus } from '../../../tools/corpus/recorded';
import { RECORDED } from './recorded';

/** `GAME=la-loire` replays only that game. */
const contests = RECORDED.filter(({ game }) => [undefined, game.about.id].includes(process.env.GAME));

/** Replays finished games between computers move by move. */
describe.each(contests.map(({ game }) => [game.about.id, game] as const))('recorded games of %s', (id, game) => {
  const corpus = readCorpus(id) as Corpus;

  it('end with the recorded results', () => {
    const differing = corpus.games.flatMap((recorded, index) => {
      const what = difference(game, recorded);
      return what === undefined ? [] : [`game ${index}: ${what}`];
    });
    const remedy =
      `If the change is intended, raise \`rules\` in src/engine/games/${id}/about.ts, then run ` +
      `npm run corpus -- --accept ${id} --why "A sentence."`;
    expect(differing, remedy).toEqual([]);
  });

  it('are fifty games under the current rules, and record why they were accepted', () => {
    expect(corpus.games).toHaveLength(50);
    expect(corpus.rules, `accept the corpus of ${id} under the current rules (docs/tests.md)`).toBe(game.about.rules);
    expect(corpus.accepted.length).toBeGreaterThan(0);
  });

  it('cover every number of players, every option value and every kind of end', () => {
    const { seats: range, options } = game.about;
    const seats = new Set(corpus.games.map((recorded) => recorded.seats));
    expect([...seats].sort()).toEqual(Array.from({ length: range[1] - range[0] + 1 }, (_, i) => range[0] + i));
    const missing = options.flatMap(({ key, values, default: usual }) =>
      values
        .filter(({ value }) => !corpus.games.some((recorded) => (recorded.options[key] ?? usual) === value))
        .map(({ value }) => `${key}: ${value}`),
    );
    expect(missing).toEqual([]);
    const ends = new Set(corpus.games.map(({ end }) => end));
    expect([...ends].sort()).toEqual([...Object.keys(testingOf(game).ends ?? {}), ...AGREED_ENDS].sort());
    expect(corpus.games.some(({ end, acts }) => acts && !AGREED_ENDS.some((agreed) => agreed === end))).toBe(true);
  });
});

test('a recorded move that is no longer listed is reported by its number', () => {
  const [{ game }] = contests;
  const [recorded] = (readCorpus(game.about.id) as Corpus).games;
  expect(difference(game, { ...recorded, moves: '100000' })).toMatch(
    /^Move 0 has index 100000, but there are only \d+ legal moves\.$/,
  );
  expect(difference(game, { ...recorded, moves: '0' })).toMatch(/not over after all 1 moves/);
  expect(difference(game, { ...recorded, choices: recorded.choices + 1 })).toMatch(/^choices \d+ → \d+$/);
});

test('changed results are only accepted under a higher version of the rules', () => {
  const [{ game }] = contests;
  const { id, rules } = game.about;
  expect(whyNotAccept(game, { rules }, 2)).toContain(`src/engine/games/${id}/about.ts`);
  expect(whyNotAccept(game, { rules: rules - 1 }, 2)).toBeUndefined();
  expect(whyNotAccept(game, { rules }, 0)).toBeUndefined();
  expect(whyNotAccept(game, undefined, 0)).toBeUndefined();
});

test('all recorded games together are smaller than four megabytes', () => {
  const bytes = RECORDED.map(({ game }) => statSync(`tests/engine/corpus/${game.about.id}.json`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});
