import type { Table } from '../../../ipc/table';
import type { AnyGameUi } from '../../game-ui/game-ui';
import type { Light, TargetId } from '../../board/board-types';

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
  const wanted = [...more, ...rows.flatMap(({ actor, target }) => [actor, target])];
  const lit = new Map([...lights].filter(([, light]) => light !== 'legal'));
  for (const id of wanted) if (id !== null && !lit.has(id)) lit.set(id, 'recalled');
  return lit;
}
