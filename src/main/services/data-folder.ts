import { posix, win32 } from 'node:path';

export interface Environment {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** Whether the app runs from a checkout. It then has a separate data folder and lock. */
  readonly development: boolean;
}

/**
 * The app's folder (Electron's `userData`). In a checkout, Electron and the web host share it, so both show the same
 * matches. In a portable Windows build it is next to the executable.
 */
export function userFolder({ platform, env, home, development }: Environment): string {
  const { join } = platform === 'win32' ? win32 : posix;
  const name = development ? 'Serenissima-development' : 'Serenissima';
  if (platform === 'win32') {
    if (env.PORTABLE_EXECUTABLE_DIR) return join(env.PORTABLE_EXECUTABLE_DIR, `${name}-data`);
    return join(env.APPDATA || join(home, 'AppData', 'Roaming'), name);
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name);
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), name);
}

/** The folder of saves and settings inside {@link userFolder}. Electron keeps its own files beside it. */
export function dataFolder(surroundings: Environment): string {
  const { join } = surroundings.platform === 'win32' ? win32 : posix;
  return join(userFolder(surroundings), 'data');
}
