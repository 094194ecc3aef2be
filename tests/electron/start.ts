import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { vi } from 'vitest';
import { userFolder } from '../../src/main/services/data-folder';
import type { Environment } from '../../src/main/services/data-folder';
import type * as NodeFiles from '../../src/main/services/node-files';
import { temporaryFolder } from '../temporary-folder';

export interface Setting {
  readonly lock?: boolean;
  readonly broken?: boolean;
  readonly languages?: readonly string[];
  readonly packaged?: boolean;
  readonly platform?: NodeJS.Platform;
  readonly switches?: readonly string[];
  readonly settings?: object;
  readonly words?: readonly string[];
  /** True if page loads fail. */
  readonly unloadable?: boolean;
  readonly disk?: Promise<void>;
  readonly early?: (world: Modules & { fault(kind: string, error: Error): void }) => void;
}

type Modules = Awaited<ReturnType<typeof modules>>;

/** Loads a new stand-in and the main modules that use it. */
async function modules() {
  const [app, window, world, desktop, ipc, session] = await Promise.all([
    import('./stand-in/app'),
    import('./stand-in/window'),
    import('./stand-in/world'),
    import('./stand-in/desktop'),
    import('./stand-in/ipc'),
    import('./stand-in/session'),
  ]);
  return { ...app, ...window, ...world, ...desktop, ...ipc, ...session };
}

/** The real clock, even if a test replaces it. */
const later = setTimeout;
const tidy: (() => void)[] = [];

export function cleanUp(): void {
  for (const step of tidy.splice(0).reverse()) step();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
}

/** Starts main with a new stand-in and a separate home folder, and waits until it runs. */
export async function start(setting: Setting = {}) {
  const { lock = true, languages = ['en-GB'], packaged = true, platform = process.platform, words = [] } = setting;
  vi.resetModules();
  const staticFiles = vi.fn((_folder: string) => {
    if (setting.broken) throw new Error('The manifest is missing.');
    return new Map();
  });
  vi.doMock('../../src/main/services/static-files', () => ({ staticFiles }));
  vi.doMock('../../src/main/services/node-files', async (original) => {
    const real = await original<typeof NodeFiles>();
    const slow = (...given: Parameters<typeof real.nodeFiles>) => {
      const files = real.nodeFiles(...given);
      const append: typeof files.append = async (...addition) => {
        await setting.disk;
        return files.append(...addition);
      };
      return { ...files, append };
    };
    return { ...real, nodeFiles: slow };
  });
  // Another system's folder as a path on this system, within the test's home.
  const folderOf = (given: Environment) => (sep === '/' ? userFolder(given).replaceAll('\\', '/') : userFolder(given));
  vi.doMock('../../src/main/services/data-folder', () => ({ userFolder: folderOf }));
  const home = temporaryFolder();
  for (const name of ['XDG_CONFIG_HOME', 'APPDATA', 'PORTABLE_EXECUTABLE_DIR']) vi.stubEnv(name, '');
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  const argv = process.argv;
  process.argv = [argv[0], ...words];
  tidy.push(() => (process.argv = argv));
  const folder = folderOf({ platform, env: {}, home, development: !packaged });
  if (setting.settings) {
    const path = join(folder, 'data', 'settings.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(setting.settings));
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);

  const world = await modules();
  Object.assign(world.appWorld, { lock, languages, home, packaged });
  for (const name of setting.switches ?? []) world.appWorld.switches.set(name, '');
  world.loading.fails = setting.unloadable ?? false;
  let lockedFirst = false;
  world.appBus.on(
    'web-contents-created',
    () => (lockedFirst = world.usual.kept.check !== undefined && world.handled.size > 0),
  );
  /** Main's handlers of uncaught errors. Only `fault` calls them, because real errors are for the test runner. */
  const faults = new Map<string, (error: unknown) => void>();
  const on = process.on.bind(process);
  vi.spyOn(process, 'on').mockImplementation(((event: string, listener: (error: unknown) => void) => {
    if (event !== 'uncaughtException' && event !== 'unhandledRejection') return on(event as never, listener as never);
    faults.set(event, listener);
    return process;
  }) as typeof process.on);
  await import('../../src/main/electron/main');
  setting.early?.({ ...world, fault: (kind, error) => faults.get(kind)?.(error) });
  const before = [...world.happened];
  world.appWorld.begin();
  const begun = () => world.windows.length > 0 || world.happened.includes('quit');
  while (!begun()) await new Promise((resolve) => later(resolve, 1));
  await new Promise((resolve) => setImmediate(resolve));
  return {
    ...world,
    before,
    faults,
    folder,
    home,
    staticFiles,
    lockedFirst,
    logged: () => readFileSync(join(folder, 'logs', 'main.log'), 'utf8'),
    ask: async (command: string, argument: object): Promise<unknown> => {
      const page = world.windows.at(-1)?.page;
      return world.handled.get(`serenissima:${command}`)?.({ senderFrame: page?.mainFrame }, argument);
    },
    questions: (nth = -1) =>
      (world.windows.at(nth)?.page.sent ?? []).flatMap(([channel, payload]) =>
        channel === 'serenissima:notification:app.ask' ? [payload] : [],
      ),
    item: (label: string) => itemsOf(world.menus.at(-1) ?? []).find((item) => item.label === label),
  };
}

type Items = readonly MenuItemConstructorOptions[];

export function itemsOf(items: Items): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);
}
