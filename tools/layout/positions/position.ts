import type { Page } from '@playwright/test';
import type { Moment } from '../saves';

/** A screen to check, and how to reach it from the home screen. */
export interface Position {
  readonly name: string;
  readonly moment?: Moment;
  /** Settings that the screen requires in addition to the common ones. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly steps?: (page: Page) => Promise<void>;
  readonly short?: true;
}

/** A step that presses buttons in order, by test id. */
export function press(...buttons: readonly string[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const button of buttons) await page.getByTestId(button).first().click();
  };
}

export function inTurn(...ways: readonly ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const way of ways) await way(page);
  };
}

/** Waits until a table is idle and its board is drawn, even behind a curtain. */
export async function tableReady(page: Page): Promise<void> {
  await page.locator('[data-testid=board][data-ready=true]').waitFor({ state: 'attached' });
  await page.locator('[data-testid=table][data-busy=false]').waitFor();
}
