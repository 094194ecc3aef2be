import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installable } from '../../scripts/smoke/install.mjs';
import { temporaryFolder } from '../temporary-folder';
import { smoke, standInApp } from './smoke';

describe('scripts/smoke.mjs', () => {
  let folder: string;
  let good: string[];
  beforeAll(async () => {
    folder = temporaryFolder();
    good = await standInApp(folder);
  });

  test('with a changed archive, passes an app that should refuse to start, and fails one that should play', async () => {
    const bad = [...good.slice(0, -1), '0'.repeat(64)];
    expect(await smoke('--refuses', ...bad)).toEqual({ status: 0, said: 'ok      refuses to start\n' });
    const { status, said } = await smoke(...bad);
    expect(said).toContain('no window appeared: it exited with 1');
    expect(status).toBe(1);
  });

  test('does not count a normal exit or a missing program as a refusal', async () => {
    const idle = join(folder, 'idle.mjs');
    writeFileSync(idle, '');
    expect((await smoke('--refuses', process.execPath, idle)).said).toContain('it exited with code 0');
    expect((await smoke('--refuses', join(folder, 'nowhere'))).said).toContain('ENOENT');
  });

  test('fails if a folder contains no app for this machine', async () => {
    const { status, said } = await smoke('--artifacts', folder);
    expect(said).toContain('found none for this machine');
    expect(status).toBe(1);
  });
});

test('the smoke test uses the same elements as the end-to-end tests', () => {
  const journey = readFileSync('scripts/smoke/journey.mjs', 'utf8');
  const ids = new Set([...journey.matchAll(/getByTestId\('([^']+)'\)/g)].map(([, id]) => id));
  expect(ids.size).toBeGreaterThan(8);
  const journeys = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join('tests/e2e', name), 'utf8'))
    .join('\n');
  expect([...ids].filter((id) => !journeys.includes(`'${id}'`))).toEqual([]);
});

/** The artifact names that electron-builder uses for every target. */
const ARTIFACTS = [
  'Serenissima-0.1.0-console.mjs',
  'Serenissima-0.1.0-linux-aarch64.rpm',
  'Serenissima-0.1.0-linux-amd64.deb',
  'Serenissima-0.1.0-linux-arm64.AppImage',
  'Serenissima-0.1.0-linux-arm64.deb',
  'Serenissima-0.1.0-linux-x64.tar.gz',
  'Serenissima-0.1.0-linux-x86_64.AppImage',
  'Serenissima-0.1.0-linux-x86_64.rpm',
  'Serenissima-0.1.0-mac-arm64.dmg',
  'Serenissima-0.1.0-mac-arm64.dmg.blockmap',
  'Serenissima-0.1.0-mac-x64.zip',
  'Serenissima-0.1.0-win-arm64-setup.exe',
  'Serenissima-0.1.0-win-x64-portable.exe',
  'Serenissima-0.1.0-win-x64-setup.exe',
];

describe('an installable file', () => {
  const endings = (system: string, arch: string) =>
    installable(ARTIFACTS, system, arch).map(({ name }) => name.replace('Serenissima-0.1.0-', ''));

  test('is one built for the machine’s system and architecture', () => {
    expect(endings('linux', 'x64')).toEqual([
      'linux-amd64.deb',
      'linux-x64.tar.gz',
      'linux-x86_64.AppImage',
      'linux-x86_64.rpm',
    ]);
    expect(endings('linux', 'arm64')).toEqual(['linux-aarch64.rpm', 'linux-arm64.AppImage', 'linux-arm64.deb']);
    expect(endings('win32', 'x64')).toEqual(['win-x64-portable.exe', 'win-x64-setup.exe']);
    expect(endings('win32', 'arm64')).toEqual(['win-arm64-setup.exe']);
    expect(endings('darwin', 'arm64')).toEqual(['mac-arm64.dmg']);
    expect(endings('darwin', 'x64')).toEqual(['mac-x64.zip']);
  });

  test('is marked as unpacked if it puts the app into the given folder', () => {
    const changed = ['linux', 'win32', 'darwin'].flatMap((system) =>
      installable(ARTIFACTS, system, 'x64').filter(({ unpacked }) => unpacked),
    );
    expect(changed.map(({ name }) => name.split('-').at(-1))).toEqual(['x64.tar.gz', 'setup.exe', 'x64.zip']);
  });
});
