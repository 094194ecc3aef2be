import { expect, test } from 'vitest';
import { startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';
import { findGame } from '../../src/engine/games/registry';
import { GAME, openTestApp } from '../../tools/harness/test-app';

test('matches.threats answers for the present and the past, and changes nothing', async () => {
  const { ask, refused, files } = openTestApp();
  const game = findGame(GAME);
  const start = serenissima1996.teaching?.lessons.find(({ key }) => key === 'sail')?.start;
  if (!game || !start) throw new Error('There is no lesson on sailing.');
  const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' }));
  const text = saveText(startMatch(game, start), { title: 'At sea', seats, created: '2026-01-01T00:00:00.000Z' });
  const match = (await ask('saves.import', { text }))?.match ?? '';
  const { table } = await ask('matches.open', { match });
  const disk = new Map(files.disk);
  const before = await ask('matches.threats', { match, ply: 0 });
  expect(new Map(files.disk)).toEqual(disk);
  expect(before?.reach.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1]));
  const [{ move }] = table.choices;
  await ask('matches.play', { match, seat: 0, moves: [{ ...move }], ply: 0 });
  expect(await ask('matches.threats', { match, ply: 1 })).not.toEqual(before);
  await ask('matches.undo', { match, seat: 0 });
  expect(await ask('matches.threats', { match, ply: 0 })).toEqual(before);
  expect((await refused('matches.threats', { match, ply: 1 })).code).toBe('no-such-ply');
});
