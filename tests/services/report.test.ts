import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/main/services/questions';
import { openReport, reportPathIn } from '../../src/main/services/report-opening';
import { temporaryFolder } from '../temporary-folder';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

/** Creates a match at a private decision with a seated player, and a problem report on it. */
async function reported(app: TestApp = openTestApp()) {
  let table = await newMatch(app, 'Lepanto');
  for (let i = 0; i < 5; i++) table = await playOne(app, table);
  const { match, deciders } = table;
  const { table: seated } = await app.ask('matches.sit', { match, seat: deciders[0].seat });
  const said = await app.ask('report.save', { graphics: 'a card', said: 'It crashed.', match });
  return { app, table: seated, text: said?.text ?? '', name: said?.name };
}

describe('a problem report', () => {
  test('contains version, system, graphics, settings and the player’s text, and the match only if it is selected', async () => {
    const { app, text, name, table } = await reported();
    expect(name).toBe('Serenissima 2026-01-01.serenissima-report');
    expect(JSON.parse(text)).toMatchObject({
      format: 'serenissima-report',
      said: 'It crashed.',
      version: 1,
      app: '1.2.3',
      graphics: 'a card',
      system: expect.stringContaining('Node'),
      settings: { language: 'system' },
      log: [],
      match: { ply: 5, seat: table.viewer, save: app.files.disk.get(`saves/${table.match}.serenissima`) },
    });
    // The report leaves out the remembered tables, because they contain the players' names.
    const last = { seats: [{ name: 'Anna', kind: 'human' as const }], options: {} };
    await app.ask('settings.set', {
      tables: { 'serenissima-1996': last },
      presets: [{ name: 'Anna’s table', game: 'serenissima-1996', table: last }],
    });
    const without = await app.ask('report.save', { graphics: '', said: '' });
    expect(JSON.parse(without?.text ?? '').match).toBeNull();
    expect(without?.text).not.toContain('Anna');
  });

  test('is shown before it is saved, except for the match’s secrets', async () => {
    const { app, table } = await reported();
    const preview = await app.ask('report.preview', { graphics: 'a card', match: table.match });
    expect(preview).toMatchObject({ graphics: 'a card', match: { title: 'Lepanto', ply: 5 } });
    expect(JSON.stringify(preview)).not.toContain('seed');
    expect((await app.ask('report.preview', { graphics: '' })).match).toBeNull();
  });

  test('with a lesson’s match is refused', async () => {
    const { ask, refused } = openTestApp();
    const { table } = await ask('lessons.start', { game: 'serenissima-1996', lesson: 'sail' });
    const asked = { graphics: '', match: table.match };
    expect((await refused('report.preview', asked)).code).toBe('no-save');
    expect((await refused('report.save', { ...asked, said: '' })).code).toBe('no-save');
  });
});

describe('an opened report', () => {
  test('shows the match at the reported decision, as its author saw it', async () => {
    const { text, table } = await reported();
    const other = openTestApp();
    const match = await other.services.lookInto(text);
    const opened = await other.ask('matches.open', { match });
    expect(opened).toMatchObject({ notice: 'report', unwritable: null });
    expect({ ...opened.table, match: '' }).toEqual({ ...table, match: '' });
  });

  test('is played in memory only, and saved as a copy on request', async () => {
    const { text } = await reported();
    const other = openTestApp();
    const match = await other.services.lookInto(text);
    const { table } = await other.ask('matches.open', { match });
    expect((await playOne(other, table)).ply).toBe(6);
    expect(other.files.disk.size).toBe(0);
    const again = await other.ask('report.save', { graphics: '', said: '', match });
    expect(JSON.parse(again?.text ?? '').match.ply).toBe(6);
    const kept = await other.ask('matches.keep', { match, title: 'Kept' });
    expect(kept).toMatchObject({ notice: null, table: { title: 'Kept', ply: 6 } });
    expect([...other.files.disk.keys()]).toEqual([`saves/${kept.table.match}.serenissima`]);
    expect((await other.refused('matches.open', { match })).code).toBe('no-such-match');
  });

  test('is deleted when the player leaves it', async () => {
    const { text } = await reported();
    const other = openTestApp();
    const match = await other.services.lookInto(text);
    await other.ask('matches.close', { match });
    expect((await other.refused('matches.open', { match })).code).toBe('no-such-match');
    expect(other.files.disk.size).toBe(0);
  });

  test('is checked as strictly as an import', async () => {
    const { text } = await reported();
    const { services, files } = openTestApp();
    const whole = JSON.parse(text) as { match: { save: string; ply: number; seat: number } };
    const changed = (match: object) => JSON.stringify({ ...whole, match: { ...whole.match, ...match } });
    const cases: readonly [text: string, code: string][] = [
      ['', 'not-a-report'],
      ['null', 'not-a-report'],
      ['{"format":"serenissima-report","version":1}', 'not-a-report'],
      [text.slice(0, -20), 'not-a-report'],
      [text.replace('"version": 1,', '"version": 2,'), 'not-a-report'],
      [changed({ save: whole.match.save.replace('Lepanto', 'Lissa') }), 'not-a-report'],
      [changed({ seat: -1 }), 'not-a-report'],
      [changed({ more: 1 }), 'not-a-report'],
      [JSON.stringify({ ...whole, match: null }), 'no-match-reported'],
    ];
    for (const [given, code] of cases)
      await expect(services.lookInto(given), given.slice(0, 60)).rejects.toMatchObject({ code });
    expect(files.disk.size).toBe(0);
    // A seat without a decision and a position that does not exist are ignored.
    const match = await services.lookInto(changed({ seat: 7, ply: 999 }));
    expect(await services.handle('matches.open', { match })).toMatchObject({
      value: { table: { viewer: null, ply: 5 } },
    });
  });

  test.each([
    [['app', '--report', 'a.txt'], '/x/a.txt'],
    [['app', '--report=/tmp/a b'], '/tmp/a b'],
    [['app', '--report'], undefined],
    [['app', 'a.serenissima'], undefined],
  ])('is given by the command line %j as the file %s', (line, path) => expect(reportPathIn(line, '/x')).toBe(path));
});

describe('a report on the command line', () => {
  test('opens its match; a missing file or a faulty report is refused with the file’s name', async () => {
    const folder = temporaryFolder();
    const [report, none] = [join(folder, 'report.json'), join(folder, 'none.json')];
    await writeFile(report, 'a report');
    const asked: Question[] = [];
    const open = (path: string, lookInto: (text: string) => Promise<string>) =>
      openReport({ lookInto }, (question) => asked.push(question), path);
    const found = async (text: string) => `match of ${text}`;
    await open(report, found);
    await open(none, found);
    await open(report, () => Promise.reject(new Error('Unforeseen')));
    expect(asked).toEqual([
      { what: 'open', match: 'match of a report' },
      { what: 'refused', file: 'none.json', refusal: expect.objectContaining({ code: 'no-such-file' }) },
      { what: 'refused', file: 'report.json', refusal: expect.objectContaining({ code: 'unexpected' }) },
    ]);
  });
});
