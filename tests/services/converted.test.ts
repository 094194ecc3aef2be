import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeFiles } from '../../src/main/services/node-files';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, playOne } from '../../tools/harness/test-app';

const input = (name: string) => readFileSync(new URL(`converted/${name}`, import.meta.url), 'utf8');
const INTACT = input('intact.serenissima');
const crlf = (text: string) => text.replaceAll('\n', '\r\n');

/** `INTACT`, with its sixty moves, as changed by programs that convert files. */
const CONVERTED: Readonly<Record<string, string>> = {
  'CRLF (a recorded file)': input('crlf.serenissima'),
  'a byte order mark (a recorded file)': input('bom.serenissima'),
  'both, and no last newline': `\ufeff${crlf(INTACT).trimEnd()}`,
  'no last newline': INTACT.trimEnd(),
  'half a CRLF at its end': INTACT.replace(/\n$/, '\r'),
  'a blank last line': `${INTACT}\n`,
  'blank lines with spaces': `${INTACT} \n\n\t\n`,
};

function withSave(text: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'saves'));
  const path = join(folder, 'saves', 'one.serenissima');
  writeFileSync(path, text);
  return { folder, path, saved: () => readFileSync(path, 'utf8'), ...testAppOn(nodeFiles(folder)) };
}

describe.each(Object.entries(CONVERTED))('a save with %s', (_how, text) => {
  test('is listed, opened and checked with all its moves, and left unchanged', async () => {
    const { ask, saved } = withSave(text);
    expect(await ask('matches.list', {})).toMatchObject([{ match: 'one', plies: 60, damage: null }]);
    expect(await ask('matches.open', { match: 'one' })).toMatchObject({ table: { ply: 60 }, notice: null });
    expect(await ask('saves.check', { match: 'one' })).toMatchObject({ moves: 60, of: 60, torn: false, fault: null });
    expect(saved()).toBe(text);
  });

  test('continues with the next move in the app’s own format', async () => {
    const { ask, saved, folder } = withSave(text);
    const { table } = await ask('matches.open', { match: 'one' });
    const { ply } = await playOne({ ask }, table);
    expect(ply).toBeGreaterThan(60);
    expect(saved().startsWith(INTACT)).toBe(true);
    expect(readdirSync(join(folder, 'saves'))).toEqual(['one.serenissima']);
    expect(await testAppOn(nodeFiles(folder)).ask('matches.open', { match: 'one' })).toMatchObject({ notice: null });
  });

  test('is imported only once, and repaired and copied with all its moves', async () => {
    const { ask } = withSave(text);
    expect(await ask('saves.import', { text })).toMatchObject({ known: true, plies: 60 });
    expect(await ask('saves.repair', { match: 'one', title: 'Repaired' })).toMatchObject({ plies: 60 });
    expect(await ask('saves.duplicate', { match: 'one', title: 'Copy' })).toMatchObject({ plies: 60 });
    const fresh = testAppOn(nodeFiles(temporaryFolder()));
    expect(await fresh.ask('saves.import', { text })).toMatchObject({ known: false, plies: 60, cut: false });
    // The original save contains the same match.
    expect(await fresh.ask('saves.import', { text: INTACT })).toMatchObject({ known: true });
  });

  test('refuses the next move if another program changes it while it is open', async () => {
    const { ask, path } = withSave(text);
    const { table } = await ask('matches.open', { match: 'one' });
    writeFileSync(path, `${text.trimEnd()}\n{"more":1}\n`);
    await expect(playOne({ ask }, table)).rejects.toThrow('save-changed');
  });
});

describe('a torn last line', () => {
  const torn = `${INTACT}{"seat":1,"move":{"type":"bi`;

  test.each([
    ['without a newline', torn],
    ['with an editor’s newline', `${torn}\n`],
    ['with CRLF', crlf(`${torn}\n`)],
    ['with a byte order mark', `\ufeff${torn}`],
    ['followed by zeros', `${torn}\0\0\0`],
  ])('%s is dropped, and the next move first copies the file as it was', async (_how, text) => {
    const { ask, saved, folder } = withSave(text);
    const { table, notice } = await ask('matches.open', { match: 'one' });
    expect([table.ply, notice]).toEqual([60, 'torn-line']);
    expect(await ask('saves.check', { match: 'one' })).toMatchObject({ moves: 60, torn: true, fault: null });
    await playOne({ ask }, table);
    expect(saved().startsWith(INTACT)).toBe(true);
    expect(readFileSync(join(folder, 'saves', 'one.serenissima.torn'), 'utf8')).toBe(text);
  });

  test.each([
    ['a complete line without a checksum', `${INTACT}{"undo":1}`, 'no-sum'],
    ['a changed last line', INTACT.replace(/"sum":"(.)([^\n]*\n)$/, '"sum":"0$2').trimEnd(), 'wrong-sum'],
    ['a blank line in the middle', INTACT.replace('\n', '\n\n'), 'no-sum'],
  ])('%s is a fault', async (_what, text, code) => {
    const { ask } = withSave(text);
    expect(await ask('matches.list', {})).toMatchObject([{ damage: { fault: { code } } }]);
  });
});

test('a converted conflict copy is recognised', async () => {
  const { ask, folder } = withSave(INTACT);
  writeFileSync(join(folder, 'saves', 'one (1).serenissima'), `\ufeff${crlf(INTACT)}`);
  expect(await ask('saves.shelf', {})).toMatchObject({ conflicts: [{ match: 'one', plies: 60 }], unreadable: [] });
});

test.each([
  ['CRLF', crlf],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['both, without a last newline', (text: string) => `\ufeff${crlf(text)}`.trimEnd()],
])('a backup and a report with %s are read', async (_how, convert) => {
  const { ask, services } = withSave(INTACT);
  const backup = (await ask('backup.make', {}))?.text ?? '';
  const fresh = testAppOn(nodeFiles(temporaryFolder()));
  expect(await fresh.ask('backup.restore', { text: convert(backup) })).toMatchObject({ added: 1, lost: 0, damaged: 0 });
  expect(await fresh.ask('matches.open', { match: 'one' })).toMatchObject({ table: { ply: 60 } });
  await ask('matches.open', { match: 'one' });
  const report = (await ask('report.save', { graphics: '', said: '', match: 'one' }))?.text ?? '';
  expect(await services.lookInto(convert(report))).toBeTruthy();
});

test('settings with a byte order mark are used, not set aside', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'settings.json'), input('settings-bom.json'));
  const settings = await testAppOn(nodeFiles(folder)).ask('settings.get', {});
  expect(settings).toMatchObject(JSON.parse(input('settings-bom.json').slice(1)) as object);
  expect(readdirSync(folder)).toEqual(['settings.json']);
});
