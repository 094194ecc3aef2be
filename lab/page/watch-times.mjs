// Measures how long a player watches three computers before the player's next decision:
// npm run watch-times -- [--game la-loire] [--level doge] [--speed fast] [--kept] [--moves] [--seed 'watch 2'] [--real]
//
// --level     the computers' level; Merchants by default
// --real      measure real time, thinking included. Always on for levels that search
// --kept      leave fast-forward on all the time
// --moves     also print how long each kind of move is shown
// --replay 4  measure the replay of a whole game at 4× instead
// --dist      measure another build
//
// Prints a line for each wait and a total, in seconds of planned time (`planned-time.mjs`): the length of the scenes at
// 60 frames per second, without drawing time. Thinking time is printed separately. In real time, thinking is part of
// the total, and the part of it that the player waited for is printed too. Needs a build. Uses fixed saves; this is not
// a test.
import '../../scripts/help.mjs';
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addPlannedTime } from './planned-time.mjs';
import { loadScenes, openTable } from '../../scripts/page/table.mjs';
import { ensureChromium, root } from '../../scripts/setup.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    level: { type: 'string', default: 'merchant' },
    speed: { type: 'string', default: 'normal' },
    real: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    moves: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'watch 1' },
    replay: { type: 'string' },
    dist: { type: 'string', default: join(root, 'dist') },
  },
});
const PLAYERS = 4;
const REAL = values.real || ['admiral', 'doge'].includes(values.level);
/** Points in a game, as fractions of its length, from which to look for the next hand-over to the computers. */
const SHARES = [0.15, 0.35, 0.55, 0.75];

const GAMES = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];

const { gameOfMerchants, sceneAt, eventsOf } = await loadScenes();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const game of values.game ? [values.game] : GAMES) {
    const played = gameOfMerchants(game, PLAYERS, values.seed);
    // Starts before the last move, because a finished match would not continue.
    if (values.replay) await sayReplay(game, sceneAt(game, played, played.moves.length - 1).text, played.moves.length);
    else await sayWatched(game, played);
  }
} finally {
  await browser.close();
}

async function sayWatched(game, played) {
  const kinds = new Map();
  const times = new Map();
  for (const stretch of stretchesOf(game, played)) {
    const seen = await watch(sceneAt(game, played, stretch.ply).text, stretch.seat);
    say(game, `${stretch.kind}, from move ${stretch.ply}`, seen);
    kinds.set(stretch.kind, [...(kinds.get(stretch.kind) ?? []), seen]);
    for (const { type, ms } of seen.each) times.set(type, [...(times.get(type) ?? []), ms]);
  }
  for (const [kind, all] of kinds) say(game, `${kind}, on average`, meanOf(all));
  if (!values.moves) return;
  const sum = (all) => all.reduce((a, b) => a + b, 0);
  for (const [type, all] of [...times].sort((a, b) => sum(b[1]) - sum(a[1])))
    console.log(`  ${type}: ${all.length} × ${Math.round(sum(all) / all.length)} ms`);
}

async function sayReplay(game, save, moves) {
  const seconds = await onTable(save, (page) =>
    page.evaluate(async (speed) => {
      const { _s: stores } = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia;
      const replay = stores.get('replay');
      replay.speed = speed;
      await replay.open(0);
      window.plannedTime.begin();
      const begun = performance.now();
      await replay.play();
      return (performance.now() - begun) / 1000;
    }, Number(values.replay)),
  );
  console.log(`${game}: replay of ${moves} moves at ${values.replay}×: ${seconds.toFixed(0)} s`);
}

async function onTable(save, use) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await addPlannedTime(page);
  const kept = values.kept ? { computers: 'fast' } : {};
  const thinking = clockOf(page);
  const leave = await openTable(page, { save, settings: { speed: values.speed, ...kept }, dist: values.dist });
  try {
    thinking.reset();
    return await use(page, thinking);
  } finally {
    await page.close();
    leave();
  }
}

function say(game, what, { seconds, thought, moves }) {
  console.log(`${game}: ${what}: ${seconds.toFixed(1)} s, thinking ${thought.toFixed(1)} s, ${moves} moves`);
}

function meanOf(all) {
  const of = (name) => all.reduce((sum, one) => sum + one[name], 0) / all.length;
  return { seconds: of('seconds'), thought: of('thought'), moves: Math.round(of('moves')) };
}

/**
 * Finds points at which a player has just handed over to three computers. Each has the ply, the player's seat, and the
 * following moves.
 */
function stretchesOf(game, played) {
  const log = eventsOf(game, played);
  if (game === 'serenissima-1996') return phasesOf(log);
  const seat = 0;
  return SHARES.map((share) => {
    let ply = Math.floor(share * log.length);
    while (!(log[ply - 1].seat === seat && log[ply].seat !== seat)) ply++;
    return { kind: `three of level ${values.level}`, ply, seat };
  });
}

/** For Serenissima (1996), finds whole phases that the last seat in turn order watches. */
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

/**
 * Seconds from the hand-over to the player's next decision, and the ms that each move took, by the type of its first
 * event.
 */
async function watch(save, seat) {
  return onTable(save, async (page, thinking) => {
    const seen = await page.evaluate(
      async ([mine, level, real]) => {
        const store = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia._s.get('match');
        const before = store.table.ply;
        const seats = store.table.seats.map(({ name }, i) =>
          i === mine ? { name, kind: 'human' } : { name, kind: 'computer', level },
        );
        window.plannedTime[real ? 'beginReal' : 'begin']();
        const begun = performance.now();
        const each = [];
        let last = begun;
        let known = before;
        await store.assignSeats(seats);
        const over = () => !store.busy && store.table.deciders.some((one) => one.seat === mine);
        while (!over() && !store.table.over) {
          await new Promise(requestAnimationFrame);
          for (; known < store.log.length; known++, last = performance.now())
            each.push({ type: store.log[known].events[0]?.type ?? '–', ms: performance.now() - last });
        }
        each.push({ type: '(coming to rest)', ms: performance.now() - last });
        return { seconds: (performance.now() - begun) / 1000, moves: store.table.ply - before, each };
      },
      [seat, values.level, REAL],
    );
    return { ...seen, thought: thinking.seconds() };
  });
}

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
