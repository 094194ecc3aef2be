import type { EffectName } from '../../sound/effects';

export interface Happening {
  readonly type: string;
}

/** What each event of an edition sounds like: a name, silence, or a choice by what the event says. */
export type SoundTable<E extends Happening> = {
  readonly [T in E['type']]: EffectName | null | ((event: Extract<E, { readonly type: T }>) => EffectName | null);
};

/** The sound of an event by an edition's table, or `null` where silence is right. */
export function soundsOf<E extends Happening>(table: SoundTable<E>): (event: Happening) => EffectName | null {
  const known = (type: string): type is E['type'] => Object.hasOwn(table, type);
  return (event) => {
    if (!known(event.type)) return null;
    const sound: EffectName | null | ((event: never) => EffectName | null) = table[event.type];
    // The table is keyed by type: a chooser found under an event's type is given an event of that type.
    return typeof sound === 'function' ? sound(event as never) : sound;
  };
}
