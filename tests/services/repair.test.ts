import { describe, expect, test } from 'vitest';
import { newMatch, openCabinet, playOne } from './cabinet';
import type { Cabinet } from './cabinet';

const path = (match: string) => `saves/${match}.serenissima`;

/** Starts a match of two people and plays some moves. Returns its id. */
async function begun(cabinet: Cabinet, moves: number): Promise<string> {
  let table = await newMatch(cabinet, 'A match', 2);
  for (let i = 0; i < moves; i++) table = await playOne(cabinet, table);
  return table.match;
}

describe('a save on the shelf', () => {
  test('that is intact is confirmed, with the list of comparisons', async () => {
    const cabinet = openCabinet();
    const match = await begun(cabinet, 25);
    const before = cabinet.files.disk.get(path(match));
    expect(await cabinet.ask('saves.check', { match })).toMatchObject({
      ...{ title: 'A match', moves: 25, of: 25, lines: 26, hashes: 1, torn: false, fault: null },
    });
    expect(cabinet.files.disk.get(path(match))).toBe(before);
  });

  test('that is damaged is reported with place, fault and intact moves; a copy continues, and the original is unchanged', async () => {
    const cabinet = openCabinet();
    const match = await begun(cabinet, 25);
    const lines = (cabinet.files.disk.get(path(match)) ?? '').split('\n');
    const damaged = lines.with(21, lines[21].replace('"seat":0', '"seat":1').replace('{', '{ ')).join('\n');
    cabinet.files.disk.set(path(match), damaged);
    const again = openCabinet(cabinet.files.disk);
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
    const cabinet = openCabinet();
    cabinet.files.disk.set(path('bad'), 'nonsense\n');
    expect(await cabinet.ask('saves.check', { match: 'bad' })).toMatchObject({ title: null, moves: 0 });
    expect((await cabinet.refused('saves.repair', { match: 'bad', title: 'x' })).code).toBe('bad-save');
    expect((await cabinet.refused('saves.check', { match: 'none' })).code).toBe('no-such-match');
  });
});

describe('the luck of a copy', () => {
  test.each(['matches.branch', 'saves.duplicate'] as const)(
    'is new by default, or the same on request: %s',
    async (how) => {
      const cabinet = openCabinet();
      const match = await begun(cabinet, 4);
      const [fresh, same, asked] = await Promise.all(
        [{}, { sameLuck: true }, { sameLuck: false }].map(async (choice) => {
          const made =
            how === 'matches.branch'
              ? (await cabinet.ask(how, { match, ply: 4, title: 'Copy', ...choice })).table.match
              : (await cabinet.ask(how, { match, title: 'Copy', ...choice })).match;
          return cabinet.files.disk.get(path(made)) ?? '';
        }),
      );
      expect([fresh, same, asked].map((text) => text.includes('{"luck":'))).toEqual([true, false, true]);
    },
  );
});

test('a missing save is reported as missing', async () => {
  expect((await openCabinet().refused('saves.repair', { match: 'nothing', title: 'x' })).code).toBe('no-such-match');
});
