import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import type { AnyGame } from '../../src/engine/core/game';
import { findGame } from '../../src/engine/games/registry';
import type { Choice } from '../../src/ipc/contract';
import { nearest } from '../../src/renderer/app/table/nearest';
import type { Rect } from '../../src/renderer/board/board-types';
import type { Row } from '../../src/renderer/game-ui/game-ui';
import { rowsOf as dogeShip } from '../../src/renderer/games/doge-ship/rows';
import { rowsOf as laLoire } from '../../src/renderer/games/la-loire/rows';
import { rowsOf as serenissima1996 } from '../../src/renderer/games/serenissima-1996/rows';
import { rowsOf as serenissima2012 } from '../../src/renderer/games/serenissima-2012/rows';
import type { App } from './app';
import { expect, ply, test, writeSettings } from './app';
import { goAhead, golden } from './portions';
import type { Golden } from './portions';

/** A way into a piece of a board and on to a place of it, by each device. */
interface Device {
  /** Chooses a piece, then where it goes. */
  bring(page: Page, piece: string, to: string): Promise<void>;
  undo(page: Page): Promise<void>;
  /** Presses a button of the panel: what is left to choose, or the end. */
  press(page: Page, selector: string): Promise<void>;
}

const twin = (page: Page, target: string) => page.locator(`[data-target="${target}"]`);

const isChosen = async (page: Page, piece: string) => (await twin(page, piece).getAttribute('aria-pressed')) === 'true';

/** Where everything on the board is, in CSS pixels of the board: each twin is asked once. */
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

/** The arrow keys that lead from one place to another. */
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

const KEYS: Device = {
  async bring(page, piece, to) {
    const places = await placesOn(page);
    await page.keyboard.press('Escape');
    // N goes from piece to piece, with the focus.
    for (let i = 0; i < 30 && !(await isChosen(page, piece)); i++) await page.keyboard.press('n');
    await expect(twin(page, piece)).toBeFocused();
    for (const key of piece === to ? [] : arrows(places, piece, to)) await page.keyboard.press(key);
    await expect(twin(page, to)).toBeFocused();
    await page.keyboard.press('Enter');
  },
  undo: (page) => page.keyboard.press('u'),
  async press(page, selector) {
    await expect(page.locator(selector).first()).toBeVisible();
    for (let i = 0; i < 120; i++) {
      await page.keyboard.press('Tab');
      const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
      if (there) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab never reaches ${selector}`);
  },
};

const CLICKS: Device = {
  async bring(page, piece, to) {
    // Who takes a move back still has its piece chosen.
    await ply(page);
    if (!(await isChosen(page, piece))) await page.mouse.click(...(await middleOf(page, piece)));
    await expect(twin(page, piece)).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.click(...(await middleOf(page, to)));
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
};

interface Journey {
  readonly id: string;
  /** Sorts a game's legal moves. */
  readonly rows: (choices: readonly Choice[], view: never) => Row[];
  /** What brings a piece to a place: the first such move of the golden game is made. */
  readonly type: string;
}

const JOURNEYS: readonly Journey[] = [
  { id: 'serenissima-1996', rows: serenissima1996 as Journey['rows'], type: 'sail' },
  { id: 'serenissima-2012', rows: serenissima2012 as Journey['rows'], type: 'sail' },
  { id: 'doge-ship', rows: dogeShip as Journey['rows'], type: 'build' },
  { id: 'la-loire', rows: laLoire as Journey['rows'], type: 'move' },
];

/** The first moment of a golden game at which a move is made by bringing a piece to a place, and which ones. */
function findBringing({ id, rows, type }: Journey, { seed, moves }: Golden) {
  const game = findGame(id) as AnyGame;
  const players = 1 + Math.max(...moves.map(({ seat }) => seat));
  const match = startMatch(game, { game: id, options: checkConfig(game, players, {}), seats: players, seed });
  for (const [at, { seat, move }] of moves.entries()) {
    const choices = () =>
      game.moves(match.position, seat).map((legal) => ({
        move: legal,
        forecast: game.forecast?.(match.position, seat, legal) ?? {},
      }));
    if (move.type === type)
      for (const row of rows(choices(), game.view(match.position, seat) as never)) {
        const json = JSON.stringify(move);
        const option = row.options.find(({ choice }) => JSON.stringify(choice.move) === json);
        const to = option?.target ?? row.target;
        if (option && row.actor && to && to !== row.actor) return { at, json, piece: row.actor, to };
      }
    playMove(match, seat, move);
  }
  throw new Error(`Nothing is brought anywhere in the golden game of ${id}.`);
}

/** What the save says was played and taken back, without its times. */
function journalOf(app: App): string[] {
  const saves = join(app.data, 'saves');
  const [file] = readdirSync(saves).filter((name) => name.endsWith('.serenissima'));
  const lines = readFileSync(join(saves, file), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), time: undefined, at: undefined }));
}

for (const journey of JOURNEYS)
  test(`${journey.id}: by clicks, by keys and by dragging one comes to the same`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', handOver: 'none', confirmEnd: false });
    const played = golden(journey.id);
    const { at, json, piece, to } = findBringing(journey, played);
    const journals: string[][] = [];
    for (const device of [CLICKS, KEYS, DRAG]) {
      await goAhead(app, page, journey.id, played, at);
      const button = `[data-move='${json}']`;
      /** Where several moves lead to a place, the one of the golden game is pressed on the card or in the panel. */
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
