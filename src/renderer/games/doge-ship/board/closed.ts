import { NOBODY } from '../../../../engine/games/doge-ship/data/components';
import type { Light, TargetId } from '../../../board/board-types';
import { target } from '../targets';
import type { View } from '../words';

/**
 * Returns a function that lists the free spaces that the player may not take now, while other spaces can be chosen. If
 * the player has chosen a space of the same view, the others are no longer highlighted, but the list is the same.
 */
export function createClosedSpaces() {
  let last: { readonly view: View; readonly closed: readonly TargetId[] } | null = null;
  return (lights: ReadonlyMap<TargetId, Light>, view: View): TargetId[] => {
    const spaces = view.tables.flatMap(({ spaces: list }, table) =>
      list.map(({ taken }, i) => ({ id: target.space(table, i + 1), taken })),
    );
    if (spaces.some(({ id }) => lights.get(id) === 'legal')) {
      const closed = spaces.flatMap(({ id, taken }) => (taken === NOBODY && !lights.has(id) ? [id] : []));
      // A space that is pointed at is lit in any case.
      if (last?.view !== view || closed.length > last.closed.length) last = { view, closed };
      return closed;
    }
    return last?.view === view ? last.closed.filter((id) => !lights.has(id)) : [];
  };
}
