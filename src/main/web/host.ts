import { randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES } from '../../engine/games/registry';
import { createPool } from '../services/opponents/pool';
import { nodeFiles } from '../services/node-files';
import { createServices } from '../services/services';
import { staticFiles } from '../services/static-files';
import { serve } from './server';

/** The app without Electron: `node dist/web/host.mjs [--port N] [--data FOLDER] [--no-open] [--seed TEXT]`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    data: { type: 'string', default: dataFolder() },
    'no-open': { type: 'boolean', default: false },
    /** The seed of every new match: for tests and for showing a game again. */
    seed: { type: 'string' },
  },
});
const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(join(dist, '..', 'package.json'), 'utf8')) as { version: string };

/** Two threads think: one match is on the table at a time, and a hint may be asked for meanwhile. */
const pool = createPool(new URL('opponent.mjs', import.meta.url), 2);
const services = createServices(
  {
    files: nodeFiles(values.data),
    clock: { now: () => new Date().toISOString() },
    log: { error: (what, error) => console.error(`${what}:`, error) },
    chooser: {
      exportText: async () => ({ handled: false, cancelled: false }),
      importText: async () => null,
    },
    adviser: pool,
    newId: () => randomUUID(),
    newSeed: () => values.seed ?? randomBytes(12).toString('hex'),
    info: { version, shell: 'web', platform: process.platform },
  },
  GAMES,
);
const host = await serve(
  services,
  staticFiles(join(dist, 'renderer')),
  randomBytes(24).toString('hex'),
  Number(values.port),
);
console.log(`Serenissima is served on this machine only, at\n\n  ${host.address}\n`);
console.log(`Saves are kept in ${values.data}. Press Ctrl+C to stop.`);
if (!values['no-open'] && process.stdout.isTTY) openBrowser(host.address);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void host.close().then(() => process.exit(0)));
}

/** Where programs of this system keep a person's data. */
function dataFolder(): string {
  const home = homedir();
  if (process.platform === 'win32') return join(process.env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Serenissima');
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Serenissima');
  return join(process.env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'serenissima');
}

/** Opens the system's browser; where there is none, the printed address does. */
function openBrowser(address: string): void {
  const [command, args] = { win32: ['cmd', ['/c', 'start', '', address]], darwin: ['open', [address]] }[
    process.platform as string
  ] ?? ['xdg-open', [address]];
  spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
