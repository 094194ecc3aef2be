import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app';
import { expect, test, writeSettings } from '../app';
import { expectFresh, lookBack, open, shelve, textOf } from '../shelf';
import type { Shelved } from '../shelf';

/** Saves that the desktop asks the app to open, when it starts or when it is started a second time. */
const gift: Shelved = { id: 'gift', game: 'serenissima-2012', plies: 6 };
const other: Shelved = { id: 'other', game: 'doge-ship', plies: 6 };
const own: Shelved = { id: 'own', game: 'serenissima-1996', plies: 6 };

/** Writes a save as if it had been received from another person. */
function sent(app: App, save: Shelved): string {
  const path = join(app.shell.home, `${save.id}.serenissima`);
  writeFileSync(path, textOf(save));
  return path;
}
const shelf = (app: App) => readdirSync(join(app.data, 'saves')).filter((name) => name.endsWith('.serenissima'));

test('files from the command line and from a second start are added to the shelf and opened', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.shell.start({ args: [sent(app, gift)] });
  await expectFresh(page, gift);
  expect(shelf(app)).toHaveLength(1);
  await app.shell.do('second', ['serenissima', sent(app, other)]);
  await expectFresh(page, other);
  expect(shelf(app)).toHaveLength(2);
  // Relative to the second start's working directory.
  await app.shell.do('second', ['serenissima', '--flag', `${gift.id}.serenissima`], app.shell.home);
  await expectFresh(page, gift);
});

test('a file opened during a replay ends the replay and shows the other match @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [own]);
  await app.start();
  await open(page, own);
  await lookBack(page, own);
  await app.shell.do('second', ['serenissima', sent(app, gift)]);
  await expectFresh(page, gift);
  // The other match can also be of the same game.
  await lookBack(page, gift);
  await app.shell.do('second', ['serenissima', sent(app, { ...gift, id: 'second gift', plies: 3 })]);
  await expectFresh(page, { ...gift, id: 'second gift', plies: 3 });
});
