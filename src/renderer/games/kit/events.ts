import type { GameEvent } from '../../../engine/core/game';
import type { EffectName } from '../../sound/effects';

type Sound<E> = EffectName | null | ((event: E) => EffectName | null);

/**
 * What each event of a game is to the table: its kind in the log (`null`: a heading, which stands in every list), and what it sounds
 * like (`null`: silence; or a choice by what the event says).
 */
export type EventTable<E extends GameEvent, K extends string> = {
  readonly [T in E['type']]: readonly [kind: K | null, sound: Sound<Extract<E, { readonly type: T }>>];
};

/** What a game says of its events by its table. What is no event of this game is a silent heading, so that none is ever hidden. */
export function eventsOf<E extends GameEvent, K extends string>(logKinds: readonly K[], table: EventTable<E, K>) {
  const entry = (event: E): readonly [K | null, Sound<never>] => {
    const type: E['type'] = event.type;
    return Object.hasOwn(table, type) ? table[type] : [null, null];
  };
  return {
    logKinds,
    logKind: (event: E): K | null => entry(event)[0],
    soundOf(event: E): EffectName | null {
      const [, sound] = entry(event);
      // The table is keyed by type: a chooser found under an event's type is given an event of that type.
      return typeof sound === 'function' ? sound(event as never) : sound;
    },
  };
}
