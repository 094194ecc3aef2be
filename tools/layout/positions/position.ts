import type { Page } from '@playwright/test';
import type { Moment } from '../saves';

/** A screen to be looked at, and how one comes to stand there from the home screen. */
export interface Position {
  readonly name: string;
  /** The table that is opened first. */
  readonly moment?: Moment;
  /** Settings it needs, beside those of all. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly steps?: (page: Page) => Promise<void>;
  /** Whether it stands for its kind in the short pass. */
  readonly short?: true;
}

/** A way on: buttons pressed one after the other, by their names in the tests. */
export function press(...buttons: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const button of buttons) await page.getByTestId(button).first().click();
  };
}

/** One way after the other. */
export function inTurn(...ways: readonly ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const way of ways) await way(page);
  };
}

/** The board of a table is drawn, be it behind a curtain, and nothing is under way at it. */
export async function tableReady(page: Page): Promise<void> {
  await page.locator('[data-testid=board][data-ready=true]').waitFor({ state: 'attached' });
  await page.locator('[data-testid=table][data-busy=false]').waitFor();
}
