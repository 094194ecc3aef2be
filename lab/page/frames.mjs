// Measures the script time per frame and the frames drawn at rest: npm run frames
//
// Replays the moves with the most battles of a late four-player position while dragging the chart. With `-- --clicks`,
// instead measures the time from a click on a move without random outcomes until the page shows its result, in each
// game, from a fixed position.
//
// Needs a build. Prints a JSON object. All times are in ms, from Chromium's trace. `script` is the page thread's CPU
// time within animation frames, or since the click. `clock` is wall-clock time and includes waiting for the processor,
// which also does the graphics card's work here.
import '../../scripts/help.mjs';
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenes, openTable } from '../../scripts/page/table.mjs';
import { ensureChromium, root } from '../../scripts/setup.mjs';

/**
 * The seed of the game, how many moves to replay (the part with the most battles), and the minimum number of frames and
 * battles.
 */
const SEED = 'picture 4';
const MOVES = 20;
const FRAMES = 400;
const BATTLES = 24;
const ROUNDS = 12;
const ROUND_SECONDS = 60;
const REST_SECONDS = 3;

/**
 * For each recorded game, the ply of a move that can be undone and involves no chance or secrets, and how often to
 * click it.
 */
const CLICKED = { 'serenissima-1996': 116, 'serenissima-2012': 12, 'doge-ship': 17, 'la-loire': 2 };
const CLICKS = 20;
/** A realistic pause between two choices, in ms. */
const PAUSE_MS = 500;

const { gameOfMerchants, sceneAt } = await loadScenes();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
// Drawing only a quarter of the pixels does not change the script time, but allows more frames without a graphics card.
const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, deviceScaleFactor: 0.5 });
const asked = process.argv.includes('--clicks') ? await clicks() : await frames();
console.log(JSON.stringify(asked));
await browser.close();

function table(save) {
  return openTable(page, { save, settings: { speed: 'normal', confirmEnd: false }, dist: join(root, 'dist') });
}

async function frames() {
  const { seed, moves } = gameOfMerchants('serenissima-1996', 4, SEED);
  const battles = (from, to) => moves.slice(from, to).filter(({ move }) => move.type === 'attack').length;
  const from = moves.reduce((best, _, at) => (battles(at, at + MOVES) > battles(best, best + MOVES) ? at : best), 0);
  const leave = await table(sceneAt('serenissima-1996', { seed, moves }, moves.length - 4).text);
  const rest = await counted(() => page.waitForTimeout(REST_SECONDS * 1000));
  await page.keyboard.press('r');
  const line = page.getByTestId('replay:timeline');
  await line.fill(String(from));
  await page.waitForTimeout(800);
  await page.keyboard.press('+');
  await page.waitForTimeout(800);
  const drawn = [];
  let fought = 0;
  for (let round = 0; round < ROUNDS && (drawn.length < FRAMES || fought < BATTLES); round++) {
    await line.fill(String(from));
    await page.waitForTimeout(800);
    drawn.push(...(await counted(() => replay(line, from + MOVES))));
    fought += battles(from, Number(await line.inputValue()));
    // A replay can be paused at any move.
    await line.fill(String(from));
  }
  leave();
  return {
    frames: drawn.length,
    battles: fought,
    script: figures(drawn.map(({ tdur }) => tdur)),
    clock: figures(drawn.map(({ dur }) => dur)),
    framesAtRest: rest.length,
  };
}

/** Plays the replay up to a move while dragging the chart. */
async function replay(line, to) {
  await page.getByTestId('replay:play').click();
  const until = Date.now() + ROUND_SECONDS * 1000;
  for (let i = 0; Date.now() < until && Number(await line.inputValue()) < to; i++) {
    await page.mouse.move(500, 650);
    await page.mouse.down();
    for (let step = 0; step < 12; step++) await page.mouse.move(500 + Math.sin(i + step) * 90, 650 - step * 4);
    await page.mouse.up();
  }
}

async function clicks() {
  const told = {};
  for (const [game, ply] of Object.entries(CLICKED)) {
    const golden = JSON.parse(readFileSync(join(root, `tests/e2e/golden/${game}.json`), 'utf8'));
    const leave = await table(sceneAt(game, golden, ply).text);
    const { move } = golden.moves[ply];
    const marks = await traced('blink.user_timing', async () => {
      for (let click = 0; click < CLICKS; click++) await clickOn(move, ply);
    });
    leave();
    const at = (name) => marks.filter((mark) => mark.name === name);
    const since = (name, clock) => figures(at(name).map((mark, i) => mark[clock] - at('clicked')[i][clock]));
    told[game] = {
      move: move.type,
      changed: { script: since('changed', 'tts'), clock: since('changed', 'ts') },
      painted: { script: since('painted', 'tts'), clock: since('painted', 'ts') },
    };
  }
  return told;
}

/** Clicks on a move, records when the click happened and when the page changed, and undoes the move. */
async function clickOn(move, ply) {
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  const [piece] = await page.locator('[data-piece]', { has: button }).getByTestId('piece').all();
  if (!(await button.isVisible())) await piece?.click();
  const shown = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const table = document.querySelector('[data-testid=table]');
        addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (table.dataset.ply !== wanted) return;
          observer.disconnect();
          performance.mark('changed');
          // Runs after the frame with the change has been painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.mark('painted').name)));
        });
        observer.observe(table, { attributes: true });
      }),
    String(ply + 1),
  );
  await button.click();
  await shown;
  await page.locator('[data-testid=table][data-busy=false]').waitFor();
  await page.keyboard.press('u');
  await page.locator(`[data-testid=table][data-busy=false][data-ply="${ply}"]`).waitFor();
  await page.waitForTimeout(PAUSE_MS);
}

async function traced(category, during) {
  await browser.startTracing(page, { categories: [category] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents;
}

async function counted(during) {
  const events = await traced('devtools.timeline', during);
  return events.filter(({ name }) => name === 'FireAnimationFrame');
}

/**
 * Summarises the trace's times, which are in microseconds, as figures in ms. Leaves out events without a duration,
 * which were still open at the end of the trace.
 */
function figures(times) {
  const sorted = times
    .filter(Number.isFinite)
    .map((time) => time / 1000)
    .sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}
