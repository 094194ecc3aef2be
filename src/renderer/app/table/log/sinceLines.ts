import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { Sentence } from '../../../game-ui/sentence';

type Event = LogEntry['events'][number];

interface NewsItem {
  readonly event: Event;
  readonly text: Sentence;
}

export interface SeatNews {
  /** The seat that caused the events; `null` if no single player did. */
  readonly seat: number | null;
  readonly plies: readonly number[];
  readonly items: readonly NewsItem[];
}

/**
 * The noteworthy events of some moves, grouped by player in turn order. A voyage of several steps counts as one event,
 * at its last step.
 */
export function newsBySeat(ui: AnyGameUi, entries: readonly LogEntry[], view: unknown): readonly SeatNews[] {
  const found = new Map<number | null, { plies: number[]; items: NewsItem[] }>();
  for (const { ply, events } of entries)
    for (const event of events) {
      const text = newsOf(ui, event, view);
      if (!text) continue;
      const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
      const news = found.get(seat) ?? { plies: [], items: [] };
      found.set(seat, news);
      if (news.plies.at(-1) !== ply) news.plies.push(ply);
      const before = news.items.at(-1);
      if (before && goesOn(ui, before.event, event)) news.items.pop();
      const told = ui.news?.states?.includes(event.type) && news.items.some((item) => isSame(item.text, text));
      if (told) continue;
      news.items.push({ event, text });
    }
  const all = [...found].map(([seat, news]): SeatNews => ({ seat, ...news }));
  return [...all.filter(({ seat }) => seat !== null), ...all.filter(({ seat }) => seat === null)];
}

/** The short text of an event, or its full sentence if the game has no short texts. */
function newsOf(ui: AnyGameUi, event: Event, view: unknown): Sentence | null {
  if (ui.news) return ui.news.item(event, view);
  return ui.events.logKind(event) === null ? null : ui.describe(event, view);
}

const isSame = (a: Sentence, b: Sentence) => JSON.stringify(a) === JSON.stringify(b);

function goesOn(ui: AnyGameUi, event: Event, next: Event): boolean {
  if (event.type !== next.type || !('to' in event) || !('from' in next) || event.to !== next.from) return false;
  const { pacing } = ui;
  const pieces = pacing?.pieces(event) ?? [];
  const others = pacing?.pieces(next);
  return pieces.length > 0 && pieces.every((piece, i) => others?.[i] === piece);
}
