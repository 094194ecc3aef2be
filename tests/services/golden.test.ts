import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/engine/core/load';
import { positionHash } from '../../src/engine/core/match';
import { findGame } from '../../src/engine/games/registry';
import { openTestApp, playOne } from '../../tools/harness/test-app';

/** Facts about a golden save, recorded by the program that wrote it. */
interface Golden {
  readonly game: string;
  readonly title: string;
  readonly plies: number;
  /** The number of undone moves that can be redone. */
  readonly undone: number;
  readonly hash: string;
  readonly points: readonly number[] | null;
}

/** Saves in the first version of format 1, with renames, seat changes, undo and redo. They are never regenerated. */
const FOLDER = new URL('./golden-v1/', import.meta.url);
const goldens = Object.entries(
  JSON.parse(readFileSync(new URL('expected.json', FOLDER), 'utf8')) as Record<string, Golden>,
);

const textOf = (name: string) => gunzipSync(readFileSync(new URL(`${name}.serenissima.gz`, FOLDER))).toString('utf8');

describe.each(goldens)('the golden save %s', (name, { game, title, plies, undone, hash, points }) => {
  const text = textOf(name);
  const path = 'saves/golden.serenissima';

  test('replays to its original position', () => {
    const { match, meta, text: whole, torn } = readSave(text, findGame);
    expect([meta.title, match.log.length, match.undone.length]).toEqual([title, plies, undone]);
    expect([positionHash(match), whole === text, torn]).toEqual([hash, true, false]);
  });

  test('is listed and opened without being changed', async () => {
    const app = openTestApp(new Map([[path, text]]));
    expect(await app.ask('matches.list', {})).toMatchObject([{ game, title, plies, points, damage: null }]);
    const { table, notice } = await app.ask('matches.open', { match: 'golden' });
    expect([table.title, table.ply, table.over, notice]).toEqual([title, plies, points !== null, null]);
    expect(table.score?.scores.map(({ total }) => total) ?? null).toEqual(points);
    expect([...app.files.disk]).toEqual([[path, text]]);
  });

  test('can be renamed and, unless it is over, continued with a redo and a move', async () => {
    const app = openTestApp(new Map([[path, text]]));
    const { ask, files } = app;
    await ask('saves.rename', { match: 'golden', title: 'It goes on' });
    let ply = plies;
    if (points === null) {
      let { table } = await ask('matches.open', { match: 'golden' });
      table = (await ask('matches.redo', { match: 'golden', seat: table.redo.seat ?? 0 })).table;
      const seats = table.seats.map(({ name: person }) => ({ name: person, kind: 'human' as const }));
      table = await playOne(app, await ask('matches.seats', { match: 'golden', seats }));
      ({ ply } = table);
      expect(ply).toBe(plies + 2);
    }
    expect(files.disk.get(path)?.startsWith(text)).toBe(true);
    const { table } = await openTestApp(files.disk).ask('matches.open', { match: 'golden' });
    expect([table.title, table.ply]).toEqual(['It goes on', ply]);
  });
});
