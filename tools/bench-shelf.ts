import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/temporary-folder.mjs';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { saveText } from '../src/engine/core/save';
import { GAMES } from '../src/engine/games/registry';
import { inFreshProcess, p95, servicesOn } from './bench-services';

/** Number of saves on the shelf. */
const SAVES = 1000;
/** Number of moves in each save, as many as a complete game has. */
const MOVES = 300;
/** Number of new processes that list the shelf with summaries. */
const TRIES = 20;
/** Interval in ms between two checks for a blocked process. */
const LOOK = 5;

/** The times of one listing, in ms. */
interface Listed {
  readonly all: number;
  readonly processor: number;
  /** The time until the first saves are reported, or until the answer if none are reported earlier. */
  readonly first: number;
  /** The longest time during which the process could not answer other commands. */
  readonly blocked: number;
}

/**
 * Measures `matches.list` in new processes: without summaries, as after an update, and with the summaries of the
 * previous process.
 */
export function measureShelf(): Record<string, number> {
  const folder = temporaryFolder();
  fill(folder);
  const first = inFreshProcess<Listed>('list', folder);
  const later = Array.from({ length: TRIES }, () => inFreshProcess<Listed>('list', folder).all);
  return {
    saves: SAVES,
    firstListMilliseconds: first.all,
    firstListProcessorMilliseconds: first.processor,
    firstSavesMilliseconds: first.first,
    longestBlockMilliseconds: first.blocked,
    listMedianMilliseconds: later.toSorted((a, b) => a - b)[TRIES / 2],
    listP95Milliseconds: p95(later),
  };
}

export async function listOnce(folder: string): Promise<Listed> {
  const services = servicesOn(folder);
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  const sinceBegin = () => performance.now() - begun;
  let first: number | undefined;
  services.onNotification(() => (first ??= sinceBegin()));
  let [looked, blocked] = [begun, 0];
  const looks = setInterval(() => {
    blocked = Math.max(blocked, performance.now() - looked - LOOK);
    looked = performance.now();
  }, LOOK);
  const { ok } = await services.handle('matches.list', {});
  clearInterval(looks);
  if (!ok) throw new Error('The saves could not be listed.');
  const { user, system } = process.cpuUsage(cpu);
  const all = sinceBegin();
  return { all, processor: (user + system) / 1000, first: first ?? all, blocked };
}

function fill(folder: string): void {
  mkdirSync(join(folder, 'saves'));
  for (let i = 0; i < SAVES; i++) {
    const game = GAMES[i % GAMES.length];
    const seats = Math.min(3, game.about.seats[1]);
    const random = fastRandom(i + 1);
    const options = checkConfig(game, seats, {});
    const match = startMatch(game, { game: game.about.id, options, seats, seed: `shelf ${i}` });
    for (let actors = game.actors(match.position); actors.length > 0 && match.log.length < MOVES;) {
      const legal = game.moves(match.position, actors[0]);
      playMove(match, actors[0], legal[random.roll(legal.length) - 1]);
      actors = game.actors(match.position);
    }
    const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' }));
    const meta = { title: `Match ${i}`, seats: people, created: '2026-01-01T00:00:00.000Z' };
    writeFileSync(join(folder, 'saves', `match-${i}.serenissima`), saveText(match, meta));
  }
}
