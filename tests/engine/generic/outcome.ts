import type { AnyGame, Move, Seat } from '../../../src/engine/core/game';
import { hashOf } from '../../../src/engine/core/hash';
import { barrierOf } from '../../../src/engine/core/history';
import { fastRandom } from '../../../src/engine/core/random';
import { isPrivate, redactEvent } from '../../../src/engine/core/secrets';

export interface Outcome {
  /** Everything that the viewers see: their views, their events, and the next actors in order. */
  readonly shown: string;
  /** A hash of the whole position, including secrets. */
  readonly position: string;
  readonly final: boolean;
}

/** Plays a move on a copy and records what the viewers see. */
export function outcomeOf(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  move: Move,
  watchers: readonly (Seat | null)[],
): Outcome {
  const after = game.copy(position);
  const random = fastRandom(1);
  const chance: number[] = [];
  const events = game.play(after, seat, move, {
    roll(sides) {
      const outcome = random.roll(sides);
      chance.push(outcome);
      return outcome;
    },
  });
  const views = watchers.map((watcher) => [
    game.view(after, watcher),
    events.map((event) => redactEvent(game, event, watcher)),
  ]);
  const next = game.actors(after).map((actor) => [actor, isPrivate(game, after, actor)]);
  const final = barrierOf({ chance, events }) !== null;
  return { shown: JSON.stringify([views, next]), position: hashOf(after), final };
}

/** Returns every seat except one, and `null` for a spectator. */
export function othersThan(seats: number, seat: Seat | null): readonly (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, i) => i).filter((other) => other !== seat)];
}

/**
 * Returns up to `most` moves, including a few of every type. A harbour phase can have hundreds of moves, but only a
 * few of the important types.
 */
export function sampleOf(moves: readonly Move[], most: number): readonly Move[] {
  const few = [...new Set(moves.map(({ type }) => type))].flatMap((type) =>
    moves.filter((move) => move.type === type).slice(0, 6),
  );
  return [...new Set([...few, ...moves])].slice(0, most);
}
