import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRELOAD, RECEIVE, TO_MAIN } from '../page/opening';
import { commandLine } from './app';
import { desk, switches } from './desk';
import { connectDevtools } from './devtools';
import type { Devtools } from './devtools';
import { WORLD } from './frames';

const built = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** The first window is the test's own page. For other windows, Chromium opens a new page. */
let taken = false;

/**
 * Attaches a page with the preload in a separate world, and intercepts every request. `refused` gets the reason if the
 * preload could not run.
 */
export async function attachPage(
  preload: string | undefined,
  refused: (path: string, error: Error) => void,
): Promise<{ readonly devtools: Devtools; readonly target: string }> {
  const target = taken ? await openTarget() : desk.target;
  taken = true;
  const devtools = await connectDevtools(desk.devtools, `page/${target}`);
  const name = randomUUID();
  const script = (source: string, worldName?: string) =>
    devtools.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName });
  await Promise.all([
    devtools.send('Page.enable'),
    devtools.send('Runtime.enable'),
    devtools.send('Inspector.enable'),
    devtools.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    devtools.send('Runtime.addBinding', { name: TO_MAIN, executionContextName: WORLD }),
    script(named(name, built('main-world.js'))),
    ...(switches.noGpu && !commandLine.has('enable-unsafe-swiftshader') ? [script(WITHOUT_WEBGL)] : []),
    ...(preload ? [script(named(name, inIsolatedWorld(preload, refused)), WORLD)] : []),
    devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
  ]);
  return { devtools, target };
}

/** Returns a script with the name shared by the page's two worlds. */
const named = (name: string, source: string) => `{ const standInName = '${name}';\n${source}\n}`;

/**
 * Returns a script with the preload's environment and the preload itself. It runs only in the main frame, because the
 * app sets `nodeIntegrationInSubFrames` to false.
 */
function inIsolatedWorld(preload: string, refused: (path: string, error: Error) => void): string {
  try {
    if (switches.preloadMissing) throw new Error(`ENOENT: no such file or directory, open '${preload}'`);
    const source = readFileSync(preload, 'utf8');
    const { surroundings, run } = { surroundings: built('isolated-world.js'), run: `globalThis.${PRELOAD}.require` };
    return `if (globalThis.top === globalThis) {\n${surroundings}\n(function (require, module, exports) {\n${source}\n})(${run}, { exports: {} }, {});\n}`;
  } catch (error) {
    refused(preload, error as Error);
    return '';
  }
}

async function openTarget(): Promise<string> {
  const page = await connectDevtools(desk.devtools, `page/${desk.target}`);
  const { targetInfo } = await page.send<{ targetInfo: { browserContextId: string } }>('Target.getTargetInfo');
  page.close();
  const version = await fetch(`http://${desk.devtools}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const browser = await connectDevtools(
    desk.devtools,
    new URL(webSocketDebuggerUrl).pathname.replace('/devtools/', ''),
  );
  const { browserContextId } = targetInfo;
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId }); // prettier-ignore
  browser.close();
  return targetId;
}

export function sendToWorld(devtools: Devtools, world: string, message: object): void {
  const expression = `globalThis.${RECEIVE}(${JSON.stringify(JSON.stringify(message))})`;
  // As in Electron, a document that is gone receives nothing.
  devtools.send('Runtime.evaluate', { expression, uniqueContextId: world }).catch(() => undefined);
}

const WITHOUT_WEBGL = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
  };
  globalThis.OffscreenCanvas &&= undefined;
}`;
