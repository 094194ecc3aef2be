// Plays the golden game in the built app and takes the pictures of docs/screenshots: `npm run screenshots [-- 1920x1080]`.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, root } from './setup.mjs';

const [width, height] = (process.argv[2] ?? '1366x768').split('x').map(Number);
const folder = join(root, 'docs', 'screenshots', width === 1366 ? '' : `${width}x${height}`);
mkdirSync(folder, { recursive: true });
const { seed, moves } = JSON.parse(readFileSync(join(root, 'tests/e2e/golden/serenissima-1996.json'), 'utf8'));

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
  await page.waitForTimeout(wait);
  await page.screenshot({ path: join(folder, `${name}.png`) });
};
/** What is worth a picture after so many moves. */
const PICTURES = { 0: 'opening', 78: 'passage', 95: 'spoils' };
const BATTLE = 87;
const LATE = 116;

await page.goto(address);
await at('home:new').waitFor();
await at('home:new').click();
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
  if (PICTURES[ply]) await shot(PICTURES[ply]);
  if (left[0].move.type === 'bid' && !taken.has('bid')) {
    await at('stepper').fill('4');
    await shot('bid');
    taken.add('bid');
  }
  if (ply === LATE) {
    await page.locator('[data-target="galley:4"]').focus();
    await page.keyboard.press('Enter');
    await shot('late');
    await at('table:markets').click();
    await shot('markets');
    await page.keyboard.press('Escape');
  }
  if (ply === BATTLE) await setSpeed('slow');
  await play(left, ply);
  if (ply === BATTLE) await setSpeed('off');
}
await shot('final');
await at('final:story').click();
await shot('story');
await at('final:look').click();
await at('table:replay').click();
await at('replay:timeline').fill('98');
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
  if (ply === BATTLE) await shot('battle', 2600);
  await page.locator(`[data-testid=table][data-ply="${ply + 1}"]`).waitFor();
}
