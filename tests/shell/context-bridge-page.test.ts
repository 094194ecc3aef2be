import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySuite } from '../suite';
import { findChromium } from '../../scripts/setup.mjs';
import { CASES } from './conformance/cases';
import { chromiumPage } from './conformance/page';

const path = findChromium(process.env, chromium.executablePath());

/**
 * Each case is a new document in Chromium, which is slow. The short suite runs every case that needs a real page, and
 * one in sixteen of the other cases, which context-bridge.test.ts also runs between two realms.
 */
const SAMPLE = bySuite(
  CASES.filter(({ needs = [] }, index) => needs.length > 0 || index % 16 === 0),
  CASES,
);

/** Skipped without Chromium. */
describe.skipIf(!path)('contextBridge between the two worlds of a page in Chromium', () => {
  let host: Awaited<ReturnType<typeof chromiumPage>>;
  beforeAll(async () => void (host = await chromiumPage(path ?? '')));
  afterAll(() => host.close());

  test.each(SAMPLE)('$name', async (one) => {
    expect(await host.run(one)).toEqual(one.expected);
  });
});
