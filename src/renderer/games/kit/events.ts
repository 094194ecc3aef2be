import type { GameEvent, Seat } from '../../../engine/core/game';
import type { EventTime } from '../../board/board-types';
import type { EffectName } from '../../sound/names';

type Sound<E> = EffectName | null | ((event: E, people: readonly Seat[]) => EffectName | null);

/** The sting of a finished game: defeat if people played and none of them won. */
export const outcome = ({ winners }: { readonly winners: readonly Seat[] }, people: readonly Seat[]): EffectName =>
  people.length === 0 || people.some((seat) => winners.includes(seat)) ? 'victory' : 'defeat';

/**
 * Each event type's log kind and sound. The kind `null` is a heading, which every filter shows. The sound may depend on
 * the event; `null` is silence. With `impact`, the sound is played when the animation calls `Stage.impact`.
 */
export type EventTable<E extends GameEvent, K extends string> = {
  readonly [T in E['type']]: readonly [kind: K | null, sound: Sound<Extract<E, { readonly type: T }>>, time?: 'impact'];
};

/** Looks up a game's events in its table. Unknown events count as silent headings, so that no filter hides them. */
export function eventsOf<E extends GameEvent, K extends string>(logKinds: readonly K[], table: EventTable<E, K>) {
  const entry = (event: E): readonly [K | null, Sound<never>, 'impact'?] => {
    const type: E['type'] = event.type;
    return Object.hasOwn(table, type) ? table[type] : [null, null];
  };
  return {
    logKinds,
    logKind: (event: E): K | null => entry(event)[0],
    soundTime: (event: E): EventTime => entry(event)[2] ?? 'start',
    soundOf(event: E, people: readonly Seat[] = []): EffectName | null {
      const [, sound] = entry(event);
      // TypeScript can't infer that the function under an event type accepts that event.
      return typeof sound === 'function' ? sound(event as never, people) : sound;
    },
  };
}
