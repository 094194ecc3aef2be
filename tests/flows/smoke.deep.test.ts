import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { smoke, standInApp } from './smoke';

/** The runs of the smoke test in which the app opens: each starts a host and a Chromium. */
describe('scripts/smoke.mjs', () => {
  let good: string[];
  beforeAll(async () => {
    good = await standInApp(temporaryFolder());
  });

  test('begins a game, sees a computer move, quits, starts again and goes on', async () => {
    expect(await smoke(...good)).toEqual({ status: 0, said: 'ok      plays\n' });
  });

  test('says of an app that plays that it does not refuse', async () => {
    const { status, said } = await smoke('--refuses', ...good);
    expect(said).toContain('it started all the same');
    expect(status).toBe(1);
  });
});
