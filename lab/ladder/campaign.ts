import { basename, join } from 'node:path';
import { appendLine, begunLines, linesIn, partsIn } from '../lines';
import { playTable, seedOf, tableOf } from '../tournament/entrants';
import type { Table } from '../tournament/entrants';
import type { Contest } from './contests';
import { verdictAfter } from './sequential';
import type { Shard } from './shard';

/** A game of a contest, as stored in one line. */
export interface Game {
  readonly contest: string;
  /** The game's number in the contest, from 0. */
  readonly i: number;
  readonly seed: number;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly moves: number;
  readonly error?: string;
}

/**
 * Plays the missing games of one shard, appends a line for each game, and passes it to `onGame`. If the process is
 * killed, only the game in progress is lost. A contest with a sequential test ends when the shard's games have decided
 * it.
 */
export function playShard(
  contests: readonly Contest[],
  { part, of }: Shard,
  folder: string,
  players: string,
  onGame: (game: Game) => void = () => undefined,
): void {
  const file = join(folder, `${part}-of-${of}.jsonl`);
  const done = new Map((begunLines(file, players) as Game[]).map((game) => [nameOf(game), game]));
  let nth = 0;
  for (const contest of contests) {
    const table = tableOf(contest);
    const own: Game[] = [];
    for (let i = 0; i < contest.games; i++) {
      if (nth++ % of !== part - 1 || verdictAfter(contest, own) !== 'open') continue;
      const known = done.get(nameOf({ contest: contest.name, i }));
      const game = known ?? { contest: contest.name, i, ...played(table, i) };
      own.push(game);
      if (known) continue;
      appendLine(file, game);
      onGame(game);
    }
  }
}

/** Returns all games in a folder, in the contests' order. Throws if two shards contain different results for a game. */
export function mergeShards(contests: readonly Contest[], folder: string, players: string): Game[] {
  const games = new Map<string, Game>();
  for (const file of partsIn(folder)) {
    for (const game of linesIn(file, players) as Game[]) {
      const known = games.get(nameOf(game));
      if (known && JSON.stringify(known) !== JSON.stringify(game))
        throw new Error(
          `Game ${game.i} of “${game.contest}” has two different results; the second is in ${basename(file)}.`,
        );
      games.set(nameOf(game), game);
    }
  }
  return contests.flatMap(({ name, games: count }) =>
    Array.from({ length: count }, (_, i) => games.get(nameOf({ contest: name, i }))).filter(
      (game) => game !== undefined,
    ),
  );
}

function played(table: Table, i: number): Omit<Game, 'contest' | 'i'> {
  try {
    return playTable(table, i);
  } catch (error) {
    return { seed: seedOf(table, i), names: [], winners: [], totals: [], moves: 0, error: String(error) };
  }
}

const nameOf = ({ contest, i }: Pick<Game, 'contest' | 'i'>) => `${contest} #${i}`;
