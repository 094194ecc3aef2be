import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fit, toWindow } from '../../src/renderer/board/camera';
import { expect, test, writeSettings } from './app';
import { countFrames, expectRest } from './at-rest';
import type { App } from './app';
import { goAhead, golden } from './portions';

const chart = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../assets/charts/${name}.json`, import.meta.url), 'utf8')) as unknown;
const WORLD = chart('coast') as { width: number; height: number };
const { spaces: SPACES } = chart('serenissima-1996') as { spaces: [number, number][] };

const played = golden('serenissima-1996');
/** Venice's turn to sail: galley 1 can sail three spaces, and the galleys on the way are Turkish. */
const SAILING = played.moves.findLastIndex(({ move }) => move.type === 'askPassage') - 3;
const GALLEY = 'galley:0';

const twin = (page: Page, piece: string) => page.locator(`[data-target="${piece}"]`);
const path = (page: Page) => page.getByTestId('path');
const table = (page: Page) => page.getByTestId('table');

async function sitDown(app: App, page: Page): Promise<void> {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await goAhead(app, page, 'serenissima-1996', played, SAILING);
}

async function spaceAt(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const [left, top] = SPACES[Number(id.split(':')[1])];
  const { x, y } = toWindow(fit(WORLD, box), box, { x: left, y: top, width: 0, height: 0 });
  return { x: box.x + x, y: box.y + y };
}

async function choose(page: Page): Promise<{ x: number; y: number }> {
  await twin(page, GALLEY).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('card')).toBeVisible();
  const box = await page.getByTestId('board').boundingBox();
  const [x, y, width, height] = ((await page.getByTestId('card').getAttribute('data-beside')) ?? '')
    .split(' ')
    .map(Number);
  return { x: (box?.x ?? 0) + x + width / 2, y: (box?.y ?? 0) + y + height / 2 };
}

async function farthest(page: Page): Promise<{ goal: string; moves: number; name: string }> {
  const found = await page
    .locator('[data-testid="action:voyage"]')
    .evaluateAll((all) =>
      all.map((it) => ({ move: (it as HTMLElement).dataset.move ?? '', name: it.ariaLabel ?? '' })),
    );
  const voyages = found
    .map(({ move, name }) => ({ moves: JSON.parse(move) as { type: string; to: number }[], name }))
    .filter(({ moves }) => moves.every(({ type }) => type === 'sail'));
  const last = voyages.at(-1);
  if (!last) throw new Error('There is no voyage with several moves.');
  // The button also says what the port buys, in a sentence of its own.
  const name = last.name.replace(/\. [^.]+ buys .*/, '');
  return { goal: `space:${last.moves.at(-1)?.to}`, moves: last.moves.length, name };
}

async function arrived(page: Page, goal: string, moves: number): Promise<void> {
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING + moves));
  await expect(twin(page, goal)).toHaveText(/galley 1/);
}

test('one click sails a galley along the whole previewed path', async ({ app, page }) => {
  await sitDown(app, page);
  const lies = await choose(page);
  const { goal, moves, name } = await farthest(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(lies.x, lies.y);
  const at = await spaceAt(page, goal);
  await page.mouse.move(at.x, at.y);
  await expect(path(page)).toHaveText(name);
  expect(name).toMatch(/\d of \d spaces/);
  await page.mouse.click(at.x, at.y);
  await arrived(page, goal, moves);
  // One undo reverses the whole voyage, and one redo repeats it.
  await page.getByTestId('undo').click();
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING));
  await expect(twin(page, goal)).not.toHaveText(/galley 1/);
  await page.getByTestId('redo').click();
  await arrived(page, goal, moves);
  await page.getByTestId('undo').click();
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING));
});

/**
 * Starts a voyage for which another player must grant passage. Returns its goal, the number of its moves, and the
 * number of moves up to and including the request.
 */
async function askOnTheWay(page: Page): Promise<{ goal: string; moves: number; before: number }> {
  await choose(page);
  const found = await page
    .locator('[data-testid="action:voyage"]')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset.move ?? ''));
  const way = found.find((it) => it.includes('askPassage'));
  if (!way) throw new Error('No voyage asks for passage.');
  const moves = JSON.parse(way) as { type: string; to: number }[];
  await page.locator(`[data-testid="action:voyage"][data-move='${way}']`).click();
  const before = moves.findIndex(({ type }) => type === 'askPassage') + 1;
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING + before));
  await expect(page.getByTestId('decision')).toContainText('asks to sail on');
  return { goal: `space:${moves.at(-1)?.to}`, moves: moves.length, before };
}
const answer = (page: Page, grant: boolean) =>
  page
    .locator(`[data-testid="action:answerPassage"][data-move*='"grant":${grant}'][data-move*='"standing":false']`)
    .click();

test('a voyage continues automatically when other players grant passage @deep', async ({ app, page }) => {
  await sitDown(app, page);
  const { goal, moves } = await askOnTheWay(page);
  await answer(page, true);
  await arrived(page, goal, moves + 1);
});

test('a refused passage is reported @deep', async ({ app, page }) => {
  await sitDown(app, page);
  const { before } = await askOnTheWay(page);
  await answer(page, false);
  await expect(page.getByTestId('dropped')).toHaveText(/ refuses .* passage\. Your route stops here\./);
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING + before + 1));
});

test('on the keyboard, arrow keys preview the path and Enter sails it; the card’s buttons do the same @deep', async ({
  app,
  page,
}) => {
  await sitDown(app, page);
  // Moves the mouse away, because lists that follow the focus scroll below it.
  await page.mouse.move(5, 5);
  await choose(page);
  const { goal, moves, name } = await farthest(page);
  await twin(page, goal).focus();
  await expect(path(page)).toHaveText(name);
  await page.keyboard.press('Enter');
  await arrived(page, goal, moves);
  await page.keyboard.press('u');
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING));
  await choose(page);
  const open = page.getByTestId('card:open');
  if (await open.count()) await open.click();
  const fold = page.getByTestId('card-group:sail').locator('summary');
  if (await fold.count()) {
    await fold.focus();
    await page.keyboard.press('Enter');
  }
  const button = page.getByTestId('card').getByRole('button', { name });
  await button.focus();
  await expect(path(page)).toHaveText(name);
  await page.keyboard.press('Enter');
  await arrived(page, goal, moves);
});

test('a dragged galley’s ghost follows the mouse; the galley sails if it is dropped near a place, and otherwise stays @deep', async ({
  app,
  page,
}) => {
  await sitDown(app, page);
  const lies = await choose(page);
  const { goal, moves, name } = await farthest(page);
  await page.keyboard.press('Escape');
  const at = await spaceAt(page, goal);
  const carry = async () => {
    await page.mouse.move(lies.x, lies.y);
    await page.mouse.down();
    await page.mouse.move(lies.x + 12, lies.y + 12, { steps: 2 });
    await page.mouse.move(at.x + 20, at.y + 14, { steps: 5 });
  };
  // Near a place, the ghost snaps to it, and the previewed path ends there.
  await carry();
  await expect(path(page)).toHaveText(name);
  await expect(page.getByTestId('card')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(path(page)).toHaveText('');
  await page.mouse.up();
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING));
  await carry();
  const land = await page.getByTestId('board').boundingBox();
  await page.mouse.move((land?.x ?? 0) + 12, (land?.y ?? 0) + 12, { steps: 3 });
  await page.mouse.up();
  await expect(table(page)).toHaveAttribute('data-ply', String(SAILING));
  await carry();
  await page.mouse.up();
  await arrived(page, goal, moves);
});

test.describe('at rest', () => {
  test.use({ ownPage: true, still: false });

  test('a path shown on the board draws no frames @deep', async ({ app, page }) => {
    await countFrames(page);
    await sitDown(app, page);
    await choose(page);
    const { goal } = await farthest(page);
    await twin(page, goal).focus();
    await expect(path(page)).not.toHaveText('');
    await expectRest(page);
  });
});
