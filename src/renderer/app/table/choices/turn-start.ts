import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/**
 * Number of moves before the turn of the seat that moved last. The turn starts after the latest of these: a heading, a
 * move that cannot be undone, another seat's move.
 */
export function turnStart({ moments }: Pick<AnyGameUi, 'moments'>, log: readonly LogEntry[], view: unknown): number {
  const seat = log.at(-1)?.seat;
  const before = log.findLastIndex(
    (entry) =>
      entry.seat !== seat || entry.barrier !== null || entry.events.some((event) => moments?.heading?.(event, view)),
  );
  return before + 1;
}
