import type { Barrier, Forecast, GameEvent, Move, Options, ScoreSheet, Seat } from '../engine/core/game';
import type { UndoStatus } from '../engine/core/history';
import type { Act } from '../engine/core/match-types';
import type { Reason } from '../engine/core/reason';
import type { Skip } from '../engine/core/skip-preferences';
import type { Threats } from '../engine/core/threats';
import type { LessonState } from './lessons';
import type { PlanEnd, Stop } from './refusals';
import type { SeatConfig } from './seats';
import type { Unwritable } from './shelf';

export interface Choice<M extends Move = Move> {
  readonly move: M;
  readonly forecast: Forecast;
}

/**
 * A seat that has a decision to make. `private`: the decision shows secrets, so a shared device is handed over behind a
 * curtain.
 */
export interface Decider {
  readonly seat: Seat;
  readonly private: boolean;
}

/** Everything the page needs to show a match, redacted for the seat at the screen. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatConfig[];
  readonly options: Options;
  readonly ply: number;
  /** The seat at the screen. If `null`, the table contains only public information. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly deciders: readonly Decider[];
  /** The seat that the choices belong to: the viewer, or a single decider whose decision is not private. */
  readonly acting: Seat | null;
  readonly choices: readonly Choice[];
  /** Why this decision is skipped, or `null` if it is not. `matches.skip` plays its move. */
  readonly skip: Skip | null;
  readonly undo: UndoStatus;
  readonly redo: UndoStatus;
  readonly over: boolean;
  /** Rounds without progress. 0 until there are enough to offer an agreed end. */
  readonly standstill: number;
  /** Resignations and agreed ends, in order. An act's `ply` is the number of moves before it. */
  readonly acts: readonly Act[];
  readonly score: ScoreSheet | null;
  /** In a first game with comments: the key of the game's comment on the decision, or `null` if it has none. */
  readonly comment: string | null;
  /** The state of the lesson; `null` for a match. */
  readonly lesson: LessonState | null;
}

/** A move in the log, redacted for the seat at the screen. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly barrier: Exclude<Barrier, 'decision'> | null;
  /** Whether the same click also made the previous move. Undo then reverts both. */
  readonly on?: true;
  /** Why the decision was skipped, if it was. */
  readonly skip?: Skip;
  /** Why a computer made the move, if this is public. */
  readonly reason?: Reason;
}

export interface Opened {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  /**
   * `torn-line`: a half-written last line was dropped. `save-changed`: another program has changed the file, and this
   * is the version in memory. `report`: the match comes from a problem report.
   */
  readonly notice: 'torn-line' | 'save-changed' | 'report' | null;
  /** Why no step of this match can be saved, or `null` if no reason is known. */
  readonly unwritable: Unwritable | null;
}

/** The table for a new viewer, and the log entries that the page does not have. */
export interface Seated {
  readonly table: Table;
  /** The public log, without the moves that the page already has. */
  readonly log: readonly LogEntry[];
  /** All moves of the match that look different to this seat than in the public log. */
  readonly own: readonly LogEntry[];
}

export interface Played {
  readonly entry: LogEntry;
  readonly table: Table;
}

export interface PlayedOn {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** Whether the player could foresee all consequences: no random outcomes, and no revealed secrets. */
  readonly foreseen: boolean;
  /** Why the remaining moves were not played, or `null` if all were. */
  readonly stopped: Stop | null;
}

/** A planned move that was played on a copy of the match. */
export interface PlannedStep {
  readonly choice: Choice;
  /** The view before the move. */
  readonly view: unknown;
  /** The seat's figures after the move. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A plan that was tried on a copy of the match. */
export interface PlanTrial {
  /** The moves that were played, in order. */
  readonly steps: readonly PlannedStep[];
  /** The seat's figures before the plan, such as points and money. Empty unless the seat is at the screen. */
  readonly figures: Readonly<Record<string, number>>;
  /** The table after these moves. It has no choices if another seat decides next. */
  readonly table: Table;
  /** What is possible after these moves, as in `matches.threats`; `null` if the game has no threats. */
  readonly threats: Threats | null;
  /** Why the next move was not played; `null` if all were. */
  readonly stop: PlanEnd | null;
}

/** The result of a redo: the moves of one click, or an act such as a resignation (without entries). */
export interface Redone {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
}
