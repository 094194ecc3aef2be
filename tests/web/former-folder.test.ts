import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyFormerSaves, formerFolder } from '../../src/main/web/former-folder';
import { temporaryFolder } from '../temporary-folder';

let home: string;
let from: string;
let to: string;
beforeEach(() => {
  home = temporaryFolder();
  from = join(home, 'former');
  to = join(home, 'new', 'data');
});

const write = (folder: string, name: string, text: string) => {
  mkdirSync(join(folder, 'saves'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const saves = () => readdirSync(join(to, 'saves')).sort();
const text = (name: string) => readFileSync(join(to, name), 'utf8');

test.each([
  ['linux', {}, '/home/doge/.local/share/serenissima'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/serenissima'],
  ['darwin', {}, '/home/doge/Library/Application Support/Serenissima'],
])('the former folder on %s with %j is %s', (platform, env, folder) => {
  expect(formerFolder({ platform, env, home: '/home/doge' }).replaceAll('\\', '/')).toBe(folder);
});

describe('data in the former folder', () => {
  test('is copied, not moved', async () => {
    write(from, 'saves/a.serenissima', 'one');
    write(from, 'saves/b.serenissima', 'two');
    write(from, 'settings.json', '{}');
    expect(await copyFormerSaves(from, to)).toBe(2);
    expect(saves()).toEqual(['a.serenissima', 'b.serenissima']);
    expect([text('saves/a.serenissima'), text('saves/b.serenissima'), text('settings.json')]).toEqual([
      'one',
      'two',
      '{}',
    ]);
    expect(readdirSync(join(from, 'saves')).sort()).toEqual(['a.serenissima', 'b.serenissima']);
  });

  test('is copied only once, so later deletions last', async () => {
    write(from, 'saves/a.serenissima', 'one');
    await copyFormerSaves(from, to);
    rmSync(join(to, 'saves/a.serenissima'));
    expect(await copyFormerSaves(from, to)).toBe(0);
    expect(saves()).toEqual([]);
  });

  test('overwrites nothing', async () => {
    write(from, 'saves/a.serenissima', 'older');
    write(from, 'settings.json', 'older');
    write(to, 'saves/a.serenissima', 'newer');
    write(to, 'settings.json', 'newer');
    expect(await copyFormerSaves(from, to)).toBe(0);
    expect([text('saves/a.serenissima'), text('settings.json')]).toEqual(['newer', 'newer']);
  });

  test('is merged with what Electron’s window has created in the meantime', async () => {
    write(from, 'saves/a.serenissima', 'one');
    write(to, 'saves/b.serenissima', 'two');
    expect(await copyFormerSaves(from, to)).toBe(1);
    expect(saves()).toEqual(['a.serenissima', 'b.serenissima']);
  });

  test('is copied without a folder that is named like a save', async () => {
    write(from, 'saves/a.serenissima', 'one');
    mkdirSync(join(from, 'saves', 'b.serenissima'));
    expect(await copyFormerSaves(from, to)).toBe(1);
    expect(saves()).toEqual(['a.serenissima']);
  });

  test('is copied again after an interruption', async () => {
    write(from, 'saves/a.serenissima', 'the whole of it');
    write(to, 'saves/a.serenissima.new', 'the wh');
    expect(await copyFormerSaves(from, to)).toBe(1);
    expect(saves()).toEqual(['a.serenissima']);
    expect(text('saves/a.serenissima')).toBe('the whole of it');
  });

  test('can be missing', async () => {
    expect(await copyFormerSaves(from, to)).toBe(0);
    expect(() => readdirSync(to)).toThrow('ENOENT');
  });

  test('is copied on the next attempt if copying failed', async () => {
    write(from, 'saves/a.serenissima', 'one');
    writeFileSync(join(home, 'new'), 'a file where the folder should be');
    await expect(copyFormerSaves(from, to)).rejects.toThrow(/EEXIST|ENOTDIR/);
    rmSync(join(home, 'new'));
    expect(await copyFormerSaves(from, to)).toBe(1);
  });
});
