import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { load } from 'js-yaml';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUDGET, filesIn, readArchive, wantedFiles } from '../../scripts/verify/asar.mjs';
import { builtApp } from '../../scripts/verify/built-app.mjs';
import { faultsOf } from '../../scripts/verify/faults.mjs';
import { FUSES, wiresOf } from '../../scripts/verify/fuses.mjs';
import { bySuite } from '../suite';
import { temporaryFolder } from '../temporary-folder';
import { pack } from './pack';
import { packaged, packedForLinux } from './packaged';
import { HELPERS } from './stand-ins/mac';

const { parsePlistFile } = createRequire(import.meta.url)('app-builder-lib/out/util/plist') as {
  parsePlistFile(file: string): Promise<Record<string, unknown>>;
};
const root = new URL('../../', import.meta.url);
const folder = temporaryFolder();
/** electron-builder can pack for macOS only on macOS and Linux. */
const MAC = process.platform !== 'win32';
/** The short suite packs only one of the two architectures, because both work the same. */
const ARCHS = bySuite(['arm64'] as const, ['x64', 'arm64'] as const);
const MACS = ARCHS.map((arch) => `mac ${arch}`);

const apps: Record<string, string> = {};

beforeAll(async () => {
  const [linux, win, mac] = await Promise.all([
    packedForLinux(),
    pack('win', ['x64'], join(folder, 'win')),
    MAC ? pack('mac', ARCHS, join(folder, 'mac')) : null,
  ]);
  Object.assign(
    apps,
    { linux, win: win.x64 },
    mac ? Object.fromEntries(ARCHS.map((arch) => [`mac ${arch}`, mac[arch as 'arm64']])) : {},
  );
}, 600_000);

const NAMES = ['linux', 'win', ...(MAC ? MACS : [])];
function partsOf(name: string) {
  const parts = builtApp(apps[name]);
  if (!parts) throw new Error(`There is no app in ${apps[name]}`);
  return parts;
}
const archive = (name: string) => readFileSync(partsOf(name).archive);
const expectedFiles = () =>
  wantedFiles(readFileSync(new URL('dist/renderer/manifest.files.json', root), 'utf8')).sort();
const contents = (name: string) => join(apps[name] ?? '', 'Serenissima.app', 'Contents');

describe.each(NAMES)('the app for %s', (name) => {
  const parts = () => partsOf(name);

  test('contains main, worker, preload, package.json and the renderer’s files, and nothing else', () => {
    const files = filesIn(archive(name));
    expect([...files.keys()].toSorted()).toEqual(expectedFiles());
    expect([...files.keys()].filter((file) => file.endsWith('.woff') || file.endsWith('.map'))).toEqual([]);
    expect([...files.keys()]).toContain('dist/renderer/THIRD-PARTY.txt');
  });

  test('contains the same bytes as the build', () => {
    const files = filesIn(archive(name));
    for (const [file, bytes] of files) {
      if (file !== 'package.json') expect(readFileSync(new URL(file, root)).equals(bytes), file).toBe(true);
    }
    const { scripts, devDependencies, ...shipped } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    expect([scripts, devDependencies]).not.toContain(undefined);
    expect(JSON.parse(String(files.get('package.json')))).toEqual(shipped);
  });

  test('is within its size limit', () => {
    expect(archive(name).length).toBeLessThanOrEqual(BUDGET);
  });

  test('sets the eight configured fuses, and leaves the ninth at Electron’s default', () => {
    const { electronFuses } = load(readFileSync(new URL('electron-builder.yml', root), 'utf8')) as {
      electronFuses: Record<string, boolean>;
    };
    const wanted: Record<string, boolean> = { ...electronFuses, wasmTrapHandlers: true };
    expect(Object.keys(wanted)).toHaveLength(9);
    expect(wiresOf(readFileSync(parts().fuses))).toEqual([FUSES.map((fuse) => (wanted[fuse] ? '1' : '0')).join('')]);
  });

  test('has its code in app.asar alone, with the console next to it', () => {
    const { resources } = parts();
    const beside = readdirSync(resources).filter((file) => /^app|asar|default/.test(file));
    expect(beside).toEqual(['app.asar']);
    const shipped = readFileSync(join(resources, 'console.mjs'));
    expect(shipped.equals(readFileSync(new URL('dist/tools/console.mjs', root)))).toBe(true);
    expect(faultsOf(parts())).toEqual([]);
  });

  test('includes the licences of Electron and Chromium', () => {
    const where = name.startsWith('mac') ? parts().resources : apps[name];
    expect(readFileSync(join(where, 'LICENSE.electron.txt'), 'utf8')).toContain('Electron’s licence');
    expect(readFileSync(join(where, 'LICENSES.chromium.html'), 'utf8')).toContain('The licences of Chromium');
  });

  test('contains exactly the configured languages of Chromium', () => {
    if (name.startsWith('mac')) {
      const framework = join(contents(name), 'Frameworks/Electron Framework.framework/Versions/A/Resources');
      for (const place of [parts().resources, framework]) {
        const kept = readdirSync(place).filter((file) => file.endsWith('.lproj'));
        expect(kept.toSorted()).toEqual(
          ['de', 'en', 'en_GB', 'es', 'es_419', 'fr', 'it'].map((file) => `${file}.lproj`),
        );
      }
    } else {
      const kept = readdirSync(join(apps[name], 'locales'));
      expect(kept.toSorted()).toEqual(
        ['de', 'en-GB', 'en-US', 'es-419', 'es', 'fr', 'it'].map((file) => `${file}.pak`),
      );
    }
  });

  test('is released with the console as a separate file', () => {
    const release = join(apps[name], '..');
    const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    expect(existsSync(join(release, `Serenissima-${version}-console.mjs`))).toBe(true);
  });
});

test('the unpacked Linux app contains the expected files of dist, unchanged, and its package.json names the entry point', async () => {
  const app = await packaged();
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(app, join(parentPath, name)).split(sep).join('/'));
  expect(names.toSorted()).toEqual(expectedFiles());
  for (const name of names.filter((file) => file !== 'package.json')) {
    expect(readFileSync(join(app, name)).equals(readFileSync(new URL(name, root))), name).toBe(true);
  }
  const { main, type, desktopName } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  expect([main, type, desktopName]).toEqual(['dist/main/main.mjs', 'module', 'serenissima.desktop']);
  expect(await packaged()).toBe(app);
});

describe('the app for Windows', () => {
  const resources = () =>
    NtExecutableResource.from(NtExecutable.from(readFileSync(join(apps.win, 'Serenissima.exe')))).entries;

  test('contains the hash of its archive', () => {
    const entry = resources().find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
    expect(JSON.parse(Buffer.from(entry?.bin ?? new ArrayBuffer(0)).toString('utf8'))).toEqual([
      { file: 'resources\\app.asar', alg: 'SHA256', value: readArchive(archive('win')).hash },
    ]);
  });

  test('has the product’s name', () => {
    const [version] = Resource.VersionInfo.fromEntries(resources());
    const [language] = version?.getAllLanguagesForStringValues() ?? [];
    expect(language && version?.getStringValues(language)).toMatchObject({
      ProductName: 'Serenissima',
      CompanyName: 'The Serenissima crew',
    });
  });
});

describe.runIf(MAC).each(MACS)('the app for %s', (name) => {
  const plist = (path: string) => parsePlistFile(join(contents(name), path, 'Info.plist'));

  test('contains the hash of its archive', async () => {
    expect((await plist('')).ElectronAsarIntegrity).toEqual({
      'Resources/app.asar': { algorithm: 'SHA256', hash: readArchive(archive(name)).hash },
    });
  });

  test('allows no unencrypted connections', async () => {
    expect((await plist('')).NSAppTransportSecurity).toEqual({ NSAllowsArbitraryLoads: false });
  });

  test('opens saves', async () => {
    expect((await plist('')).CFBundleDocumentTypes).toEqual([
      {
        CFBundleTypeExtensions: ['serenissima'],
        CFBundleTypeName: 'Serenissima saved game',
        CFBundleTypeRole: 'Editor',
        LSHandlerRank: 'Owner',
        CFBundleTypeIconFile: 'serenissima.icns',
      },
    ]);
    expect(existsSync(join(contents(name), 'Resources', 'serenissima.icns'))).toBe(true);
  });

  test('is named after the product, and so are its helpers', async () => {
    expect(await plist('')).toMatchObject({
      CFBundleIdentifier: 'org.serenissima.cabinet',
      CFBundleExecutable: 'Serenissima',
    });
    for (const kind of HELPERS) {
      const helper = `Serenissima Helper${kind}`;
      expect(await plist(`Frameworks/${helper}.app/Contents`)).toMatchObject({ CFBundleExecutable: helper });
      expect(existsSync(join(contents(name), `Frameworks/${helper}.app/Contents/MacOS/${helper}`))).toBe(true);
    }
  });
});
