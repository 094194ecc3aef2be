import type { LogEntry, Opened, Seated, Table } from '../../ipc/table';
import type { useSession } from './session';

/**
 * The log of the match on the table, as whoever sits there may know it. Beside it stands as much of it as is known the way
 * everybody may see it: when somebody else sits down, main tells the rest, and what that seat alone sees.
 */
export function createLog({ perTable }: Pick<ReturnType<typeof useSession>, 'perTable'>) {
  const log = perTable<readonly LogEntry[]>([]);
  const common = perTable<readonly LogEntry[]>([]);
  /** Whose eyes the log was told for. */
  const viewer = perTable<number | null>(null);

  return {
    log,
    /** The first moves, which main need not tell again. */
    known: () => common.value.length,
    /** Whether the log is what the table's viewer may know, and no more. */
    fits: ({ viewer: now }: Pick<Table, 'viewer'>) => viewer.value === now,

    begin({ table, log: told }: Pick<Opened, 'table' | 'log'>) {
      log.value = told;
      viewer.value = table.viewer;
      common.value = table.viewer === null ? told : [];
    },

    /** Takes in what was told after the first `from` moves. Answers whether it goes together with those. */
    seat(from: number, { table, log: told, own }: Seated): boolean {
      const whole = [...common.value.slice(0, from), ...told];
      common.value = whole;
      viewer.value = table.viewer;
      const mine = whole.slice();
      for (const entry of own) mine[entry.ply - 1] = entry;
      log.value = mine;
      return whole.length === table.ply;
    },

    /** Adds a move as it was just seen; whatever came after the one before it was taken back. */
    add(entry: LogEntry) {
      this.cut(entry.ply - 1);
      log.value = [...log.value, entry];
    },

    /** Forgets all but the first moves: they were taken back. */
    cut(plies: number) {
      if (log.value.length > plies) log.value = log.value.slice(0, plies);
      if (common.value.length > plies) common.value = common.value.slice(0, plies);
    },
  };
}
