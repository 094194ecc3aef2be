import { IllegalMove } from '../../src/engine/core/errors';
import type { Game, GameEvent, Move, Options, Random, Seat } from '../../src/engine/core/game';
import { sameMove } from '../../src/engine/core/same-move';

/** Scripts the chance outcomes. Drawing more than these fails the test. */
export function scripted(...outcomes: number[]): Random {
  return {
    roll(sides) {
      const outcome = outcomes.shift();
      if (outcome !== undefined && outcome <= sides) return outcome;
      throw new Error(`The test must script another outcome from 1 to ${sides}`);
    },
  };
}

/** Returns test helpers for a game: they play moves, return refusals, list legal moves and find events. */
export function tabletop<S, M extends Move, E extends GameEvent, V, O extends Options>(game: Game<S, M, E, V, O>) {
  const isListed = (state: S, seat: Seat, move: M) => game.moves(state, seat).some((other) => sameMove(other, move));

  return {
    /** Plays a move. It must be listed and accepted, and leave a valid position. */
    play(state: S, seat: Seat, move: M, ...outcomes: number[]): E[] {
      if (!isListed(state, seat, move)) throw new Error(`${JSON.stringify(move)} is not among the legal moves`);
      const events = game.play(state, seat, move, scripted(...outcomes));
      game.check(state);
      return events;
    },

    /** Returns the refusal code of a move. The move must not be listed, and the position must not change. */
    refusal(state: S, seat: Seat, move: M): string {
      const before = JSON.stringify(state);
      if (isListed(state, seat, move)) throw new Error(`${JSON.stringify(move)} is listed as legal`);
      try {
        game.play(state, seat, move, scripted(1, 1, 1));
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error;
        if (JSON.stringify(state) === before) return error.code;
        throw new Error('A refused move changed the position', { cause: error });
      }
      throw new Error(`${JSON.stringify(move)} was accepted`);
    },

    legal<T extends M['type']>(state: S, seat: Seat, type: T): Extract<M, { type: T }>[] {
      return game.moves(state, seat).filter((move): move is Extract<M, { type: T }> => move.type === type);
    },

    /** Returns the first event of a type. Fails if there is none. */
    event<T extends E['type']>(events: readonly E[], type: T): Extract<E, { type: T }> {
      const found = events.find((entry): entry is Extract<E, { type: T }> => entry.type === type);
      if (found) return found;
      throw new Error(`No “${type}” among ${events.map((entry) => entry.type).join(', ')}`);
    },
  };
}
