import { describe, expect, test } from 'vitest';
import { whyElectronCannotStart } from '../../scripts/start/surroundings.mjs';

const desktop = {
  platform: 'linux' as NodeJS.Platform,
  env: { DISPLAY: ':0' } as NodeJS.ProcessEnv,
  uid: 1000 as number | undefined,
  sandbox: true,
  binary: '/game/dist/electron' as string | undefined,
  sysctl: { apparmorRestrictsNamespaces: false, namespacesOff: false },
  helper: false,
  profiled: false,
};
const restricted = { ...desktop, sysctl: { ...desktop.sysctl, apparmorRestrictsNamespaces: true } };
const off = { ...desktop, sysctl: { ...desktop.sysctl, namespacesOff: true } };

describe('Electron starts', () => {
  test.each([
    ['on a desktop', desktop],
    ['on Wayland alone', { ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
    ['as root without its sandbox', { ...desktop, uid: 0, sandbox: false }],
    ['without its sandbox if the system has no user namespaces', { ...off, sandbox: false }],
    ['with its helper if the system has no user namespaces', { ...off, helper: true }],
    ['with its helper if AppArmor restricts user namespaces', { ...restricted, helper: true }],
    ['with its own AppArmor profile', { ...restricted, profiled: true }],
    ['before its binary is downloaded', { ...restricted, binary: undefined }],
    ['on macOS, which has none of these restrictions', { ...restricted, platform: 'darwin' as const, env: {}, uid: 0 }],
    ['on Windows', { ...restricted, platform: 'win32' as const, env: {}, uid: undefined }],
  ])('%s', (_where, surroundings) => expect(whyElectronCannotStart(surroundings)).toBeUndefined());
});

describe('Electron does not start, and a message explains what to do', () => {
  test.each([
    ['with no display', { ...desktop, env: {} }, /no display .*DISPLAY.*WAYLAND_DISPLAY.*desktop session\.$/],
    ['with an empty display', { ...desktop, env: { DISPLAY: '' } }, /no display/],
    ['with no display and no sandbox', { ...desktop, env: {}, sandbox: false }, /no display/],
    ['as root', { ...desktop, uid: 0 }, /for root\. .*ordinary user.*npm start -- --no-sandbox/],
    ['as root before its binary is downloaded', { ...desktop, uid: 0, binary: undefined }, /for root\. /],
    [
      'with AppArmor',
      restricted,
      /AppArmor.*sudo chown root \/game\/dist\/chrome-sandbox && sudo chmod 4755 \/game\/dist\/chrome-sandbox/,
    ],
    ['with no user namespaces', off, /only allows root to create user namespaces.*chrome-sandbox/],
    ['with no user namespaces, but a profile', { ...off, profiled: true }, /user namespaces/],
  ])('%s', (_where, surroundings, said) => expect(whyElectronCannotStart(surroundings)).toMatch(said));
});
