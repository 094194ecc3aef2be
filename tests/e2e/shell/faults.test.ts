/** The app with the stand-in's fault switches. Every failed start must end with a window or a message. */
import type { App } from '../app';
import { expect, test } from '../app';

const home = `!!document.querySelector('[data-testid="home:new"]')`;
const atHome = (app: App) => expect.poll(() => app.shell.do('evaluate', home).catch(() => false)).toBe(true);
const visible = (app: App) => expect.poll(async () => (await app.shell.do('windows'))[0]?.visible).toBe(true);
const boxes = async (app: App) => (await app.shell.do('asked')).filter(({ kind }) => kind === 'message').length;

test('the window appears even if Electron never emits ready-to-show @deep', async ({ app }) => {
  await app.shell.start({ switches: { neverReadyToShow: true } });
  await atHome(app);
  await visible(app);
});

test('a Dock click during start-up opens no window before the app is ready @deep', async ({ app }) => {
  await app.shell.start({ switches: { waitForReady: true } });
  await app.shell.do('app', 'activate');
  expect(await app.shell.do('windows')).toEqual([]);
  await app.shell.do('ready');
  await atHome(app);
  expect(await app.shell.do('windows')).toHaveLength(1);
});

test('a failed page load is reported, and retried if the player wants @deep', async ({ app, watch }) => {
  await app.shell.start({ switches: { failedLoads: 1 } });
  await expect.poll(() => boxes(app)).toBe(1);
  await visible(app);
  await app.shell.do('answer', 'message', { response: 0 });
  await atHome(app);
  watch.errors.length = 0;
});

test('a missing preload is reported in a dialog', async ({ app, watch }) => {
  await app.shell.start({ switches: { preloadMissing: true } });
  await expect.poll(() => boxes(app)).toBeGreaterThan(0);
  watch.errors.length = 0;
});

test('only the first uncaught exception in main is shown, and the app continues @deep', async ({ app, page }) => {
  await app.start();
  await app.shell.do('fail', 'a hole below the waterline');
  await expect.poll(() => boxes(app)).toBe(1);
  await app.shell.do('fail', 'another one');
  await app.shell.do('answer', 'message', { response: 0 });
  await app.shell.do('choose', 'CmdOrCtrl+N');
  await expect(page.getByTestId('new:start')).toBeVisible();
  expect(await boxes(app)).toBe(1);
});

test('the app starts when its sandbox is disabled @deep', async ({ app }) => {
  await app.shell.start({ switches: {}, args: ['--no-sandbox'] });
  await atHome(app);
  expect((await app.shell.do('diary')).join()).not.toMatch(/sandbox enabled|taken back/);
  await app.kill();
  await app.start();
  expect(await app.shell.do('diary')).toContain('sandbox enabled');
});

test('without a graphics card, the app draws in software @deep', async ({ app }) => {
  await app.shell.start({ switches: { noGpu: true } });
  await atHome(app);
  const webgl = `String(document.createElement('canvas').getContext('webgl2'))`;
  expect(await app.shell.do('evaluate', webgl)).toBe('[object WebGL2RenderingContext]');
});

test('a system shutdown ends the app @deep', async ({ app }) => {
  await app.start();
  const ended = app.shell.ended();
  await app.shell.do('power', 'shutdown').catch(() => undefined);
  expect(await ended).toBe(0);
});

async function crash(app: App, reason: string): Promise<void> {
  const gone = () => app.shell.written().split('The page’s process exited').length;
  const before = gone();
  await app.shell.do('crash', reason);
  await expect.poll(gone).toBe(before + 1);
}

test('after repeated crashes, the app stops reloading the renderer and asks the player', async ({ app }) => {
  await app.start();
  for (const reason of ['crashed', 'oom', 'killed']) {
    await crash(app, reason);
    await atHome(app);
  }
  expect(await boxes(app)).toBe(0);
  await crash(app, 'crashed');
  await expect.poll(() => boxes(app)).toBe(1);
  expect(await app.shell.do('windows')).toHaveLength(1);
  await app.shell.do('answer', 'message', { response: 0 });
  await atHome(app);
});

test('the player can wait for an unresponsive page, or end and reload it @deep', async ({ app, page }) => {
  await app.start();
  await page.getByTestId('home:new').click();
  await app.shell.do('window', 'unresponsive');
  await app.shell.do('window', 'unresponsive');
  await expect.poll(() => boxes(app)).toBe(1);
  await app.shell.do('answer', 'message', { response: 1 });
  await expect(page.getByTestId('new:start')).toBeVisible();
  await expect.poll(() => app.shell.do('window', 'unresponsive').then(() => boxes(app))).toBe(2);
  await app.shell.do('answer', 'message', { response: 0 });
  await expect.poll(() => app.shell.written()).toContain('The page’s process exited');
  await atHome(app);
});

test('repeated GPU crashes are reported once, and the app continues @deep', async ({ app, page }) => {
  await app.start();
  const end = () => app.shell.do('app', 'child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 11 });
  await end();
  await end();
  expect(await boxes(app)).toBe(0);
  await end();
  await end();
  await expect.poll(() => boxes(app)).toBe(1);
  await page.getByTestId('home:new').click();
  await expect(page.getByTestId('new:start')).toBeVisible();
});
