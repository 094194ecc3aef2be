import { computed } from 'vue';
import type { Act, LogEntry } from '../../../ipc/contract';
import type { TargetId } from '../../board/board-types';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { useSentences } from '../../game-ui/translate';
import { holds, wordsOf } from '../rules/find';
import { useActs } from './acts';
import { lineKey } from './useReasons';

/** What a log is told from. */
interface LogSource {
  readonly ui: AnyGameUi;
  readonly log: readonly LogEntry[];
  /** What people decided beside their moves. */
  readonly acts: readonly Act[];
  readonly view: unknown;
}

/** What is shown of a log: a kind of event, a seat, lines with these words; `''` and -1 for all. */
interface LogFilter {
  readonly kind: string;
  readonly seat: number;
  readonly search: string;
}

/** What a line tells; its words are found when it is shown. */
export interface Line {
  readonly key: string;
  readonly ply: number;
  readonly heading: 'turn' | 'phase' | undefined;
  readonly of: string | null;
  readonly event: LogEntry['events'][number];
  /** What people decided, in the place of an event. */
  readonly act?: Act;
  /** The lines before it of the same click: where it led stands for the whole way. */
  readonly steps?: readonly Line[];
}

const DECIDED = { type: 'decided' };
const EVERYTHING: LogFilter = { kind: '', seat: -1, search: '' };

/** The lines of a log as a filter leaves them, and what they say. */
export function useLogLines(source: LogSource, filter: () => LogFilter = () => EVERYTHING) {
  const format = useSentences(() => source.ui.id);
  const tellAct = useActs(
    () => source.ui,
    () => source.view,
  );

  /** The lines of each move, which stay the same. */
  const known = computed(() => ({ ui: source.ui, of: new WeakMap<LogEntry, readonly Line[]>() }));
  function linesOf(entry: LogEntry): readonly Line[] {
    const { of } = known.value;
    const found = of.get(entry) ?? entry.events.flatMap((event, i) => lineOf(entry.ply, event, i));
    of.set(entry, found);
    return found;
  }
  function lineOf(ply: number, event: LogEntry['events'][number], i: number): Line[] {
    if (!source.ui.describe(event, source.view)) return [];
    const heading = source.ui.heading(event)?.level;
    return [{ key: lineKey(ply, i), ply, heading, of: source.ui.logKind(event), event }];
  }

  const textOf = ({ event, act }: Line): string => {
    const sentence = act ? null : source.ui.describe(event, source.view);
    return act ? tellAct(act) : sentence ? format(sentence) : '';
  };
  const placesOf = ({ event, act }: Line): readonly TargetId[] => (act ? [] : source.ui.places(event));

  const lines = computed((): readonly Line[] => {
    const { kind, seat, search } = filter();
    const words = wordsOf(search);
    const isBy = (told: object) => seat < 0 || ('seat' in told && told.seat === seat);
    const says = (line: Line) => words.length === 0 || holds(textOf(line), words);
    const isOf = ({ of, event }: Line) => of === null || ((kind === '' || of === kind) && isBy(event));
    const moves: Line[] = [];
    let click = 0;
    for (const entry of source.log) {
      const told = linesOf(entry).filter((line) => isOf(line) && (line.heading || says(line)));
      if (!entry.on) click = entry.ply;
      // Who searches is shown every line that fits.
      if (entry.on && words.length === 0 && told.every(({ heading }) => !heading)) addStep(moves, told, click);
      else moves.push(...told);
    }
    const decided = source.acts.flatMap((act, i): Line[] => {
      const theirs = kind === '' && (act.act === 'end' || isBy(act));
      const line = { key: `act.${i}`, ply: act.ply, heading: undefined, of: null, event: DECIDED, act };
      return theirs && act.ply <= source.log.length && says(line) ? [line] : [];
    });
    const all = decided.length === 0 ? moves : [...moves, ...decided].sort((a, b) => a.ply - b.ply);
    return kind === '' && seat < 0 && words.length === 0 ? all : withoutEmptyHeadings(all);
  });

  return { lines, textOf, placesOf, tellAct };
}

/** Adds the lines of a move made by the click that began with the move `click`: one line stands for all of it. */
function addStep(lines: Line[], told: readonly Line[], click: number) {
  let from = lines.length;
  while (from > 0 && lines[from - 1].ply >= click && !lines[from - 1].heading) from--;
  const whole = [...lines.splice(from), ...told].flatMap((line) => [...(line.steps ?? []), line]);
  const last = whole.pop();
  if (last) lines.push(whole.length > 0 ? { ...last, steps: whole } : last);
}

/** Headings stand above what is shown; where nothing is, they go. */
function withoutEmptyHeadings(all: readonly Line[]): readonly Line[] {
  const told = { turn: false, phase: false };
  const kept = all.toReversed().filter(({ heading }) => {
    if (!heading) return (told.turn = told.phase = true);
    const stands = told[heading];
    told.phase = false;
    if (heading === 'turn') told.turn = false;
    return stands;
  });
  return kept.reverse();
}
