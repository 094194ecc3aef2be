import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { load } from 'js-yaml';

const require = createRequire(import.meta.url);
const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const config = load(readFileSync(at('electron-builder.yml'), 'utf8')) as Record<string, never>;

describe('electron-builder.yml', () => {
  test('is a configuration electron-builder accepts', async () => {
    const { validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
      validateConfiguration(config: unknown, logger: unknown): Promise<void>;
    };
    const logger = { isEnabled: false, add: () => undefined };
    await expect(validateConfiguration(structuredClone(config), logger)).resolves.toBeUndefined();
    await expect(validateConfiguration({ ...config, electronFusess: {} }, logger)).rejects.toThrow('electronFusess');
  });

  test('sets every fuse on the side of caution', () => {
    expect(config.electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    });
  });

  test('ships the bundles and nothing else, and asks no server for anything', () => {
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
  });

  test('builds for the three systems, with icons that exist in their own formats', () => {
    const { win, mac, linux } = config as Record<string, { icon: string; target: { target: string }[] }>;
    expect(win.target.map(({ target }) => target)).toEqual(['nsis', 'portable']);
    expect(mac.target.map(({ target }) => target)).toEqual(['dmg', 'zip']);
    expect(linux.target.map(({ target }) => target)).toEqual(['AppImage', 'deb', 'rpm', 'tar.gz']);
    const ico = readFileSync(at(win.icon));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 7]);
    const icns = readFileSync(at(mac.icon));
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    for (const side of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
      const png = readFileSync(at(`${linux.icon}/${side}x${side}.png`));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
    }
  });

  test('keeps the players’ saves when the program is removed', () => {
    expect(config.nsis).toMatchObject({ oneClick: false, perMachine: false, deleteAppDataOnUninstall: false });
  });

  test('package.json points at what the build makes', () => {
    const { main, productName } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Record<string, string>;
    expect(main).toBe('dist/main/main.mjs');
    expect(productName).toBe(config.productName);
    expect(existsSync(at('scripts/build.mjs'))).toBe(true);
  });
});
