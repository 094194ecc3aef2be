import type { GameEvent, Seat } from '../../engine/core/game';
import type { TargetId } from '../board/board-types';
import type { Sentence } from './sentence';

/** A headline over the board, with a line for each power that it concerns. */
export interface Headline {
  readonly title: Sentence;
  readonly entries: readonly { readonly power: number; readonly text: Sentence }[];
  /** Whether a scene on the board shows the entries. If so, the headline omits them. */
  readonly staged?: boolean;
}

/** A heading in the log: a new turn, with its number for the timeline, or a new phase. */
export interface Heading {
  readonly level: 'turn' | 'phase';
  readonly label: string;
}

export interface Moments<V, E extends GameEvent> {
  /** The log heading of a new turn, with its number for the timeline, or of a new phase; otherwise `null`. */
  heading?(event: E, view: V): Heading | null;
  /** A headline over the board for an important event, with a text for each power; `null` for all other events. */
  headline(event: E, view: V): Headline | null;
  /** Types of events to jump to in a replay, such as battles. The buttons' texts are under `highlights`. */
  readonly highlights: readonly E['type'][];
  /** Types of events, such as a scoring, that alone explain a change in the points. Default: none. */
  readonly decisive?: readonly E['type'][];
  /** Types of events that never change the points, and so do not explain a turning point. Default: none. */
  readonly asides?: readonly E['type'][];
}

/** The places that a piece passed, or the single changed place. `piece`: later events may continue the path. */
export interface RecapTrail {
  readonly places: readonly TargetId[];
  readonly piece?: TargetId;
}

export interface Recap<V, E extends GameEvent> {
  /**
   * The change made by an event in a few words ("wine, Chinon −2"), without its player; `null` for none. `before` is
   * the event listed just before it for the same player.
   */
  text(event: E, view: V, before: E | null): Sentence | null;
  /** The path of the piece that an event moved, or the place that it changed; `null` if nothing should be shown. */
  trail(event: E, view: V): RecapTrail | null;
  /** Types of events that only follow from another event, such as a market shift. The short log leaves them out. */
  readonly bookkeeping: readonly E['type'][];
  /**
   * Types of events that another player's action can cause, such as a lost port. They are listed for the player who
   * acted last, except for the viewer, whose own losses stay together. Default: none.
   */
  readonly effects?: readonly E['type'][];
  /** A piece's move in a few words, listed only for a player who did nothing else; `null` for other events. */
  minor?(event: E, view: V): Sentence | null;
  /** Merges two similar events of one player, such as purchases of one good. `null` to list both. */
  join?(one: E, other: E): E | null;
  /**
   * How important an event is. A player's `first` events are listed before the others, which are in the order in which
   * they happened. If the text is too long, events without a weight are left out, then `main` ones if there are `key`
   * ones. Default: `null` for all events.
   */
  weight?(event: E): 'first' | 'key' | 'main' | null;
}

export interface Pacing<V, E extends GameEvent> {
  /**
   * Whether a seat (`null`: a spectator) caused the event, is affected by it, or would want to see it. Events that
   * concern no person at the screen are shown faster.
   */
  concerns(event: E, seat: Seat | null, view: V): boolean;
  /**
   * The pieces that an event moves. The event waits for earlier ones that move any of them. If `null`, it is animated
   * alone.
   */
  pieces(event: E): readonly TargetId[] | null;
}
