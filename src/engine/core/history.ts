import { BARRIERS } from './barriers';
import { StepRefused } from './errors';
import type { Barrier, Seat } from './game';
import { decide } from './ending';
import type { Act, Entry, Match } from './match-types';
import { replayed, replayMove, SNAPSHOT_EVERY } from './match';

/** Whether an undo or redo is possible, and if not, what bars it. */
export interface UndoStatus {
  readonly possible: boolean;
  /** The seat whose move would be undone or redone; `null` if there is none, or if all seats agreed to it. */
  readonly seat: Seat | null;
  readonly reason: Barrier | 'start' | 'end' | null;
}

/** The seat that asks (default: the one that made the move), and `free` if the players agreed to ignore barriers. */
interface StepRequest {
  readonly seat?: Seat;
  readonly free?: boolean;
}

/** Why the player of a move cannot undo it. */
export function barrierOf(entry: Pick<Entry, 'chance' | 'events'>): Exclude<Barrier, 'decision'> | null {
  if (entry.chance.length > 0) return 'chance';
  return entry.events.find((event) => event.bars)?.bars ?? null;
}

/** Whether the player knew everything the move would do: it drew no chance and revealed nothing hidden. */
export function isForeseen({ chance, events }: Entry): boolean {
  return chance.length === 0 && events.every(({ bars }) => bars !== 'secret');
}

/**
 * Undo is possible back to the last barrier: a move that drew chance, revealed a secret or answered another player's
 * question. A player cannot undo another player's decisions. Any player may undo an agreed end or a resignation.
 */
export function undoStatus(match: Match, { seat, free }: StepRequest = {}): UndoStatus {
  const act = lastAct(match);
  if (act) return { possible: true, seat: seatOf(act), reason: null };
  const last = match.log.at(-1);
  if (!last) return { possible: false, seat: null, reason: 'start' };
  const barrier = free ? null : (barrierOf(last) ?? (seat !== undefined && seat !== last.seat ? 'decision' : null));
  return { possible: barrier === null, seat: last.seat, reason: barrier };
}

/** A player who undid something may redo it until a new move is made. */
export function redoStatus(match: Match, { seat, free }: StepRequest = {}): UndoStatus {
  const next = match.undone.at(-1);
  if (!next) return { possible: false, seat: null, reason: 'end' };
  if ('act' in next) return { possible: true, seat: seatOf(next), reason: null };
  const barrier = !free && seat !== undefined && seat !== next.seat ? 'decision' : null;
  return { possible: barrier === null, seat: next.seat, reason: barrier };
}

/** Undoes the last move or act. Throws {@link StepRefused} with the barrier. */
export function undo(match: Match, request: StepRequest = {}): Entry | Act {
  const { possible, reason } = undoStatus(match, request);
  if (!possible && reason) throw new StepRefused(reason, BARRIERS[reason]);
  if (lastAct(match)) {
    const act = match.acts.pop() as Act;
    match.undone.push(act);
    return act;
  }
  const ply = match.log.length - 1;
  match.position = replayed(match, ply);
  const entry = match.log.pop() as Entry;
  match.undone.push(entry);
  match.snapshots.length = Math.floor(ply / SNAPSHOT_EVERY) + 1;
  return entry;
}

/**
 * Redoes the step that was undone last. A move repeats the outcomes it drew. Throws {@link StepRefused} if there is
 * nothing to redo.
 */
export function redo(match: Match, request: StepRequest = {}): Entry | Act {
  const { possible, reason } = redoStatus(match, request);
  if (!possible && reason) throw new StepRefused(reason, BARRIERS[reason]);
  const next = match.undone.at(-1) as Entry | Act;
  const done = 'act' in next ? decide(match, next) : replayMove(match, next.seat, next.move, next.chance, next);
  match.undone.pop();
  return done;
}

/**
 * Undoes everything one click did: an act, or its moves from the last back to the first. Stops at a barrier, after at
 * least one step. Throws like {@link undo}.
 */
export function undoClick(match: Match, request: StepRequest = {}): (Entry | Act)[] {
  const steps = [undo(match, request)];
  for (let step = steps[0]; 'on' in step && undoStatus(match, request).possible;)
    steps.push((step = undo(match, request)));
  return steps;
}

/** Redoes everything one click did, its first move first. Throws like {@link redo}. */
export function redoClick(match: Match, request: StepRequest = {}): (Entry | Act)[] {
  const steps = [redo(match, request)];
  for (let next = match.undone.at(-1); next && 'on' in next; next = match.undone.at(-1))
    steps.push(redo(match, request));
  return steps;
}

/** The act after the last move, if any. */
function lastAct({ acts, log }: Match): Act | undefined {
  const last = acts.at(-1);
  return last?.ply === log.length ? last : undefined;
}

function seatOf(act: Act): Seat | null {
  return act.act === 'resign' ? act.seat : null;
}

/** A copy of the position after the first `ply` moves. Throws a RangeError beyond the log. */
export function positionAt(match: Match, ply: number): unknown {
  if (!Number.isInteger(ply) || ply < 0 || ply > match.log.length) {
    throw new RangeError(`This match has ${match.log.length} moves; there is no position after ${ply}.`);
  }
  return replayed(match, ply);
}

/** A new match that shares the first `ply` moves with another. It has not ended, even if the other has. */
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
