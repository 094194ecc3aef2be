import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '../../../src/renderer/stores/session';

beforeEach(() => setActivePinia(createPinia()));

const rest = () => new Promise((resolve) => setTimeout(resolve));

test('work completes while its session lasts', async () => {
  const session = useSession();
  await expect(session.during(Promise.resolve('done'))).resolves.toBe('done');
  await expect(session.during(Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('work from an earlier session never completes, whether it succeeds or fails', async () => {
  const session = useSession();
  const settled: string[] = [];
  const works = [Promise.resolve(), Promise.reject(new Error('failed'))];
  for (const work of works) {
    session.during(work).then(
      () => settled.push('resolved'),
      () => settled.push('rejected'),
    );
  }
  session.renew();
  await rest();
  expect(settled).toEqual([]);
});
