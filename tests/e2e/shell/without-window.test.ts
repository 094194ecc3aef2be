import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app';
import { expect, test } from '../app';
import { textOf } from '../shelf';

// On macOS, the app keeps running without a window. The menu, a file, a second start or the Dock opens one.

const there = (selector: string) => `!!document.querySelector(${JSON.stringify(selector)})`;
const shows = (app: App, selector: string) =>
  expect.poll(() => app.shell.do('evaluate', there(selector)).catch(() => false)).toBe(true);
const close = async (app: App) => {
  await app.shell.do('close');
  expect(await app.shell.do('windows')).toEqual([]);
};

test('without a window, the menu, a file, another start and the Dock each open one @deep', async ({ app }) => {
  await app.shell.start({ switches: { platform: 'darwin' } });
  await shows(app, '[data-testid="home:new"]');
  await close(app);

  await app.shell.do('choose', 'CmdOrCtrl+N');
  await shows(app, '[data-testid="new:start"]');
  await close(app);

  // Without a table, there is nothing to undo.
  await app.shell.do('choose', 'CmdOrCtrl+Z');
  expect(await app.shell.do('windows')).toEqual([]);

  const [first, second] = ['first', 'second'].map((id) => join(app.shell.home, `${id}.serenissima`));
  for (const path of [first, second]) writeFileSync(path, textOf({ id: path, game: 'doge-ship', plies: 4 }));
  expect(await app.shell.do('app', 'open-file', {}, first)).toBe(false);
  await shows(app, '[data-testid="board"][data-ready="true"]');
  const title = `document.querySelector('[data-testid="table"] h1').textContent.trim()`;
  expect(await app.shell.do('evaluate', title)).toBe(first);
  await close(app);

  await app.shell.do('second', ['serenissima', second]);
  await shows(app, '[data-testid="board"][data-ready="true"]');
  expect(await app.shell.do('evaluate', title)).toBe(second);
  await close(app);

  await app.shell.do('app', 'activate');
  await app.shell.do('app', 'activate');
  await shows(app, '[data-testid="home:continue"]');
  expect(await app.shell.do('windows')).toHaveLength(1);
});
