import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_ENTRIES } from '../../src/engine/games/registry';
import { createLogFile, memoryLogFiles } from '../../src/main/services/log-file';
import { openFolder } from '../../src/main/services/open-folder';
import { createPool } from '../../src/main/services/opponents/pool';
import type { Services } from '../../src/main/services/services';
import { createServices } from '../../src/main/services/services';
import { webPorts } from '../../src/main/web/ports';
import { positionAsked } from './position';

export interface MainOptions {
  readonly data: string;
  readonly version: string;
  /** The worker's file, built from the current sources. */
  readonly thinking: Promise<URL>;
}

/** Main, loaded from the current sources. It is reloaded when they change. */
export interface DevMain {
  readonly services: Services;
  /** The match requested by an address, or `null` if none is requested. Rejects with a readable error. */
  positionAsked(query: URLSearchParams): Promise<string | null>;
  close(): Promise<void>;
}

/** Opens the services on a data folder. Throws if another process has it open. */
export async function startMain({ data, version, thinking }: MainOptions): Promise<DevMain> {
  const lines = createLogFile(
    'main.log',
    memoryLogFiles(),
    () => new Date().toISOString(),
    (text) => text,
  );
  const error = (what: string, why: unknown) => {
    lines.error(what, why);
    console.error(`${what}:`, why);
  };
  const folder = await openFolder(data, 'web', error);
  if (folder.owner)
    throw new Error(`${data} has been in use since ${folder.owner.since}. Choose another folder with --data.`);
  const pool = thinking.then((file) => createPool(file));
  pool.catch((why: unknown) => error('The thread pool for computer players could not be created', why));
  const adviser = {
    advise: async (...asked: Parameters<Awaited<typeof pool>['advise']>) => (await pool).advise(...asked),
  };
  const log = { error, tail: lines.tail };
  const services = createServices(webPorts({ folder, data, version, adviser, seed: undefined, log }), GAME_ENTRIES);
  // A developer plays every seat and would have to lift a curtain after each reload.
  if (!existsSync(join(data, 'settings.json'))) await services.handle('settings.set', { handOver: 'none' });
  return {
    services,
    positionAsked: (query) => positionAsked(query, services, data),
    async close() {
      await services.close();
      await pool.then((threads) => threads.close()).catch(() => undefined);
      await folder.release();
    },
  };
}
