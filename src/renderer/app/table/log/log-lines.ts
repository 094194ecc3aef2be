import { computed } from 'vue';
import type { Act } from '../../../../engine/core/match-types';
import { sameValue } from '../../../../engine/core/same-move';
import type { LogEntry } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import { createTextIndex } from '../../search/text-index';
import type { Line, LogSource } from './line';
import { useLineText } from './line-text';
import { continuesVoyage } from './voyages';

export type { Line, LogSource } from './line';

/** A log filter: event kind, seat and search words. `''` and -1 match everything. */
interface LogFilter {
  readonly kind: string;
  readonly seat: number;
  readonly search: string;
}

const DECIDED = { type: 'decided' };
const EVERYTHING: LogFilter = { kind: '', seat: -1, search: '' };

/** The key of an event's line: its ply, and its index among the move's events. */
export const lineKey = (ply: number, event: number): string => `${ply}.${event}`;

/** The lines of a log after filtering, and functions for their texts. The default filter keeps all lines. */
export function useLogLines(source: LogSource, filter: () => LogFilter = () => EVERYTHING) {
  const { textOf, partsOf, tellAct } = useLineText(source);

  /** The lines of each move, cached because they never change. */
  const known = computed(() => ({ ui: source.ui, of: new WeakMap<LogEntry, readonly Line[]>() }));
  function linesOf(entry: LogEntry): readonly Line[] {
    const { of } = known.value;
    const found = of.get(entry) ?? [
      ...skipLine(entry),
      ...entry.events.flatMap((event, i) => lineOf(entry.ply, event, i)),
    ];
    of.set(entry, found);
    return found;
  }
  function lineOf(ply: number, event: LogEntry['events'][number], i: number): Line[] {
    if (!source.ui.describe(event, source.view)) return [];
    const heading = source.ui.moments?.heading?.(event, source.view)?.level;
    return [{ key: lineKey(ply, i), ply, heading, of: source.ui.events.logKind(event), event }];
  }

  const placesOf = ({ event, act, skipped }: Line): readonly TargetId[] =>
    act || skipped ? [] : source.ui.places(event);

  const acts = computed(() => source.acts.map(actLine));

  const index = createTextIndex();
  /** The lines that a search finds, by key, each with the words to mark; `null` without a search. */
  const matches = computed(() => {
    const { search } = filter();
    if (search.trim() === '') return null;
    const all = [...source.log.flatMap(linesOf).filter(({ heading }) => !heading), ...acts.value];
    index.update(all.map((line) => ({ id: line.key, text: textOf(line) })));
    return index.search(search).hits;
  });

  const lines = computed((): readonly Line[] => {
    const { kind, seat } = filter();
    const isBy = (line: object) => seat < 0 || ('seat' in line && line.seat === seat);
    const says = (line: Line) => matches.value?.has(line.key) ?? true;
    const isOf = ({ of, event, skipped }: Line) =>
      skipped ? kind === '' && isBy(skipped) : of === null || ((kind === '' || of === kind) && isBy(event));
    const moves: Line[] = [];
    let click = 0;
    for (const entry of source.log) {
      const found = linesOf(entry).filter((line) => isOf(line) && (line.heading || says(line)));
      const before = moves.at(-1);
      // A plan can go on with another kind of move, which keeps its own line.
      const isSame = found.every(({ event }) => event.type === before?.event.type);
      if (!entry.on || !isSame) click = entry.ply;
      const sailsOn = before && found.length === 1 && continuesVoyage(source.ui, before.event, found[0].event);
      const from = entry.on && isSame ? click : sailsOn ? before.ply : null;
      // A search shows every matching line.
      if (from !== null && !matches.value && found.every(({ heading }) => !heading)) addStep(moves, found, from);
      else moves.push(...found);
    }
    const decided = acts.value.filter((line) => {
      const theirs = kind === '' && (line.act?.act === 'end' || isBy(line.act ?? {}));
      return theirs && line.ply <= source.log.length && says(line);
    });
    const told = decided.length === 0 ? moves : [...moves, ...decided].sort((a, b) => a.ply - b.ply);
    const all = matches.value ? told : joinEqual(source.ui, told);
    return kind === '' && seat < 0 && !matches.value ? all : withoutEmptyHeadings(all);
  });

  return { lines, matches, textOf, partsOf, placesOf, tellAct };
}

function skipLine({ ply, seat, skip }: LogEntry): Line[] {
  if (!skip) return [];
  return [{ key: `skip.${ply}`, ply, heading: undefined, of: null, event: DECIDED, skipped: { skip, seat } }];
}

function actLine(act: Act, i: number): Line {
  return { key: `act.${i}`, ply: act.ply, heading: undefined, of: null, event: DECIDED, act };
}

/** Adds the lines of a move, merged into one line with those of the click or voyage that began with move `from`. */
function addStep(lines: Line[], added: readonly Line[], from: number) {
  let first = lines.length;
  while (first > 0 && lines[first - 1].ply >= from && !lines[first - 1].heading) first--;
  const whole = [...lines.splice(first), ...added].flatMap((line) => [...(line.steps ?? []), line]);
  const last = whole.pop();
  if (last) lines.push(whole.length > 0 ? { ...last, steps: whole } : last);
}

/**
 * Joins lines with equal events into the last of them, if they are consecutive or separated only by events that the
 * recap joins with them, such as purchases for other pieces.
 */
function joinEqual(ui: LogSource['ui'], lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  const isPlain = ({ heading, steps, event }: Line) => !heading && !steps && event !== DECIDED;
  for (const line of lines) {
    let i = isPlain(line) ? joined.length - 1 : -1;
    while (i >= 0 && isPlain(joined[i]) && !sameValue(joined[i].event, line.event))
      i = ui.recap?.join?.(joined[i].event, line.event) ? i - 1 : -1;
    const before = i >= 0 && isPlain(joined[i]) ? joined.splice(i, 1)[0] : null;
    joined.push(before ? { ...line, times: (before.times ?? 1) + 1 } : line);
  }
  return joined;
}

/** Drops headings that have no lines below them. */
export function withoutEmptyHeadings(all: readonly Line[]): readonly Line[] {
  const follows = { turn: false, phase: false };
  const kept = all.toReversed().filter(({ heading }) => {
    if (!heading) return (follows.turn = follows.phase = true);
    const needed = follows[heading];
    follows.phase = false;
    if (heading === 'turn') follows.turn = false;
    return needed;
  });
  return kept.reverse();
}
