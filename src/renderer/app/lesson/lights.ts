import type { Table } from '../../../ipc/contract';
import type { AnyGameUi } from '../../game-ui/game-ui';
import type { Light, TargetId } from '../../board/board-types';

/**
 * The board's lights in a lesson: of all that could be done only what is asked for is lit, and what is chosen or pointed at. In a
 * match they stay as they are.
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
