import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/** An event, as a line of its own. */
export interface SinceLine {
  readonly key: string;
  /** The move that caused it. */
  readonly ply: number;
  readonly event: LogEntry['events'][number];
}

/**
 * The events that concern a seat (`null` for a spectator), without headings. A voyage of several steps counts as one
 * event, with its last step.
 */
export function concerningLines(
  ui: AnyGameUi,
  entries: readonly LogEntry[],
  seat: number | null,
  view: unknown,
): readonly SinceLine[] {
  const all = entries.flatMap(({ ply, events }) =>
    events.flatMap((event, i): SinceLine[] => {
      const told = ui.events.logKind(event) !== null && ui.describe(event, view) !== null;
      return told && (ui.pacing?.concerns(event, seat, view) ?? true) ? [{ key: `${ply}.${i}`, ply, event }] : [];
    }),
  );
  return all.filter(({ event }, i) => !(i + 1 < all.length && goesOn(ui, event, all[i + 1].event)));
}

/** Whether the next event continues the same piece's path from where this one ended. */
function goesOn(ui: AnyGameUi, event: SinceLine['event'], next: SinceLine['event']): boolean {
  if (event.type !== next.type || !('to' in event) || !('from' in next) || event.to !== next.from) return false;
  const { pacing } = ui;
  const pieces = pacing?.pieces(event) ?? [];
  const others = pacing?.pieces(next);
  return pieces.length > 0 && pieces.every((piece, i) => others?.[i] === piece);
}
