import type { App } from '../app';
import { expect, test } from '../app';
import type { ShellStart } from '../hosts/shell';

/** Tests each fault switch of the stand-in with a small app that records events. */
const start = (app: App, options: ShellStart) =>
  app.shell.start({ main: 'tests/shell/app/main.mjs', switches: {}, ...options });
const happens = (app: App, what: string) => expect.poll(() => app.shell.written().split('\n')).toContain(what);
const shown = (app: App) => happens(app, 'did-finish-load');
const webgl = `String(document.createElement('canvas').getContext('webgl2'))`;

test('the app becomes ready only when the test allows it @deep', async ({ app }) => {
  await start(app, { switches: { waitForReady: true } });
  await app.shell.do('app', 'activate');
  await happens(app, 'activate: false');
  expect(await app.shell.do('windows')).toEqual([]);
  await app.shell.do('ready');
  await shown(app);
});

test('ready-to-show can be suppressed @deep', async ({ app }) => {
  await start(app, { switches: { neverReadyToShow: true } });
  await shown(app);
  await expect.poll(() => app.shell.do('diary')).toContain('ready-to-show withheld');
  expect(app.shell.written()).not.toContain('ready-to-show');
});

test('without a graphics card, WebGL is available only with software rendering @deep', async ({ app }) => {
  await start(app, { switches: { noGpu: true } });
  await shown(app);
  expect(await app.shell.do('evaluate', webgl)).toBe('null');
  await app.kill();
  await start(app, { switches: { noGpu: true }, args: ['--software'] });
  await shown(app);
  expect(await app.shell.do('evaluate', webgl)).toBe('[object WebGL2RenderingContext]');
});

test('a failed load is reported and can be retried @deep', async ({ app, watch }) => {
  await start(app, { switches: { failedLoads: 1 } });
  await happens(app, 'did-fail-load -2 ERR_FAILED app://game/index.html');
  await happens(app, "not loaded: ERR_FAILED (-2) loading 'app://game/index.html'");
  await happens(app, 'asked app://game/page.js');
  watch.errors.length = 0;
});

test('an unreadable preload is reported, and the page continues without it @deep', async ({ app }) => {
  await start(app, { switches: { preloadMissing: true } });
  await shown(app);
  expect(app.shell.written()).toContain('preload-error ENOENT');
  expect(await app.shell.do('evaluate', 'typeof window.probe')).toBe('undefined');
});

for (const reason of ['crashed', 'oom', 'killed']) {
  test(`the renderer exits: ${reason} @deep`, async ({ app }) => {
    await start(app, {});
    await shown(app);
    await app.shell.do('crash', reason);
    await happens(app, `gone: ${reason}`);
  });
}

test('an uncaught exception in main is shown in a dialog, and the app continues @deep', async ({ app }) => {
  await start(app, {});
  await shown(app);
  await app.shell.do('fail', 'a hole below the waterline');
  await expect
    .poll(async () => (await app.shell.do('diary')).join())
    .toContain('error box: A JavaScript error occurred in the main process: Error: a hole below the waterline');
  expect(await app.shell.do('windows')).toHaveLength(1);
});
