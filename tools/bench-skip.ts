import { LEVELS } from '../src/engine/bots/levels';
import type { LevelName } from '../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { GAMES_WITH_BOTS } from '../src/engine/games/registry';
import { createThinker } from '../src/main/services/opponents/think';
import { createPool } from '../src/main/services/opponents/pool';
import type { Pool } from '../src/main/services/opponents/pool';
import type { Question } from '../src/main/services/ports';
import { p95 } from './bench-services';
import { merchantsMatch } from './harness/merchants';

const THINKERS = ['admiral', 'doge'] as const satisfies readonly LevelName[];
const SEATS = 4;
/** Number of decisions of a game to skip, spread evenly over the game. */
const DECISIONS = 24;
/** Delays before skipping, in ms: from immediately to well into the thinking time. */
const SOONEST = 5;
const LATEST = 600;

interface SkipFigures {
  readonly skipped: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
  readonly mostMilliseconds: number;
  /** CPU time after the skip, without interference by other threads. */
  readonly workP95Milliseconds: number;
}

/**
 * Measures how quickly computers react to “Skip”, for each level that thinks: the wall-clock time until the answer of
 * the thread pool, and the CPU time. Ignores decisions that were answered before the skip. `worker` is a thread file
 * built in the same way as for the app.
 */
export async function measureSkips(game: string, worker: URL): Promise<Record<string, SkipFigures>> {
  const pool = createPool(worker, 1);
  // The pool alone does not keep the process alive.
  const awake = setInterval(() => undefined, 1000);
  try {
    const results: Record<string, SkipFigures> = {};
    for (const level of THINKERS) {
      const questions = questionsOf(game, level);
      // The first question starts the thread, which is not part of the measurement.
      await timeSkip(pool, questions[0], SOONEST);
      const random = fastRandom(1);
      const times: number[] = [];
      const work: number[] = [];
      for (const question of questions) {
        const after = SOONEST + random.roll(LATEST - SOONEST);
        const millis = await timeSkip(pool, question, after);
        if (millis === null) continue;
        times.push(millis);
        work.push(workAfter(question, after));
      }
      const sorted = times.toSorted((a, b) => a - b);
      results[`skip ${level}`] = {
        skipped: sorted.length,
        medianMilliseconds: sorted[sorted.length >> 1],
        p95Milliseconds: p95(sorted),
        mostMilliseconds: sorted[sorted.length - 1],
        workP95Milliseconds: p95(work),
      };
    }
    return results;
  } finally {
    clearInterval(awake);
    await pool.close();
  }
}

/** Milliseconds from the skip to the answer, or `null` if the answer came first. */
async function timeSkip(pool: Pool, question: Question, after: number): Promise<number | null> {
  const skip = new AbortController();
  let skipped: number | null = null;
  const timer = setTimeout(() => {
    skipped = performance.now();
    skip.abort();
  }, after);
  await pool.advise(question, new AbortController().signal, skip.signal);
  clearTimeout(timer);
  return skipped === null ? null : performance.now() - skipped;
}

/** Like `timeSkip`, but in this thread and in ms of CPU time after the stop request. */
function workAfter(question: Question, after: number): number {
  const begun = performance.now();
  let usage: NodeJS.CpuUsage | undefined;
  createThinker(GAMES_WITH_BOTS).answer(question, () => {
    if (!usage && performance.now() - begun > after) usage = process.cpuUsage();
    return usage !== undefined;
  });
  const { user, system } = process.cpuUsage(usage);
  return usage ? (user + system) / 1000 : 0;
}

/** Decisions with more than one legal move, spread evenly over a game between Merchants. Each has its own match id. */
function questionsOf(id: string, level: LevelName): Question[] {
  const gameWithBot = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!gameWithBot) throw new Error(`No computer player for “${id}”.`);
  const { game } = gameWithBot;
  const { log } = merchantsMatch(id, SEATS, 'skip');
  const match = startMatch(game, { game: id, options: checkConfig(game, SEATS, {}), seats: SEATS, seed: 'skip' });
  const found: Question[] = [];
  for (const [ply, { seat, move }] of log.entries()) {
    const due = found.length < Math.floor((DECISIONS * (ply + 1)) / log.length);
    if (due && game.moves(match.position, seat).length > 1)
      found.push({
        match: `${level} ${ply}`,
        game: id,
        view: structuredClone(game.view(match.position, seat)),
        seat,
        ply,
        level,
        millis: LEVELS[level].millis,
        seed: `skip ${ply}`,
      });
    playMove(match, seat, move);
  }
  return found;
}
