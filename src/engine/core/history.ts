import { BARRIERS } from './barriers';
import { StepRefused } from './errors';
import type { Barrier, Seat } from './game';
import { decide } from './ending';
import type { Act, Entry, Match } from './match-types';
import { replayedPosition, replayMove, SNAPSHOT_EVERY } from './match';

export interface UndoStatus {
  readonly possible: boolean;
  /** The seat that made the step; `null` if there is no step or all seats made it (an agreed end). */
  readonly seat: Seat | null;
  readonly reason: Barrier | 'start' | 'end' | null;
}

/** `seat` requests the step (default: the seat that made the move). `free` ignores barriers. */
interface StepRequest {
  readonly seat?: Seat;
  readonly free?: boolean;
}

/** Why a move can't be undone, or `null` if it can. */
export function barrierOf(entry: Pick<Entry, 'chance' | 'events'>): Exclude<Barrier, 'decision'> | null {
  if (entry.chance.length > 0) return 'chance';
  return entry.events.find((event) => event.bars)?.bars ?? null;
}

/** Whether a move's result was known before it was made: it used no chance and revealed no secret. */
export function isForeseen({ chance, events }: Entry): boolean {
  return chance.length === 0 && events.every(({ bars }) => bars !== 'secret');
}

/**
 * Returns whether the last step can be undone, and the reason if not. A seat can't undo another seat's move, but it can
 * undo any agreed end or resignation.
 */
export function undoStatus(match: Match, { seat, free }: StepRequest = {}): UndoStatus {
  const act = lastAct(match);
  if (act) return { possible: true, seat: seatOf(act), reason: null };
  const last = match.log.at(-1);
  if (!last) return { possible: false, seat: null, reason: 'start' };
  // Whatever another seat's move revealed, this seat can't undo it because it is not its own.
  const others = seat !== undefined && seat !== last.seat;
  const barrier = free ? null : others ? 'decision' : barrierOf(last);
  return { possible: barrier === null, seat: last.seat, reason: barrier };
}

/**
 * Returns whether the last undone step can be redone, and the reason if not. Only the seat that made a move may redo
 * it, unless `free` is set; acts such as a resignation may always be redone. Playing a new move discards the undone
 * steps.
 */
export function redoStatus(match: Match, { seat, free }: StepRequest = {}): UndoStatus {
  const next = match.undone.at(-1);
  if (!next) return { possible: false, seat: null, reason: 'end' };
  if ('act' in next) return { possible: true, seat: seatOf(next), reason: null };
  const barrier = !free && seat !== undefined && seat !== next.seat ? 'decision' : null;
  return { possible: barrier === null, seat: next.seat, reason: barrier };
}

/** Undoes the last move or act. Throws {@link StepRefused} at a barrier. */
export function undo(match: Match, request: StepRequest = {}): Entry | Act {
  const { possible, reason } = undoStatus(match, request);
  if (!possible && reason) throw new StepRefused(reason, BARRIERS[reason]);
  if (lastAct(match)) {
    const act = match.acts.pop() as Act;
    match.undone.push(act);
    return act;
  }
  const ply = match.log.length - 1;
  match.position = replayedPosition(match, ply);
  const entry = match.log.pop() as Entry;
  match.undone.push(entry);
  match.snapshots.length = Math.floor(ply / SNAPSHOT_EVERY) + 1;
  return entry;
}

/** Redoes the last undone step with its logged outcomes. Throws {@link StepRefused} if it can't be redone. */
export function redo(match: Match, request: StepRequest = {}): Entry | Act {
  const { possible, reason } = redoStatus(match, request);
  if (!possible && reason) throw new StepRefused(reason, BARRIERS[reason]);
  const next = match.undone.at(-1) as Entry | Act;
  const done = 'act' in next ? decide(match, next) : replayMove(match, next.seat, next.move, next.chance, next);
  match.undone.pop();
  return done;
}

/** Undoes all moves of the last click, or the last act. Stops at a barrier. Throws like {@link undo}. */
function undoClick(match: Match, request: StepRequest = {}): (Entry | Act)[] {
  const steps = [undo(match, request)];
  for (let step = steps[0]; 'on' in step && undoStatus(match, request).possible;)
    steps.push((step = undo(match, request)));
  return steps;
}

/**
 * Undoes the last act if there is one, otherwise at least one click, until `ply` moves are left. Stops at a barrier or
 * act. Throws like {@link undo}.
 */
export function undoTo(match: Match, ply: number, request: StepRequest = {}): (Entry | Act)[] {
  const steps = undoClick(match, request);
  if ('act' in steps[0]) return steps;
  while (match.log.length > ply && !lastAct(match) && undoStatus(match, request).possible)
    steps.push(...undoClick(match, request));
  return steps;
}

/** Redoes all moves of the last undone click, or the last undone act. Throws like {@link redo}. */
export function redoClick(match: Match, request: StepRequest = {}): (Entry | Act)[] {
  const steps = [redo(match, request)];
  for (let next = match.undone.at(-1); next && 'on' in next; next = match.undone.at(-1))
    steps.push(redo(match, request));
  return steps;
}

function lastAct({ acts, log }: Match): Act | undefined {
  const last = acts.at(-1);
  return last?.ply === log.length ? last : undefined;
}

function seatOf(act: Act): Seat | null {
  return act.act === 'resign' ? act.seat : null;
}

/** The position after `ply` moves. Throws a RangeError if the log is shorter. */
export function positionAt(match: Match, ply: number): unknown {
  if (!Number.isInteger(ply) || ply < 0 || ply > match.log.length) {
    throw new RangeError(`This match has only ${match.log.length} moves, so it has no position after ${ply} moves.`);
  }
  return replayedPosition(match, ply);
}

/** A new match with the first `ply` moves, without any act that ended the original early. */
export function branch(match: Match, ply: number): Match {
  const { game, config, log, acts, setupDraws, luck, snapshots } = match;
  return {
    game,
    config,
    setupDraws,
    luck: luck.slice(),
    log: log.slice(0, ply),
    acts: acts.filter((act) => act.ply <= ply && act.act === 'resign' && !act.ends),
    undone: [],
    position: positionAt(match, ply),
    snapshots: snapshots.slice(0, Math.floor(ply / SNAPSHOT_EVERY) + 1).map((snapshot) => game.copy(snapshot)),
  };
}
