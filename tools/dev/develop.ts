import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { DevMain, MainOptions, startMain } from './main-process';
import { servePage } from './page-server';

interface MainModule {
  readonly startMain: typeof startMain;
}

export interface DevelopOptions extends Omit<MainOptions, 'thinking'> {
  readonly vite: ViteDevServer;
  /** The server that Vite uses for its socket. */
  readonly hot: Server;
  readonly port: number;
  buildThinking(): Promise<URL>;
}

/** Sources of the engine, the contract, main and these tools. The page does not reload them by itself. */
const BEHIND = /[\\/](src[\\/](engine|ipc|main[\\/](services|web))|tools[\\/](dev|harness))[\\/].*\.ts$/;
const MAIN_MODULE = new URL('main-process.ts', import.meta.url).pathname;
/** Waits this long after a change, in ms, because editors write a file in several steps, and several files at once. */
const SETTLE = 40;

/**
 * The development loop. Serves the page from its sources, with main in this process. When main's sources change, main
 * is reloaded and the page continues its match from the disk. A source error is printed and shown on the page, and the
 * old version keeps running.
 */
export async function develop({ vite, hot, port, data, version, buildThinking }: DevelopOptions) {
  const load = () => vite.ssrLoadModule(MAIN_MODULE) as Promise<MainModule>;
  const open = async ({ startMain }: MainModule) => startMain({ data, version, thinking: buildThinking() });
  let main: Promise<DevMain> = open(await load());
  await main;
  const server = await servePage(vite, hot, () => main, randomBytes(24).toString('hex'), port);

  const restart = async (): Promise<void> => {
    const began = performance.now();
    const next = await load();
    const before = await main.catch(() => undefined);
    main = (before?.close() ?? Promise.resolve()).then(() => open(next));
    server.hangUp();
    await main;
    console.log(`Main restarted in ${Math.round(performance.now() - began)} ms.`);
  };

  let timer: NodeJS.Timeout | undefined;
  let restarts = Promise.resolve();
  /** Any update, even an empty one, removes the error overlay from the page. */
  const heal = () => vite.ws.send({ type: 'update', updates: [] });
  const changed = (file: string) => {
    if (!BEHIND.test(file)) return;
    const { moduleGraph } = vite.environments.ssr;
    for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarts = restarts.then(restart).then(heal, (error: Error) => {
        console.error(error.stack ?? error.message);
        vite.ws.send({ type: 'error', err: { message: error.message, stack: error.stack ?? '' } });
      });
    }, SETTLE);
  };
  for (const event of ['add', 'change', 'unlink']) vite.watcher.on(event, changed);

  return {
    address: server.address,
    async close() {
      clearTimeout(timer);
      await restarts;
      await server.close();
      await main.then((last) => last.close()).catch(() => undefined);
      await vite.close();
    },
  };
}
