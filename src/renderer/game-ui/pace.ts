import type { InjectionKey, Ref } from 'vue';

/** The player's speed factor for animations; 0 disables them. Not provided to panels outside a table. */
export const PACE: InjectionKey<Readonly<Ref<number>>> = Symbol('pace');
