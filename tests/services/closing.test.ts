import { describe, expect, test } from 'vitest';
import { newMatch, openCabinet } from './cabinet';

/** A promise that the test settles. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('closing the services', () => {
  test('waits for all pending requests, including those they trigger', async () => {
    const cabinet = openCabinet();
    const { match } = await newMatch(cabinet);
    const { opened, open } = gate();
    const { append } = cabinet.files;
    cabinet.files.append = async (...addition) => {
      await opened;
      return append(...addition);
    };
    const answers: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      void cabinet.services.handle('saves.rename', { match, title }).then(({ ok }) => answers.push(`${title} ${ok}`));
    let closed = false;
    const closing = cabinet.services.close().then(() => (closed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect([closed, cabinet.services.busy(), answers]).toEqual([false, true, []]);
    open();
    await closing;
    expect(answers).toEqual(['One true', 'Two true', 'Three true']);
    expect(cabinet.services.busy()).toBe(false);
  });

  test('stops thinking computers', async () => {
    const cabinet = openCabinet(
      undefined,
      {},
      (_question, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut short')))),
    );
    const { match, seats } = await newMatch(cabinet);
    await cabinet.ask('matches.seats', { match, seats: seats.map((seat) => ({ ...seat, kind: 'computer' as const })) });
    const thought = cabinet.refused('matches.think', { match, ply: 0 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(cabinet.services.busy()).toBe(true);
    await cabinet.services.close();
    expect((await thought).code).toBe('stopped');
  });

  test('is immediate if nothing is pending', async () => {
    const { services } = openCabinet();
    expect(services.busy()).toBe(false);
    await services.close();
  });
});
