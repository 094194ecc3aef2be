import { NOBODY } from '../../../../engine/games/doge-ship/data/components';
import type { Light, TargetId } from '../../../board/board-types';
import { target } from '../targets';
import type { View } from '../words';

/**
 * Returns a function that lists the spaces to dim besides those lit as idle: the free spaces that the player may not
 * take now, while other spaces can be chosen. While a space of the same view is chosen, nothing else is lit, and all
 * spaces that were dim before are listed.
 */
export function createClosedSpaces() {
  let last: { readonly view: View; readonly dim: readonly TargetId[] } | null = null;
  return (lights: ReadonlyMap<TargetId, Light>, view: View): TargetId[] => {
    const spaces = view.tables.flatMap(({ spaces: list }, table) =>
      list.map(({ taken }, i) => ({ id: target.space(table, i + 1), taken })),
    );
    if (spaces.some(({ id }) => lights.get(id) === 'legal')) {
      const dim = spaces.flatMap(({ id, taken }) =>
        taken === NOBODY && (lights.get(id) ?? 'idle') === 'idle' ? [id] : [],
      );
      // A space that is pointed at is not lit as idle.
      if (last?.view !== view || dim.length > last.dim.length) last = { view, dim };
      return dim.filter((id) => !lights.has(id));
    }
    return last?.view === view ? last.dim.filter((id) => !lights.has(id)) : [];
  };
}
