// Plays a golden game in the built app and takes the pictures of docs/screenshots:
// `npm run screenshots [-- 1920x1080 [serenissima-2012]]`.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, root } from './setup.mjs';

const [width, height] = (process.argv[2] ?? '1366x768').split('x').map(Number);
const game = process.argv[3] ?? 'serenissima-1996';
/** What is worth a picture after so many moves; which moves are watched; and when the markets are looked at. */
const PLANS = {
  'serenissima-1996': {
    folder: '',
    pictures: { 0: 'opening', 78: 'passage', 95: 'spoils' },
    watched: { 87: ['battle', 2600] },
    late: 116,
    piece: 'galley:4',
    look: '98',
  },
  'serenissima-2012': {
    folder: 'serenissima-2012',
    pictures: { 0: 'set-up', 1: 'number', 12: 'wheel', 42: 'blockade', 80: 'attack', 85: 'investment' },
    watched: { 81: ['battle', 1000], 166: ['scoring', 5200] },
    late: 140,
    piece: 'galley:12',
    look: '82',
  },
};
const { folder: sub, pictures, watched, late, piece, look } = PLANS[game];
const folder = join(root, 'docs', 'screenshots', sub, width === 1366 ? '' : `${width}x${height}`);
mkdirSync(folder, { recursive: true });
const { seed, moves } = JSON.parse(readFileSync(join(root, `tests/e2e/golden/${game}.json`), 'utf8'));

const data = mkdtempSync(join(tmpdir(), 'serenissima-shots-'));
writeFileSync(join(data, 'settings.json'), JSON.stringify({ speed: 'off', confirmEnd: false }));
const host = spawn(process.execPath, [join(root, 'dist/web/host.mjs'), '--no-open', '--data', data, '--seed', seed]);
const address = await new Promise((resolve) => {
  let output = '';
  host.stdout.on('data', (chunk) => {
    const found = /http:\S+/.exec((output += String(chunk)));
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height } });
const at = (id) => page.getByTestId(id);
const shot = async (name, wait = 400) => {
  // A pointer at rest on a button would open its explanation over the picture.
  await page.mouse.move(2, height / 2);
  await page.waitForTimeout(wait);
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

await page.goto(address);
await at('home:new').waitFor();
await at('home:new').click();
await page.locator(`input[name=game][value="${game}"]`).check();
await shot('new-game');
for (const [seat, name] of ['Anna', 'Bruno', 'Carla', 'Dario'].entries()) await at(`name:${seat}`).fill(name);
await at('new:start').click();
await page.locator('[data-testid=board][data-ready=true]').waitFor();

const left = [...moves];
const taken = new Set();
for (let ply = 0; left.length > 0; ply++) {
  await page.locator('[data-testid=table][data-busy=false]').waitFor();
  if (await at('curtain:lift').isVisible()) {
    if (!taken.has('hand-over')) await shot('hand-over');
    taken.add('hand-over');
    await at('curtain:lift').click();
    await at('curtain').waitFor({ state: 'hidden' });
    await page.locator('[data-testid=table][data-busy=false]').waitFor();
  }
  if (pictures[ply]) await shot(pictures[ply]);
  if (left[0].move.type === 'bid' && !taken.has('bid')) {
    await at('stepper').fill('4');
    await shot('bid');
    taken.add('bid');
  }
  if (ply === late) {
    await page.locator(`[data-target="${piece}"]`).focus();
    await page.keyboard.press('Enter');
    await shot('late');
    await at('table:markets').click();
    await shot('markets');
    await page.keyboard.press('Escape');
    // The choice of the piece is let go: the next move may be another's.
    await at('markets').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  }
  if (watched[ply]) await setSpeed('slow');
  await play(left, ply);
  if (watched[ply] && left.length > 0) await setSpeed('off');
}
await shot('final');
await at('final:story').click();
await shot('story');
await at('final:look').click();
await at('table:replay').click();
await at('replay:timeline').fill(look);
await shot('replay');
await at('replay:leave').click();
await at('table:home').click();
await at('home:new').waitFor();
await shot('home');
await browser.close();
host.kill();
rmSync(data, { recursive: true, force: true });

async function setSpeed(speed) {
  await at('table:settings').click();
  await at('setting:speed').selectOption(speed);
  await page.keyboard.press('Escape');
}

/** Makes the next move that the player at the screen has in the list. */
async function play(list, ply) {
  const viewer = await at('table').getAttribute('data-viewer');
  const together = list.findIndex(({ move }) => move.type !== list[0].move.type);
  const own = list.slice(0, together).findIndex(({ seat }) => String(seat) === viewer);
  const [{ move }] = list.splice(list[0].move.type === 'bid' ? Math.max(0, own) : 0, 1);
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  const stepper = page.locator(`li:has([data-testid="action:${move.type}"])`).getByTestId('stepper');
  await button.or(stepper).first().waitFor();
  for (let value = 0; !(await button.isVisible()); value++) await stepper.fill(String(value));
  await button.click();
  if (watched[ply]) await shot(...watched[ply]);
  await page.locator(`[data-testid=table][data-ply="${ply + 1}"]`).waitFor();
}
