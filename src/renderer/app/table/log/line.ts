import type { Act } from '../../../../engine/core/match-types';
import type { Skip } from '../../../../engine/core/skip-preferences';
import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';

/** The common props of the log's components. */
export interface LogSource {
  readonly ui: AnyGameUi;
  readonly log: readonly LogEntry[];
  readonly acts: readonly Act[];
  readonly view: unknown;
}

/** A line of the log. Its text is formatted when it is rendered. */
export interface Line {
  readonly key: string;
  readonly ply: number;
  readonly heading: 'turn' | 'phase' | undefined;
  readonly of: string | null;
  readonly event: LogEntry['events'][number];
  /** The act that the line describes, if it does not describe an event. */
  readonly act?: Act;
  /** The skipped decision that the line describes, if it does not describe an event. */
  readonly skipped?: { readonly skip: Skip; readonly seat: number };
  /** The earlier lines of the same click or voyage, which are merged into this one. */
  readonly steps?: readonly Line[];
  /** The number of consecutive lines with equal events that this one represents, if there are several. */
  readonly times?: number;
}
