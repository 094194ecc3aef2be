import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenFolder } from '../services/open-folder';
import type { AdviserPort, Ports } from '../services/ports';

/** What differs from one web host to another. */
interface WebSurroundings {
  readonly folder: OpenFolder;
  /** The path of that folder. */
  readonly data: string;
  readonly version: string;
  readonly adviser: AdviserPort;
  /** The seed of every new match, if it is to be the same for all. */
  readonly seed: string | undefined;
  readonly log: Ports['log'];
}

/** The world as the web host gives it to the services; files are chosen and offered by the page. */
export function webPorts({ folder, data, version, adviser, seed, log }: WebSurroundings): Ports {
  return {
    files: folder.files,
    summaries: folder.summaries,
    owner: folder.owner,
    clock: { now: () => new Date().toISOString() },
    log,
    chooser: {
      exportText: async () => ({ handled: false, cancelled: false }),
      importText: async () => null,
    },
    adviser,
    newId: () => randomUUID(),
    newSeed: () => seed ?? randomBytes(12).toString('hex'),
    info: { version, shell: 'web', platform: process.platform, folder: data },
  };
}
