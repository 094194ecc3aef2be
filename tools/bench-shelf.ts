import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../scripts/temporary-folder.mjs';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { saveText } from '../src/engine/core/save';
import { GAMES } from '../src/engine/games/registry';
import { inFreshProcess, p95, servicesOn } from './bench-services';

/** Saves on the shelf that is listed, and moves in each. */
const SAVES = 500;
const MOVES = 60;
/** Fresh processes that are asked, of which the slowest but one in twenty is told. */
const TRIES = 20;

/** Milliseconds `matches.list` takes in a fresh process: without summaries, and with those the process before has left. */
export function measureShelf(): Record<string, number> {
  const folder = temporaryFolder();
  fill(folder);
  const first = inFreshProcess('list', folder);
  const later = Array.from({ length: TRIES }, () => inFreshProcess('list', folder));
  return {
    saves: SAVES,
    firstListMilliseconds: first,
    listMedianMilliseconds: later.toSorted((a, b) => a - b)[TRIES / 2],
    listP95Milliseconds: p95(later),
  };
}

/** Lists a folder's saves in this process, and says how long that took. */
export async function listOnce(folder: string): Promise<number> {
  const services = servicesOn(folder);
  const begun = performance.now();
  const { ok } = await services.handle('matches.list', {});
  if (!ok) throw new Error('The shelf could not be listed.');
  return performance.now() - begun;
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
