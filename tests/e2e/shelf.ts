import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import type { SeatConfig } from '../../src/ipc/seats';
import type { App } from './app';
import { boardReady, expect, ply } from './app';
import { golden } from './portions';

/** A save on the shelf, with this many moves of a golden game. Played by people unless `seats` is given. */
export interface Shelved {
  readonly id: string;
  readonly game: string;
  readonly plies: number;
  readonly seats?: readonly SeatConfig[];
}

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const POWERS = ['Venice', 'Genoa', 'Spain', 'Turkey'];

/** Four people bid secretly for the order of play. The first bid is behind the curtain. */
export const BIDDING: Shelved = {
  id: 'bidding',
  game: 'serenissima-1996',
  plies: 4,
  seats: POWERS.map((name) => ({ name, kind: 'human' })),
};

/** Returns a save's text. Its title is the id. */
export function textOf({ id, game: name, plies, seats }: Shelved): string {
  const game = findGame(name);
  if (!game) throw new Error(`The game “${name}” is not registered`);
  const { seed, moves } = golden(name);
  const players = 1 + Math.max(...moves.map(({ seat }) => seat));
  const sitters = seats ?? NAMES.slice(0, players).map((name) => ({ name, kind: 'human' }));
  const match = startMatch(game, { game: name, options: checkConfig(game, players, {}), seats: players, seed });
  for (const { seat, move } of moves.slice(0, plies)) playMove(match, seat, move);
  return saveText(match, { title: id, seats: sitters, created: '2026-01-01T00:00:00.000Z' });
}

/** Writes saves into a host's data folder before the host starts. */
export function shelve(app: Pick<App, 'data'>, saves: readonly Shelved[]): void {
  const folder = join(app.data, 'saves');
  mkdirSync(folder, { recursive: true });
  for (const save of saves) writeFileSync(join(folder, `${save.id}.serenissima`), textOf(save));
}

/** Opens a save from the shelf without waiting for its table. */
export async function take(page: Page, { id }: Shelved): Promise<void> {
  await page.getByTestId(`save:${id}`).getByTestId('save:open').click();
}

/** Expects a match's table as saved: at its last position, with nothing open or in progress. */
export async function expectFresh(page: Page, { id, plies }: Shelved): Promise<void> {
  await expect(page.getByTestId('table').getByRole('heading', { level: 1, includeHidden: true }).first()).toHaveText(
    id,
  );
  await boardReady(page);
  expect(await ply(page)).toBe(plies);
  await expect(page.getByTestId('replay')).toBeHidden();
  await expect(page.getByTestId('table:replay')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByTestId('board').locator('canvas')).toHaveCount(1);
  await expect(page.getByTestId('refusal')).toBeHidden();
  await expect(page.locator('.board-button').first()).toBeAttached();
}

export async function open(page: Page, save: Shelved): Promise<void> {
  await take(page, save);
  await expectFresh(page, save);
  const lift = page.getByTestId('curtain:lift');
  if (await lift.isVisible()) await lift.click();
  await expect(page.getByTestId('curtain')).toBeHidden();
}

export async function lookBack(page: Page, { plies }: Shelved): Promise<void> {
  await page.getByTestId('table:replay').click();
  await expect(page.getByTestId('replay:timeline')).toHaveValue(String(plies));
  await page.getByTestId('replay:back').click();
  await expect(page.getByTestId('replay:timeline')).toHaveValue(String(plies - 1));
}

export async function goHome(page: Page): Promise<void> {
  await page.getByTestId('table:home').click();
  await expect(page.getByTestId('home:new')).toBeVisible();
}
