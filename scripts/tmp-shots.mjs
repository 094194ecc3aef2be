import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
const root = new URL('..', import.meta.url).pathname;
const [size, ...list] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const want = new Set(list.map(Number));
const { seed, moves } = JSON.parse(readFileSync(join(root, 'tests/e2e/golden-doge-ship.json'), 'utf8'));
const data = mkdtempSync(join(tmpdir(), 'shots-'));
writeFileSync(join(data, 'settings.json'), JSON.stringify({ speed: 'off', confirmEnd: false }));
const host = spawn(process.execPath, [join(root, 'dist/web/host.mjs'), '--no-open', '--data', data, '--seed', seed]);
const address = await new Promise((r) => { let o=''; host.stdout.on('data', (c) => { const f=/http:\S+/.exec((o+=c)); if (f) r(f[0]); }); });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height } });
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CON', m.text()));
const at = (id) => page.getByTestId(id);
const shot = async (n, w=500) => { await page.waitForTimeout(w); await page.screenshot({ path: `/tmp/shots/${width}-${n}.png` }); };
await page.goto(address);
await at('home:new').click();
await page.locator('label.card', { hasText: 'Doge Ship' }).click();
await page.getByTestId('count:4').check({force:true});
await shot('new');
for (const [s, n] of ['Anna','Bruno','Carla','Dario'].entries()) await at(`name:${s}`).fill(n);
await at('new:start').click();
await page.locator('[data-testid=board][data-ready=true]').waitFor();
const last = Math.max(...want);
const left = [...moves]; const t0 = Date.now();
for (let ply = 0; left.length > 0; ply++) {
  await page.locator('[data-testid=table][data-busy=false]').waitFor();
  if (await at('curtain:lift').isVisible()) { await at('curtain:lift').click(); await at('curtain').waitFor({state:'hidden'}); await page.locator('[data-testid=table][data-busy=false]').waitFor(); }
  if (want.has(ply)) {
    const t = page.locator('.twin[data-target^="yard:"]').first();
    await shot(`p${ply}`);
  }
  if (ply % 20 === 0) console.log(ply, Date.now() - t0);
  if (ply === last) break;
  const viewer = await at('table').getAttribute('data-viewer');
  let k = 0;
  if (left[0].move.type === 'bid') { const together = left.findIndex(({move}) => move.type !== 'bid'); k = Math.max(0, left.slice(0, together).findIndex(({seat}) => String(seat) === viewer)); }
  const [{ move }] = left.splice(k, 1);
  const b = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  try { await b.click({ timeout: 30000 }); } catch (e) { console.log('cannot', ply, JSON.stringify(move)); await shot('stuck'); break; }
  await page.locator(`[data-testid=table][data-ply="${ply + 1}"]`).waitFor();
}
if (left.length === 0) { await shot('final'); await at('final:look').click(); await shot('end'); }
await browser.close(); host.kill(); process.exit(0);
