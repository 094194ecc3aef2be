import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenFolder } from '../services/open-folder';
import type { AdviserPort, Ports } from '../services/ports';

/** The values that differ between web hosts. */
interface WebSurroundings {
  readonly folder: OpenFolder;
  readonly data: string;
  readonly version: string;
  readonly adviser: AdviserPort;
  /** A fixed seed for every new match, if given. */
  readonly seed: string | undefined;
  readonly log: Ports['log'];
}

/** The web host's ports. It has no file dialogs: the page lets the player choose files, and offers downloads. */
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
