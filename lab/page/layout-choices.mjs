// Measures how many of a player's choices are visible:
// npm run layout-choices -- [1366x768] [--positions=500] [--game=la-loire] [--language=fr] [--dist=dist] [--list=10]
//
// Plays games between Merchants through the table and, at N positions, selects each piece that can act. A position
// counts if every choice of each of these pieces can be clicked without scrolling. Needs a build.
import '../../scripts/help.mjs';
import { chromium } from '@playwright/test';
import { resolve } from 'node:path';
import { loadScenes, openTable } from '../../scripts/page/table.mjs';
import { ensureChromium, root } from '../../scripts/setup.mjs';

const GAMES = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];
const PLAYERS = 4;

const options = Object.fromEntries(
  process.argv.flatMap((argument) => [/^--(\w+)=(.*)$/s.exec(argument)?.slice(1)].filter(Boolean)),
);
const [size = '1366x768'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [width, height] = size.split('x').map(Number);
const games = options.game ? [options.game] : GAMES;
const wanted = Math.ceil(Number(options.positions ?? 500) / games.length);
const language = options.language ?? 'en';
const dist = resolve(root, options.dist ?? 'dist');

const { sceneAt, gameOfMerchants } = await loadScenes();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const looks = [];
for (const game of games) {
  const found = await lookAt(game);
  tell(game, found);
  looks.push(...found);
}
if (games.length > 1) tell('all', looks);
for (const { game, ply, piece, seen, of } of looks
  .flatMap((look) => look.pieces.map((piece) => ({ ...look, ...piece })))
  .filter(({ seen, of }) => seen < of)
  .sort((a, b) => b.of - b.seen - a.of + a.seen)
  .slice(0, Number(options.list ?? 0)))
  console.log(`  ${game}, move ${ply}, ${piece}: ${seen} of ${of}`);
await browser.close();

async function lookAt(game) {
  const played = gameOfMerchants(game, PLAYERS, 'layout');
  const every = Math.max(1, Math.floor(played.moves.length / wanted));
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 0.5 });
  page.setDefaultTimeout(120_000);
  const { text: save } = sceneAt(game, played, 0);
  const leave = await openTable(page, { save, settings: { speed: 'off', confirmEnd: false, language }, dist });
  const found = [];
  for (const [ply, { move }] of played.moves.entries()) {
    if (ply % every === 0 && found.length < wanted) found.push({ game, ply, pieces: await page.evaluate(lookAround) });
    await page.evaluate(play, { move, ply: ply + 1 });
  }
  await page.close();
  leave();
  return found;
}

/** Runs in the page: makes a move, and waits until the table shows it. */
async function play({ move, ply }) {
  const { $pinia } = document.querySelector('#app').__vue_app__.config.globalProperties;
  const match = $pinia._s.get('match');
  for (let tries = 0; match.table.ply < ply; tries++) {
    if (tries > 400)
      throw new Error(`Move ${ply}, ${JSON.stringify(move)}, was not played: ${JSON.stringify(match.refusal)}`);
    if (!match.busy) await match.play({ move });
    await new Promise((done) => setTimeout(done, 5));
  }
}

/**
 * Runs in the page: returns how many choices of each active piece can be clicked without scrolling. If no piece is
 * active, returns the same for the choices of the decision.
 */
async function lookAround() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const list = () => document.querySelector('[data-testid="actions"]');
  const hit = (element, inside) => {
    const [box, room] = [element.getBoundingClientRect(), inside.getBoundingClientRect()];
    if (box.top < room.top - 1 || box.bottom > room.bottom + 1) return false;
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return at !== null && element.contains(at);
  };
  const look = (piece) => {
    const there = [...list().querySelectorAll('[data-testid^="action:"]')].filter((it) => it.checkVisibility());
    return { piece, seen: there.filter((it) => hit(it, list())).length, of: there.length };
  };
  const escape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await frame();
  // Choosing a place on the board plays the move immediately, so `play` is replaced to keep the position.
  const { $pinia } = document.querySelector('#app').__vue_app__.config.globalProperties;
  const match = $pinia._s.get('match');
  const { play } = match;
  let played;
  match.play = async () => void (played = true);
  const looks = [];
  for (const { dataset } of [...document.querySelectorAll('.twin.lit')]) {
    played = match.dropped = false;
    document.querySelector(`.twin[data-target="${dataset.target}"]`)?.click();
    await frame();
    if (!played && !match.dropped) looks.push(look(dataset.target));
    escape();
    await frame();
  }
  match.play = play;
  return looks.length > 0 ? looks : [look('none')];
}

function tell(name, found) {
  const whole = found.filter(({ pieces }) => pieces.every(({ seen, of }) => seen === of));
  const all = found.flatMap(({ pieces }) => pieces);
  const share = (part, of) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  const [seen, of] = ['seen', 'of'].map((key) => all.reduce((sum, piece) => sum + piece[key], 0));
  console.log(
    `${name} at ${size} in ${language}: ${whole.length} of ${found.length} positions fully visible (${share(whole.length, found.length)}); ` +
      `${all.length} pieces, ${seen} of ${of} choices visible (${share(seen, of)})`,
  );
}
