import type { Table } from '../../../ipc/table';
import type { AnyGameUi } from '../../game-ui/game-ui';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import type { Light, TargetId } from '../../board/board-types';

/** A lesson step's request: the places on the board to point at, and the move in words. */
export interface LessonHint {
  readonly targets: readonly TargetId[];
  readonly text: Sentence | null;
}

/** The hint for a step. It is at the moves' targets and acting pieces or, if there are none, at the lesson's lights. */
export function lessonHint({ lesson, choices, view }: Table, ui: AnyGameUi): LessonHint {
  if (!lesson) return { targets: [], text: null };
  const rows = ui.rows(
    lesson.asked.map((i) => choices[i]),
    view,
  );
  const all = [...rows.flatMap(targetsOf), ...rows.map(({ actor }) => actor)];
  const targets = [...new Set(all)].filter((target) => target !== null);
  return { targets: targets.length > 0 ? targets : lesson.lights, text: rows.at(0)?.options.at(0)?.full ?? null };
}

/** A row's target, and those of its options if they differ. */
const targetsOf = ({ target, options }: Row) => [target, ...options.map((option) => option.target ?? null)];

/**
 * The lights on the board. In a lesson, only the legal targets of the current task are lit, plus targets that are
 * chosen or pointed at. Outside lessons the lights are unchanged.
 */
export function lessonLights(
  lights: ReadonlyMap<TargetId, Light>,
  table: Table | null,
  ui: AnyGameUi,
): ReadonlyMap<TargetId, Light> {
  if (!table?.lesson) return lights;
  const { asked, lights: more } = table.lesson;
  const rows = ui.rows(
    asked.map((i) => table.choices[i]),
    table.view,
  );
  const wanted = [...more, ...rows.flatMap((row) => [row.actor, ...targetsOf(row)])];
  const lit = new Map([...lights].filter(([, light]) => light !== 'legal'));
  for (const id of wanted) if (id !== null && !lit.has(id)) lit.set(id, 'recalled');
  return lit;
}
