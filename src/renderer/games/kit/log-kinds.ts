import type { GameEvent } from '../../../engine/core/game';

/** Every event's kind; `null`: a heading, which stands in every list. */
export type LogKindTable<E extends GameEvent, K extends string> = Readonly<Record<E['type'], K | null>>;

/** What kind of thing an event is by a game's table; what is no event of this game is a heading, so that none is ever hidden. */
export function logKindsOf<E extends GameEvent, K extends string>(table: LogKindTable<E, K>): (event: E) => K | null {
  return (event) => {
    const type: E['type'] = event.type;
    return Object.hasOwn(table, type) ? table[type] : null;
  };
}
