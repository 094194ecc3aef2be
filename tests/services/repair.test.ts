import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const path = (match: string) => `saves/${match}.serenissima`;

/** Starts a match of two people and plays some moves. Returns its id. */
async function begun(app: TestApp, moves: number): Promise<string> {
  let table = await newMatch(app, 'A match', 2);
  for (let i = 0; i < moves; i++) table = await playOne(app, table);
  return table.match;
}

describe('a save on the shelf', () => {
  test('that is intact is confirmed, with the numbers of moves, lines and hashes', async () => {
    const app = openTestApp();
    const match = await begun(app, 25);
    const before = app.files.disk.get(path(match));
    expect(await app.ask('saves.check', { match })).toMatchObject({
      ...{ title: 'A match', moves: 25, of: 25, lines: 26, hashes: 1, torn: false, fault: null },
    });
    expect(app.files.disk.get(path(match))).toBe(before);
  });

  test('that is damaged is reported with the line, the fault and the intact moves, and can be continued as a copy', async () => {
    const app = openTestApp();
    const match = await begun(app, 25);
    const lines = (app.files.disk.get(path(match)) ?? '').split('\n');
    const damaged = lines.with(21, lines[21].replace('"seat":0', '"seat":1').replace('{', '{ ')).join('\n');
    app.files.disk.set(path(match), damaged);
    const again = openTestApp(app.files.disk);
    const [shelved] = await again.ask('matches.list', {});
    expect(shelved.damage?.line).toBe(22);
    expect(await again.refused('matches.open', { match })).toMatchObject({ code: 'bad-save', line: 22 });
    const checked = await again.ask('saves.check', { match });
    expect(checked).toMatchObject({ moves: 20, of: 25, fault: { line: 22, move: 21, code: 'wrong-sum' } });
    const copy = await again.ask('saves.repair', { match, title: 'Repaired' });
    expect(copy).toMatchObject({ title: 'Repaired', plies: 20, damage: null });
    expect(again.files.disk.get(path(match))).toBe(damaged);
    const { table } = await again.ask('matches.open', { match: copy.match });
    expect((await playOne(again, table)).ply).toBe(21);
  });

  test('that is unreadable is not repaired', async () => {
    const app = openTestApp();
    app.files.disk.set(path('bad'), 'nonsense\n');
    expect(await app.ask('saves.check', { match: 'bad' })).toMatchObject({ title: null, moves: 0 });
    expect((await app.refused('saves.repair', { match: 'bad', title: 'x' })).code).toBe('bad-save');
    expect((await app.refused('saves.check', { match: 'none' })).code).toBe('no-such-match');
  });
});

describe('the luck of a copy', () => {
  test.each(['matches.branch', 'saves.duplicate'] as const)(
    'is new by default, or the same on request: %s',
    async (how) => {
      const app = openTestApp();
      const match = await begun(app, 4);
      const [fresh, same, asked] = await Promise.all(
        [{}, { sameLuck: true }, { sameLuck: false }].map(async (choice) => {
          const made =
            how === 'matches.branch'
              ? (await app.ask(how, { match, ply: 4, title: 'Copy', ...choice })).table.match
              : (await app.ask(how, { match, title: 'Copy', ...choice })).match;
          return app.files.disk.get(path(made)) ?? '';
        }),
      );
      expect([fresh, same, asked].map((text) => text.includes('{"luck":'))).toEqual([true, false, true]);
    },
  );
});

test('a missing save is reported as missing', async () => {
  expect((await openTestApp().refused('saves.repair', { match: 'nothing', title: 'x' })).code).toBe('no-such-match');
});
