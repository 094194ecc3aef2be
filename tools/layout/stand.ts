import type { Page } from '@playwright/test';
import { set, settled } from './drive';
import { idOf } from './saves';
import type { Position } from './positions';
import { tableReady } from './positions/position';

/** The common settings: no animations, no hand-over. */
export const SETTINGS = { speed: 'off', motion: 'reduced', handOver: 'none', language: 'en', textSize: 1 };

/** Opens a position from any screen. `open` reloads the page. */
export async function standIn(
  page: Page,
  open: () => Promise<unknown>,
  { moment, settings, steps }: Position,
): Promise<void> {
  await open();
  await page.getByTestId('home:new').waitFor();
  await page.locator('[data-testid^="save:"]').first().waitFor();
  if (settings) await set(page, settings);
  if (moment) {
    // If there are many saves, only the first are rendered, but a search finds all.
    const search = page.getByTestId('shelf:search');
    const save = page.getByTestId(`save:${idOf(moment)}`);
    const finished = page.getByTestId('shelf:finished');
    // The search loads after the first saves.
    await save.or(search).or(finished).first().waitFor();
    if (await search.isVisible()) await search.fill(idOf(moment));
    if (moment.share === 1) {
      await save.or(finished).first().waitFor();
      if (!(await save.isVisible())) await finished.click();
    }
    await save.getByTestId('save:open').click();
    await tableReady(page);
  }
  await steps?.(page);
  // A screen whose code is still loading is blank.
  await page.locator('main').first().waitFor();
  await settled(page);
}
