import type { InjectionKey, Ref } from 'vue';

/** The player's pace of animations, a factor for their speed; 0 for none. Panels outside a table have none. */
export const PACE: InjectionKey<Readonly<Ref<number>>> = Symbol('pace');
