import { join } from 'node:path';
import { appendLine, begunLines, linesIn, partsIn, playersOf } from '../lines';
import type { Shard } from '../ladder/shard';

/** A line with the number of its game, from 0. */
export interface Numbered {
  readonly i: number;
}

/**
 * Plays the missing games of one shard, appends a line for each game, and passes it to `onLine`. If the process is
 * killed, only the game in progress is lost. `players` identifies everything the lines depend on; a file with different
 * players is refused.
 */
export function playPart<Line extends Numbered>(
  games: number,
  { part, of }: Shard,
  folder: string,
  players: string,
  play: (i: number) => Omit<Line, 'i'>,
  onLine: (line: Line) => void = () => undefined,
): void {
  const file = join(folder, `${part}-of-${of}.jsonl`);
  const done = new Set((begunLines(file, players) as Numbered[]).map(({ i }) => i));
  for (let i = part - 1; i < games; i += of) {
    if (done.has(i)) continue;
    const line = { i, ...play(i) } as Line;
    appendLine(file, line);
    onLine(line);
  }
}

/** Returns all games in a folder, in order. Throws if two shards contain different lines for a game. */
export function mergedParts<Line extends Numbered>(folder: string, players = playersIn(folder)): Line[] {
  const games = new Map<number, Line>();
  for (const file of partsIn(folder)) {
    for (const line of linesIn(file, players) as Line[]) {
      const known = games.get(line.i);
      if (known && JSON.stringify(known) !== JSON.stringify(line))
        throw new Error(`Game ${line.i} has two different lines; the second is in ${file}.`);
      games.set(line.i, line);
    }
  }
  return [...games.values()].sort((a, b) => a.i - b.i);
}

/** The `players` value of a folder, read from its first file. Throws if the folder has no file. */
export function playersIn(folder: string): string {
  const [file] = partsIn(folder);
  if (file === undefined) throw new Error(`No games in ${folder} yet.`);
  return playersOf(file);
}
