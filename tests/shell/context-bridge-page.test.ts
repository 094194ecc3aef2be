import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySuite } from '../suite';
import { CASES } from './conformance/cases';
import { chromiumPage } from './conformance/page';

const path = [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium'].find((it) => it && existsSync(it));

/**
 * Each case is a new document in Chromium, which is slow. The short suite runs every case that needs a real page, and of the rest, which
 * context-bridge.test.ts runs between two realms as well, one in sixteen.
 */
const SAMPLE = bySuite(
  CASES.filter(({ needs = [] }, index) => needs.length > 0 || index % 16 === 0),
  CASES,
);

/** Not run where there is no Chromium. */
describe.skipIf(!path)('contextBridge between the two worlds of a page in Chromium', () => {
  let host: Awaited<ReturnType<typeof chromiumPage>>;
  beforeAll(async () => void (host = await chromiumPage(path ?? '')));
  afterAll(() => host.close());

  test.each(SAMPLE)('$name', async (one) => {
    expect(await host.run(one)).toEqual(one.expected);
  });
});
