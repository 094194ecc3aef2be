import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp } from '../../tools/harness/test-app';

/** A promise that the test settles. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('closing the services', () => {
  test('waits for all pending requests, including queued ones', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app);
    const { opened, open } = gate();
    const { append } = app.files;
    app.files.append = async (...addition) => {
      await opened;
      return append(...addition);
    };
    const answers: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      void app.services.handle('saves.rename', { match, title }).then(({ ok }) => answers.push(`${title} ${ok}`));
    let closed = false;
    const closing = app.services.close().then(() => (closed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([closed, app.services.busy(), answers]).toEqual([false, true, []]);
    open();
    await closing;
    expect(answers).toEqual(['One true', 'Two true', 'Three true']);
    expect(app.services.busy()).toBe(false);
  });

  test('interrupts computers that are thinking', async () => {
    const app = openTestApp(
      undefined,
      {},
      (_question, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Cancelled.')))),
    );
    const { match, seats } = await newMatch(app);
    await app.ask('matches.seats', { match, seats: seats.map((seat) => ({ ...seat, kind: 'computer' as const })) });
    const thought = app.refused('matches.think', { match, ply: 0 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(app.services.busy()).toBe(true);
    await app.services.close();
    expect((await thought).code).toBe('stopped');
  });

  test('is immediate if nothing is pending', async () => {
    const { services } = openTestApp();
    expect(services.busy()).toBe(false);
    await services.close();
  });
});
