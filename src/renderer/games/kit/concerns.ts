import type { GameEvent, Seat } from '../../../engine/core/game';
import type { TargetId } from '../../board/board-types';

/** Whether an event concerns those who did not bring it about: all of them, none, or some. */
type Concern<E, V> = boolean | ((event: E, seat: Seat, view: V) => boolean);

/** What each event of a game is to the others at the table. */
type ConcernTable<E extends GameEvent, V> = {
  readonly [T in E['type']]: Concern<Extract<E, { readonly type: T }>, V>;
};

/**
 * Whether an event concerns a seat, by a game's table: what is its own always does. To who only looks on (`null`), what concerns
 * everybody does. So does what is no event of this game: nothing is ever passed over by mistake.
 */
export function concernsOf<E extends GameEvent, V>(table: ConcernTable<E, V>) {
  return (event: E, seat: Seat | null, view: V): boolean => {
    const type: E['type'] = event.type;
    if (!Object.hasOwn(table, type)) return true;
    const concern: Concern<never, V> = table[type];
    if (seat === null) return concern === true;
    if ('seat' in event && event.seat === seat) return true;
    // The table is keyed by type: a function found under an event's type is given an event of that type.
    return typeof concern === 'function' ? concern(event as never, seat, view) : concern;
  };
}

/** The pieces that each event moves about on the board; of those that are not named, none. `null`: it needs the board to itself. */
type PieceTable<E extends GameEvent> = {
  readonly [T in E['type']]?: ((event: Extract<E, { readonly type: T }>) => readonly TargetId[]) | null;
};

const NONE: readonly TargetId[] = [];

/** The pieces an event moves about, by a game's table; `null`: it needs the board to itself. */
export function piecesOf<E extends GameEvent>(table: PieceTable<E>) {
  return (event: E): readonly TargetId[] | null => {
    const type: E['type'] = event.type;
    if (!Object.hasOwn(table, type)) return NONE;
    const pieces: ((event: never) => readonly TargetId[]) | null | undefined = table[type];
    return pieces ? pieces(event as never) : null;
  };
}
