import { describe, expect, test } from 'vitest';
import { whyElectronCannotStart } from '../../scripts/start/surroundings.mjs';

/** An ordinary Linux desktop, where Electron starts. */
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
    ['without its sandbox where there are no namespaces', { ...off, sandbox: false }],
    ['with its helper where there are no namespaces', { ...off, helper: true }],
    ['with its helper where AppArmor restricts them', { ...restricted, helper: true }],
    ['with an AppArmor profile of its own', { ...restricted, profiled: true }],
    ['for all that is known before it is there', { ...restricted, binary: undefined }],
    ['on macOS, which has none of this', { ...restricted, platform: 'darwin' as const, env: {}, uid: 0 }],
    ['on Windows', { ...restricted, platform: 'win32' as const, env: {}, uid: undefined }],
  ])('%s', (_where, surroundings) => expect(whyElectronCannotStart(surroundings)).toBeUndefined());
});

describe('Electron does not start, and a message explains what to do', () => {
  test.each([
    ['no display', { ...desktop, env: {} }, /no display .*DISPLAY.*WAYLAND_DISPLAY.*desktop session\.$/],
    ['an empty display', { ...desktop, env: { DISPLAY: '' } }, /no display/],
    ['no display, without its sandbox', { ...desktop, env: {}, sandbox: false }, /no display/],
    ['root', { ...desktop, uid: 0 }, /root: .*ordinary user.*npm start -- --no-sandbox/],
    ['root before it is there', { ...desktop, uid: 0, binary: undefined }, /^As root|root: /],
    [
      'AppArmor',
      restricted,
      /AppArmor.*sudo chown root \/game\/dist\/chrome-sandbox && sudo chmod 4755 \/game\/dist\/chrome-sandbox/,
    ],
    ['no namespaces', off, /only root make the user namespaces.*chrome-sandbox/],
    ['no namespaces, profiled', { ...off, profiled: true }, /user namespaces/],
  ])('%s', (_where, surroundings, said) => expect(whyElectronCannotStart(surroundings)).toMatch(said));
});
