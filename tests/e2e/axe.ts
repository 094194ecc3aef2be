import type { Page } from '@playwright/test';
import type { run as Run } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe-core's findings on the current screen, one string per violated rule. */
export async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: typeof Run } }).axe;
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      // This rule is experimental in axe. Voice control needs it: the visible text of a button must activate it.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}
