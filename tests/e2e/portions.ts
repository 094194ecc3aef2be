import type { Page } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneAt } from '../engine/generic/scenes';
import { bySuite } from '../suite';
import type { App } from './app';
import { boardReady, expect, makeMove, ply, sitDown } from './app';

/** A game found by scripts/golden-game.mjs, as the list of moves to click. */
export interface Golden {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: { readonly type: string } }[];
}

export function golden(wish: string): Golden {
  return JSON.parse(readFileSync(new URL(`golden/${wish}.json`, import.meta.url), 'utf8')) as Golden;
}

/** With `WHOLE_GAMES=1`, every move of a long game is clicked. Otherwise its middle is loaded from a save. */
const WHOLE = process.env.WHOLE_GAMES === '1';
const HEAD = bySuite(2, 12);
const TAIL = bySuite(1, 10);

/**
 * Returns the part of a long game to skip, after at least `head` moves. The part doesn't start or end during bidding.
 */
export function gapIn({ moves }: Golden, head = HEAD): { readonly from: number; readonly to: number } | null {
  if (WHOLE || moves.length <= head + TAIL) return null;
  const clear = (at: number) => moves[at].move.type !== 'bid' && moves[at - 1].move.type !== 'bid';
  let [from, to] = [head, moves.length - TAIL];
  while (!clear(from)) from++;
  while (!clear(to)) to--;
  return { from, to };
}

/** Restarts the host with a save of the game up to this move. */
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

interface Walk {
  readonly game: string;
  readonly played: Golden;
  readonly gap: ReturnType<typeof gapIn>;
  readonly reloadAt?: number;
  readonly before?: (move: number) => Promise<void>;
}

/** Clicks through a recorded game, starting at its table. The middle of the game is loaded from a save. */
export async function playThrough(app: App, page: Page, { game, played, gap, reloadAt, before }: Walk): Promise<void> {
  const left = [...played.moves];
  for (let i = 0; i < played.moves.length; i++) {
    if (i === gap?.from) {
      left.splice(0, gap.to - gap.from);
      i = gap.to;
      await goAhead(app, page, game, played, i);
    }
    await before?.(i);
    if (i === reloadAt) {
      await page.reload();
      await page.getByTestId('home:continue').click();
      await boardReady(page);
      expect(await ply(page)).toBe(i);
    }
    // Secret bids can be made in any order, so the seat at the screen makes its bid first.
    const bids = left[0].move.type === 'bid';
    const together = bids ? left.findIndex(({ move }) => move.type !== 'bid') : 1;
    const seat = bids ? await sitDown(page) : left[0].seat;
    const mine = left.slice(0, together).findIndex((step) => step.seat === seat);
    const [{ move }] = left.splice(Math.max(0, mine), 1);
    await makeMove(page, move);
  }
}
