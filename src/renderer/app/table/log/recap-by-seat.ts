import type { LogEntry } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { Sentence } from '../../../game-ui/sentence';
import { eventSeat } from './recent-lines';
import { continuesVoyage } from './voyages';

type Event = LogEntry['events'][number];

interface RecapItem {
  readonly event: Event;
  readonly text: Sentence;
  /** Whether it concerns the reading player. */
  readonly concerns: boolean;
  readonly weight: 'first' | 'key' | 'main' | null;
}

export interface SeatRecap {
  /** The seat that caused the events; `null` if no single player did. */
  readonly seat: number | null;
  readonly plies: readonly number[];
  readonly items: readonly RecapItem[];
}

/**
 * The noteworthy events of some moves, grouped by player in the order of their first own action, so that no effect is
 * listed before its cause. The events of player `own`, such as losses, follow those that caused them; a list of nothing
 * but bookkeeping comes last. A player without noteworthy events gets their minor moves. A voyage counts as one event,
 * at its last step.
 */
export function recapBySeat(
  ui: AnyGameUi,
  entries: readonly LogEntry[],
  view: unknown,
  own: number | null = null,
): readonly SeatRecap[] {
  const itemOf = (event: Event, text: Sentence): RecapItem => ({
    event,
    text,
    concerns: ui.pacing?.concerns(event, own, view) ?? false,
    weight: ui.recap?.weight?.(event) ?? null,
  });
  const found = new Map<number | null, { readonly major: Items; readonly minor: Items }>();
  const effects = new Set(ui.recap?.effects);
  const acted = new Set<number | null>([null]);
  let actor: number | null = null;
  for (const { ply, seat: mover, events } of entries)
    for (const event of events) {
      const concerned = eventSeat(event);
      const isEffect = effects.has(event.type);
      if (!isEffect) actor = concerned ?? actor;
      const seat = isEffect && concerned !== own ? (actor ?? concerned) : concerned;
      const text = textOf(ui, event, view, found.get(seat)?.major.items.at(-1)?.event);
      const minor = text ? null : ui.recap?.minor?.(event, view);
      if (!text && !minor) continue;
      const recap = found.get(seat) ?? { major: { plies: [], items: [] }, minor: { plies: [], items: [] } };
      // Until a player acts, each of their events moves the row behind the rows of those who caused it.
      if (!acted.has(seat)) found.delete(seat);
      found.set(seat, recap);
      if (seat === mover && seat !== own) acted.add(seat);
      if (text) add(ui, recap.major, ply, itemOf(event, text), view);
      else if (minor) add(ui, recap.minor, ply, itemOf(event, minor), view);
    }
  const all = [...found].map(([seat, { major, minor }]): SeatRecap => {
    const { plies, items } = major.items.length > 0 ? major : minor;
    return {
      seat,
      plies,
      items: items.toSorted((a, b) => Number(b.weight === 'first') - Number(a.weight === 'first')),
    };
  });
  const bookkeeping = new Set(ui.recap?.bookkeeping);
  const isBookkeeping = ({ items }: SeatRecap) => items.every(({ event }) => bookkeeping.has(event.type));
  return all.sort((a, b) => Number(isBookkeeping(a)) - Number(isBookkeeping(b)));
}

/**
 * The events for a text that is too long: the important ones and those that concern the reader, or all if none is.
 * `keyOnly` leaves only the most important ones. The order remains.
 */
export function shortened(items: readonly RecapItem[], keyOnly = false): readonly RecapItem[] {
  if (keyOnly) return items.filter(({ weight }) => weight === 'key');
  const kept = items.filter(({ weight, concerns }) => weight !== null || concerns);
  return kept.length > 0 ? kept : items;
}

/** The texts of events, with equal ones joined. */
export function joinedTexts(
  items: readonly RecapItem[],
  format: (sentence: Sentence) => string,
  n: (count: number) => string,
): string[] {
  const counts = new Map<string, number>();
  for (const { text } of items) {
    const said = format(text);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => (count > 1 ? `${said} ×${n(count)}` : said));
}

/** Whether a row without room for its last `count` events, or for its first one, hides a key event. */
export function hidesKey(
  items: readonly RecapItem[],
  { count, isCut }: { readonly count: number; readonly isCut: boolean } = { count: 0, isCut: false },
): boolean {
  const shown = shortened(items);
  const visible = isCut ? 0 : shown.length - count;
  return (
    shown.some(({ weight }, i) => weight === 'key' && i >= visible) && shown.some(({ weight }) => weight !== 'key')
  );
}

/**
 * The events since a player's last move. If that move ended the turn, also what it brought for everyone, such as a flood
 * or a new order of play.
 */
export function sinceMove(ui: AnyGameUi, log: readonly LogEntry[], from: number, view: unknown): readonly LogEntry[] {
  const last = log.at(from - 1);
  const later = log.slice(from);
  if (from === 0 || !last?.events.some((event) => ui.moments?.heading?.(event, view)?.level === 'turn')) return later;
  return [{ ...last, events: last.events.filter((event) => eventSeat(event) === null) }, ...later];
}

interface Items {
  readonly plies: number[];
  readonly items: RecapItem[];
}

/** Adds an event as a new item, or to the item that it continues. */
function add(ui: AnyGameUi, { plies, items }: Items, ply: number, item: RecapItem, view: unknown): void {
  if (plies.at(-1) !== ply) plies.push(ply);
  const before = items.at(-1);
  if (before && continuesVoyage(ui, before.event, item.event)) items.pop();
  if (!isJoined(ui, items, item, view)) items.push(item);
}

/** Adds an event to an earlier item of the same kind, if there is one. */
function isJoined(ui: AnyGameUi, items: RecapItem[], { event, concerns, weight }: RecapItem, view: unknown): boolean {
  return items.some((item, i) => {
    const joined = ui.recap?.join?.(item.event, event);
    const text = joined && textOf(ui, joined, view);
    if (!text) return false;
    items[i] = { event: joined, text, concerns: concerns || item.concerns, weight };
    return true;
  });
}

/** The short text of an event, or its full sentence if the game has no short texts. */
function textOf(ui: AnyGameUi, event: Event, view: unknown, before: Event | null = null): Sentence | null {
  if (ui.recap) return ui.recap.text(event, view, before);
  return ui.events.logKind(event) === null ? null : ui.describe(event, view);
}
