import * as v from 'valibot';
import { withoutMark } from '../../engine/core/lines';
import { settingsSchema } from '../../ipc/settings-schema';
import type { Settings } from '../../ipc/settings-schema';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import type { Ports } from './ports';
import { readOrRefuse, readSaved } from './read-saved';
import { truncated } from './refusals';

const PATH = 'settings.json';
const FIELDS: Readonly<Record<keyof Settings, v.GenericSchema>> = settingsSchema.entries;

export interface SettingsService {
  get(): Promise<Settings>;
  set(change: Partial<Settings>): Promise<Settings>;
  /** Applies the valid settings of a backup. Resolves to `false` if none is valid. */
  take(given: unknown): Promise<boolean>;
  /** Calls the listener with the settings once they are read, and after each change. */
  watch(listener: (settings: Settings) => void): void;
}

interface Fields {
  known: Partial<Settings>;
  faults: string[];
}

function fieldsIn(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(withoutMark(text)));
  } catch {
    return { known: {}, faults: ['The file is not JSON.'] };
  }
}

/** Former setting names with conversions. Old files always contain `scale`; its default 1 becomes today's default. */
const FORMER: Readonly<Record<string, (value: unknown) => [keyof Settings, unknown]>> = {
  scale: (value) => ['textSize', value === 1 ? DEFAULT_SETTINGS.textSize : value],
};

function renamed([key, value]: [string, unknown]): [string, unknown] {
  return Object.hasOwn(FORMER, key) ? FORMER[key](value) : [key, value];
}

/** The valid settings, each checked separately, and the faults of the invalid ones. */
function fieldsOf(given: unknown): Fields {
  if (typeof given !== 'object' || given === null)
    return { known: {}, faults: ['The file does not contain an object.'] };
  const known: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [key, value] of Object.entries(given).map(renamed)) {
    const field = Object.hasOwn(settingsSchema.entries, key) ? v.safeParse(FIELDS[key as keyof Settings], value) : null;
    if (field?.success) known[key] = field.output;
    else faults.push(truncated(`${key}: ${field?.issues[0].message ?? 'unknown'}`));
  }
  return { known, faults };
}

/** The player's settings in one file. Invalid ones are reset, and the file is copied to `settings.damaged.json`. */
export function createSettings({ files, log }: Pick<Ports, 'files' | 'log'>): SettingsService {
  let settings: Promise<Settings> | undefined;
  /** Writes are queued, so that no change is lost. */
  let writing: Promise<unknown> = Promise.resolve();
  const listeners: ((settings: Settings) => void)[] = [];

  const load = async (): Promise<Settings> => {
    if (!(await readOrRefuse(() => files.list(''), 'list')).includes(PATH)) return DEFAULT_SETTINGS;
    const text = await readSaved(files, PATH);
    const { known, faults } = fieldsIn(text);
    if (faults.length > 0) {
      log.error('Some settings could not be read and have their default values', faults.join('\n'));
      await files
        .replace('settings.damaged.json', text)
        .catch((failure) => log.error('The unreadable settings could not be copied', failure));
    }
    return { ...DEFAULT_SETTINGS, ...known };
  };

  /** Reads the file once. A failed read is retried immediately, and again on the next call. */
  const get = () =>
    (settings ??= load()
      .catch(load)
      .catch((error: unknown) => {
        settings = undefined;
        throw error;
      }));

  const set: SettingsService['set'] = (change) => {
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
  };

  return {
    get,
    set,
    async take(given) {
      const { known } = fieldsOf(given);
      if (Object.keys(known).length === 0) return false;
      await set(known);
      return true;
    },
    watch(listener) {
      listeners.push(listener);
      get().then(listener, (error: unknown) => log.error('The settings could not be read', error));
    },
  };
}
