import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPool } from '../../../src/main/services/opponents/pool';
import type { Pool } from '../../../src/main/services/opponents/pool';
import type { Question } from '../../../src/main/services/ports';
import { Fault } from '../round';
import type { StressTest } from '../round';

/** A thread whose behaviour is selected by its question's seed. Only `ponder` checks the stop flag. */
const THREAD = `
import { parentPort, workerData } from 'node:worker_threads';
const eaten = [];
parentPort.on('message', ({ question: { seed } }) => {
  if (seed === 'fail') return parentPort.postMessage({ fault: 'No move found.' });
  if (seed === 'throw') throw new Error('Unexpected question.');
  if (seed === 'die') process.exit(1);
  while (seed === 'hang');
  while (seed === 'heap') eaten.push(new Array(50_000).fill(0).map((_, i) => i / 3));
  while (seed === 'buffers') eaten.push(new Uint8Array(4_000_000).fill(1));
  if (seed === 'silent') return;
  const until = performance.now() + 50;
  while (seed === 'ponder' && performance.now() < until && Atomics.load(workerData, 0) === 0);
  parentPort.postMessage({ advice: [{ move: { type: seed }, reason: null }] });
});
`;
const TASKS = ['answer', 'answer', 'ponder', 'fail', 'throw', 'die', 'hang', 'heap', 'buffers', 'silent'] as const;
type Task = (typeof TASKS)[number];
const ENDS: Readonly<Record<Task, RegExp>> = {
  answer: /^answer$/,
  ponder: /^ponder$|cancelled/,
  fail: /No move found/,
  throw: /Unexpected question/,
  die: /exited/,
  hang: /in time/,
  heap: /memory/,
  buffers: /too much memory/,
  silent: /in time/,
};
const PATIENCE = { grace: 1500, growthMb: 700 };
/**
 * Maximum growth of the process in a round, in MB: the limits of both threads, plus what they allocate before it is
 * detected.
 */
const MAX_MB = 4000;

/**
 * Uses threads that hang, die, or allocate too much memory in objects and array buffers. Every question must end, and
 * the next one must be answered.
 */
export const thinkers: StressTest = {
  name: 'thinkers',
  async round({ chance, figures, folder, thin }) {
    const file = join(folder, 'thread.mjs');
    await writeFile(file, THREAD);
    const pool = createPool(pathToFileURL(file), 2, undefined, PATIENCE);
    const before = process.memoryUsage.rss();
    try {
      for (let i = 0; i < 12; i += Math.ceil(thin / 4)) {
        const together = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(TASKS));
        const eats = together.some((task) => task === 'buffers' || task === 'heap');
        await Promise.all(together.map((task) => ask(pool, task, `match-${chance.below(4)}`, chance.below(60), eats)));
        figures.add('questions', together.length);
        for (const task of together) if (task !== 'answer') figures.add(task);
        const grown = (process.memoryUsage.rss() - before) / 2 ** 20;
        if (grown > MAX_MB) throw new Fault(`The process uses ${Math.round(grown)} MB more than before.`);
        await ask(pool, 'answer', 'match-0', 0, false);
        await ask(pool, 'answer', 'match-1', 0, false);
      }
    } finally {
      await pool.close();
    }
  },
};

/**
 * Asks a question and expects one of the task's results. A thread may also be ended because another one allocates
 * memory (`eats`).
 */
async function ask(pool: Pool, seed: Task, match: string, patience: number, eats: boolean): Promise<void> {
  const controller = new AbortController();
  // Only endless tasks get a short time limit, because a thread may start late on a busy machine.
  const millis = seed === 'hang' || seed === 'silent' ? 50 : 60_000;
  const question: Question = { match, game: 'g', view: {}, seat: 0, ply: 0, level: 'doge', millis, seed };
  if (patience > 30) setTimeout(() => controller.abort(), patience);
  let outcome: string;
  try {
    outcome = (await pool.advise(question, controller.signal))[0].move.type;
  } catch (error) {
    outcome = String(error);
  }
  const cut = controller.signal.aborted && outcome.includes('cancelled');
  if (eats && outcome.includes('too much memory')) return;
  if (!cut && !ENDS[seed].test(outcome)) throw new Fault(`The task “${seed}” had an unexpected outcome: ${outcome}`);
}
