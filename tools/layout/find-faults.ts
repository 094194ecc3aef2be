import type { Page } from '@playwright/test';
import { applyViewport } from './drive';
import { inspect } from './inspect';
import type { Fault } from './inspect';
import type { Viewport } from './viewports';

export async function faultsIn(page: Page, viewport: Viewport): Promise<Fault[]> {
  await applyViewport(page, viewport);
  const faults = await page.evaluate(inspect);
  if (faults.length === 0) return faults;
  // Checks again in case the layout was still changing.
  await page.waitForTimeout(150);
  return page.evaluate(inspect);
}

export function sentenceOf({ kind, what, where, how }: Fault): string {
  return `${kind}: ${what} in ${where}: ${how}`;
}
