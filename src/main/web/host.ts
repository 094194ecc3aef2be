import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { availableParallelism, homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_ENTRIES } from '../../engine/games/registry';
import type { Owner } from '../../ipc/shelf';
import { dataFolder } from '../services/data-folder';
import { createLogFile, memoryLogFiles } from '../services/log-file';
import { createPool, spareThreads } from '../services/opponents/pool';
import { openFolder } from '../services/open-folder';
import type { OpenFolder } from '../services/open-folder';
import { userName, personRedactor } from '../services/private-text';
import { openReport } from '../services/report-opening';
import { createServices } from '../services/services';
import type { Services } from '../services/services';
import { staticFiles } from '../services/static-files';
import { copyFormerSaves, formerFolder } from './former-folder';
import { readOptions } from './options';
import type { HostOptions } from './options';
import { webPorts } from './ports';
import { serve } from './server';
import type { WebHost } from './server';

/** The version in package.json. Vite inserts it at build time. */
declare const APP_VERSION: string;

/**
 * The app without Electron: `node dist/web/host.mjs [--port N] [--data FOLDER] [--seed TEXT] [--report FILE] [--look]
 * [--no-open]`.
 */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await begin(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function begin(options: HostOptions): Promise<void> {
  const data = options.data === undefined ? await ownFolder() : resolve(options.data);
  const clean = personRedactor({ home: homedir(), user: userName() });
  const lines = createLogFile('main.log', memoryLogFiles(), () => new Date().toISOString(), clean);
  lines.note(`Serenissima ${APP_VERSION} starts: ${process.platform}, Node ${process.versions.node}`);
  const log = (what: string, error: unknown) => {
    lines.error(what, error);
    console.error(`${what}:`, error);
  };
  const folder = await openFolder(data, 'web', log);
  if (folder.owner && !(await goesOn(folder.owner, options))) return;
  const pool = createPool(new URL('opponent.mjs', import.meta.url), undefined, spareThreads(availableParallelism()));
  const services = createServices(
    webPorts({
      folder,
      data,
      version: APP_VERSION,
      adviser: pool,
      seed: options.seed,
      log: { error: log, tail: lines.tail },
    }),
    GAME_ENTRIES,
  );
  const token = randomBytes(24).toString('hex');
  const files = staticFiles(join(dist, 'renderer'));
  const host = await serve(services, files, token, options.port).catch(async (error) => {
    await folder.release();
    throw new Error(whyNoPort(error as NodeJS.ErrnoException, options.port), { cause: error });
  });
  await folder.announce(host.address).catch((error: unknown) => log('The lock could not be written', error));
  if (options.report !== undefined) void openReport(services, services.questions.ask, resolve(options.report));
  console.log(`Serenissima is running on this machine only, at\n\n  ${host.address}\n`);
  console.log(`Saves are kept in ${data}. Press Ctrl+C to stop.`);
  if (options.open && process.stdout.isTTY) openBrowser(host.invitation());
  endOnSignal(host, services, folder);
}

/**
 * Prints which process has the saves open. Resolves to true if the host should continue read-only: with `--look`, or if
 * the other process has no address to open instead.
 */
async function goesOn({ shell, host, since, address }: Owner, { look, open }: HostOptions): Promise<boolean> {
  const who = shell === 'electron' ? 'A window of the app' : 'Another host';
  console.log(`${who} on ${host} has these saves open since ${since}.\n`);
  if (address !== null && !look) {
    console.log(`Its address is\n\n  ${address}\n\nTo open the saves read-only, start with --look.`);
    if (open && process.stdout.isTTY) await openOther(address);
    return false;
  }
  console.log('This host is read-only. To save changes, close the other one and restart this one.\n');
  return true;
}

/**
 * The data folder of a checkout, which the checkout's Electron app uses too. Copies the saves of the former folder into
 * it.
 */
async function ownFolder(): Promise<string> {
  const surroundings = { platform: process.platform, env: process.env, home: homedir() };
  const folder = dataFolder({ ...surroundings, development: true });
  const former = formerFolder(surroundings);
  try {
    const copied = await copyFormerSaves(former, folder);
    if (copied > 0)
      console.log(`The saves of ${former} (${copied}) were copied to ${folder}, which is used from now on.\n`);
  } catch (error) {
    console.error(`The saves of ${former} could not be copied to ${folder}: ${(error as Error).message}`);
    console.error('The originals were not changed. The next start will try again.\n');
  }
  return folder;
}

function whyNoPort({ code, message }: NodeJS.ErrnoException, port: number): string {
  const another = 'Choose another with --port N, or omit --port to use a free one.';
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. ${another}`;
  if (code === 'EACCES') return `Port ${port} requires additional permissions. ${another}`;
  return `Port ${port} cannot be used (${message}). ${another}`;
}

function endOnSignal(host: WebHost, services: Services, folder: OpenFolder): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      void host
        .close()
        .then(services.quit)
        .then(folder.release)
        .finally(() => process.exit(0));
    });
  }
}

/** Opens another host's page with an invitation, because a token must not appear on a command line. */
async function openOther(address: string): Promise<void> {
  const { origin, search } = new URL(address);
  const reply = await fetch(`${origin}/invitation${search}`).catch(() => null);
  if (reply?.ok) openBrowser(await reply.text());
}

/** Opens the default browser. If there is none, the player can use the printed address. */
function openBrowser(address: string): void {
  const [command, args] = { win32: ['cmd', ['/c', 'start', '', address]], darwin: ['open', [address]] }[
    process.platform as string
  ] ?? ['xdg-open', [address]];
  spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
