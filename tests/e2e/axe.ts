import type { Page } from '@playwright/test';
import type { run as Run } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds wrong with the screen as it is, in a line each. */
export async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: typeof Run } }).axe;
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      // Experimental in axe, but who says aloud what stands on a button must reach it.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}
