import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASES } from './conformance/cases';
import { chromiumPage } from './conformance/page';

const path = [process.env.CHROMIUM, chromium.executablePath(), '/usr/bin/chromium'].find((it) => it && existsSync(it));

/** Not run where there is no Chromium. */
describe.skipIf(!path)('contextBridge between the two worlds of a page in Chromium', () => {
  let host: Awaited<ReturnType<typeof chromiumPage>>;
  beforeAll(async () => void (host = await chromiumPage(path ?? '')));
  afterAll(() => host.close());

  test.each(CASES)('$name', async (one) => {
    expect(await host.run(one)).toEqual(one.expected);
  });
});
