// Draws film strips of a game's animations: npm run film-strip -- serenissima-1996 fought:2 sank 140
//
// Each argument after the game is a move: the first one (or the Nth, `fought:2`) with an event of that type, or the
// move at a ply. A strip is one PNG: the board while the move is played, ten frames per second, row by row.
//
// --seconds 4         length of a strip
// --seed 'picture 4'  the match between four Merchants to take moves from
// --golden            take moves from the game's golden game instead
// --list              print where the match has events of these types, or all types, and draw nothing
// --speed normal      slow, normal or fast
// --area board        the board, or a rectangle of the window (x,y,width,height)
// --tile 340          width of a frame in the picture
// --to FOLDER         where to write; .cache/film-strips by default
//
// Serves the app from its sources, so it needs no build. The page's clock is stopped between frames, so a slow machine
// draws the same strip.
import '../../scripts/help.mjs';
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadScenes } from '../../scripts/page/table.mjs';
import { ensureChromium, root } from '../../scripts/setup.mjs';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';

const FRAME_MS = 100;
const COLUMNS = 6;
const SIZE = { width: 1366, height: 768 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'picture 4' },
    golden: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    speed: { type: 'string', default: 'normal' },
    area: { type: 'string', default: 'board' },
    tile: { type: 'string', default: '340' },
    to: { type: 'string', default: join(root, '.cache', 'film-strips') },
  },
});
const [game, ...wanted] = positionals;
const { gameOfMerchants, sceneAt, eventsOf } = await loadScenes();
const played = values.golden
  ? JSON.parse(readFileSync(join(root, `tests/e2e/golden/${game}.json`), 'utf8'))
  : gameOfMerchants(game, 4, values.seed);

if (values.list) list();
else await drawAll();

/** Prints the plies of each type of event. */
function list() {
  const plies = new Map();
  eventsOf(game, played).forEach(({ events }, ply) => {
    for (const { type } of events) plies.set(type, [...(plies.get(type) ?? []), ply]);
  });
  for (const [type, all] of plies)
    if (wanted.length === 0 || wanted.includes(type)) console.log(`${type}: ${[...new Set(all)].join(' ')}`);
}

async function drawAll() {
  mkdirSync(values.to, { recursive: true });
  const data = temporaryFolder();
  const settings = { speed: values.speed, handOver: 'none', confirmEnd: false };
  writeFileSync(join(data, 'settings.json'), JSON.stringify(settings));
  const { address, stop } = await serveSources(data);
  const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    const context = await browser.newContext({ viewport: SIZE });
    for (const name of wanted) await draw(context, address, data, name);
  } finally {
    await browser.close();
    stop();
  }
}

async function draw(context, address, data, name) {
  const [event, nth = '1'] = name.split(':');
  const { text, ply, next } = sceneAt(game, played, /^\d+$/.test(name) ? Number(name) : { event, nth: Number(nth) });
  writeFileSync(join(data, 'strip.serenissima'), text);
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.addInitScript(installClock);
  await page.goto(`${address}&save=strip.serenissima`);
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  await page.waitForTimeout(1500);
  await page.evaluate((move) => {
    window.stepped.stop();
    const { _s: stores } = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia;
    void stores.get('match').play({ move });
  }, next.move);
  const clip = await areaOf(page);
  const frames = [];
  for (let i = 0; i < (Number(values.seconds) * 1000) / FRAME_MS; i++) {
    // Animations are prepared in real time before they begin.
    if (i < 3) await page.waitForTimeout(300);
    await page.evaluate((ms) => window.stepped.advance(ms), FRAME_MS);
    frames.push(await page.screenshot({ clip, animations: 'allow' }));
  }
  await page.close();
  const path = join(values.to, `${game}-${name.replace(':', '-')}.png`);
  await writeSheet(context, frames, clip, path);
  console.log(`${path}: ply ${ply}, ${JSON.stringify(next.move)}`);
}

/**
 * Runs in the page: installs a clock for animation frames that can be stopped, and then advances on request. In
 * between, nothing is drawn, so that a screenshot does not wait for frames.
 */
function installClock() {
  // Half the frames of a screen: a strip takes half the time and looks the same.
  const STEP_MS = 1000 / 30;
  const now = performance.now.bind(performance);
  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Map();
  let stopped;
  let asked = 0;
  const time = () => stopped ?? now();
  performance.now = time;
  window.requestAnimationFrame = (step) => {
    if (stopped === undefined) return frame(() => step(time()));
    waiting.set(--asked, step);
    return asked;
  };
  window.cancelAnimationFrame = (id) => (waiting.delete(id) ? undefined : cancel(id));
  window.stepped = {
    stop: () => (stopped = now()),
    async advance(ms) {
      const end = stopped + ms;
      while (stopped < end - 1e-6) {
        stopped = Math.min(end, stopped + STEP_MS);
        const due = [...waiting.values()];
        waiting.clear();
        for (const step of due) step(stopped);
        await new Promise((done) => frame(() => setTimeout(done, 5)));
      }
    },
  };
}

async function areaOf(page) {
  if (values.area === 'board') return page.getByTestId('board').boundingBox();
  const [x, y, width, height] = values.area.split(',').map(Number);
  return { x, y, width, height };
}

/** Arranges frames in rows in one picture. */
async function writeSheet(context, frames, clip, path) {
  const width = Number(values.tile);
  const height = Math.round((width * clip.height) / clip.width);
  const page = await context.newPage();
  const rows = Math.ceil(frames.length / COLUMNS);
  await page.setViewportSize({ width: COLUMNS * width, height: rows * height });
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`);
  const style = `body { margin: 0; font-size: 0 } img { width: ${width}px; height: ${height}px }`;
  await page.setContent(`<style>${style}</style>${pictures.join('')}`);
  await page.screenshot({ path });
  await page.close();
}

/** Starts the development server on a data folder. */
async function serveSources(data) {
  const server = spawn(process.execPath, [join(root, 'scripts/dev.mjs'), '--data', data]);
  const stop = () => {
    process.off('exit', stop);
    server.kill();
  };
  process.once('exit', stop);
  let output = '';
  const address = await new Promise((found, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        const printed = /http:\S+/.exec((output += String(chunk)));
        if (printed) found(printed[0]);
      });
    server.once('close', () => failed(new Error(output)));
  });
  return { address, stop };
}
