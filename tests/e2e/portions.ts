import type { Page } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneAt } from '../engine/generic/scenes';
import type { App } from './app';
import { boardReady, expect, ply } from './app';

/** A game found by scripts/golden-game.mjs, as the moves to click. */
export interface Golden {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: { readonly type: string } }[];
}

export function golden(wish: string): Golden {
  return JSON.parse(readFileSync(new URL(`golden/${wish}.json`, import.meta.url), 'utf8')) as Golden;
}

/** With `WHOLE_GAMES=1` long games are clicked through from the first move to the last; else their middle comes from a save. */
const WHOLE = process.env.WHOLE_GAMES === '1';
const HEAD = 12;
const TAIL = 10;

/** Where a long game is left, not before so many moves, and where it is taken up again; nobody bids on either side of the gap. */
export function gapIn({ moves }: Golden, head = HEAD): { readonly from: number; readonly to: number } | null {
  if (WHOLE || moves.length <= head + TAIL) return null;
  const clear = (at: number) => moves[at].move.type !== 'bid' && moves[at - 1].move.type !== 'bid';
  let [from, to] = [head, moves.length - TAIL];
  while (!clear(from)) from++;
  while (!clear(to)) to--;
  return { from, to };
}

/** The host stops; when it starts again a save lies on the shelf in which the game has come so far. */
export async function goAhead(app: App, page: Page, game: string, played: Golden, to: number): Promise<void> {
  await app.kill();
  const saves = join(app.data, 'saves');
  rmSync(saves, { recursive: true, force: true });
  mkdirSync(saves);
  writeFileSync(join(saves, 'ahead.serenissima'), sceneAt(game, played, to).text);
  await app.start({ seed: played.seed });
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(to);
}
