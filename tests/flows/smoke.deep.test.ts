import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { smoke, standInApp } from './smoke';

/** Smoke tests in which the app opens. Each starts a host and a Chromium. */
describe('scripts/smoke.mjs', () => {
  let good: string[];
  beforeAll(async () => {
    good = await standInApp(temporaryFolder());
  });

  test('starts a game, waits for a computer’s move, quits, restarts and continues', async () => {
    expect(await smoke(...good)).toEqual({ status: 0, said: 'ok      plays\n' });
  });

  test('reports an app that runs despite a changed archive', async () => {
    const { status, said } = await smoke('--refuses', ...good);
    expect(said).toContain(': it started');
    expect(status).toBe(1);
  });
});
