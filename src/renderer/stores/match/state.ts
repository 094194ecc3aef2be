import type { LogEntry, Opened, Table } from '../../../ipc/table';
import type { Refusal } from '../../../ipc/refusals';
import type { Session } from '../session';
import type { useSettings } from '../settings';
import type { DecisionOf, Moves } from './click';

type Events = readonly { readonly type: string }[];

export interface AttachedBoard {
  /**
   * Animates events, then shows the resulting view. `watched`: other seats caused them, so events that concern no
   * player at the screen may be shown in passing.
   */
  perform(events: Events, view: unknown, watched: boolean): Promise<void>;
  skip(): void;
}

/**
 * The remaining moves of a click, on hold until another seat answers. `seat` chose them; `ply` is the number of moves
 * played before.
 */
interface Continuation {
  readonly seat: number;
  readonly moves: Moves;
  readonly ply: number;
}

interface Waiting {
  begin(): void;
  cancel(): void;
}

export interface MatchState {
  table: Table | null; // as main last sent it; null if no match is open
  log: readonly LogEntry[]; // the log as the viewer may see it
  publicLog: readonly LogEntry[]; // the known part without secrets, which main need not send again for another viewer
  logViewer: number | null; // the seat for which the log was sent

  stepping: boolean; // waiting for main or showing the result
  waiting: readonly Waiting[];
  revealing: boolean; // whether the board is animating something whose result is shown only afterwards

  board: AttachedBoard;
  boardShown: boolean; // whether the player can see the board; until then no computer moves
  performing: number;
  performance: number; // number of performances so far
  boardView: unknown; // the view that the board shows, or will show after its animation

  curtain: number | null; // the seat to which the device must be handed; until then everything is hidden
  curtainRaisedFor: number | null; // the seat for which the curtain last opened
  lastMover: number | null; // the seat that made the last move at this screen; its player is probably still there
  lastMoves: Moves; // the moves of the last click at this screen

  decisionOf: DecisionOf; // set by the table screen for the match's game
  dropped: boolean; // whether a chosen move could not be played when its turn came
  continuation: Continuation | null; // moves to play after another seat's answer
  halted: LogEntry | null; // the answer that made them illegal

  paused: boolean; // a replay or a dialog is open, so computers wait
  refusal: Refusal | null;
  alarm: Refusal | null;
  unwritable: Opened['unwritable'];
  notice: Opened['notice'];
}

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
  boardShown: false,
  performing: 0,
  performance: 0,
  boardView: null,
  curtain: null,
  curtainRaisedFor: null,
  lastMover: null,
  lastMoves: [],
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

export interface MatchContext {
  readonly state: MatchState;
  readonly session: Session;
  readonly settings: ReturnType<typeof useSettings>;
}
