// How much script a frame costs while a late four-player position is replayed and the chart is dragged about, and how many frames
// are drawn at rest: `npm run frames`. Needs a build. Prints one JSON object; times are milliseconds within animation frames, as
// Chromium's own trace has them: of the processor, and by the clock. Where the processor also plays the graphics card, the clock
// mostly tells how long the page's thread had to wait for its turn.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureChromium, root } from './setup.mjs';

/** The game that is looked at, and the share of it that lies behind when the replay begins: its last turn, fights among it. */
const SEED = 'picture 4';
const FROM = 0.88;
const SECONDS = 20;
const REST_SECONDS = 3;

const tools = join(tmpdir(), 'serenissima-scenes');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: join(root, 'tests/engine/generic/scenes.ts'), outDir: tools, emptyOutDir: true },
});
const { gameOfMerchants, sceneAt } = await import(pathToFileURL(join(tools, 'scenes.js')).href);
const played = gameOfMerchants('serenissima-1996', 4, SEED);
const data = mkdtempSync(join(tmpdir(), 'serenissima-frames-'));
mkdirSync(join(data, 'saves'));
const late = played.moves.length - 4;
writeFileSync(join(data, 'saves', 'late.serenissima'), sceneAt('serenissima-1996', played, late).text);
writeFileSync(join(data, 'settings.json'), JSON.stringify({ speed: 'normal', handOver: 'none' }));

const host = spawn(process.execPath, [join(root, 'dist/web/host.mjs'), '--no-open', '--data', data]);
const address = await new Promise((resolve) => {
  let output = '';
  host.stdout.on('data', (chunk) => {
    const found = /http:\S+/.exec((output += String(chunk)));
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
await page.goto(address);
await page.getByTestId('home:continue').click();
await page.locator('[data-testid=board][data-ready=true]').waitFor();
await page.waitForTimeout(1500);

const rest = await counted(() => page.waitForTimeout(REST_SECONDS * 1000));
await page.keyboard.press('r');
await page.getByTestId('replay:timeline').fill(String(Math.floor(FROM * played.moves.length)));
await page.waitForTimeout(800);
await page.keyboard.press('+');
await page.waitForTimeout(800);
const moving = await counted(async () => {
  await page.getByTestId('replay:play').click();
  const until = Date.now() + SECONDS * 1000;
  for (let i = 0; Date.now() < until; i++) {
    await page.mouse.move(500, 650);
    await page.mouse.down();
    for (let step = 0; step < 12; step++) await page.mouse.move(500 + Math.sin(i + step) * 90, 650 - step * 4);
    await page.mouse.up();
  }
});
console.log(
  JSON.stringify({
    seconds: SECONDS,
    frames: moving.length,
    script: figures(moving.map(({ tdur }) => tdur)),
    clock: figures(moving.map(({ dur }) => dur)),
    framesAtRest: rest.length,
  }),
);
await browser.close();
host.kill();
rmSync(data, { recursive: true, force: true });

/** The animation frames that fired while something was done. */
async function counted(during) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
}

/** Microseconds of the trace, as milliseconds. */
function figures(times) {
  const sorted = times.map((time) => time / 1000).sort((a, b) => a - b);
  const at = (share) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  return { median: at(0.5), p95: at(0.95), most: at(1) };
}
