import type { GameEvent, Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';

/** Whether an event concerns the players who did not cause it: all, none, or those for whom the function is true. */
type Concern<E, V> = boolean | ((event: E, seat: Seat, view: V) => boolean);

type ConcernTable<E extends GameEvent, V> = {
  readonly [T in E['type']]: Concern<Extract<E, { readonly type: T }>, V>;
};

/**
 * Returns a function that reports whether an event concerns a seat. A seat's own events always do. A spectator (`null`)
 * gets events that concern all players. Unknown events concern all seats, so that none is skipped by mistake.
 */
export function concernsOf<E extends GameEvent, V>(table: ConcernTable<E, V>) {
  return (event: E, seat: Seat | null, view: V): boolean => {
    const type: E['type'] = event.type;
    if (!Object.hasOwn(table, type)) return true;
    const concern: Concern<never, V> = table[type];
    if (seat === null) return concern === true;
    if ('seat' in event && event.seat === seat) return true;
    // TypeScript can't infer that the function under an event type accepts that event.
    return typeof concern === 'function' ? concern(event as never, seat, view) : concern;
  };
}

/**
 * The pieces that each type of event moves. Events not listed move none; `null` means that the event must be animated
 * alone.
 */
type PieceTable<E extends GameEvent> = {
  readonly [T in E['type']]?: ((event: Extract<E, { readonly type: T }>) => readonly TargetId[]) | null;
};

const NONE: readonly TargetId[] = [];

/**
 * Returns a function that looks up the pieces an event moves. It returns `null` for an event that must be animated
 * alone.
 */
export function piecesOf<E extends GameEvent>(table: PieceTable<E>) {
  return (event: E): readonly TargetId[] | null => {
    const type: E['type'] = event.type;
    if (!Object.hasOwn(table, type)) return NONE;
    const pieces: ((event: never) => readonly TargetId[]) | null | undefined = table[type];
    return pieces ? pieces(event as never) : null;
  };
}
