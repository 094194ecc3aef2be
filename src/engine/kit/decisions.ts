import type { GameEvent, Move, Random, Seat } from '../core/game';
import type { FrameOfKind } from './frames';

/** What a move may use while it is played: chance, and the list of what happened. */
export interface MoveContext<E extends GameEvent> {
  readonly random: Random;
  readonly events: E[];
}

/** The moves of some types. */
export type MoveOf<M extends Move, T extends M['type']> = Extract<M, { readonly type: T }>;

/**
 * How each type of move is played; `frame` is the decision it belongs to. A handler first asks the same predicate that `moves`
 * asks, refuses if there is a reason, and only then changes the state.
 */
export type Handlers<S, F, M extends Move, E extends GameEvent, T extends M['type']> = {
  readonly [K in T]: (state: S, seat: Seat, move: MoveOf<M, K>, context: MoveContext<E>, frame: F) => void;
};

/** One kind of decision: who makes it, what they may choose, and what each choice does. A frame says where it has got to. */
export interface Decision<S, F, M extends Move, E extends GameEvent, T extends M['type']> {
  readonly actors: (state: S, frame: F) => readonly Seat[];
  /** What a seat may choose; it is asked for actors only. */
  readonly moves: (state: S, frame: F, seat: Seat) => MoveOf<M, T>[];
  readonly play: Handlers<S, F, M, E, T>;
}

/** The frames of a game by their kind. */
export type FramesByKind<F extends { readonly kind: string }> = { [K in F['kind']]: FrameOfKind<F, K> };

/** A decision of some moves of a game, whichever they are. */
interface SomeDecision<S, F, M extends Move, E extends GameEvent> {
  readonly actors: (state: S, frame: F) => readonly Seat[];
  readonly moves: (state: S, frame: F, seat: Seat) => M[];
  readonly play: Partial<Handlers<S, F, M, E, M['type']>>;
}

/** For every kind of frame its decision, and no other. */
type Decisions<S, Frames, M extends Move, E extends GameEvent> = {
  readonly [K in keyof Frames]: SomeDecision<S, Frames[K], M, E>;
};

type Played<D> = D extends { readonly play: infer P } ? keyof P : never;
type PlayedTwice<D> = { [K in keyof D]: Played<D[K]> & Played<D[Exclude<keyof D, K>]> }[keyof D];

/** Fails to compile, naming the moves, when no decision plays a move or two do that are not said to share it. */
type EachPlayedOnce<M extends Move, D, Shared> = [Exclude<M['type'], Played<D[keyof D]>>] extends [never]
  ? [Exclude<PlayedTwice<D>, Shared>] extends [never]
    ? unknown
    : { readonly 'played by two decisions': Exclude<PlayedTwice<D>, Shared> }
  : { readonly 'played by no decision': Exclude<M['type'], Played<D[keyof D]>> };

/** What a game's rules are made of, beside its decisions. */
interface Rulebook<S, Frames> {
  /** Throws for what is not a move of this game by its shape. */
  readonly checkShape: (move: unknown) => void;
  /** The decision on top; `undefined` when the game is over. */
  readonly frame: (state: S) => Frames[keyof Frames] | undefined;
  readonly kind: (frame: Frames[keyof Frames]) => keyof Frames;
  readonly refuseIf: (code: 'game-over' | 'not-your-turn' | 'not-now' | undefined) => void;
}

/** The part of a `Game` that its decisions make. */
interface Rules<S, M extends Move, E extends GameEvent> {
  readonly actors: (state: S) => readonly Seat[];
  readonly moves: (state: S, seat: Seat) => M[];
  readonly play: (state: S, seat: Seat, move: M, random: Random) => E[];
}

/**
 * A game's `actors`, `moves` and `play` from its decisions. Before a move's own rule come its shape, whose turn it is, and whether
 * it belongs to what is being decided.
 *
 * @typeParam Frames the frames by the kinds the decisions are listed under
 * @typeParam Shared types of moves that more than one decision plays
 */
export function rulesOf<S, M extends Move, E extends GameEvent, Frames, Shared extends M['type'] = never>() {
  return <D extends Decisions<S, Frames, M, E>>(
    { checkShape, frame: frameOf, kind, refuseIf }: Rulebook<S, Frames>,
    decisions: D & EachPlayedOnce<M, D, Shared>,
  ): Rules<S, M, E> => {
    type Frame = Frames[keyof Frames];
    // A frame's kind chooses the decision made for it; that the two match, the list's type has shown, and the compiler cannot follow.
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

/** The handlers of a decision that lie in several files. A move that two of them play does not fit where handlers are wanted. */
export function joinHandlers<const P extends readonly object[]>(
  ...parts: P
): [Overlap<P>] extends [never] ? Joined<P> : { readonly 'played twice': Overlap<P> };
export function joinHandlers(...parts: readonly object[]): object {
  return parts.reduce((all, part) => ({ ...all, ...part }), {});
}
