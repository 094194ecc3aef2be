import { join } from 'node:path';
import { appendLine, begunLines, linesIn, partsIn, playersOf } from '../lines';
import type { Shard } from '../ladder/shard';

/** A line of a campaign: which of its games it tells of, from 0. */
export interface Numbered {
  readonly i: number;
}

/**
 * Plays what a part of so many games still lacks, and appends a line a game; `told` hears of each. A kill loses the game under way.
 * `players` names all that the lines hang on: a file of other players is refused.
 */
export function playPart<Line extends Numbered>(
  games: number,
  { part, of }: Shard,
  folder: string,
  players: string,
  play: (i: number) => Omit<Line, 'i'>,
  told: (line: Line) => void = () => undefined,
): void {
  const file = join(folder, `${part}-of-${of}.jsonl`);
  const done = new Set((begunLines(file, players) as Numbered[]).map(({ i }) => i));
  for (let i = part - 1; i < games; i += of) {
    if (done.has(i)) continue;
    const line = { i, ...play(i) } as Line;
    appendLine(file, line);
    told(line);
  }
}

/** All games the parts in a folder have played, in order; throws when two parts tell one game in two ways. */
export function mergedParts<Line extends Numbered>(folder: string, players = playersIn(folder)): Line[] {
  const games = new Map<number, Line>();
  for (const file of partsIn(folder)) {
    for (const line of linesIn(file, players) as Line[]) {
      const known = games.get(line.i);
      if (known && JSON.stringify(known) !== JSON.stringify(line))
        throw new Error(`Game ${line.i} is told in two ways; the second is in ${file}.`);
      games.set(line.i, line);
    }
  }
  return [...games.values()].sort((a, b) => a.i - b.i);
}

/** Whose games a folder holds, by the first of its files; throws when there is none. */
export function playersIn(folder: string): string {
  const [file] = partsIn(folder);
  if (file === undefined) throw new Error(`Nothing has been played in ${folder} yet.`);
  return playersOf(file);
}
