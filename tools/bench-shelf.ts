import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from '../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../src/engine/core/match';
import { fastRandom } from '../src/engine/core/random';
import { saveText } from '../src/engine/core/save';
import { GAMES } from '../src/engine/games/registry';
import { nodeFiles } from '../src/main/services/node-files';
import { nodeSummaries } from '../src/main/services/node-summaries';
import { createServices } from '../src/main/services/services';

/** Saves on the shelf that is listed, and moves in each. */
const SAVES = 500;
const MOVES = 60;
/** Fresh processes that are asked, of which the slowest but one in twenty is told. */
const TRIES = 20;

/** Milliseconds `matches.list` takes in a fresh process: without summaries, and with those the process before has left. */
export function measureShelf(): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-shelf-'));
  try {
    fill(folder);
    const first = inFreshProcess(folder);
    const later = Array.from({ length: TRIES }, () => inFreshProcess(folder)).sort((a, b) => a - b);
    return {
      saves: SAVES,
      firstListMilliseconds: first,
      listMedianMilliseconds: later[TRIES / 2],
      listP95Milliseconds: later[Math.ceil(TRIES * 0.95) - 1],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lists a folder's saves in this process, and says how long that took. */
export async function listOnce(folder: string): Promise<number> {
  const never = async () => Promise.reject(new Error('Not here.'));
  const services = createServices(
    {
      files: nodeFiles(folder),
      summaries: nodeSummaries(folder),
      clock: { now: () => new Date().toISOString() },
      log: { error: (what, error) => console.error(what, error) },
      chooser: { exportText: never, importText: never },
      adviser: { advise: never },
      newId: () => 'new',
      newSeed: () => 'seed',
      info: { version: 'bench', shell: 'web', platform: process.platform, folder },
    },
    GAMES,
  );
  const begun = performance.now();
  const { ok } = await services.handle('matches.list', {});
  if (!ok) throw new Error('The shelf could not be listed.');
  return performance.now() - begun;
}

function inFreshProcess(folder: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, [process.argv[1], '--list', folder], { encoding: 'utf8' });
  const millis = Number(stdout);
  if (!stdout || Number.isNaN(millis)) throw new Error(stderr);
  return millis;
}

function fill(folder: string): void {
  mkdirSync(join(folder, 'saves'));
  for (let i = 0; i < SAVES; i++) {
    const game = GAMES[i % GAMES.length];
    const seats = Math.min(3, game.about.seats[1]);
    const random = fastRandom(i + 1);
    const options = checkConfig(game, seats, {} as Options);
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
