import { parentPort, workerData } from 'node:worker_threads';
import { CABINET } from '../../../engine/games/registry';
import type { Question } from '../ports';
import type { Answer } from './pool';
import { createThinker } from './think';

/** A thread of the pool: one question at a time, each answered within its time, or at once when the flag is raised. */
if (!parentPort) throw new Error('This is a worker; the pool starts it.');
const port = parentPort;
const flag = workerData as Int32Array;
const thinker = createThinker(CABINET);

port.on('message', (question: Question) => {
  const until = performance.now() + question.millis;
  const stop = () => Atomics.load(flag, 0) === 1 || performance.now() > until;
  port.postMessage(answer(question, stop));
});

function answer(question: Question, stop: () => boolean): Answer {
  try {
    return { advice: thinker.answer(question, stop) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
