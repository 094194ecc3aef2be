import type { Barrier, Forecast, GameEvent, Move, Options, ScoreSheet, Seat } from '../engine/core/game';
import type { UndoStatus } from '../engine/core/history';
import type { Act } from '../engine/core/match-types';
import type { Reason } from '../engine/core/reason';
import type { Skip } from '../engine/core/skip-preferences';
import type { LessonState } from './cabinet';
import type { PlanEnd, Stop } from './refusals';
import type { SeatConfig } from './seats';
import type { Unwritable } from './shelf';

/** A legal move, with its forecast of costs and gains. */
export interface Choice<M extends Move = Move> {
  readonly move: M;
  readonly forecast: Forecast;
}

/** A seat that has to decide, and whether the device must be handed over behind a curtain. */
export interface Decider {
  readonly seat: Seat;
  readonly private: boolean;
}

/** Everything the page needs to show a table, as the seat at the screen may know it. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatConfig[];
  readonly options: Options;
  readonly ply: number;
  /** The seat at the screen. `null` if there is none; the table then shows only what everyone may see. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly deciders: readonly Decider[];
  /** The seat that the choices belong to: the viewer, or a single decider whose decision is not private. */
  readonly acting: Seat | null;
  readonly choices: readonly Choice[];
  /** Set if the player chose to skip this decision, with the reason. `matches.skip` then plays it. */
  readonly skip: Skip | null;
  readonly undo: UndoStatus;
  readonly redo: UndoStatus;
  readonly over: boolean;
  /** Rounds without progress; 0 until there are enough to offer an agreed end. */
  readonly standstill: number;
  /** Resignations and the agreed end, in order; each was made after `ply` moves. */
  readonly acts: readonly Act[];
  /** Set only when the game is over. */
  readonly score: ScoreSheet | null;
  /** The lesson's progress; `null` for a match. */
  readonly lesson: LessonState | null;
}

/** A move in the log, as the seat at the screen may know it. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly barrier: Exclude<Barrier, 'decision'> | null;
  /** Set if the same click made the previous move too, so that undo reverts both. */
  readonly on?: true;
  /** Set if the player chose to skip the decision, with the reason. */
  readonly skip?: Skip;
  /** Why a computer made the move, if everyone may know that by now. */
  readonly reason?: Reason;
}

/** A match that was opened. */
export interface Opened {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  /**
   * `torn-line`: a half-written last line was dropped. `save-changed`: another program has changed the file, and this
   * is the match as it is in memory. `report`: the match comes from a problem report.
   */
  readonly notice: 'torn-line' | 'save-changed' | 'report' | null;
  /** Why no step of this match can be saved; `null` if no reason is known. */
  readonly unwritable: Unwritable | null;
}

/** The table for a new viewer, and the log entries that the page cannot have yet. */
export interface Seated {
  readonly table: Table;
  /** The public log, without the moves that the page already has. */
  readonly log: readonly LogEntry[];
  /** The moves, of the whole match, about which this seat knows more than the public log shows. */
  readonly own: readonly LogEntry[];
}

/** A move that was played, and the resulting table. */
export interface Played {
  readonly entry: LogEntry;
  readonly table: Table;
}

/** Moves that were played in order, and the resulting table. */
export interface PlayedOn {
  /** The moves that were played, at least one. */
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** Whether the player knew all consequences in advance: no chance was drawn and nothing hidden was revealed. */
  readonly foreseen: boolean;
  /** Why the remaining moves were not played; `null` if all were. */
  readonly stopped: Stop | null;
}

/** A planned move that was played on the copy. */
export interface PlannedStep {
  readonly choice: Choice;
  /** The position before it. */
  readonly view: unknown;
  /** The seat's figures after it. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A plan that was tried on a copy of the match. */
export interface PlanTrial {
  /** The moves that were played, in order. */
  readonly steps: readonly PlannedStep[];
  /** The seat's figures before the plan, such as points and money. Empty unless the seat is at the screen. */
  readonly figures: Readonly<Record<string, number>>;
  /** The table after these moves. */
  readonly table: Table;
  /** Why the next move was not played; `null` if all were. */
  readonly stop: PlanEnd | null;
}

/** The result of a redo: the moves of one click, or a decision about the match (without entries). */
export interface Redone {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
}
