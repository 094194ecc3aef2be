import type { AnyGameUi } from '../../../game-ui/game-ui';
import { withoutEmptyHeadings } from './log-lines';
import type { Line } from './log-lines';
import { continuesVoyage } from './voyages';

const MAX_LINES = 80;

export interface RecentLine {
  readonly line: Line;
  /** The seat whose arms are beside the line; `null` if the line has no seat, or the same one as the previous line. */
  readonly begins: number | null;
}

/** The last lines of a log, with the seat whose lines begin at each. Omits bookkeeping events and empty headings. */
export function recentLines(ui: AnyGameUi, lines: readonly Line[]): readonly RecentLine[] {
  const bookkeeping = new Set(ui.recap?.bookkeeping);
  const recent = lines.slice(-2 * MAX_LINES).flatMap((line) => stepsOf(ui, line));
  const kept = withoutEmptyHeadings(recent.filter(({ event }) => !bookkeeping.has(event.type)));
  let before: number | null = null;
  return kept.slice(-MAX_LINES).map((line) => {
    const seat = line.heading ? null : seatOf(line);
    const begins = seat === before ? null : seat;
    before = seat;
    return { line, begins };
  });
}

/**
 * Joins consecutive lines with the same text, and counts them. A heading or a line with arms is not joined to the line
 * before.
 */
export function joinRepeats(
  recent: readonly RecentLine[],
  textOf: (line: Line) => string,
): readonly (RecentLine & { readonly times: number })[] {
  const joined: (RecentLine & { times: number })[] = [];
  for (const one of recent) {
    const before = joined.at(-1);
    if (before && one.begins === null && !one.line.heading && textOf(before.line) === textOf(one.line))
      before.times += timesOf(one);
    else joined.push({ ...one, times: timesOf(one) });
  }
  return joined;
}

const timesOf = ({ line }: RecentLine) => line.times ?? 1;

/** A line and its earlier steps, except that a voyage stays one line. */
function stepsOf(ui: AnyGameUi, line: Line): readonly Line[] {
  const all = [...(line.steps ?? []), line];
  return all.filter((step, i) => i === all.length - 1 || !continuesVoyage(ui, step.event, all[i + 1].event));
}

/** The seat that a line is about; `null` if it is about none. */
export function seatOf({ event, act, skipped }: Line): number | null {
  if (act) return 'seat' in act ? act.seat : null;
  return skipped ? skipped.seat : eventSeat(event);
}

/** The seat that caused an event: for a battle, that of its first side. `null` for a card or a scoring. */
export function eventSeat(event: Line['event']): number | null {
  const parts: readonly unknown[] = Object.values(event);
  const own = [event, ...parts].find(hasSeat);
  return own ? own.seat : null;
}

const hasSeat = (value: unknown): value is { readonly seat: number } =>
  typeof value === 'object' && value !== null && 'seat' in value && typeof value.seat === 'number';

/**
 * The space below the last line, in pixels, so that a list scrolled to its end begins with a whole line below `fade`.
 * `tops` are the lines' distances from the start of the list, `height` is the list's full height, and `room` the height
 * of its visible part.
 */
export function spaceBelow(tops: readonly number[], height: number, room: number, fade: number): number {
  const hidden = height - room + fade;
  return height > room ? (tops.find((top) => top >= hidden) ?? hidden) - hidden : 0;
}
