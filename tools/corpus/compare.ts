import type { AnyGame } from '../../src/engine/core/game';
import { countsOf } from './counted';
import type { PerftFigures } from './counted';
import type { Corpus, RecordedGame } from './recorded';
import { outcomeOf } from './replay';

/** Describes in one line how a recorded game's result has changed. `undefined` if it has not. */
export function difference(game: AnyGame, recorded: RecordedGame): string | undefined {
  try {
    const now = outcomeOf(game, recorded);
    const changed = (Object.keys(now) as (keyof typeof now)[]).filter(
      (key) => JSON.stringify(now[key]) !== JSON.stringify(recorded[key]),
    );
    if (changed.length === 0) return undefined;
    return changed.map((key) => `${key} ${JSON.stringify(recorded[key])} → ${JSON.stringify(now[key])}`).join(', ');
  } catch (error) {
    return (error as Error).message;
  }
}

/** The differences of all games whose result has changed, by index. */
export function differences(game: AnyGame, { games }: Pick<Corpus, 'games'>): Map<number, string> {
  return new Map(
    games.flatMap((recorded, index) => {
      const found = difference(game, recorded);
      return found === undefined ? [] : [[index, found] as const];
    }),
  );
}

export function miscounts(game: AnyGame, corpus: Pick<Corpus, 'games'>, { positions }: PerftFigures): string[] {
  return positions.flatMap(({ of, ply, counts }) => {
    const where = `game ${of} after ${ply} moves`;
    try {
      const now = countsOf(game, corpus, { of, ply }, counts.length);
      return now.join() === counts.join() ? [] : [`${where}: ${counts.join(', ')} → ${now.join(', ')}`];
    } catch (error) {
      return [`${where}: ${(error as Error).message}`];
    }
  });
}
