// Measures the effort of a typical turn of each game: npm run turns -- [--game la-loire] [--turn 2] [--seat 1]
//
// Plays one turn of a recorded game between Merchants on the page, once with the mouse and once with the keyboard.
// Decisions of other players during the turn are taken from the recording. Prints the number of clicks or key presses,
// and the seconds of planned time (`planned-time.mjs`) that the player had to wait. A click on a piece or a place
// counts as one, and so does setting a stepper. Needs a build. Uses fixed saves; this is not a test.
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
    turn: { type: 'string', default: '2' },
    seat: { type: 'string', default: '1' },
  },
});
const GAMES = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];
const SEED = 'turns 1';
const PLAYERS = 4;
const SEAT = Number(values.seat);
const MAX_KEYS = 150;

const { gameOfMerchants, sceneAt, eventsOf } = await loadScenes();
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const game of values.game ? [values.game] : GAMES) {
    const played = gameOfMerchants(game, PLAYERS, SEED);
    const stretches = turnOf(game, played);
    const moves = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
    for (const [device, act] of [
      ['clicks', clickOn],
      ['keys', pressFor],
    ]) {
      const cost = { acts: 0, seconds: 0 };
      for (const stretch of stretches) await play(game, played, stretch, act, cost);
      console.log(`${game}: a turn of ${moves} moves: ${cost.acts} ${device}, ${cost.seconds.toFixed(1)} s waiting`);
    }
  }
} finally {
  await browser.close();
}

/** Splits a seat's moves in one turn into sequences that no other player's decision interrupts. */
function turnOf(game, played) {
  const log = eventsOf(game, played);
  const begins = (events) => events.some(({ type }) => type === 'turnBegan' || type === 'roundBegan');
  const turns = log.flatMap(({ events }, ply) => (begins(events) ? [ply + 1] : []));
  // In La Loire, each player has a separate turn.
  const whose = game === 'la-loire' ? turns.filter((ply) => log[ply]?.seat === SEAT) : turns;
  const begun = whose[Number(values.turn)];
  const over = turns.find((ply) => ply > begun) ?? log.length;
  const stretches = [];
  for (let ply = begun; ply < over; ply++) {
    if (log[ply].seat !== SEAT) continue;
    const last = stretches.at(-1);
    if (last?.to === ply) last.to++;
    else stretches.push({ from: ply, to: ply + 1 });
  }
  return stretches;
}

async function play(game, played, { from, to }, act, cost) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await addPlannedTime(page);
  const settings = { speed: 'normal', confirmEnd: false };
  const leave = await openTable(page, { save: sceneAt(game, played, from).text, settings, dist: join(root, 'dist') });
  await page.evaluate(() => window.plannedTime.begin());
  for (let ply = from; ply < to;) {
    const wanted = played.moves.slice(ply, to).map(({ move }) => move);
    const { moves, button } = await buttonFor(page, wanted);
    cost.seconds += await timed(page, ply + moves, async () => (cost.acts += await act(page, button, wanted[0])));
    ply += moves;
  }
  await page.close();
  leave();
}

/** Returns the button that makes as many of the wanted moves as possible, such as a whole voyage. */
async function buttonFor(page, wanted) {
  const sail = ({ type, galley }) => type === 'sail' && galley === wanted[0].galley;
  const away = wanted.findIndex((move) => !sail(move));
  for (let moves = away < 0 ? wanted.length : away; moves > 1; moves--) {
    const button = inPanel(page, wanted.slice(0, moves));
    if ((await button.count()) > 0) return { moves, button };
  }
  return { moves: 1, button: inPanel(page, wanted[0]) };
}

function inPanel(page, move) {
  return page.locator(`[data-testid^="action:"][data-move='${JSON.stringify(move)}']`);
}

/** Brings up a button with the mouse and clicks it. Returns the number of clicks. */
async function clickOn(page, button, move) {
  let clicks = 0;
  clicks += await bringUp(page, button, move, (locator) => locator.click());
  // Moves the mouse away first, because the app may treat a click without mouse movement as a misclick.
  await page.mouse.move(0, 0);
  await button.first().click();
  return clicks + 1 + (await confirm(page));
}

/** Like `clickOn`, but with the keyboard: N selects the piece, then Tab reaches its card or the panel. */
async function pressFor(page, button, move) {
  let keys = 0;
  const press = async (key) => {
    await page.keyboard.press(key);
    keys++;
  };
  const goTo = async (locator) => {
    for (let i = 0; i < MAX_KEYS; i++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab never reaches ${locator}`);
  };
  const others = await page.getByTestId('choice:all').count();
  if ((await button.count()) === 0 && others > 0) await press('Escape');
  const ends = (await button.count()) > 0 && (await button.first().evaluate((element) => element.closest('.end')));
  if (ends) {
    await press('e');
    return keys + (await confirm(page));
  }
  const piece = await pieceOf(page, button);
  const chosen = () => page.evaluate(() => document.querySelector('.twin[aria-pressed=true]')?.dataset.target ?? null);
  for (let i = 0; piece && i < MAX_KEYS && (await chosen()) !== piece; i++) await press('n');
  const json = await movesOf(button, move);
  const figure = await steppedTo(page, json);
  const onCard = page.locator(`[data-testid^="card:"][data-move='${json}']`);
  if (figure) {
    await goTo(figure.stepper);
    for (let i = 0; i < figure.value; i++) await press('ArrowRight');
  } else if ((await onCard.count()) > 0 && (await onCard.first().isVisible())) await goTo(onCard.first());
  else {
    await bringUp(page, button, move, goTo);
    await goTo(button.first());
  }
  await press('Enter');
  return keys + (await confirm(page));
}

async function movesOf(button, move) {
  return (await button.count()) > 0 ? button.first().getAttribute('data-move') : JSON.stringify(move);
}

/** Finds the stepper that can reach these moves, and the number of steps. Restores the stepper's value. */
async function steppedTo(page, json) {
  for (const stepper of await page.getByTestId('stepper').all()) {
    if (!(await stepper.isVisible())) continue;
    const row = stepper.locator('xpath=ancestor::li[1]');
    const before = await stepper.inputValue();
    for (let value = 0; value <= Number(await stepper.getAttribute('max')); value++) {
      await stepper.fill(String(value));
      if ((await row.locator(`[data-move='${json}']`).count()) === 0) continue;
      await stepper.fill(before);
      return { stepper, value: Math.abs(value - Number(before)) };
    }
    await stepper.fill(before);
  }
  return null;
}

async function pieceOf(page, button) {
  if ((await button.count()) === 0) return null;
  return button.first().evaluate((element) => element.closest('[data-piece]')?.dataset.piece ?? null);
}

/** Brings up a button through its piece's group, the full list, or a stepper. Returns the number of presses. */
async function bringUp(page, button, move, press) {
  let acts = 0;
  const all = page.getByTestId('choice:all');
  const stepper = page.locator(`li:has([data-testid="action:${move.type}"])`).getByTestId('stepper');
  if ((await button.count()) === 0 && (await stepper.count()) === 0 && (await all.count()) > 0) {
    await press(all);
    acts++;
  }
  if ((await button.count()) > 0 && !(await button.first().isVisible())) {
    await press(page.locator('[data-piece]', { has: button }).getByTestId('piece').first());
    acts++;
  }
  if ((await button.count()) > 0) return acts;
  const most = Number(await stepper.first().getAttribute('max'));
  for (let value = 0; value <= most && (await button.count()) === 0; value++) await stepper.first().fill(String(value));
  return acts + 1;
}

async function confirm(page) {
  const sure = page.getByTestId('end:yes');
  if (!(await sure.isVisible())) return 0;
  await sure.click();
  return 1;
}

/**
 * Performs `act` and returns the seconds of planned time from its last click or key press until the page has changed.
 */
async function timed(page, ply, act) {
  const changed = page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const table = document.querySelector('[data-testid=table]');
        let pressed = performance.now();
        for (const type of ['click', 'keydown'])
          addEventListener(type, () => (pressed = performance.now()), { capture: true });
        const observer = new MutationObserver(() => {
          if (Number(table.dataset.ply) < wanted) return;
          observer.disconnect();
          resolve((performance.now() - pressed) / 1000);
        });
        observer.observe(table, { attributes: true });
      }),
    ply,
  );
  const [seconds] = await Promise.all([changed, act()]);
  return seconds;
}
