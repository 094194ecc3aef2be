import { Container, Graphics } from 'pixi.js';
import { NOBODY, SPACES } from '../../../../engine/games/doge-ship/data/components';
import type { Light, TargetId } from '../../../board/board-types';
import { idOf, kindOf } from '../../kit/targets';
import { isTooDear } from '../space-words';
import { target } from '../targets';
import type { View } from '../words';
import { tableLayout } from './layout';
import { OAK_DARK } from './palette';

/**
 * Returns a function that lists the spaces to dim in addition to the idle ones. While spaces can be chosen, these are
 * the free spaces that the player may not take now. After a choice, when no other space is highlighted, they are the
 * spaces that were dimmed before, also while the action's tiles are drawn or built. At the end of a plan, where only idle
 * spaces are highlighted, they are the previously dimmed spaces that are still free.
 */
export function createClosedSpaces() {
  let last: { readonly decision: string; readonly turn: string; readonly dim: readonly TargetId[] } | null = null;
  return (lights: ReadonlyMap<TargetId, Light>, view: View): TargetId[] => {
    const spaces = view.tables.flatMap(({ spaces: list }, table) =>
      list.map(({ taken }, i) => ({ id: target.space(table, i + 1), taken })),
    );
    const decision = decisionIn(view);
    const turn = `${view.round} ${view.active}`;
    const lit = new Set(spaces.map(({ id }) => lights.get(id)));
    if (lit.has('legal')) {
      const dim = spaces.flatMap(({ id, taken }) =>
        taken === NOBODY && (lights.get(id) ?? 'idle') === 'idle' ? [id] : [],
      );
      // Keeps the longest list, because a space that is pointed at does not count as idle.
      if (last?.decision !== decision || dim.length > last.dim.length) last = { decision, turn, dim };
      return dim.filter((id) => !lights.has(id));
    }
    const inAction = last?.turn === turn && view.frame !== null && view.frame.kind !== 'turn';
    if (!last || (last.decision !== decision && !inAction && !lit.has('idle'))) return [];
    return last.dim.filter(
      (id) => !lights.has(id) && spaces.some((space) => space.id === id && space.taken === NOBODY),
    );
  };
}

/**
 * The part of a view that differs between decisions about spaces, as text, because a plan begins with a copy of the
 * view.
 */
const decisionIn = ({ round, active, frame, tables, players }: View): string =>
  JSON.stringify([round, active, frame?.kind, tables, players.map(({ markers }) => markers)]);

/**
 * The shade on a space that can't be chosen: dark wood if its action is impossible, nothing if it is too dear, because
 * its coin shows that, or if a plan has taken it. `null` for a target that is not a space.
 */
export function shadeOf(id: TargetId, view: View): Container | null {
  if (kindOf(id) !== 'space') return null;
  const [table, i] = [Math.floor(idOf(id) / SPACES), idOf(id) % SPACES];
  const space = view.tables.at(table)?.spaces[i];
  if (!space || space.taken !== NOBODY || isTooDear(table, i + 1, view)) return new Container();
  const { x, y, width, height } = tableLayout(table, view.tables.length).space(i + 1);
  return new Graphics().roundRect(x, y - 1.5, width, height - 5, 7).fill({ color: OAK_DARK, alpha: 0.6 });
}
