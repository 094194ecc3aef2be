import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { BUDGET, readArchive } from '../../scripts/verify/asar.mjs';
import { archiveOf, builtApp } from '../../scripts/verify/built-app.mjs';
import { FUSES, fuseFaults, wiresOf } from '../../scripts/verify/fuses.mjs';
import { hashInExecutable, hashInPlist } from '../../scripts/verify/integrity.mjs';
import { changeCode, changeHeader, plantApp } from '../../scripts/smoke/tamper.mjs';
import { fuseBytes, writeApp } from './small-apps';
import type { System } from './small-apps';
import { at } from './workflows';

const { electronFuses } = load(readFileSync(at('electron-builder.yml'), 'utf8')) as {
  electronFuses: Record<string, boolean>;
};
const WIRE = FUSES.map((name) => ((electronFuses[name] ?? true) ? '1' : '0')).join('');
const SYSTEMS: readonly System[] = ['linux', 'win32', 'darwin'];
const EXECUTABLES = {
  linux: 'serenissima',
  win32: 'Serenissima.exe',
  darwin: 'Serenissima.app/Contents/MacOS/Serenissima',
};

/** Returns the script's output for a folder, and whether the folder passed. */
function verified(folder: string): { content: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/verify-package.mjs'), folder], {
    encoding: 'utf8',
  });
  return { content: status === 0, said: stdout + stderr };
}

describe('scripts/verify-package.mjs', () => {
  test('knows every fuse that electron-builder sets, and a ninth', () => {
    expect(Object.keys(electronFuses).sort()).toEqual(FUSES.slice(0, 8).sort());
    expect(WIRE).toHaveLength(9);
  });

  test.each(SYSTEMS)('accepts a correct app for %s', async (system) => {
    const { content, said } = verified(await writeApp(system, WIRE));
    expect(said).toContain('no faults');
    expect(content).toBe(true);
  });

  test.each(SYSTEMS)('reports each of the nine fuses if it is set wrong in an app for %s', async (system) => {
    const folder = await writeApp(system, WIRE);
    const file = builtApp(folder)?.fuses ?? '';
    const bytes = readFileSync(file);
    const start = bytes.indexOf(fuseBytes(WIRE).subarray(22, 58)) + 34;
    for (const [i, name] of FUSES.entries()) {
      const broken = Buffer.from(bytes);
      broken[start + i] ^= 1;
      expect(fuseFaults(wiresOf(broken)[0], electronFuses)).toEqual([expect.stringContaining(name)]);
    }
    bytes[start] ^= 1;
    writeFileSync(file, bytes);
    expect(verified(folder)).toMatchObject({ content: false, said: expect.stringContaining('runAsNode') });
  });

  test('refuses removed, missing or unknown fuses, and an executable without fuses', () => {
    expect(fuseFaults(`r${WIRE.slice(1)}`, electronFuses)).toHaveLength(1);
    expect(fuseFaults(WIRE.slice(0, 8), electronFuses)).toHaveLength(1);
    expect(fuseFaults(`${WIRE}0`, electronFuses)).toHaveLength(1);
    expect(wiresOf(Buffer.concat([fuseBytes(WIRE), fuseBytes('0')]))).toEqual([WIRE, '0']);
    expect(() => wiresOf(Buffer.from('nothing'))).toThrow('no fuses');
    const unknown = fuseBytes(WIRE);
    unknown[54] = 2;
    expect(() => wiresOf(unknown)).toThrow('version 2');
  });

  test('reads an archive with the same result as the packager’s reader', async () => {
    const { archive } = builtApp(await writeApp('linux', WIRE)) ?? { archive: '' };
    const { header } = readArchive(readFileSync(archive));
    expect(header).toBe(getRawHeader(archive).headerString);
  });

  test('reports superfluous and missing files', async () => {
    const more = await writeApp('linux', WIRE, { 'dist/main/main.mjs.map': '{}', 'node_modules/x/index.js': '' });
    const { said } = verified(more);
    expect(said).toContain('dist/main/main.mjs.map is packed but should not be');
    expect(said).toContain('node_modules/x/index.js is packed but should not be');
    const less = await writeApp('linux', WIRE, { 'dist/renderer/manifest.files.json': '[{"name":"a.js"}]' });
    expect(verified(less)).toMatchObject({
      content: false,
      said: expect.stringContaining('dist/renderer/a.js is not packed'),
    });
  });

  test.each(SYSTEMS)('reports files that the app for %s would load from outside its archive', async (system) => {
    const folder = await writeApp(system, WIRE);
    mkdirSync(join(builtApp(folder)?.resources ?? '', 'app'));
    expect(verified(folder)).toMatchObject({
      content: false,
      said: expect.stringContaining('app is next to the archive'),
    });
  });

  test('reports an archive above its size budget', async () => {
    const folder = await writeApp('linux', WIRE, { 'dist/main/main.mjs': '/'.repeat(BUDGET) });
    expect(verified(folder).said).toContain(`but only ${BUDGET} are allowed`);
  });

  test.each(['win32', 'darwin'] as const)('detects a replaced archive for %s', async (system) => {
    const folder = await writeApp(system, WIRE);
    changeHeader(join(folder, EXECUTABLES[system]));
    const { content, said } = verified(folder);
    expect(content).toBe(false);
    expect(said).toContain('the archive does not match the hash in the app');
    expect(said).toContain('package.json does not match its hash');
  });

  test('refuses an app without a hash, and a folder without an app', async () => {
    expect(() => hashInPlist('<plist><dict></dict></plist>')).toThrow('no hash');
    const folder = await writeApp('win32', WIRE);
    const bytes = readFileSync(join(folder, 'Serenissima.exe'));
    bytes.write('ANOTHER', bytes.indexOf(Buffer.from('INTEGRITY', 'utf16le')), 'utf16le');
    expect(() => hashInExecutable(bytes)).toThrow('no resource INTEGRITY');
    expect(verified(at('tests/flows'))).toMatchObject({
      content: false,
      said: expect.stringContaining('No built app'),
    });
  });
});

describe('the smoke test’s changes to an app', () => {
  test.each(SYSTEMS)('are made to its archive on %s', async (system) => {
    const folder = await writeApp(system, WIRE);
    expect(archiveOf(join(folder, EXECUTABLES[system]))).toBe(builtApp(folder)?.archive);
  });

  test('include a readable header with another hash', async () => {
    const folder = await writeApp('win32', WIRE);
    const { archive } = builtApp(folder) ?? { archive: '' };
    const before = readArchive(readFileSync(archive));
    changeHeader(join(folder, EXECUTABLES.win32));
    const after = readArchive(readFileSync(archive));
    expect(after.hash).not.toBe(before.hash);
    expect(after.entries.map(({ path }) => path)).toEqual(before.entries.map(({ path }) => path));
  });

  test('include changed code under an unchanged header', async () => {
    const folder = await writeApp('win32', WIRE);
    const { archive } = builtApp(folder) ?? { archive: '' };
    const before = readArchive(readFileSync(archive)).hash;
    changeCode(join(folder, EXECUTABLES.win32));
    expect(readArchive(readFileSync(archive)).hash).toBe(before);
    expect(verified(folder).said).toContain('dist/main/main.mjs does not match its hash');
  });

  test('include a planted app that leaves a trace when it runs', async () => {
    const folder = await writeApp('linux', WIRE);
    const trace = plantApp(join(folder, EXECUTABLES.linux));
    const main = join(folder, 'resources', 'app', 'main.js');
    spawnSync(process.execPath, [main]);
    expect(() => appendFileSync(trace, '', { flag: 'r+' })).not.toThrow();
  });
});
