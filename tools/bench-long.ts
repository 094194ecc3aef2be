import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/temporary-folder.mjs';
import { fastRandom } from '../src/engine/core/random';
import type { Answers, Argument, Command } from '../src/ipc/contract';
import type { Table } from '../src/ipc/table';
import type { Services } from '../src/main/services/services';
import { inFreshProcess, p95, servicesOn } from './bench-services';
import { longMatch, oneOf } from './long-match';

const MATCH = 'long';
const MOVES = 10_000;
/** Number of answers to time. */
const TRIES = 100;
/** Number of new processes. */
const PROCESSES = 20;
/**
 * Measures a match of The Doge Ship with ten thousand moves: ms until main's answers are sent, and their length in
 * characters. `open` is measured in one process and as the first command of new ones. `play` includes the flush. `sit`
 * is measured at a private decision and after it.
 */
export async function measureLong(): Promise<Record<string, number>> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'saves'));
  writeFileSync(join(folder, 'saves', `${MATCH}.serenissima`), longMatch(MOVES).text);
  const first = Array.from({ length: PROCESSES }, () => inFreshProcess<number>('open', folder));
  return { moves: MOVES, firstOpenP95Milliseconds: p95(first), ...(await measure(servicesOn(folder))) };
}

export async function openOnce(folder: string): Promise<number> {
  return (await ask(servicesOn(folder), 'matches.open', { match: MATCH })).millis;
}

async function measure(services: Services): Promise<Record<string, number>> {
  const timed: Record<'open' | 'play' | 'sit', number[]> = { open: [], play: [], sit: [] };
  const most = { open: 0, play: 0, sit: 0 };
  const step = async <W extends keyof typeof timed>(what: W, argument: Argument<`matches.${W}`>): Promise<Table> => {
    const { millis, length, answer } = await ask(services, `matches.${what}`, argument);
    timed[what].push(millis);
    most[what] = Math.max(most[what], length);
    return answer.table;
  };

  let table = await step('open', { match: MATCH });
  while (timed.open.length < TRIES) table = await step('open', { match: MATCH });
  const random = fastRandom(3);
  // Only requests new entries, as the page does.
  let known = table.ply;
  while (timed.play.length < TRIES || timed.sit.length < TRIES) {
    const { seat } = table.deciders[0];
    if (table.acting !== seat) {
      table = await step('sit', { match: MATCH, seat, from: known });
      known = table.ply;
    }
    const { move } = oneOf(table.choices, random);
    table = await step('play', { match: MATCH, seat, moves: [{ ...move }], ply: table.ply });
    if (table.viewer !== null) {
      table = await step('sit', { match: MATCH, seat: null, from: known });
      known = table.ply;
    }
  }
  return {
    openP95Milliseconds: p95(timed.open),
    openCharacters: most.open,
    playP95Milliseconds: p95(timed.play),
    playCharacters: most.play,
    sitP95Milliseconds: p95(timed.sit),
    sitCharacters: most.sit,
  };
}

async function ask<C extends Command>(services: Services, command: C, argument: Argument<C>) {
  const begun = performance.now();
  const result = await services.handle(command, argument);
  const { length } = JSON.stringify(result);
  const millis = performance.now() - begun;
  if (!result.ok) throw new Error(result.error.message);
  return { millis, length, answer: result.value as Answers[C] };
}
