import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import type { Notifications } from '../../src/ipc/notifications';
import { notificationChannel } from '../../src/ipc/channels';
import type { App } from './app';
import { expect, makeMove, newGame, ply, test } from './app';
import { onlyOn } from './hosts/marks';

test.use({ ownPage: true });

/** Inserts menu and desktop requests into the connection between page and host. Returns a function that sends one. */
async function desktop(app: App, page: Page): Promise<(question: Notifications['app.ask']) => void> {
  if (!onlyOn(app, 'web', 'notifications use the socket, in Electron an IPC channel'))
    return (question) => void app.shell.do('send', notificationChannel('app.ask'), question);
  let socket: WebSocketRoute | undefined;
  await page.routeWebSocket(/./, (route) => {
    socket = route;
    const host = route.connectToServer();
    route.onMessage((message) => host.send(message));
    host.onMessage((message) => route.send(message));
  });
  return (question) => socket?.send(JSON.stringify({ notification: 'app.ask', payload: question }));
}

/** Plays the first choice of a new match, and shows the next player's view. */
async function playFirstChoice(page: Page): Promise<void> {
  const choice = page.locator('[data-testid^="action:"][data-move]').first();
  const lift = page.getByTestId('curtain:lift');
  await expect(lift.or(choice).first()).toBeVisible();
  if (await lift.isVisible()) await lift.click();
  await makeMove(page, JSON.parse((await choice.getAttribute('data-move')) ?? '{}') as { type: string });
  expect(await ply(page)).toBe(1);
  if (await lift.isVisible()) await lift.click();
}

const savesOf = (data: string) => readdirSync(join(data, 'saves')).map((name) => name.replace('.serenissima', ''));

test('a save opened from outside the app replaces the current screen @shell', async ({ page, app }) => {
  const ask = await desktop(app, page);
  await app.start({ seed: 'desktop' });
  await newGame(page, ['Anna', 'Bruno'], 'doge-ship', 2);
  // A match without a move would be discarded on leaving it.
  await playFirstChoice(page);
  const [first] = savesOf(app.data);
  ask({ what: 'home' });
  await newGame(page, [], 'serenissima-1996');
  await expect(page.getByTestId('table')).not.toContainText('Bruno');
  // First, switch from one game's table to another's.
  ask({ what: 'open', match: first });
  await expect(page.getByTestId('table')).toContainText('Bruno');
  await expect(page.getByTestId('board')).toHaveAttribute('data-ready', 'true');
  // Then open the same match again.
  ask({ what: 'open', match: first });
  await expect(page.getByTestId('table')).toContainText('Bruno');
  expect(await ply(page)).toBe(1);
});

test('the table shows the name of a file that cannot be opened, until the message is dismissed @deep', async ({
  page,
  app,
}) => {
  const ask = await desktop(app, page);
  await app.start({ seed: 'desktop' });
  await newGame(page, []);
  const refusal = { code: 'file-too-large', message: 'In English.' };
  ask({ what: 'refused', file: 'My diary.serenissima', refusal });
  const said = page.getByRole('alert').filter({ hasText: 'My diary.serenissima' });
  await expect(said).toContainText('larger than any saved game');
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/refused.png` });
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(said).toBeHidden();
  ask({ what: 'home' });
  ask({ what: 'refused', file: 'My diary.serenissima', refusal });
  await expect(page.getByTestId('home:notice')).toContainText('My diary.serenissima');
});

test('the menu’s undo reverses a move at the table, or typing in a text field @deep', async ({ page, app }) => {
  const ask = await desktop(app, page);
  await app.start({ seed: 'desktop' });
  await page.getByTestId('home:new').click();
  const name = page.getByTestId('name:0');
  await name.selectText();
  const before = await name.inputValue();
  await page.keyboard.type('Doge');
  await expect(name).toHaveValue('Doge');
  for (let i = 0; i < 4 && (await name.inputValue()) !== before; i++) {
    ask({ what: 'undo' });
    await expect(name).not.toHaveValue('Doge');
  }
  await expect(name).toHaveValue(before);
  ask({ what: 'redo' });
  await expect(name).not.toHaveValue(before);

  ask({ what: 'home' });
  await newGame(page, []);
  await playFirstChoice(page);
  ask({ what: 'undo' });
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '0');
  ask({ what: 'redo' });
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '1');
});
