import { posix, win32 } from 'node:path';

/** What decides where a person's data lies. */
export interface Surroundings {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The person's home folder. */
  readonly home: string;
  /** Started from a checkout: it shares nothing with the installed app, neither saves nor lock. */
  readonly development: boolean;
}

/**
 * The folder a shell of the app keeps everything in (Electron's `userData`): the same for Electron and the web host, so that both
 * show the same matches. A portable build on Windows keeps it beside its executable.
 */
export function userFolder({ platform, env, home, development }: Surroundings): string {
  const { join } = platform === 'win32' ? win32 : posix;
  const name = development ? 'Serenissima-development' : 'Serenissima';
  if (platform === 'win32') {
    if (env.PORTABLE_EXECUTABLE_DIR) return join(env.PORTABLE_EXECUTABLE_DIR, `${name}-data`);
    return join(env.APPDATA || join(home, 'AppData', 'Roaming'), name);
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name);
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), name);
}

/** The folder of saves and settings within {@link userFolder}. */
export function dataFolder(surroundings: Surroundings): string {
  const { join } = surroundings.platform === 'win32' ? win32 : posix;
  return join(userFolder(surroundings), 'data');
}
