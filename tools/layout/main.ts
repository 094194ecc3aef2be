import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';
import { commandLine } from '../arguments';
import { drawn, lead } from './drive';
import { faultsIn, sentenceOf } from './find-faults';
import { LANGUAGES, VIEWPORTS, nameOf, pairwise } from './viewports';
import type { Viewport } from './viewports';
import { POSITIONS, SHORT } from './positions';
import { writeSaves } from './saves';
import { SETTINGS, standIn } from './stand';
import { wraps } from './wraps';

/**
 * Opens every screen, checks it in every combination of window, text size and language (viewport), and prints each
 * fault: `npm run tool -- layout [--only PATTERN] [--viewport PATTERN] [--shard 1/4] [--spread 1/10] [--resume]
 * [--short] [--wraps] [--pictures] [--data FOLDER]`. Both patterns are regular expressions, such as "doge-ship, 5: .*
 * %$" and "1280x720 auto (en|fr)$". A shard is a share of the screens; `--spread` checks every screen in a different
 * share of the viewports; `--short` checks some screens in 200 combinations. Pictures of faults and the progress are
 * stored in `.cache/layout`; `--resume` skips finished checks. `--wraps` also reports labels that need several lines.
 * `--pictures` takes a picture of every viewport. `--data` sets the folder of the saves, which `npm run dev -- --data
 * FOLDER` can open. Exits with 1 if there are faults or unreachable screens.
 */
const args = commandLine({
  only: '',
  viewport: '',
  shard: '1/1',
  spread: '1/1',
  data: '',
  resume: false,
  pictures: false,
  short: false,
  wraps: false,
});
const folder = resolve('.cache', 'layout');
mkdirSync(folder, { recursive: true });
const [shard, shards] = args.shard.split('/').map(Number);
const done = join(folder, `done-${shard}-of-${shards}.txt`);
if (!args.resume) rmSync(done, { force: true });
const before = new Set(existsSync(done) ? readFileSync(done, 'utf8').split('\n') : []);

const [part, parts] = args.spread.split('/').map(Number);
const { only, viewport: wanted } = args;
const viewports = VIEWPORTS.filter((viewport) => new RegExp(wanted).test(nameOf(viewport)));
const short = args.short
  ? pairwise(
      SHORT.map(({ name }) => name),
      200,
    )
  : null;
const placeOf = new Map(POSITIONS.map(({ name }, i) => [name, i]));
/** Languages alternate, so that a share does not always contain the same language. */
const stepOf = (i: number) => i + Math.floor(i / LANGUAGES.length);
const spread = (name: string) =>
  viewports.filter((_, i) => (stepOf(i) + (placeOf.get(name) ?? 0)) % parts === part - 1);
const viewportsFor = (name: string): readonly Viewport[] =>
  (short ? short.filter(({ screen }) => screen === name).map(({ viewport }) => viewport) : spread(name)).filter(
    (viewport) => !before.has(`${name} · ${nameOf(viewport)}`),
  );
const positions = POSITIONS.filter(({ name }) => new RegExp(only).test(name) && viewportsFor(name).length > 0).filter(
  (_, i) => i % shards === shard - 1,
);

const data = args.data === '' ? temporaryFolder() : resolve(args.data);
writeSaves(
  data,
  POSITIONS.flatMap(({ moment }) => moment ?? []),
);
writeFileSync(join(data, 'settings.json'), JSON.stringify(SETTINGS));
const host = spawn(process.execPath, ['dist/web/host.mjs', '--no-open', '--data', data]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let [looked, faulty, unreached] = [0, 0, 0];
const began = Date.now();
try {
  const address = await addressOf(host);
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    deviceScaleFactor: args.pictures ? 1 : 0.5,
  });
  page.setDefaultTimeout(60_000);
  await lead(page);
  for (const position of positions) {
    try {
      // Opens the screen in the first window size to check, so that elements to which a step scrolls are still in view.
      const [{ width, height }] = viewportsFor(position.name);
      await page.setViewportSize({ width, height });
      await standIn(page, () => page.goto(address), position);
    } catch (error) {
      // Continues with the other screens after an error.
      unreached++;
      console.log(`${position.name}: could not be opened: ${String(error)}`);
      continue;
    }
    for (const viewport of viewportsFor(position.name)) {
      const name = `${position.name} · ${nameOf(viewport)}`;
      const faults = await faultsIn(page, viewport);
      if (args.wraps) faults.push(...(await page.evaluate(wraps)));
      looked++;
      if (faults.length > 0) {
        faulty++;
        console.log(name);
        for (const fault of faults) console.log(`  ${sentenceOf(fault)}`);
      }
      if (faults.length > 0 || args.pictures) {
        await drawn(page);
        await page.screenshot({ path: join(folder, `${name.replace(/[^\w.-]+/g, '-')}.png`) });
      }
      appendFileSync(done, `${name}\n`);
    }
  }
} finally {
  await browser.close();
  host.kill();
}
console.log(
  `Checked ${looked} viewports of ${positions.length} screens in ${Math.round((Date.now() - began) / 1000)} s: ${faulty} viewports have faults, ${unreached} screens could not be opened.`,
);
process.exitCode = faulty + unreached > 0 ? 1 : 0;

function addressOf(started: typeof host): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    started.stdout.on('data', (chunk) => {
      const address = /http:\S+/.exec((output += String(chunk)));
      if (address) found(address[0]);
    });
    started.once('exit', () => failed(new Error(`The host exited: ${output}`)));
  });
}
