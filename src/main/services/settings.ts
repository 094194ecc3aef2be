import * as v from 'valibot';
import { settingsSchema } from '../../ipc/contract';
import type { Settings } from '../../ipc/contract';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import type { Ports } from './ports';

const PATH = 'settings.json';

export interface SettingsService {
  get(): Promise<Settings>;
  set(change: Partial<Settings>): Promise<Settings>;
  /** Calls with the settings as soon as they are known, and again whenever they have changed. */
  watch(listener: (settings: Settings) => void): void;
}

/** The player's settings, kept in one file. A file that cannot be read is set aside, and the usual settings are used. */
export function createSettings({ files, log }: Pick<Ports, 'files' | 'log'>): SettingsService {
  let settings: Promise<Settings> | undefined;
  /** Changes are written one after the other, or the later would not know of the earlier. */
  let writing: Promise<unknown> = Promise.resolve();
  const listeners: ((settings: Settings) => void)[] = [];

  const load = async (): Promise<Settings> => {
    if (!(await files.list('')).includes(PATH)) return DEFAULT_SETTINGS;
    const text = await files.read(PATH);
    try {
      const known = v.parse(v.partial(settingsSchema), JSON.parse(text));
      return { ...DEFAULT_SETTINGS, ...known };
    } catch (error) {
      log.error('The settings could not be read; the usual ones are used', error);
      await files
        .replace('settings.damaged.json', text)
        .catch((failure) => log.error('A copy of them failed too', failure));
      return DEFAULT_SETTINGS;
    }
  };

  const get = () => (settings ??= load());

  return {
    get,
    watch(listener) {
      listeners.push(listener);
      get().then(listener, (error: unknown) => log.error('The settings could not be read', error));
    },
    set(change) {
      const write = async () => {
        const before = await get();
        const after = { ...before, ...change };
        await files.replace(PATH, JSON.stringify(after, null, 2));
        settings = Promise.resolve(after);
        for (const listener of listeners) listener(after);
        return after;
      };
      const written = writing.then(write, write);
      writing = written.catch(() => undefined);
      return written;
    },
  };
}
