import type { AnyGame } from '../../../src/engine/core/game';
import { positionAt } from '../../../src/engine/core/history';
import { jsonClone } from '../../../src/engine/core/match';
import { bySuite } from '../../suite';
import { freshMatch, playOut } from '../../engine/generic/playing';

/** Wrong values for hand-written positions. */
const ODD: readonly unknown[] = [null, true, 0, -1, 1, 3, 1.5, 1e9, 'x', [], [0], [null], {}, { kind: 'x' }];

/** Returns positions from a few random games, each with a different stack of frames (compared by their text values). */
export function samplePositions(game: AnyGame): unknown[] {
  const found = new Map<string, unknown>();
  const [least, most] = game.about.seats;
  for (let index = 1; index <= bySuite(4, 12); index++) {
    const match = freshMatch(game, least + (index % (most - least + 1)), index);
    playOut(match, index, () => undefined);
    for (let ply = 0; ply <= match.log.length; ply++) {
      const position = positionAt(match, ply);
      const { frames = [] } = position as { frames?: readonly object[] };
      const key = frames.map((frame) => Object.values(frame).filter((value) => typeof value === 'string')).join('; ');
      if (!found.has(key)) found.set(key, jsonClone(position));
    }
  }
  return [...found.values()];
}

/** Returns the paths to every part of a value. For lists, includes only the first two entries and the last one. */
export function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Object.keys(value).filter((_, i, { length }) => !Array.isArray(value) || i < 2 || i === length - 1);
  return [[], ...keys.flatMap((key) => pathsOf((value as Record<string, unknown>)[key]).map((path) => [key, ...path]))];
}

/** Yields positions with one part replaced, removed or, for a list, longer or shorter. Unchanged parts are shared. */
export function* oddities(position: unknown, path: readonly string[]): Generator<unknown> {
  for (const odd of ODD) yield changed(position, path, () => odd);
  if (path.length > 0) yield changed(position, path, () => undefined);
  yield changed(position, path, (part) => (Array.isArray(part) ? [...part, ...part.slice(-1)] : undefined));
  yield changed(position, path, (part) => (Array.isArray(part) ? part.slice(1) : undefined));
}

function changed(value: unknown, [key, ...rest]: readonly string[], change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  const part = changed(copy[key], rest, change);
  if (part === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = part ?? null;
  return copy;
}
