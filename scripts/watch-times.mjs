// How long a player watches three Merchants until they decide again: `npm run watch-times [-- --game la-loire] [--speed fast]
// [--kept] [--dist FOLDER]`. Needs a build; `--dist` looks at another one, `--kept` with fast-forward kept on. Prints a line a stretch and one for all
// of a kind: seconds on the screen, those of them in which a computer thought, and moves. From fixed saves, never a test.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ensureChromium, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    speed: { type: 'string', default: 'normal' },
    kept: { type: 'boolean', default: false },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});
const SEED = 'watch 1';
const PLAYERS = 4;
/** At these shares of a game a stretch is looked for. */
const SHARES = [0.15, 0.35, 0.55, 0.75];

const tools = join(tmpdir(), 'serenissima-scenes');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: join(root, 'tests/engine/generic/scenes.ts'), outDir: tools, emptyOutDir: true },
});
const { gameOfMerchants, sceneAt, eventsOf } = await import(pathToFileURL(join(tools, 'scenes.js')).href);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const game of values.game ? [values.game] : ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire']) {
    const played = gameOfMerchants(game, PLAYERS, SEED);
    const kinds = new Map();
    for (const stretch of stretchesOf(game, played)) {
      const seen = await watch(sceneAt(game, played, stretch.ply).text, stretch.seat);
      say(game, `${stretch.kind}, from move ${stretch.ply}`, seen);
      kinds.set(stretch.kind, [...(kinds.get(stretch.kind) ?? []), seen]);
    }
    for (const [kind, all] of kinds) say(game, `${kind}, on average`, meanOf(all));
  }
} finally {
  await browser.close();
}

function say(game, what, { seconds, thought, moves }) {
  console.log(`${game}: ${what}: ${seconds.toFixed(1)} s, thinking ${thought.toFixed(1)} s, ${moves} moves`);
}

function meanOf(all) {
  const of = (name) => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return { seconds: of('seconds'), thought: of('thought'), moves: Math.round(of('moves')) };
}

/** Where a person has just handed over to three Merchants: after which moves, whose seat theirs is, and what is watched. */
function stretchesOf(game, played) {
  const log = eventsOf(game, played);
  if (game === 'serenissima-1996') return phasesOf(log);
  const seat = 0;
  return SHARES.map((share) => {
    let ply = Math.floor(share * log.length);
    while (!(log[ply - 1].seat === seat && log[ply].seat !== seat)) ply++;
    return { kind: 'three Merchants', ply, seat };
  });
}

/** Whole phases of 1996 but for who comes last: theirs is the seat. */
function phasesOf(log) {
  const begun = log.flatMap(({ events }, i) =>
    events.flatMap((event) => (event.type === 'phaseBegan' ? [{ ...event, ply: i + 1 }] : [])),
  );
  return ['harbour', 'sailing'].flatMap((phase) => {
    const all = begun.filter((one) => one.phase === phase);
    return [1, 2, 4, 5].map((turn) => {
      const four = all.slice(turn * PLAYERS, (turn + 1) * PLAYERS);
      return { kind: `three of ${phase}`, ply: four[0].ply, seat: four.at(-1).seat };
    });
  });
}

/** Seconds from the hand-over until the person decides. */
async function watch(save, seat) {
  const data = mkdtempSync(join(tmpdir(), 'serenissima-watch-'));
  mkdirSync(join(data, 'saves'));
  writeFileSync(join(data, 'saves', 'watched.serenissima'), save);
  const kept = values.kept ? { computers: 'fast' } : {};
  writeFileSync(join(data, 'settings.json'), JSON.stringify({ speed: values.speed, handOver: 'none', ...kept }));
  const host = spawn(process.execPath, [join(resolve(values.dist), 'web/host.mjs'), '--no-open', '--data', data]);
  const address = await new Promise((found) => {
    let output = '';
    host.stdout.on('data', (chunk) => {
      const said = /http:\S+/.exec((output += String(chunk)));
      if (said) found(said[0]);
    });
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const thinking = clockOf(page);
  await page.goto(address);
  await page.getByTestId('home:continue').click();
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  await page.waitForTimeout(800);
  thinking.reset();
  const seen = await page.evaluate(async (mine) => {
    const store = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia._s.get('match');
    const before = store.table.ply;
    const begun = performance.now();
    const seats = store.table.seats.map(({ name }, i) =>
      i === mine ? { name, kind: 'human' } : { name, kind: 'computer', level: 'merchant' },
    );
    await store.seat(seats);
    const over = () => !store.busy && store.table.deciders.some((one) => one.seat === mine);
    while (!over() && !store.table.over) await new Promise(requestAnimationFrame);
    return { seconds: (performance.now() - begun) / 1000, moves: store.table.ply - before };
  }, seat);
  const thought = thinking.seconds();
  await page.close();
  host.kill();
  rmSync(data, { recursive: true, force: true });
  return { ...seen, thought };
}

/** How long the page has waited for computers: what it asks of main, by the messages to and fro. */
function clockOf(page) {
  const asked = new Map();
  let waited = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, command } = messageOf(payload);
      if (command === 'matches.think') asked.set(id, performance.now());
    });
    socket.on('framereceived', ({ payload }) => {
      const { id } = messageOf(payload);
      if (!asked.has(id)) return;
      waited += performance.now() - asked.get(id);
      asked.delete(id);
    });
  });
  return { reset: () => (waited = 0), seconds: () => waited / 1000 };
}

function messageOf(payload) {
  try {
    return JSON.parse(String(payload));
  } catch {
    return {};
  }
}
