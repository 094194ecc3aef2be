// Checks whether Electron's window can open on this machine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Why Electron cannot start on this system, and what to do about it, or `undefined` if nothing prevents it. Reasons can
 * only be detected on Linux, some of them even without a binary.
 */
export function whyElectronCannotStart({ platform, env, uid, sandbox, binary, sysctl, helper, profiled }) {
  if (platform !== 'linux') return undefined;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY)
    return 'there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set). Start the app from a desktop session.';
  if (!sandbox) return undefined;
  if (uid === 0)
    return (
      'its sandbox does not work for root. Start the app as an ordinary user, or without the sandbox: ' +
      '`npm start -- --no-sandbox`.'
    );
  // The helper creates the sandbox if the kernel does not allow other programs to do this.
  if (!binary || helper) return undefined;
  const help = `sudo chown root ${helperOf(binary)} && sudo chmod 4755 ${helperOf(binary)}`;
  const allow = `Allow its helper to create the sandbox: \`${help}\`.`;
  if (sysctl.apparmorRestrictsNamespaces && !profiled)
    return `AppArmor does not allow it to create user namespaces, which its sandbox requires. ${allow}`;
  if (sysctl.namespacesOff)
    return `this kernel only allows root to create user namespaces, which its sandbox requires. ${allow}`;
  return undefined;
}

/** The facts about this machine that {@link whyElectronCannotStart} needs. */
export function surroundingsOf(binary, args) {
  const sysctl = (name) => read(`/proc/sys/${name}`)?.trim();
  return {
    platform: process.platform,
    env: process.env,
    uid: process.getuid?.(),
    sandbox: !args.includes('--no-sandbox'),
    binary,
    sysctl: {
      apparmorRestrictsNamespaces: sysctl('kernel/apparmor_restrict_unprivileged_userns') === '1',
      namespacesOff: sysctl('kernel/unprivileged_userns_clone') === '0' || sysctl('user/max_user_namespaces') === '0',
    },
    helper: binary !== undefined && isHelper(helperOf(binary)),
    profiled: binary !== undefined && isProfiled(binary),
  };
}

function helperOf(binary) {
  return join(dirname(binary), 'chrome-sandbox');
}

/** Whether Chromium's helper is setuid root, which it requires. */
function isHelper(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.uid === 0 && (found.mode & 0o4755) === 0o4755;
}

/** Whether the binary has an AppArmor profile. */
function isProfiled(binary) {
  const folder = '/etc/apparmor.d';
  try {
    return readdirSync(folder).some((name) => read(join(folder, name))?.includes(binary));
  } catch {
    return false;
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
