import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import type { AnyGame } from '../../src/engine/core/game';
import { findGame } from '../../src/engine/games/registry';
import type { Choice } from '../../src/ipc/table';
import { nearest } from '../../src/renderer/app/table/board/nearest';
import type { Rect } from '../../src/renderer/board/board-types';
import type { Row } from '../../src/renderer/game-ui/rows';
import { rowsOf as dogeShip } from '../../src/renderer/games/doge-ship/rows';
import { rowsOf as laLoire } from '../../src/renderer/games/la-loire/rows';
import { rowsOf as serenissima1996 } from '../../src/renderer/games/serenissima-1996/rows';
import { rowsOf as serenissima2012 } from '../../src/renderer/games/serenissima-2012/rows';
import type { App } from './app';
import { expect, ply, test, writeSettings } from './app';
import { goAhead, golden } from './portions';
import type { Golden } from './portions';

/** How an input device moves a piece to a place and sets an amount. */
interface Device {
  bring(page: Page, piece: string, to: string): Promise<void>;
  undo(page: Page): Promise<void>;
  /** Presses a panel button: a choice without a piece, or the end of the phase. */
  press(page: Page, selector: string): Promise<void>;
  choose(page: Page, piece: string): Promise<void>;
  /** Sets a row's stepper to the value at index `to` of its `of` values, and plays it. */
  step(page: Page, row: Locator, to: number, of: number): Promise<void>;
}

const twin = (page: Page, target: string) => page.locator(`[data-target="${target}"]`);

const isChosen = async (page: Page, piece: string) => (await twin(page, piece).getAttribute('aria-pressed')) === 'true';

/**
 * Returns the position of every target on the board, in CSS pixels relative to the board. Focuses each target's hidden
 * element once.
 */
async function placesOn(page: Page): Promise<Map<string, Rect>> {
  const told = await page.evaluate(async () => {
    const found: [string, number[]][] = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-target]')) {
      element.focus();
      await new Promise((resolve) => setTimeout(resolve));
      const { target = '', at = '' } = element.dataset;
      if (at !== '') found.push([target, at.split(' ').map(Number)]);
      element.blur();
    }
    return found;
  });
  return new Map(told.map(([target, [x, y, width, height]]) => [target, { x, y, width, height }]));
}

async function middleOf(page: Page, target: string): Promise<readonly [x: number, y: number]> {
  await twin(page, target).focus();
  const at = (await twin(page, target).getAttribute('data-at'))?.split(' ').map(Number);
  const box = await page.getByTestId('board').boundingBox();
  if (!box || !at) throw new Error(`${target} is not on the board.`);
  return [box.x + at[0] + at[2] / 2, box.y + at[1] + at[3] / 2];
}

/** Returns the arrow keys that lead from one place to another. */
function arrows(places: ReadonlyMap<string, Rect>, from: string, to: string): string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (at === to) return [...way];
    const others = [...places].filter(([other]) => other !== at);
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = nearest(key, places.get(at) as Rect, others);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`No arrow keys lead from ${from} to ${to}.`);
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted.toString()}`);
}

const KEYS: Device = {
  async choose(page, piece) {
    if (await isChosen(page, piece)) await page.keyboard.press('Escape');
    // N moves the focus from piece to piece.
    for (let i = 0; i < 30 && !(await isChosen(page, piece)); i++) await page.keyboard.press('n');
    await expect(twin(page, piece)).toBeFocused();
  },
  async bring(page, piece, to) {
    const places = await placesOn(page);
    await KEYS.choose(page, piece);
    for (const key of piece === to ? [] : arrows(places, piece, to)) await page.keyboard.press(key);
    await expect(twin(page, to)).toBeFocused();
    await page.keyboard.press('Enter');
  },
  undo: (page) => page.keyboard.press('u'),
  async press(page, selector) {
    await tabTo(page, page.locator(selector).first());
    await page.keyboard.press('Enter');
  },
  async step(page, row, to) {
    await tabTo(page, row.getByTestId('stepper'));
    for (let at = 0; at < to; at++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
};

const CLICKS: Device = {
  async choose(page, piece) {
    // After an undo, the piece can already be chosen. Another click would deselect it.
    await ply(page);
    if (!(await isChosen(page, piece))) await page.mouse.click(...(await middleOf(page, piece)));
    await expect(twin(page, piece)).toHaveAttribute('aria-pressed', 'true');
  },
  async bring(page, piece, to) {
    await CLICKS.choose(page, piece);
    await page.mouse.click(...(await middleOf(page, to)));
  },
  async step(_page, row, to) {
    for (let at = 0; at < to; at++) await row.getByRole('button', { name: '+', exact: true }).click();
    await row.locator('[data-move]').click();
  },
  undo: (page) => page.getByTestId('undo').click(),
  press: (page, selector) => page.locator(selector).first().click(),
};

const DRAG: Device = {
  ...CLICKS,
  async bring(page, piece, to) {
    const [from, over] = [await middleOf(page, piece), await middleOf(page, to)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(from[0] + 12, from[1] + 12);
    await page.mouse.move(...over, { steps: 6 });
    await page.mouse.up();
  },
  async step(page, row, to, of) {
    const stepper = row.getByTestId('stepper');
    const box = await stepper.boundingBox();
    if (!box) throw new Error('The stepper is not visible.');
    const at = (index: number) => box.x + box.height / 2 + ((box.width - box.height) * index) / (of - 1);
    await page.mouse.move(at(0), box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(at(to), box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(stepper).toHaveValue(String(to));
    await row.locator('[data-move]').click();
  },
};

const STEPS = 3;

interface Journey {
  readonly id: string;
  readonly rows: (choices: readonly Choice[], view: never) => Row[];
  /** The type of move that brings a piece to a place. The test plays the first such move of the golden game. */
  readonly type: string;
}

const JOURNEYS: readonly Journey[] = [
  { id: 'serenissima-1996', rows: serenissima1996 as Journey['rows'], type: 'sail' },
  { id: 'serenissima-2012', rows: serenissima2012 as Journey['rows'], type: 'sail' },
  { id: 'doge-ship', rows: dogeShip as Journey['rows'], type: 'build' },
  { id: 'la-loire', rows: laLoire as Journey['rows'], type: 'move' },
];

/** For each move of a golden game, yields its index, the move, and a function that returns the rows of its seat. */
function* momentsOf({ id, rows }: Journey, { seed, moves }: Golden) {
  const game = findGame(id) as AnyGame;
  const players = 1 + Math.max(...moves.map(({ seat }) => seat));
  const match = startMatch(game, { game: id, options: checkConfig(game, players, {}), seats: players, seed });
  for (const [at, { seat, move }] of moves.entries()) {
    const choices = game.moves(match.position, seat).map((legal) => ({
      move: legal,
      forecast: game.forecast?.(match.position, seat, legal) ?? {},
    }));
    yield { at, move, rows: () => rows(choices, game.view(match.position, seat) as never) };
    playMove(match, seat, move);
  }
}

function findBringing(journey: Journey, played: Golden) {
  for (const { at, move, rows } of momentsOf(journey, played)) {
    if (move.type !== journey.type) continue;
    const json = JSON.stringify(move);
    for (const row of rows()) {
      const option = row.options.find(({ choice }) => JSON.stringify(choice.move) === json);
      const to = option?.target ?? row.target;
      if (option && row.actor && to && to !== row.actor) return { at, json, piece: row.actor, to };
    }
  }
  throw new Error(`The golden game of ${journey.id} has no move from one piece to another.`);
}

/** Returns the first position with a stepper for a piece, and the value to set. */
function findStepping(journey: Journey, played: Golden) {
  for (const { at, rows } of momentsOf(journey, played))
    for (const { actor, options, shares } of rows())
      // Linked values have no individual buttons.
      if (actor && !shares && options.length >= STEPS && options.every(({ short }) => short.key === 'figure'))
        return { at, piece: actor, to: STEPS - 1, of: options.length, first: JSON.stringify(options[0].choice.move) };
  throw new Error(`No piece has a stepper in the golden game of ${journey.id}.`);
}

/** Returns the moves and undos in the save, without times. */
function journalOf(app: App): string[] {
  const saves = join(app.data, 'saves');
  const [file] = readdirSync(saves).filter((name) => name.endsWith('.serenissima'));
  const lines = readFileSync(join(saves, file), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), time: undefined, at: undefined }));
}

for (const journey of JOURNEYS)
  test(`clicks, keys and dragging give the same moves in ${journey.id} @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', handOver: 'none', confirmEnd: false });
    const played = golden(journey.id);
    const { at, json, piece, to } = findBringing(journey, played);
    const journals: string[][] = [];
    for (const device of [CLICKS, KEYS, DRAG]) {
      await goAhead(app, page, journey.id, played, at);
      const button = `[data-move='${json}']`;
      /** Brings the piece to the place. If several moves lead there, presses the button of the golden game's move. */
      const make = async () => {
        await device.bring(page, piece, to);
        const several = page.getByTestId('chosen').filter({ hasText: '→' });
        await expect(several.or(page.locator(`[data-ply="${at + 1}"]`)).first()).toBeVisible();
        if (await several.isVisible()) await device.press(page, button);
        await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(at + 1));
      };
      await make();
      await device.undo(page);
      await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(at));
      await make();
      await ply(page);
      const end = page.locator('.end button');
      if (await end.isVisible()) await device.press(page, '.end button');
      await ply(page);
      journals.push(journalOf(app));
    }
    expect(journals[0].length).toBeGreaterThan(at + 2);
    expect(journals[1]).toEqual(journals[0]);
    expect(journals[2]).toEqual(journals[0]);
  });

for (const journey of JOURNEYS.filter(({ type }) => type === 'sail'))
  test(`an amount is set by clicks, keys and dragging in ${journey.id} @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', handOver: 'none', confirmEnd: false });
    const played = golden(journey.id);
    const { at, piece, to, of, first } = findStepping(journey, played);
    const journals: string[][] = [];
    for (const device of [CLICKS, KEYS, DRAG]) {
      await goAhead(app, page, journey.id, played, at);
      await device.choose(page, piece);
      const card = page.getByTestId('card');
      const open = card.getByTestId('card:open');
      if (await open.count()) await open.click();
      const steppers = card.locator('li', { has: page.locator(`[data-move='${first}']`) }).getByTestId('stepper');
      const name = (await steppers.getAttribute('aria-label')) ?? '';
      // The text of the slider's button changes with the value, but its name does not.
      const row = card.locator('li', { has: page.getByRole('slider', { name, exact: true }) });
      await device.step(page, row, to, of);
      await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(at + 1));
      await ply(page);
      journals.push(journalOf(app));
    }
    expect(journals[0].at(-1)).toContain(String(to + 1));
    expect(journals[1]).toEqual(journals[0]);
    expect(journals[2]).toEqual(journals[0]);
  });
