import type { LogEntry, Opened, Table } from '../../../ipc/table';
import type { Refusal } from '../../../ipc/refusals';
import type { Session } from '../session';
import type { useSettings } from '../settings';
import type { DecisionOf, Moves } from './click';

type Events = readonly { readonly type: string }[];

export interface AttachedBoard {
  /** Animates events, then shows the view. `watched`: whether to show them like other seats' moves (`board.watch`). */
  perform(events: Events, view: unknown, watched: boolean): Promise<void>;
  skip(): void;
  /** Resolves when no animation is running, including watched ones, and the result is drawn. */
  settled(): Promise<void>;
}

/** The remaining moves of a click by `seat`, on hold until another seat answers. `ply`: moves played before. */
interface Continuation {
  readonly seat: number;
  readonly moves: Moves;
  readonly ply: number;
}

interface Waiting {
  begin(): void;
  cancel(): void;
}

export const NO_BOARD: AttachedBoard = {
  perform: async () => undefined,
  skip: () => undefined,
  settled: async () => undefined,
};

export const NO_MATCH = {
  table: null as Table | null, // as main last sent it; null if no match is open
  log: [] as readonly LogEntry[], // the log as the viewer may see it
  publicLog: [] as readonly LogEntry[], // the public log, as far as the page has it
  logViewer: null as number | null, // the seat for which the log was sent
  stepping: false, // whether a step is waiting for main or showing its result
  waiting: [] as readonly Waiting[],
  revealing: false, // whether the board is animating a move before its result is shown
  board: NO_BOARD,
  boardShown: false, // whether the player can see the board; until then no computer moves
  performing: 0,
  performance: 0, // number of performances so far
  boardView: null as unknown, // the view that the board shows, or will show after its animation
  curtain: null as number | null, // the seat whose player must come to the screen; everything is hidden until then
  curtainRaisedFor: null as number | null, // the seat for which the curtain last opened
  lastMover: null as number | null, // the seat that made the last move here; its player is probably still at the screen
  lastMoves: [] as Moves, // the moves of the last click at this screen
  decisionOf: (() => null) as DecisionOf, // set by the table screen for the match's game
  dropped: false, // whether a chosen move could not be played when its turn came
  continuation: null as Continuation | null, // moves to play after another seat's answer
  halted: null as LogEntry | null, // the answer that made those moves illegal
  paused: false, // whether a replay or a dialog is open, so that computers wait
  refusal: null as Refusal | null,
  alarm: null as Refusal | null,
  unwritable: null as Opened['unwritable'], // why no move can be saved; the match can then only be viewed
  notice: null as Opened['notice'],
};

export type MatchState = typeof NO_MATCH;

export interface MatchContext {
  readonly state: MatchState;
  readonly session: Session;
  readonly settings: ReturnType<typeof useSettings>;
}
