import { NOBODY } from '../../../../engine/games/doge-ship/data/components';
import type { Light, TargetId } from '../../../board/board-types';
import { target } from '../targets';
import type { View } from '../words';

/** The free spaces that the player may not take now, while other spaces can be chosen. */
export function closedSpaces(lights: ReadonlyMap<TargetId, Light>, view: View): TargetId[] {
  const spaces = view.tables.flatMap(({ spaces: list }, table) =>
    list.map(({ taken }, i) => ({ id: target.space(table, i + 1), taken })),
  );
  if (!spaces.some(({ id }) => lights.get(id) === 'legal')) return [];
  return spaces.flatMap(({ id, taken }) => (taken === NOBODY && !lights.has(id) ? [id] : []));
}
