// Starts an installed app like a user, and drives it over the DevTools protocol. Fuses disable the Node inspector, so
// this is the only way.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Maximum time in ms for showing the window or exiting, long enough for the first start on a hosted CI runner. */
const PATIENCE_MS = 120_000;
/** Maximum time in ms for cleaning up after a stop request. */
const GRACE_MS = 10_000;
const LOOK_EVERY_MS = 250;

/** The folder for pictures of windows in which something failed. */
const PICTURES = join(root, '.cache', 'smoke');

/** @typedef {{ command: string, args?: string[], env?: Record<string, string> }} Program */

/**
 * The environment variables that give an app a separate profile in a folder, on any system.
 * @param {string} folder
 */
export const profileIn = (folder) => ({
  XDG_CONFIG_HOME: join(folder, 'config'),
  APPDATA: join(folder, 'roaming'),
  ...(process.platform === 'darwin' && { HOME: folder }),
});

/**
 * Starts a program, passes its window's page to `visit`, asks it to quit and waits until it has exited. Throws if no
 * window appears, or if it exits early or does not exit.
 * @template T
 * @param {Program} program
 * @param {(page: import('@playwright/test').Page) => Promise<T>} visit
 * @returns {Promise<T>}
 */
export async function withApp(program, visit) {
  const app = await start(program);
  try {
    const opened = await until(app, () => connect(app.port));
    if (!opened) throw new Error(`no window appeared: ${app.said()}`);
    const result = await visit(opened.page).catch(async (error) => {
      await opened.page.screenshot({ path: join(PICTURES, `${Date.now()}.png`) }).catch(() => undefined);
      throw error;
    });
    await quit(app, opened.browser);
    return result;
  } finally {
    await app.stop();
  }
}

/**
 * Starts a program that must refuse to start. Throws if it shows a window, keeps running, or exits successfully.
 * @param {Program} program
 */
export async function refusesToStart(program) {
  const app = await start(program);
  try {
    const opened = await until(app, () => connect(app.port));
    if (opened) {
      await quit(app, opened.browser);
      throw new Error('it started');
    }
    const ended = app.ended();
    if (!ended) throw new Error('it neither showed a window nor exited');
    if (ended.code === 0) throw new Error('it exited with code 0');
  } finally {
    await app.stop();
  }
}

async function start({ command, args = [], env = {} }) {
  const port = await freePort();
  const inherited = { ...process.env };
  delete inherited.ELECTRON_RUN_AS_NODE;
  const child = spawn(command, [...args, `--remote-debugging-port=${port}`], { env: { ...inherited, ...env } });
  let output = '';
  let ended;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  const end = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve((ended = { code, signal })));
  });
  // A program that cannot be started does not count as refusing.
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return {
    port,
    end,
    ended: () => ended,
    said: () => `${ended ? `it exited with ${ended.code ?? ended.signal}` : 'it is still running'}\n${output}`,
    async stop() {
      if (ended) return;
      child.kill();
      await Promise.race([end, pause(GRACE_MS)]);
      if (!ended) child.kill('SIGKILL');
    },
  };
}

/** A page of the app, or `undefined` if it has none yet. */
async function connect(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  // On a busy machine, a new page may not answer the first connection, so this is repeated.
  const browser = await chromium
    .connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true })
    .catch(() => undefined);
  if (!browser) return undefined;
  const page = browser.contexts().flatMap((context) => context.pages())[0];
  if (page) return { browser, page };
  await browser.close();
  return undefined;
}

/** Polls until there is a result, the app has exited, or the time is up. */
async function until(app, look) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!app.ended() && Date.now() < deadline) {
    const seen = await look();
    if (seen) return seen;
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Asks the app to quit, as its menu does. Electron exits without answering. */
async function quit(app, browser) {
  const session = await browser.newBrowserCDPSession();
  session.send('Browser.close').catch(() => undefined);
  await Promise.race([app.end, pause(PATIENCE_MS)]);
  if (!app.ended()) throw new Error('it did not quit when asked');
  if (app.ended().code !== 0) throw new Error(`it did not quit cleanly: ${app.said()}`);
}

const pause = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/** A free port. If another process takes it before the app does, the app's window is not found. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
