// Takes pictures of a game at chosen moments of its golden game:
// npm run tool -- screenshots doge-ship [1366x768] [names…] [--settings={"contrast":"high"}] [--to=folder]
//
// The moments are in each game's testing-pictures.ts. Each picture opens a separate save. `3840x2160@200` is a window
// of that size with everything twice as large. The pictures are saved in .cache/screenshots/<game>/<size>, or in the
// folder given with `--to`. Needs a build.
import './help.mjs';
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostWith, loadBuilt, loadScenes } from './page/table.mjs';
import { ensureChromium, root } from './setup.mjs';

const options = Object.fromEntries(
  process.argv.flatMap((argument) => [/^--(\w+)=(.*)$/s.exec(argument)?.slice(1)].filter(Boolean)),
);
const [id, size = '1366x768', ...names] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const settings = JSON.parse(options.settings ?? '{}');
const [pixels, scale = '100'] = size.split('@');
const [width, height] = pixels.split('x').map(Number);
const folder = options.to ?? join(root, '.cache', 'screenshots', id, size);
mkdirSync(folder, { recursive: true });

const { sceneAt, openingOf, gameOfMerchants } = await loadScenes();
const { goldenSpec } = await loadBuilt('tests/engine/generic/golden.ts');
const { entry, spec } = goldenSpec(id);
const game = entry.about.id;
const golden = JSON.parse(readFileSync(join(root, `tests/e2e/golden/${id}.json`), 'utf8'));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
for (const [name, scene] of Object.entries(spec.pictures ?? {})) {
  if (names.length > 0 && !names.includes(name)) continue;
  await take(name, scene).catch((error) => {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  });
}
await browser.close();

async function take(name, scene) {
  const { focus, after, end, click, final, closed, steps = [], grey, handOver = 'none' } = scene;
  const { speed = 'slow' } = spec;
  const { text, next } = saveFor(scene);
  const usual = { speed: after ? speed : 'off', confirmEnd: false, handOver, textSize: Number(scale) / 100 };
  const { address, stop } = await hostWith({ save: text, settings: { ...usual, ...settings } });
  const page = await browser.newPage({ viewport: { width, height } });
  // On a busy machine, the board may take a while.
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  if (after) await page.addInitScript(stageClock);
  await page.goto(address);
  if (!closed) {
    await page.getByTestId('home:continue').click();
    await page.locator('[data-testid=board][data-ready=true]').waitFor();
  }
  if (focus) await page.locator(focus).first().focus();
  if (click) await press(page, click);
  if (after) await page.evaluate(() => window.stage.hold());
  if (after || end || final) await play(page, next.move, end || final);
  for (const step of steps) await perform(page, step);
  if (after) await pass(page, after);
  else await page.waitForTimeout(600);
  if (end) await page.getByTestId('final:look').click();
  if (grey) await page.evaluate(() => (document.documentElement.style.filter = 'grayscale(1)'));
  await page.mouse.move(2, height / 2);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  // If pngquant is available, it reduces the size to a third, because the pictures are kept in the repository.
  spawnSync('pngquant', ['--force', '--skip-if-larger', '--quality', '80-100', '--ext', '.png', path]);
  await page.close();
  stop();
}

function saveFor({ at = 0, players, merchants }) {
  if (players) return { text: openingOf(game, players) };
  if (!merchants) return sceneAt(game, golden, at);
  const played = gameOfMerchants(game, 4, merchants);
  return sceneAt(game, played, typeof at === 'number' ? Math.floor(at * played.moves.length) : at);
}

/**
 * Runs in the page: installs a clock that only advances on request, so that slow and fast machines take the same
 * picture.
 */
function stageClock() {
  const now = performance.now.bind(performance);
  const frame = window.requestAnimationFrame.bind(window);
  let held;
  const time = () => held ?? now();
  performance.now = time;
  window.requestAnimationFrame = (step) => frame(() => step(time()));
  window.stage = {
    hold: () => (held = now()),
    async pass(ms) {
      const STEP = 100;
      for (let passed = 0; passed < ms; passed += STEP) {
        held += STEP;
        await new Promise((done) => frame(() => setTimeout(done, 5)));
      }
    },
  };
}

/** Performs a step of a picture (`PictureStep` in src/engine/kit/testing-pictures.ts). */
async function perform(page, step) {
  if (step.press) await press(page, step.press);
  else if (step.fill) await page.getByTestId(step.fill).fill(step.value);
  else if (step.see) await page.locator(step.see).waitFor();
  else if (step.pass) await pass(page, step.pass);
  else await page.waitForTimeout(step.wait);
}

/** Advances the stopped clock by this many milliseconds. */
function pass(page, ms) {
  return page.evaluate((span) => window.stage.pass(span), ms);
}

async function press(page, button) {
  await page.getByTestId(button).click();
}

async function play(page, move, wait) {
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  const stepper = page.locator(`li:has([data-testid="action:${move.type}"])`).getByTestId(/^(stepper|share:0)$/);
  await button.or(stepper).first().waitFor({ state: 'attached' });
  const piece = page.locator('[data-piece]', { has: button.or(stepper) }).getByTestId('piece');
  if (!(await button.or(stepper).first().isVisible())) await piece.click();
  let value = (await button.isVisible()) ? 0 : Number(await stepper.getAttribute('min'));
  for (; !(await button.isVisible()); value++) {
    await stepper.fill(String(value));
    // For linked steppers, tries each value of the second with each of the first.
    const next = page.getByTestId('actions').getByTestId('share:1');
    const most = (await next.count()) > 0 ? Number(await next.getAttribute('max')) : 0;
    for (let other = 1; other <= most && !(await button.isVisible()); other++) await next.fill(String(other));
  }
  await button.click();
  if (wait) await page.getByTestId('final:look').waitFor();
}
