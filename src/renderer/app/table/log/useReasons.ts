import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import { sameValue } from '../../../../engine/core/same-move';
import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useSentences, useWords } from '../../../game-ui/translate';
import { useMatch } from '../../../stores/match';
import { useSettings } from '../../../stores/settings';
import { lineKey } from './log-lines';
import { eventSeat } from './recent-lines';

/**
 * The reasons for computers' moves, if the settings show them. A reason that applies to several moves in a row is shown
 * once, under the last line about them.
 */
export function useReasons(ui: () => AnyGameUi, log: () => readonly LogEntry[], view: () => unknown) {
  const { t } = useI18n();
  const match = useMatch();
  const settings = useSettings();
  const format = useSentences(() => ui().id);
  const words = useWords(() => ui().id);

  const wanted = computed(() => {
    const { reasons } = settings.settings;
    return reasons === 'always' || (reasons === 'after' && (match.table?.over ?? false));
  });

  /** The ply whose reason is shown under each line, by line key. */
  const placed = computed((): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    if (!wanted.value) return found;
    let line: string | null = null;
    const entries = log();
    for (const [i, entry] of entries.entries()) {
      if (!entry.reason) continue;
      if (!sayTheSame(entries[i - 1], entry)) line = null;
      line = lineOf(entry, line === null) ?? line;
      if (line && !sayTheSame(entry, entries[i + 1])) found.set(line, entry.ply);
    }
    return found;
  });

  function sayTheSame(one: LogEntry | undefined, other: LogEntry | undefined): boolean {
    return one !== undefined && one.seat === other?.seat && sameValue(one.reason, other.reason);
  }

  /**
   * The key of the last line about the mover's own actions; if there is none and `any` is set, of the last line
   * without a player, such as a card. Effects on others and lines under the next heading do not count.
   */
  function lineOf({ ply, seat, events }: LogEntry, any: boolean): string | null {
    const end = events.findIndex((event) => ui().events.logKind(event) === null);
    const own = end < 0 ? events : events.slice(0, end);
    const isBy = (by: number | null) => (event: LogEntry['events'][number]) =>
      ui().describe(event, view()) !== null && eventSeat(event) === by;
    const at = own.findLastIndex(isBy(seat));
    const last = at >= 0 || !any ? at : own.findLastIndex(isBy(null));
    return last >= 0 ? lineKey(ply, last) : null;
  }

  function reasonOf(ply: number): string {
    const entry = wanted.value ? match.log.at(ply - 1) : undefined;
    if (ply < 1 || !entry?.reason) return '';
    const power = words(ui().power(entry.seat, view()).key);
    try {
      const reason = ui().bot?.reason(entry.reason, view());
      return reason ? t('opponents.reasonOf', { power, reason: format(reason) }) : '';
    } catch {
      // A save from another version may mention something unknown to this game; its moves are still valid.
      return '';
    }
  }

  const reasonAt = (key: string): string => {
    const ply = placed.value.get(key);
    return ply === undefined ? '' : reasonOf(ply);
  };

  return { reasonAt, reasonOf };
}
