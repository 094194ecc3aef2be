// Takes the pictures of a game at chosen moments of its golden game, each opened from a save of its own:
// `node scripts/scenes.mjs doge-ship [1366x768] [names…] [--settings={"scale":2}] [--to=folder]`. Needs a build. The pictures lie
// in docs/screenshots/<game>/<size>, or in a folder of their own when they are taken under other settings.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureChromium, root } from './setup.mjs';

/**
 * What is worth a picture: `at` a moment of the golden game, or with so many `players` at the start. `focus`: a target of the
 * board to point at. `click`: a button to press. `end`: the board after the last move; `final`: its score. `after`: the next move
 * is played slowly, and the picture taken so many milliseconds later.
 */
const SCENES = {
  'serenissima-1996': {
    file: 'golden/serenissima-1996.json',
    scenes: {
      boarding: { at: 90, after: 1900 },
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
      messages: { at: { event: 'cubePlaced', nth: 1 }, focus: 'details[open] [data-testid^="message:"]' },
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
const { file, scenes, game = id } = SCENES[id];
const [width, height] = size.split('x').map(Number);
const folder = options.to ?? join(root, 'docs', 'screenshots', id, size);
mkdirSync(folder, { recursive: true });

const tools = join(tmpdir(), 'serenissima-scenes');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: join(root, 'tests/engine/generic/scenes.ts'), outDir: tools, emptyOutDir: true },
});
const { sceneAt, openingOf } = await import(pathToFileURL(join(tools, 'scenes.js')).href);
const golden = JSON.parse(readFileSync(join(root, 'tests/e2e', file), 'utf8'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
for (const [name, scene] of Object.entries(scenes)) {
  if (names.length === 0 || names.includes(name)) await take(name, scene);
}
await browser.close();

async function take(name, { at = 0, players, focus, after, end, click, final }) {
  const data = mkdtempSync(join(tmpdir(), 'serenissima-scene-'));
  const { text, next } = players ? { text: openingOf(game, players) } : sceneAt(game, golden, at);
  mkdirSync(join(data, 'saves'));
  writeFileSync(join(data, 'saves', 'picture.serenissima'), text);
  writeFileSync(
    join(data, 'settings.json'),
    JSON.stringify({ speed: after ? 'slow' : 'off', confirmEnd: false, handOver: 'none', ...settings }),
  );
  const host = spawn(process.execPath, [join(root, 'dist/web/host.mjs'), '--no-open', '--data', data]);
  const page = await browser.newPage({ viewport: { width, height } });
  // On a machine with other things to do a board may take its time.
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
  await page.goto(await addressOf(host));
  await page.getByTestId('home:continue').click();
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  if (focus) await page.locator(focus).first().focus();
  if (click) await page.getByTestId(click).click();
  if (after || end || final) await play(page, next.move, end || final);
  await page.waitForTimeout(after ?? 600);
  if (end) await page.getByTestId('final:look').click();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  host.kill();
  rmSync(data, { recursive: true, force: true });
}

async function play(page, move, wait) {
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  await button.click();
  if (wait) await page.getByTestId('final:look').waitFor();
}

function addressOf(host) {
  return new Promise((resolve) => {
    let output = '';
    host.stdout.on('data', (chunk) => {
      const found = /http:\S+/.exec((output += String(chunk)));
      if (found) resolve(found[0]);
    });
  });
}
