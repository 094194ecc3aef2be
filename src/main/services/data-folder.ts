import { posix, win32 } from 'node:path';

/** The facts that determine the place of a user's data. */
export interface Surroundings {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's home folder. */
  readonly home: string;
  /** Whether the app was started from a checkout. It then shares neither saves nor lock with the installed app. */
  readonly development: boolean;
}

/**
 * The app's folder (Electron's `userData`). It is the same for Electron and the web host, so that both show the same
 * matches. A portable build on Windows has it next to its executable.
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

/** The folder of saves and settings inside {@link userFolder}. */
export function dataFolder(surroundings: Surroundings): string {
  const { join } = surroundings.platform === 'win32' ? win32 : posix;
  return join(userFolder(surroundings), 'data');
}
