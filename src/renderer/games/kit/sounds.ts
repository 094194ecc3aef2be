import type { GameEvent } from '../../../engine/core/game';
import type { EffectName } from '../../sound/effects';

type Sound<E> = EffectName | null | ((event: E) => EffectName | null);

/** What each event of a game sounds like: a name, silence, or a choice by what the event says. */
export type SoundTable<E extends GameEvent> = {
  readonly [T in E['type']]: Sound<Extract<E, { readonly type: T }>>;
};

/** The sound of an event by a game's table, or `null` where silence is right; so it is for what is no event of this game. */
export function soundsOf<E extends GameEvent>(table: SoundTable<E>): (event: E) => EffectName | null {
  return (event) => {
    const type: E['type'] = event.type;
    if (!Object.hasOwn(table, type)) return null;
    const sound: Sound<never> = table[type];
    // The table is keyed by type: a chooser found under an event's type is given an event of that type.
    return typeof sound === 'function' ? sound(event as never) : sound;
  };
}
