import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { artifactsFor } from './artifacts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const WANTED = {
  win: ['win-x64-setup.exe', 'win-arm64-setup.exe', 'win-x64-portable.exe'],
  mac: ['mac-x64.dmg', 'mac-arm64.dmg', 'mac-x64.zip', 'mac-arm64.zip'],
  linux: [
    'linux-x86_64.AppImage',
    'linux-arm64.AppImage',
    'linux-amd64.deb',
    'linux-arm64.deb',
    'linux-x86_64.rpm',
    'linux-x64.tar.gz',
  ],
} as const;

test.each(['win', 'mac', 'linux'] as const)(
  'a release for %s consists of these files, each with a unique name',
  async (system) => {
    const names = await artifactsFor(system);
    expect(names.toSorted()).toEqual(WANTED[system].map((end) => `Serenissima-${version}-${end}`).toSorted());
  },
);

test('no two files of a release have the same name', async () => {
  const names = (await Promise.all((['win', 'mac', 'linux'] as const).map(artifactsFor))).flat();
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
});
