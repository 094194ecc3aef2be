import { Container, Graphics } from 'pixi.js';
import { NOBODY, SPACES } from '../../../../engine/games/doge-ship/data/components';
import type { Light, TargetId } from '../../../board/board-types';
import { idOf, kindOf } from '../../kit/targets';
import { target } from '../targets';
import type { View } from '../words';
import { tableLayout } from './layout';
import { OAK_DARK } from './palette';
import { dearFrom } from './tables';

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

/**
 * The shade on a space that can't be chosen: dark wood if its action is impossible, nothing if it is too dear, because
 * its coin shows that. `null` for a target that is not a space.
 */
export function shadeOf(id: TargetId, view: View): Container | null {
  if (kindOf(id) !== 'space') return null;
  const [table, i] = [Math.floor(idOf(id) / SPACES), idOf(id) % SPACES];
  const space = view.tables.at(table)?.spaces[i];
  if (!space || space.price >= dearFrom(view)) return new Container();
  const { x, y, width, height } = tableLayout(table, view.tables.length).space(i + 1);
  return new Graphics().roundRect(x, y - 1.5, width, height - 5, 7).fill({ color: OAK_DARK, alpha: 0.6 });
}
