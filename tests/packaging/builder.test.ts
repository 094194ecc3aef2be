import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { load } from 'js-yaml';

const require = createRequire(import.meta.url);
const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const config = load(readFileSync(at('electron-builder.yml'), 'utf8')) as Record<string, never>;

describe('electron-builder.yml', () => {
  test('is a valid electron-builder configuration', async () => {
    const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
      validateConfiguration(config: unknown, logger: unknown): Promise<void>;
    };
    const logger = { isEnabled: false, add: () => undefined };
    await expect(validateConfiguration(structuredClone(config), logger)).resolves.toBeUndefined();
    await expect(validateConfiguration({ ...config, electronFusess: {} }, logger)).rejects.toThrow('electronFusess');
  });

  test('sets every fuse to its secure value', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      // The app has no cookies, and this fuse may ask for a keychain.
      enableCookieEncryption: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('ships only the bundles, and contacts no server', () => {
    expect(config.files).toEqual([
      'dist/main/**',
      'dist/preload/**',
      'dist/renderer/**',
      'package.json',
      '!**/*.map',
      '!node_modules/**',
    ]);
    expect(config.asar).toBe(true);
    expect(config.publish).toBeNull();
    const { dependencies = {} } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { dependencies?: object };
    expect(dependencies).toEqual({});
    expect(config.extraResources).toEqual([{ from: 'dist/tools/console.mjs', to: 'console.mjs' }]);
  });

  test('builds for Windows, macOS and Linux, with icons in each system’s format', () => {
    const { win, mac, linux } = config as Record<string, { icon: string; target: { target: string }[] }>;
    expect(win.target.map(({ target }) => target)).toEqual(['nsis', 'portable']);
    expect(mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
    expect(linux.target.map(({ target }) => target)).toEqual(['AppImage', 'deb', 'rpm', 'tar.gz']);
    // electron-builder finds the icon of a file type by its extension.
    for (const file of [win.icon, 'build/serenissima.ico']) {
      const ico = readFileSync(at(file));
      expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 7]);
    }
    for (const file of [mac.icon, 'build/serenissima.icns']) {
      const icns = readFileSync(at(file));
      expect(icns.toString('latin1', 0, 4)).toBe('icns');
      expect(icns.readUInt32BE(4)).toBe(icns.length);
    }
    for (const side of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
      const png = readFileSync(at(`${linux.icon}/${side}x${side}.png`));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    }
  });

  test('keeps the players’ saves on uninstall', () => {
    expect(config.nsis).toMatchObject({ oneClick: false, perMachine: false, deleteAppDataOnUninstall: false });
  });

  test('has the app id that the running app sets, so that Windows matches the app to its shortcuts', () => {
    expect(config.appId).toBe('org.serenissima.cabinet');
    expect(readFileSync(at('dist/main/main.mjs'), 'utf8')).toContain(`"${String(config.appId)}"`);
  });

  test('registers save files with their extension', () => {
    expect(config.fileAssociations).toEqual([
      {
        ext: 'serenissima',
        name: 'Serenissima saved game',
        description: 'Serenissima saved game',
        mimeType: 'application/x-serenissima-save',
        role: 'Editor',
        rank: 'Owner',
      },
    ]);
    expect(readFileSync(at('src/main/services/journal.ts'), 'utf8')).toContain("SAVE_EXTENSION = '.serenissima'");
  });

  test('gets the author and homepage from package.json, and the signing configuration from its package script', () => {
    const { author, homepage, scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    expect(author).toEqual({ name: 'The Serenissima crew', email: 'crew@serenissima.example' });
    expect(homepage).toBe('https://serenissima.example/');
    expect(scripts.package).toContain('--config build/configuration.mjs --publish never');
  });

  test('the README links to the download page named in package.json', () => {
    const { downloads } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { downloads: string };
    expect(readFileSync(at('README.md'), 'utf8')).toContain(`<${downloads}>`);
  });

  test('package.json points to the build’s output', () => {
    const { main, productName } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, string>;
    expect(main).toBe('dist/main/main.mjs');
    expect(productName).toBe(config.productName);
    expect(existsSync(at('scripts/build.mjs'))).toBe(true);
  });
});
