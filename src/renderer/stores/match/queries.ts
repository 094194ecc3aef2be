import type { GameEvent } from '../../../engine/core/game';
import type { LogEntry } from '../../../ipc/table';
import type { MatchState } from './state';

/** The seats that people play. Empty without a table. */
export function peopleOf({ table }: MatchState): number[] {
  return table?.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])) ?? [];
}

/** The seat of the only person at the table, who always sees their own secrets; `null` for several or none. */
export function soloSeat(state: MatchState): number | null {
  const people = peopleOf(state);
  return people.length === 1 ? people[0] : null;
}

/**
 * The seat addressed as “you”: the learner's in a lesson, otherwise that of the only person. `null` if there is none.
 */
export function ownSeat(state: MatchState): number | null {
  return state.table?.lesson ? state.table.viewer : soloSeat(state);
}

/** The seat that has to decide next. If there are several, people come first. */
export function nextDecider(state: MatchState): number | null {
  const seats = state.table?.deciders.map(({ seat }) => seat) ?? [];
  const people = peopleOf(state);
  return seats.find((seat) => people.includes(seat)) ?? seats.at(0) ?? null;
}

/**
 * Number of moves up to a seat's last decision in a turn of its own, or 0. Later moves are news for its player. Skips
 * and answers to another seat's question do not count.
 */
export function lastDecisionOf(log: MatchState['log'], seat: number): number {
  return log.findLast((entry) => entry.seat === seat && !entry.skip && !isAnswer(entry))?.ply ?? 0;
}

/** Whether a move answers another seat's question. A standing order gives its answer in the move of the asking seat. */
function isAnswer({ seat, events }: LogEntry): boolean {
  return events.some((event: GameEvent & { readonly seat?: number }) => {
    return event.bars === 'answer' && (event.seat ?? seat) === seat;
  });
}

/** Whether a step or an animation is running. */
export function isBusy({ stepping, performing }: MatchState): boolean {
  return stepping || performing > 0;
}

/**
 * Whether moves may be played without the player: the board is visible, no replay or dialog is open, and moves can be
 * saved.
 */
export function mayAutoplay({ boardShown, paused, unwritable }: MatchState): boolean {
  return boardShown && !paused && unwritable === null;
}

export interface ComputerDecision {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
}

/** The decision that a computer has to make now, as a new object each time; `null` if there is none. */
export function dueComputer(state: MatchState): ComputerDecision | null {
  const { table } = state;
  const seat = nextDecider(state);
  if (!table || isBusy(state) || seat === null || peopleOf(state).includes(seat)) return null;
  return { match: table.match, seat, ply: table.ply };
}
