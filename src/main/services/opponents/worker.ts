import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { PlanStatistics } from '../../../engine/bots/tree-reuse';
import { GAME_ENTRIES } from '../../../engine/games/registry';
import type { Asked, HelpAsked } from './helpers';
import type { Answer } from './pool';
import { createThinker } from './think';

/**
 * A thread of the pool. It answers one question at a time, within the time limit or as soon as the flag is set. If
 * requested, it then continues thinking until the next question. As a helper, it sends its results to another thread.
 */
if (!parentPort) throw new Error('This file must be started as a worker thread by the pool.');
const port = parentPort;
const flag = workerData as Int32Array;
const thinker = createThinker(GAME_ENTRIES);

/** Maximum total time to wait for the helpers' results, in ms. */
const LATE = 60;
/** How long to think between two checks for a new question, in ms. */
const SPELL = 10;
/** Maximum time for thinking after an answer, as a multiple of the limit, in case the match is abandoned. */
const ENOUGH = 4;

let pondering: NodeJS.Immediate | undefined;

port.on('message', (asked: Asked | HelpAsked) => {
  clearImmediate(pondering);
  const until = performance.now() + asked.question.millis;
  const stop = () => Atomics.load(flag, 0) === 1 || performance.now() > until;
  if ('nth' in asked) {
    asked.to.postMessage(helped(asked, stop));
    asked.to.close();
    port.postMessage('idle');
    return;
  }
  port.postMessage(answer(asked, stop));
  if (asked.ponders) ponder(asked, performance.now() + ENOUGH * asked.question.millis);
});

function answer({ question, helpers }: Asked, stop: () => boolean): Answer {
  try {
    return { advice: thinker.answer(question, stop, () => heardFrom(helpers)) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    for (const helper of helpers) helper.close();
  }
}

function helped({ question, nth }: HelpAsked, stop: () => boolean): PlanStatistics {
  try {
    return thinker.help(question, nth, stop);
  } catch {
    return [];
  }
}

/** The helpers' results. Results that are not ready yet are ignored. */
function heardFrom(helpers: readonly MessagePort[]): PlanStatistics[] {
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  const until = performance.now() + LATE;
  return helpers.flatMap((helper) => {
    for (;;) {
      const heard = receiveMessageOnPort(helper) as { readonly message: PlanStatistics } | undefined;
      if (heard) return [heard.message];
      if (performance.now() > until) return [];
      Atomics.wait(sleep, 0, 0, 1);
    }
  });
}

function ponder(asked: Asked, until: number): void {
  const end = performance.now() + SPELL;
  thinker.ponder(asked.question, () => performance.now() > end);
  if (performance.now() < until) pondering = setImmediate(ponder, asked, until);
}
