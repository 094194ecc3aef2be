import type { InjectionKey, Ref } from 'vue';

/** The bar at the bottom of the side panel, where the buttons that end a phase and undo moves stay in place. */
export const PANEL_BAR: InjectionKey<Readonly<Ref<HTMLElement | null>>> = Symbol('panel bar');
