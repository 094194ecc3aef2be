import type { LogEntry, Opened, Table } from '../../../ipc/table';
import type { Refusal } from '../../../ipc/refusals';
import type { Session } from '../session';
import type { useSettings } from '../settings';
import type { DecisionOf, Moves } from './click';

type Events = readonly { readonly type: string }[];

/** The board while its component is mounted. */
export interface AttachedBoard {
  /**
   * Plays events and then shows the view they led to. `watched`: other seats caused them, so events that concern no player at the
   * screen may be shown in passing.
   */
  perform(events: Events, view: unknown, watched: boolean): Promise<void>;
  /** Ends the animation under way at once. */
  skip(): void;
}

/** Moves of a click that wait for another seat's answer: who made it, and the number of moves made before. */
interface Continuation {
  readonly seat: number;
  readonly moves: Moves;
  readonly ply: number;
}

/** A request made during a step. */
interface Waiting {
  begin(): void;
  cancel(): void;
}

/** The match on the table and what the screen is doing with it. The functions of this folder work on it. */
export interface MatchState {
  table: Table | null; // as main last sent it; null: no match is open
  log: readonly LogEntry[]; // as the viewer may know it
  publicLog: readonly LogEntry[]; // the known part without secrets: main need not send it again for another viewer
  logViewer: number | null; // the seat the log was sent for

  stepping: boolean; // a step is asking main, or showing the result
  waiting: readonly Waiting[]; // what was requested during the step
  revealing: boolean; // the board performs something whose result is shown only afterwards

  board: AttachedBoard; // the mounted board, if there is one
  performing: number; // performances under way
  performance: number; // counts performances
  boardView: unknown; // the view the board shows, or will show when it is at rest

  curtain: number | null; // the seat the device must be handed to; everything is hidden meanwhile
  curtainRaisedFor: number | null; // the seat the curtain last rose for
  lastMover: number | null; // the seat that made the last move at this screen, so its player is still there

  decisionOf: DecisionOf; // set by the table, which knows the game
  dropped: boolean; // a chosen move could not be played when its turn came
  continuation: Continuation | null; // moves to play after another seat's answer
  halted: LogEntry | null; // the answer that prevented them

  paused: boolean; // a replay or a dialog is open: computers wait
  refusal: Refusal | null; // why main refused a step
  alarm: Refusal | null; // why a step could not be saved
  unwritable: Opened['unwritable']; // why nothing can be saved
  notice: Opened['notice'];
}

/** Performs nothing: no board is mounted. */
export const NO_BOARD: AttachedBoard = { perform: async () => undefined, skip: () => undefined };

export const NO_MATCH: MatchState = {
  table: null,
  log: [],
  publicLog: [],
  logViewer: null,
  stepping: false,
  waiting: [],
  revealing: false,
  board: NO_BOARD,
  performing: 0,
  performance: 0,
  boardView: null,
  curtain: null,
  curtainRaisedFor: null,
  lastMover: null,
  decisionOf: () => null,
  dropped: false,
  continuation: null,
  halted: null,
  paused: false,
  refusal: null,
  alarm: null,
  unwritable: null,
  notice: null,
};

/** What every function of the match is given. */
export interface MatchContext {
  readonly state: MatchState;
  readonly session: Session;
  readonly settings: ReturnType<typeof useSettings>;
}
