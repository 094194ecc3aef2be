import type { Barrier, Forecast, GameEvent, Move, Options, ScoreSheet, Seat } from '../engine/core/game';
import type { UndoStatus } from '../engine/core/history';
import type { Act } from '../engine/core/match-types';
import type { Reason } from '../engine/core/reason';
import type { Skip } from '../engine/core/skip-preferences';
import type { LessonState } from './cabinet';
import type { Stop } from './refusals';
import type { SeatConfig } from './seats';
import type { Unwritable } from './shelf';

/** A legal move, with what it would cost or bring. */
export interface Choice<M extends Move = Move> {
  readonly move: M;
  readonly forecast: Forecast;
}

/** A seat whose decision is awaited, and whether the device must be handed over behind a curtain. */
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
  /** The seat at the screen; `null`: none, so only what everyone may see is shown. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly deciders: readonly Decider[];
  /** The seat the choices belong to: the viewer, or a lone decider whose decision is not private. */
  readonly acting: Seat | null;
  readonly choices: readonly Choice[];
  /** The next decision is one its player chose to skip, and why; `matches.skip` plays it. */
  readonly skip: Skip | null;
  readonly undo: UndoStatus;
  readonly redo: UndoStatus;
  readonly over: boolean;
  /** Rounds without progress towards the end, once they are enough to offer an agreed end; otherwise 0. */
  readonly standstill: number;
  /** Resignations and the agreed end, in order; each was made after `ply` moves. */
  readonly acts: readonly Act[];
  /** Only when the game is over. */
  readonly score: ScoreSheet | null;
  /** The lesson's progress; `null`: this is a match. */
  readonly lesson: LessonState | null;
}

/** A move in the log, as the seat at the screen may know it. */
export interface LogEntry {
  readonly ply: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly barrier: Exclude<Barrier, 'decision'> | null;
  /** It was made by the same click as the move before; undo takes both back. */
  readonly on?: true;
  /** Its player chose to skip the decision, and why. */
  readonly skip?: Skip;
  /** Why a computer made it, as far as everyone may know that by now. */
  readonly reason?: Reason;
}

/** A match that was opened. */
export interface Opened {
  readonly table: Table;
  readonly log: readonly LogEntry[];
  /**
   * `torn-line`: a half-written last line was dropped. `save-changed`: another program has changed the file, and this is the match as it
   * is in memory. `report`: the match comes from a problem report.
   */
  readonly notice: 'torn-line' | 'save-changed' | 'report' | null;
  /** Why no step on this match can be saved; `null`: as far as is known, it can. */
  readonly unwritable: Unwritable | null;
}

/** The table for the player who sat down, and the log entries the page cannot have yet. */
export interface Seated {
  readonly table: Table;
  /** The public log, without the moves the page has. */
  readonly log: readonly LogEntry[];
  /** The moves, of the whole match, of which this seat sees more than the public log shows. */
  readonly own: readonly LogEntry[];
}

/** A move that was played, and the table after it. */
export interface Played {
  readonly entry: LogEntry;
  readonly table: Table;
}

/** Moves that were played in order, and the table after the last. */
export interface PlayedOn {
  /** The moves that were played: at least one. */
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** Whether the player could foresee all consequences: no chance was drawn and nothing hidden was revealed. */
  readonly foreseen: boolean;
  /** Why the rest was not played; `null`: all were. */
  readonly stopped: Stop | null;
}

/** What was done again: the moves of one click, or a decision about the match (no entries). */
export interface Redone {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
}
