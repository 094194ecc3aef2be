import { inject, shallowRef } from 'vue';
import type { InjectionKey, Ref } from 'vue';

/** The view after the acting person's last move; `null` if unknown, or if changes since then are not shown. */
export const EARLIER_VIEW: InjectionKey<Readonly<Ref<unknown>>> = Symbol('earlier view');

/** The view to compare figures with, typed by the game. Always `null` outside a table. */
export function useEarlierView<V>(): Readonly<Ref<V | null>> {
  return inject(EARLIER_VIEW, shallowRef(null)) as Readonly<Ref<V | null>>;
}
