import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneAt } from '../engine/generic/scenes';
import { boardReady, expect, makeMove, newGame, ply, sitDown, test, writeSettings } from './app';
import { golden } from './portions';

test('the replay steps, plays, and starts a new game from an earlier move @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', confirmEnd: false });
  await app.start({ seed: 'replay' });
  await newGame(page);
  for (let seat = 0; seat < 4; seat++) await makeMove(page, { type: 'place', crews: [3, 3] });
  const timeline = page.getByTestId('replay:timeline');
  const table = page.getByTestId('table');
  // Four crews are placed. The curtain hides the bids and the replay.
  await expect(page.getByTestId('curtain')).toBeVisible();
  await page.keyboard.press('r');
  await expect(timeline).toBeHidden();
  await sitDown(page);

  await page.getByTestId('table:replay').click();
  await expect(timeline).toHaveValue('4');
  await expect(page.getByTestId('actions')).toBeHidden();
  await page.getByTestId('replay:back').click();
  await page.getByTestId('replay:back').click();
  await expect(timeline).toHaveValue('2');
  await expect(page.getByTestId('log').locator('li')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('3');
  await page.getByTestId('replay:play').click();
  await expect(timeline).toHaveValue('4');
  await page.keyboard.press('Home');
  await expect(timeline).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  expect(await ply(page)).toBe(4);

  await page.keyboard.press('r');
  await timeline.fill('2');
  await expect(page.getByTestId('log').locator('li')).toHaveCount(2);
  await page.getByTestId('replay:branch').click();
  await page.getByTestId('branch:title').fill('What if');
  await page.getByTestId('branch:yes').click();
  await expect(table).toHaveAttribute('data-ply', '2');
  await boardReady(page);
  await makeMove(page, { type: 'place', crews: [1, 5] });
  await page.getByTestId('table:home').click();
  await expect(page.locator('[data-testid^="save:"] h3')).toHaveCount(2);
  await expect(page.getByText('What if').first()).toBeVisible();
});

test.describe('in motion', () => {
  test.use({ still: false });

  test('the next player sees a recap, and can skip it @deep', async ({ app, page }) => {
    const played = golden('serenissima-1996');
    // This seat last decided twenty moves ago, so the recap is still running when a slow machine checks for it.
    const length = 137;
    writeSettings(app, { speed: 'slow', confirmEnd: false });
    mkdirSync(join(app.data, 'saves'), { recursive: true });
    writeFileSync(join(app.data, 'saves', 'played.serenissima'), sceneAt('serenissima-1996', played, length).text);
    await app.start({ seed: played.seed });
    await page.getByTestId('home:continue').click();
    await page.getByTestId('curtain:lift').click();
    const recap = page.getByTestId('replay');
    await expect(recap).toHaveClass(/recap/);
    await expect(page.getByTestId('actions')).toBeHidden();
    await page.getByTestId('replay:leave').click();
    await expect(recap).toBeHidden();
    await expect(page.getByTestId('actions')).toBeVisible();
    await expect(page.getByTestId('decision')).toContainText('Bid for the order of play');
    expect(await ply(page)).toBe(length);
  });
});

test('a replay steps by single turns and battles, at several speeds, with board, panel and log in step @deep', async ({
  app,
  page,
}) => {
  const played = golden('serenissima-1996');
  writeSettings(app, { speed: 'off', confirmEnd: false, handOver: 'none' });
  const length = 130;
  mkdirSync(join(app.data, 'saves'), { recursive: true });
  writeFileSync(join(app.data, 'saves', 'played.serenissima'), sceneAt('serenissima-1996', played, length).text);
  await app.start({ seed: played.seed });
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  const timeline = page.getByTestId('replay:timeline');
  const told = page.getByTestId('replay:caption');
  const last = page.getByTestId('log').locator('li').last();
  /** Returns the bar's position. The caption must end with the newest log line. */
  const standing = async () => {
    await expect(page.getByTestId('replay')).toHaveAttribute('data-asked', await timeline.inputValue());
    const lines = (await told.textContent())?.trim() ?? '';
    // A voyage's line begins with the number of its moves.
    const newest = ((await last.textContent()) ?? '').trim().replace(/^\d+ ▾ /, '');
    expect(lines.endsWith(newest), lines).toBe(true);
    return Number(await timeline.inputValue());
  };

  await page.keyboard.press('r');
  await expect(timeline).toHaveValue(String(length));
  await page.keyboard.press('Home');
  await expect(timeline).toHaveValue('0');
  const turns: number[] = [];
  for (let turn = 1; turn <= 2; turn++) {
    await page.keyboard.press('PageDown');
    await expect(last).toContainText(`Turn ${turn}`);
    turns.push(await standing());
  }
  await page.keyboard.press('PageUp');
  await expect(timeline).toHaveValue(String(turns[0]));

  // The next battle is shown from the position before its first attack. There is no earlier battle.
  await page.keyboard.press('n');
  await expect(told).toContainText(/storms|attacks|boards/);
  const battle = await standing();
  expect(battle).toBeGreaterThan(turns[0]);
  await page.getByTestId('replay:nextHighlight').click();
  await expect(timeline).not.toHaveValue(String(battle));
  await expect(told).toContainText(/storms|attacks|boards/);
  expect(await standing()).toBeGreaterThan(battle);
  await page.keyboard.press('p');
  await expect(timeline).toHaveValue(String(battle));
  await expect(page.getByTestId('replay:previousHighlight')).toBeDisabled();

  // Keys and buttons set the speed. A focused slider only reacts to the arrow keys.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('replay:speed:2')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('replay:speed:4').click();
  await timeline.focus();
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue(String(battle + 1));
  await page.keyboard.press('Space');
  await expect(page.getByTestId('replay:play')).toHaveText('Pause');
  await expect.poll(() => timeline.inputValue()).not.toBe(String(battle + 1));
  await page.keyboard.press('Space');
  await expect(page.getByTestId('replay:play')).toHaveText('Play');
  const paused = await standing();

  // Space on a button only presses that button.
  await page.getByTestId('replay:back').focus();
  await page.keyboard.press('Space');
  await expect(timeline).toHaveValue(String(paused - 1));
  await expect(page.getByTestId('replay:play')).toHaveText('Play');

  // After quick forward clicks and Escape, the table is at the last move, and a reopened replay starts there too.
  for (let click = 0; click < 5; click++) await page.getByTestId('replay:forward').click({ delay: 0 });
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('replay')).toBeHidden();
  expect(await ply(page)).toBe(length);
  await page.keyboard.press('r');
  await expect(timeline).toHaveValue(String(length));
  expect(await standing()).toBe(length);
});
