import type { AnyGame, Move, Seat } from '../../../src/engine/core/game';
import { hashOf } from '../../../src/engine/core/hash';
import { fastRandom } from '../../../src/engine/core/random';

/** What a move leads to: all that some are shown of it at once, and the position, which nobody sees whole. */
export interface Outcome {
  readonly shown: string;
  readonly position: string;
}

/** A move played on a copy, as these watchers see it. */
export function outcomeOf(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  move: Move,
  watchers: readonly (Seat | null)[],
): Outcome {
  const after = game.copy(position);
  const events = game.play(after, seat, move, fastRandom(1));
  const views = watchers.map((watcher) => [
    game.view(after, watcher),
    events.map((event) => game.redactEvent(event, watcher)),
  ]);
  const curtains = game.actors(after).map((actor) => game.isPrivate(after, actor));
  return { shown: JSON.stringify([views, curtains]), position: hashOf(after) };
}

/** Everybody at a table but one seat; `null` is who only looks on. */
export function othersThan(seats: number, seat: Seat | null): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, i) => i).filter((other) => other !== seat)];
}

/** A few moves of every kind, then as many of the rest: a harbour has hundreds, and the kinds that matter have few. */
export function sampleOf(moves: readonly Move[], most: number): readonly Move[] {
  const few = [...new Set(moves.map(({ type }) => type))].flatMap((type) =>
    moves.filter((move) => move.type === type).slice(0, 6),
  );
  return [...new Set([...few, ...moves])].slice(0, most);
}
