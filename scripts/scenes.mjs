// Takes pictures of a game at chosen moments of its golden game:
// npm run tool -- screenshots doge-ship [1366x768] [names…] [--settings={"contrast":"high"}] [--to=folder]
//
// Each picture opens a separate save. A size of `3840x2160@200` is that window with everything twice as large. The
// pictures are saved in .cache/screenshots/<game>/<size>, or in a separate folder if settings are given. Needs a build.
import './help.mjs';
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostWith, loadScenes } from './page/table.mjs';
import { ensureChromium, root } from './setup.mjs';

/**
 * The pictures to take. `at`: a moment of the golden game, or its start with this many `players`. `focus`: a board
 * target to point at. `click`: a button to press. `end`: the board after the last move; `final`: its score. `after`:
 * plays the next move and takes the picture this many ms into it. `merchants`: a moment of a complete game between
 * computers with this seed. `closed`: the home screen, without opening the game. `steps`: actions to perform first.
 */
const SCENES = {
  'serenissima-1996': {
    file: 'golden/serenissima-1996.json',
    speed: 'normal',
    scenes: {
      home: { at: 116, closed: true },
      'new-game': { closed: true, steps: (page) => press(page, 'home:new') },
      learn: { closed: true, steps: (page) => press(page, 'home:learn') },
      settings: { at: 116, steps: (page) => press(page, 'table:settings') },
      rulebook: { at: 116, steps: (page) => press(page, 'table:rulebook') },
      lesson: {
        closed: true,
        async steps(page) {
          await press(page, 'home:learn', 'learn:sail');
          await page.locator('[data-testid=board][data-ready=true]').waitFor();
        },
      },
      opening: { at: 0 },
      bids: {
        at: 7,
        after: 100,
        async steps(page) {
          await pass(page, 800);
          // Headlines are CSS animations, which use real time.
          await page.waitForTimeout(1200);
        },
      },
      passage: { at: 78 },
      battle: { at: 87, after: 2500 },
      storm: { at: 99, after: 2150 },
      boarding: { at: 90, after: 1900 },
      taken: { at: { event: 'landed', nth: 3 }, after: 900 },
      spoils: { at: 95 },
      'hand-over': { at: 108, handOver: 'recap', after: 300 },
      recap: {
        at: 108,
        handOver: 'recap',
        after: 1700,
        async steps(page) {
          await pass(page, 1500);
          await press(page, 'curtain:lift');
          await page.getByTestId('replay:leave').waitFor();
        },
      },
      late: { merchants: 'picture 4', at: 0.93 },
      grey: { merchants: 'picture 4', at: 0.93, grey: true },
      markets: { merchants: 'picture 4', at: 0.93, click: 'table:markets' },
      replay: {
        merchants: 'picture 4',
        at: 0.93,
        async steps(page) {
          await press(page, 'table:replay');
          await page.getByTestId('replay:timeline').fill('300');
        },
      },
      final: { merchants: 'picture 4', at: { event: 'gameOver' }, final: true },
      story: {
        merchants: 'picture 4',
        at: { event: 'gameOver' },
        final: true,
        steps: (page) => press(page, 'final:story'),
      },
    },
  },
  'serenissima-2012': {
    file: 'golden/serenissima-2012.json',
    scenes: {
      'set-up': { at: 0 },
      number: { at: 1 },
      wheel: { at: 12 },
      blockade: { at: 42 },
      attack: { at: 80 },
      battle: { at: 81, after: 3600 },
      investment: { at: 85 },
      scoring: { at: 166, after: 5200 },
      late: { merchants: 'picture 2', at: 0.9 },
      markets: { merchants: 'picture 2', at: 0.9, click: 'table:markets' },
      final: { merchants: 'picture 2', at: { event: 'gameOver' }, final: true },
    },
  },
  'doge-ship': {
    file: 'golden/doge-ship.json',
    scenes: {
      opening: { at: 0 },
      two: { players: 2 },
      five: { players: 5 },
      middle: { at: 186 },
      preview: { at: { event: 'partReplaced' }, focus: '[data-target^="yard:"]' },
      drawn: { at: 147 },
      intrigue: { at: { event: 'dogePlaced', nth: 3 } },
      replacement: { at: { event: 'partReplaced' }, after: 1500 },
      water: { at: { event: 'highWater', nth: 2 }, after: 3600 },
      bid: { at: 306 },
      inspection: { at: { event: 'inspectionHeld', nth: 3 }, after: 4200 },
      round: { at: { event: 'roundBegan', nth: 3 }, after: 2300 },
      late: { at: 340 },
      sailing: { at: { event: 'gameOver' }, after: 13_500 },
      finished: { at: { event: 'gameOver' }, end: true },
    },
  },
  'la-loire': {
    file: 'golden/la-loire.json',
    scenes: {
      opening: { at: 0 },
      four: { players: 4 },
      middle: { at: 300 },
      ride: { at: { event: 'moved', nth: 60 }, after: 1500 },
      hiring: { at: { event: 'hired', nth: 3 } },
      characters: { at: { event: 'hired', nth: 3 }, click: 'table:markets' },
      foreseen: { at: { event: 'marketShifted', nth: 8 }, focus: '[data-target="place:9"]' },
      shift: { at: { event: 'marketShifted', nth: 8 }, after: 2300 },
      circus: { at: { event: 'circusMoved', nth: 2 }, after: 1300 },
      messages: { at: { event: 'cubePlaced', nth: 1 }, focus: '.hand [data-testid^="message:"]' },
      building: { at: { event: 'built', nth: 4 } },
      late: { at: 620 },
      finished: { at: { event: 'gameOver' }, end: true },
    },
  },
  'la-loire-solo': {
    game: 'la-loire',
    file: 'golden/la-loire-solo.json',
    scenes: {
      opening: { at: 0 },
      late: { at: { event: 'gameOver' } },
      results: { at: { event: 'gameOver' }, final: true },
    },
  },
};

const options = Object.fromEntries(
  process.argv.flatMap((argument) => [/^--(\w+)=(.*)$/s.exec(argument)?.slice(1)].filter(Boolean)),
);
const [id, size = '1366x768', ...names] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const settings = JSON.parse(options.settings ?? '{}');
const { file, scenes, game = id, speed = 'slow' } = SCENES[id];
const [pixels, scale = '100'] = size.split('@');
const [width, height] = pixels.split('x').map(Number);
const folder = options.to ?? join(root, '.cache', 'screenshots', id, size);
mkdirSync(folder, { recursive: true });

const { sceneAt, openingOf, gameOfMerchants } = await loadScenes();
const golden = JSON.parse(readFileSync(join(root, 'tests/e2e', file), 'utf8'));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
for (const [name, scene] of Object.entries(scenes)) {
  if (names.length > 0 && !names.includes(name)) continue;
  await take(name, scene).catch((error) => {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  });
}
await browser.close();

async function take(name, scene) {
  const { focus, after, end, click, final, closed, steps, grey, handOver = 'none' } = scene;
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
  await steps?.(page);
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

/** Advances the stopped clock by this many milliseconds. */
function pass(page, ms) {
  return page.evaluate((span) => window.stage.pass(span), ms);
}

async function press(page, ...buttons) {
  for (const button of buttons) await page.getByTestId(button).click();
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
