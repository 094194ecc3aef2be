import type { Table } from '../../../ipc/table';
import type { AnyGameUi } from '../../game-ui/game-ui';
import type { Light, TargetId } from '../../board/board-types';

/**
 * The lights on the board in a lesson. Among legal targets, only those that the lesson asks for are lit, besides
 * anything that is chosen or pointed at. In a match the lights are unchanged.
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
