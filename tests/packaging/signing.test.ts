import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurationFor } from '../../build/configuration.mjs';
import { packagerFor } from './artifacts';
import { root } from './pack';

const CERTIFICATE = { CSC_LINK: 'certificate.p12' };
const NOTARISING = { APPLE_API_KEY: 'key.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' };

describe('signing for macOS', () => {
  test('signs the app ad hoc if there is no certificate, and allows it to load its own frameworks', () => {
    const { mac } = configurationFor({ ...NOTARISING });
    expect(mac).toMatchObject({ identity: '-', hardenedRuntime: false, notarize: false });
    expect(mac.forceCodeSigning).toBeUndefined();
  });

  test.each([CERTIFICATE, { CSC_NAME: 'The Serenissima crew' }])(
    'uses the certificate if there is one, and fails if the app cannot be signed with it: %o',
    (env) => {
      const { mac } = configurationFor({ ...env });
      expect(mac).toMatchObject({ hardenedRuntime: true, forceCodeSigning: true, notarize: false });
      expect(mac).not.toHaveProperty('identity');
    },
  );

  test('notarises an app with a certificate and Apple’s secrets', () => {
    expect(configurationFor({ ...CERTIFICATE, ...NOTARISING }).mac.notarize).toBe(true);
    expect(configurationFor({ ...CERTIFICATE, APPLE_ID: 'crew@serenissima.example' }).mac.notarize).toBe(true);
  });

  test('treats a secret that is an empty string as missing', () => {
    const env: Record<string, string> = { CSC_LINK: '', CSC_NAME: ' ', APPLE_ID: '', WIN_CSC_LINK: '', OTHER: '' };
    expect(configurationFor(env).mac).toEqual(configurationFor({}).mac);
    expect(env).toEqual({ OTHER: '' });
  });

  test('allows the app and its helpers to compile at run time, and has no other entitlements', async () => {
    const { packager } = await packagerFor('mac');
    const { helper, platformSpecificBuildOptions } = packager as {
      helper: { getOptionsForFile(app: string, mas: boolean, options: object): Promise<(file: string) => object> };
      platformSpecificBuildOptions: object;
    };
    const optionsFor = await helper.getOptionsForFile('/S.app', false, platformSpecificBuildOptions);
    for (const file of ['/S.app', '/S.app/Contents/Frameworks/S Helper (Renderer).app']) {
      expect(optionsFor(file)).toMatchObject({ entitlements: 'build/entitlements.mac.plist', hardenedRuntime: false });
    }
    const entitlements = readFileSync(join(root, 'build/entitlements.mac.plist'), 'utf8');
    expect([...entitlements.matchAll(/<key>(.+)<\/key>\s*<(\w+)\/>/g)].map(([, key, value]) => [key, value])).toEqual([
      ['com.apple.security.cs.allow-jit', 'true'],
    ]);
  });
});

describe('signing for Windows', () => {
  test('needs a certificate; if there is one, packing fails without a signature', () => {
    expect(configurationFor({}).win.forceCodeSigning).toBeUndefined();
    expect(configurationFor({ WIN_CSC_LINK: 'certificate.pfx' }).win.forceCodeSigning).toBe(true);
    expect(configurationFor({ WIN_CSC_LINK: 'certificate.pfx' }).mac.identity).toBe('-');
  });
});
