import { join } from 'node:path';
import type { GameWithBot } from '../../src/engine/bots/bot';
import type { Shard } from '../ladder/shard';
import { appendLine, begunLines, linesIn, partsIn } from '../lines';
import type { Collection, Posed, Weight } from './positions';
import { isClear, rounded, weigh, weightOf } from './weigh';
import type { Sums } from './weigh';

/** Results of some game pairs from a position, stored in one line. `from` is the number of the first pair. */
export interface Chunk extends Sums {
  readonly rule: string;
  readonly luck: number;
  readonly from: number;
}

export interface Weighed extends Posed {
  readonly weight: Weight;
}

/**
 * How to weigh positions: the number of game pairs for each position (`pairs`) and for each line of results (`chunk`),
 * the folder for the results, and the version of the players (see `lines.ts`).
 */
export interface Campaign {
  readonly pairs: number;
  readonly chunk: number;
  readonly folder: string;
  readonly players: string;
}

/** An offset that gives different random outcomes than those used for choosing positions. */
const FRESH = 1_000_000_000;

/**
 * Weighs positions with `pairs` game pairs each, appends a line for each chunk, and passes it to `onChunk`. Takes the
 * positions in turn, so that partial results cover all of them. If the process is killed, only the chunk in progress is
 * lost.
 */
export function weighShard(
  gameWithBot: GameWithBot,
  positions: readonly Posed[],
  { pairs, chunk: size, folder, players }: Campaign,
  { part, of }: Shard,
  onChunk: (chunk: Chunk) => void = () => undefined,
): void {
  const file = join(folder, `${part}-of-${of}.jsonl`);
  const done = new Set((begunLines(file, players) as Chunk[]).map(nameOf));
  for (let nth = 0; nth * size < pairs; nth++) {
    const from = nth * size;
    for (const [i, position] of positions.entries()) {
      const { rule, luck } = position;
      // Each shard plays some chunks of every position.
      if ((nth + i) % of !== part - 1 || done.has(nameOf({ rule, luck, from }))) continue;
      const sums = weigh(gameWithBot, position, Math.min(size, pairs - from), luck + FRESH + from);
      const chunk: Chunk = { rule, luck, from, ...sums };
      appendLine(file, chunk);
      onChunk(chunk);
    }
  }
}

/** Merges the results of all shards in a folder. Omits positions without results. */
export function mergeWeights(
  positions: readonly Posed[],
  { folder, players }: Pick<Campaign, 'folder' | 'players'>,
): Weighed[] {
  const chunks = new Map(
    partsIn(folder).flatMap((file) => (linesIn(file, players) as Chunk[]).map((chunk) => [nameOf(chunk), chunk])),
  );
  return positions.flatMap((position) => {
    const own = [...chunks.values()].filter(({ rule, luck }) => rule === position.rule && luck === position.luck);
    if (own.length === 0) return [];
    const all = (of: (chunk: Chunk) => number) => own.reduce((sum, chunk) => sum + of(chunk), 0);
    const sums = { pairs: all((one) => one.pairs), sum: all((one) => one.sum), squares: all((one) => one.squares) };
    return [{ ...position, weight: weightOf(sums) }];
  });
}

/**
 * Stores the results with their positions, and removes positions where the right play does not lead by two standard
 * errors. A position with fewer than `pairs` pairs stays unchanged.
 */
export function reweighed({ game, games }: Collection, weights: readonly Weighed[], pairs: number): Collection {
  const found = new Map(
    weights.filter(({ weight }) => weight.games >= 2 * pairs).map((entry) => [nameOf(entry), entry]),
  );
  const kept = games.flatMap((source) => {
    const tactics = source.tactics.flatMap((tactic) => {
      const weight = found.get(nameOf({ rule: tactic.rule, luck: source.seed * 1000 + tactic.ply }))?.weight;
      if (!weight) return [tactic];
      return isClear(weight) ? [{ ...tactic, weight: rounded(weight) }] : [];
    });
    return tactics.length > 0 ? [{ ...source, tactics }] : [];
  });
  return { game, games: kept };
}

/** A result as one line: the position, the lead, and whether it is below two standard errors. */
export function formatWeight({ rule, luck, held, weight }: Weighed): string {
  const { games, more, error } = rounded(weight);
  const verdict = isClear(weight) ? '' : ', not above two errors';
  return `${rule} ${luck}${held ? ' held out' : ''}: ${more} ± ${error} of ${games} games${verdict}`;
}

const nameOf = ({ rule, luck, from = 0 }: { rule: string; luck: number; from?: number }) => `${rule} ${luck} ${from}`;
