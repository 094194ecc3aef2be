import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPool, spareThreads } from '../../src/main/services/opponents/pool';
import type { Pool } from '../../src/main/services/opponents/pool';
import type { Question } from '../../src/main/services/ports';
import { temporaryFolder } from '../temporary-folder';

/** A thread that does what its question's seed says: answer, fail, exit, fill the memory, pause, or think until told. */
const WORKER = `
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', ({ question: { seed }, helpers, nth, to }) => {
  if (nth) {
    while (Atomics.load(workerData, 0) === 0);
    to.postMessage([]);
    return parentPort.postMessage('idle');
  }
  if (seed === 'together') return parentPort.postMessage({ advice: [{ move: { type: String(helpers.length) } }] });
  if (seed === 'fail') return parentPort.postMessage({ fault: 'No move found.' });
  if (seed === 'die') process.exit(1);
  const eaten = [];
  while (seed === 'devour') eaten.push(new Uint8Array(8_000_000).fill(1));
  if (seed === 'pause') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  while (seed === 'ponder' && Atomics.load(workerData, 0) === 0);
  parentPort.postMessage({ advice: [{ move: { type: seed }, reason: null, threadId }] });
});
`;

let folder: string;
let pool: Pool;
const never = new AbortController().signal;
const question = (seed: string, match = 'm'): Question => ({
  match,
  game: 'g',
  view: {},
  seat: 0,
  ply: 0,
  level: 'doge',
  millis: 60_000,
  seed,
});
const typeOf = async (asked: Promise<readonly { move: { type: string } }[]>) => (await asked)[0].move.type;

beforeEach(() => {
  folder = temporaryFolder();
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, WORKER);
  pool = createPool(pathToFileURL(file), 2);
});
afterEach(() => pool.close());

describe('the pool', () => {
  const threadOf = async (asked: Promise<readonly object[]>) => ((await asked)[0] as { threadId?: number }).threadId;

  test('returns a match to its previous thread, because that thread remembers the match’s plan', async () => {
    const busy = new AbortController();
    const other = pool.advise(question('ponder', 'other'), busy.signal);
    const threads = [];
    for (const seed of ['a', 'b', 'c']) threads.push(await threadOf(pool.advise(question(seed), never)));
    busy.abort();
    await expect(other).rejects.toThrow('cancelled');
    // Both threads are idle now, and the match returns to its previous thread.
    threads.push(await threadOf(pool.advise(question('d'), never)));
    expect(new Set(threads).size).toBe(1);
  });

  test.each(['m', 'another'])(
    'gives a match an idle thread if its own thread is busy with the match “%s”',
    async (busyWith) => {
      const own = await threadOf(pool.advise(question('first'), never));
      await pool.advise(question('first', busyWith), never);
      const busy = new AbortController();
      const pondering = pool.advise(question('ponder', busyWith), busy.signal);
      const next = await threadOf(pool.advise(question('next'), never));
      expect(next).not.toBe(own);
      busy.abort();
      await expect(pondering).rejects.toThrow('cancelled');
    },
  );

  test('makes a working thread answer with its result so far, and starts a waiting question', async () => {
    const finish = new AbortController();
    const all = ['m', 'n', 'o'].map((match) => pool.advise(question('ponder', match), never, finish.signal));
    finish.abort();
    expect(await Promise.all(all.map(typeOf))).toEqual(['ponder', 'ponder', 'ponder']);
    expect(await typeOf(pool.advise(question('next'), never, new AbortController().signal))).toBe('next');
  });

  test('leaves no thread idle while a question waits, with any number of matches', async () => {
    for (const match of 'abcdefgh') {
      const busy = new AbortController();
      const first = pool.advise(question('ponder', match), busy.signal);
      for (const other of 'abcdefgh') expect(await typeOf(pool.advise(question(other, other), never))).toBe(other);
      busy.abort();
      await expect(first).rejects.toThrow('cancelled');
    }
  });

  test('ends and replaces a thread that uses too much memory, including array buffers', async () => {
    const careful = createPool(pathToFileURL(join(folder, 'worker.mjs')), 1, undefined, { grace: 5000, growthMb: 200 });
    await expect(careful.advise(question('devour'), never)).rejects.toThrow('too much memory');
    expect(await typeOf(careful.advise(question('again'), never))).toBe('again');
    await careful.close();
  });

  test('stops thinking that would take a minute, and answers the next question', async () => {
    const controller = new AbortController();
    const thought = pool.advise(question('ponder'), controller.signal);
    const other = pool.advise(question('ponder'), controller.signal);
    const next = pool.advise(question('next'), never);
    setTimeout(() => controller.abort(), 30);
    await expect(other).rejects.toThrow('cancelled');
    await expect(thought).rejects.toThrow('cancelled');
    expect(await typeOf(next)).toBe('next');
  });

  test('forgets a question that is withdrawn while it waits', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const thought = pool.advise(question('ponder'), first.signal);
    const other = pool.advise(question('ponder'), first.signal);
    const waiting = pool.advise(question('waiting'), second.signal);
    second.abort();
    await expect(waiting).rejects.toThrow('cancelled');
    first.abort();
    await expect(other).rejects.toThrow('cancelled');
    await expect(thought).rejects.toThrow('cancelled');
  });

  test('ignores an abort that comes too late', async () => {
    const controller = new AbortController();
    await pool.advise(question('done'), controller.signal);
    const second = new AbortController();
    const thought = pool.advise(question('ponder'), second.signal);
    controller.abort();
    const settled = await Promise.race([thought.then(() => true), new Promise((wait) => setTimeout(wait, 100))]);
    expect(settled).toBeUndefined();
    second.abort();
    await expect(thought).rejects.toThrow('cancelled');
  });

  test('reports an error and continues', async () => {
    await expect(pool.advise(question('fail'), never)).rejects.toThrow('No move found');
    expect(await typeOf(pool.advise(question('after'), never))).toBe('after');
  });

  test('replaces a thread that died', async () => {
    await expect(pool.advise(question('die'), never)).rejects.toThrow('exited');
    expect(await typeOf(pool.advise(question('again'), never))).toBe('again');
  });

  test('abandons a thread that hangs, and starts another', async () => {
    const impatient = createPool(pathToFileURL(join(folder, 'worker.mjs')), 1, undefined, {
      grace: 50,
      growthMb: 1024,
    });
    await expect(impatient.advise({ ...question('ponder'), millis: 50 }, never)).rejects.toThrow('in time');
    expect(await typeOf(impatient.advise(question('again'), never))).toBe('again');
    await impatient.close();
  });

  test('does not stop a thread because the whole process was paused', async () => {
    const patience = { grace: 450, growthMb: 1024 };
    const impatient = createPool(pathToFileURL(join(folder, 'worker.mjs')), 1, undefined, patience);
    await impatient.advise(question('warm'), never);
    const answer = impatient.advise({ ...question('pause'), millis: 50 }, never);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
    expect(await typeOf(answer)).toBe('pause');
    await impatient.close();
  });

  test.each([
    [1, 0],
    [2, 0],
    [4, 2],
    [64, 7],
  ])('on %i processors, lets %i spare threads help with a question, at most seven', async (processors, helpers) => {
    const spare = spareThreads(processors);
    expect(spare).toEqual({ helpers, ponders: processors > 1 });
    const party = createPool(pathToFileURL(join(folder, 'worker.mjs')), 1, spare);
    expect(await typeOf(party.advise(question('together'), never))).toBe(String(helpers));
    await party.close();
  });

  test('frees the helpers of a question when it ends, so that the next question can use them', async () => {
    const party = createPool(pathToFileURL(join(folder, 'worker.mjs')), 2, { helpers: 2, ponders: false });
    const busy = new AbortController();
    const first = party.advise(question('ponder'), busy.signal);
    expect(await typeOf(party.advise(question('together', 'other'), never))).toBe('0');
    busy.abort();
    await expect(first).rejects.toThrow('cancelled');
    await expect.poll(() => typeOf(party.advise(question('together'), never))).toBe('2');
    await party.close();
  });

  test('rejects its open questions when closed', async () => {
    const told = expect(pool.advise(question('ponder'), never)).rejects.toThrow('closing');
    await pool.close();
    await told;
  });
});
