import type { GameEvent, Move, Random, Seat } from '../core/game';
import type { FrameOfKind } from './frames';

export interface MoveContext<E extends GameEvent> {
  readonly random: Random;
  readonly events: E[];
}

export type MoveOf<M extends Move, T extends M['type']> = Extract<M, { readonly type: T }>;

/** A handler refuses an illegal move, with the same predicate as `moves`, before it changes the state. */
export type Handlers<S, F, M extends Move, E extends GameEvent, T extends M['type']> = {
  readonly [K in T]: (state: S, seat: Seat, move: MoveOf<M, K>, context: MoveContext<E>, frame: F) => void;
};

/** A kind of decision. A frame is an open decision of that kind. */
export interface Decision<S, F, M extends Move, E extends GameEvent, T extends M['type']> {
  readonly actors: (state: S, frame: F) => readonly Seat[];
  /** The seat's legal moves. Only called for actors. */
  readonly moves: (state: S, frame: F, seat: Seat) => MoveOf<M, T>[];
  readonly play: Handlers<S, F, M, E, T>;
}

export type FramesByKind<F extends { readonly kind: string }> = { [K in F['kind']]: FrameOfKind<F, K> };

interface SomeDecision<S, F, M extends Move, E extends GameEvent> {
  readonly actors: (state: S, frame: F) => readonly Seat[];
  readonly moves: (state: S, frame: F, seat: Seat) => M[];
  readonly play: Partial<Handlers<S, F, M, E, M['type']>>;
}

type Decisions<S, Frames, M extends Move, E extends GameEvent> = {
  readonly [K in keyof Frames]: SomeDecision<S, Frames[K], M, E>;
};

type Played<D> = D extends { readonly play: infer P } ? keyof P : never;
type PlayedTwice<D> = { [K in keyof D]: Played<D[K]> & Played<D[Exclude<keyof D, K>]> }[keyof D];

/** Compile-time check: exactly one decision plays each type of move, or several if it is listed as shared. */
type EachPlayedOnce<M extends Move, D, Shared> = [Exclude<M['type'], Played<D[keyof D]>>] extends [never]
  ? [Exclude<PlayedTwice<D>, Shared>] extends [never]
    ? unknown
    : { readonly 'played by two decisions': Exclude<PlayedTwice<D>, Shared> }
  : { readonly 'played by no decision': Exclude<M['type'], Played<D[keyof D]>> };

interface Rulebook<S, Frames> {
  /** Checks the shape of a move from outside the app, and throws if it does not fit. */
  readonly checkShape: (move: unknown) => void;
  /** The current decision; `undefined` if the game is over. */
  readonly frame: (state: S) => Frames[keyof Frames] | undefined;
  readonly kind: (frame: Frames[keyof Frames]) => keyof Frames;
  readonly refuseIf: (code: 'game-over' | 'not-your-turn' | 'not-now' | undefined) => void;
  /** May refuse a move that the current decision does not play, with a more precise code than `not-now`. */
  readonly refuseMisplaced?: (frame: Frames[keyof Frames], type: string) => void;
}

/** The part of `Game` that {@link rulesOf} builds. */
interface Rules<S, M extends Move, E extends GameEvent> {
  readonly actors: (state: S) => readonly Seat[];
  readonly moves: (state: S, seat: Seat) => M[];
  readonly play: (state: S, seat: Seat, move: M, random: Random) => E[];
}

/**
 * Builds a game's `actors`, `moves` and `play` from its decisions. `play` checks a move's shape, its seat and the
 * current decision before calling a handler.
 *
 * @typeParam Frames frames by kind
 * @typeParam Shared types of moves that more than one decision plays
 */
export function rulesOf<S, M extends Move, E extends GameEvent, Frames, Shared extends M['type'] = never>() {
  return <D extends Decisions<S, Frames, M, E>>(
    { checkShape, frame: frameOf, kind, refuseIf, refuseMisplaced }: Rulebook<S, Frames>,
    decisions: D & EachPlayedOnce<M, D, Shared>,
  ): Rules<S, M, E> => {
    type Frame = Frames[keyof Frames];
    // The type of `decisions` guarantees that the decision fits the frame, but the compiler can't infer it.
    const decisionOf = (frame: Frame) =>
      (decisions as Decisions<S, Frames, M, E>)[kind(frame)] as SomeDecision<S, Frame, M, E>;
    const actors = (state: S) => {
      const frame = frameOf(state);
      return frame === undefined ? [] : decisionOf(frame).actors(state, frame);
    };
    return {
      actors,
      moves: (state, seat) => {
        const frame = frameOf(state);
        if (frame === undefined) return [];
        const decision = decisionOf(frame);
        return decision.actors(state, frame).includes(seat) ? decision.moves(state, frame, seat) : [];
      },
      play: (state, seat, move, random) => {
        checkShape(move);
        const frame = frameOf(state);
        if (frame === undefined) {
          refuseIf('game-over');
          return [];
        }
        const decision = decisionOf(frame);
        refuseIf(decision.actors(state, frame).includes(seat) ? undefined : 'not-your-turn');
        const handler = decision.play[move.type as M['type']];
        if (!handler) refuseMisplaced?.(frame, move.type);
        refuseIf(handler ? undefined : 'not-now');
        const context: MoveContext<E> = { random, events: [] };
        handler?.(state, seat, move as MoveOf<M, M['type']>, context, frame);
        return context.events;
      },
    };
  };
}

type Joined<P extends readonly object[]> = P extends readonly [infer H, ...infer R extends readonly object[]]
  ? H & Joined<R>
  : unknown;
type Overlap<P extends readonly object[]> = P extends readonly [infer H, ...infer R extends readonly object[]]
  ? (keyof H & keyof Joined<R>) | Overlap<R>
  : never;

/** Joins a decision's handlers from several files. Does not compile if two files play the same move. */
export function joinHandlers<const P extends readonly object[]>(
  ...parts: P
): [Overlap<P>] extends [never] ? Joined<P> : { readonly 'played twice': Overlap<P> };
export function joinHandlers(...parts: readonly object[]): object {
  return parts.reduce((all, part) => ({ ...all, ...part }), {});
}
