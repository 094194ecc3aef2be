import type { Table } from '../../../ipc/table';
import type { AnyGameUi } from '../../game-ui/game-ui';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import type { Light, TargetId } from '../../board/board-types';
import { askedButtons, withOnly } from './step-rows';

/** A lesson step's request: the places on the board to point at, and the move in words. */
export interface LessonHint {
  readonly targets: readonly TargetId[];
  readonly text: Sentence | null;
}

/** The hint for a step. It points at the moves' targets and acting pieces or, without any, at the step's `lights`. */
export function lessonHint(table: Table, ui: AnyGameUi): LessonHint {
  const { lesson } = table;
  if (!lesson) return { targets: [], text: null };
  const rows = askedRows(table, ui);
  const all = [...rows.flatMap(targetsOf), ...rows.map(({ actor }) => actor)];
  const targets = [...new Set(all)].filter((target) => target !== null);
  return { targets: targets.length > 0 ? targets : lesson.lights, text: rows.at(0)?.options.at(0)?.full ?? null };
}

function askedRows(table: Table, ui: AnyGameUi): Row[] {
  const { lesson, choices, view } = table;
  const rows = ui.rows(lesson?.asked.map((i) => choices[i]) ?? [], view);
  return withOnly(rows, askedButtons(table, rows));
}

/** A row's target, and those of its options if they differ. */
const targetsOf = ({ target, options }: Row) => [target, ...options.map((option) => option.target ?? null)];

/**
 * In a lesson, highlights the targets of the current task instead of all legal targets. Nothing is dimmed: the other
 * choices are legal moves outside the lesson, and the same piece is often part of both. Other highlights, such as the
 * chosen target's, remain. Outside lessons, nothing changes.
 */
export function lessonLights(
  lights: ReadonlyMap<TargetId, Light>,
  table: Table | null,
  ui: AnyGameUi,
): ReadonlyMap<TargetId, Light> {
  if (!table?.lesson) return lights;
  const lit = new Map([...lights].filter(([, light]) => light !== 'legal' && light !== 'idle'));
  const asked = lessonHint(table, ui).targets;
  for (const id of [...asked, ...table.lesson.lights])
    if (!lit.has(id)) lit.set(id, asked.includes(id) ? 'asked' : 'recalled');
  return lit;
}
