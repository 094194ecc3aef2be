import type { InjectionKey, Ref } from 'vue';
import type { Seat } from '../../engine/core/game';
import type { Panel } from './panels';

/** The table's menu in a player's chip. It is injected, because the chip belongs to the game. */
export const SEAT_MENU: InjectionKey<Panel<{ readonly seat: Seat }>> = Symbol('seat menu');

/** A player's portrait in their chip. It is injected for the same reason as the menu. */
export const SEAT_PORTRAIT: InjectionKey<Panel<{ readonly seat: Seat }>> = Symbol('seat portrait');

/** The seat of the only person at the table, whose chip says “You”; `null` if several people share it. */
export const OWN_SEAT: InjectionKey<Readonly<Ref<Seat | null>>> = Symbol('own seat');

/**
 * The seat whose decision the screen shows; `null` if none. While several players decide at once, only this one is
 * marked.
 */
export const DECIDING_SEAT: InjectionKey<Readonly<Ref<Seat | null>>> = Symbol('deciding seat');

/** The players' chips on the screen by seat, for animations to and from them. */
export const SEAT_CHIPS: InjectionKey<Map<Seat, HTMLElement>> = Symbol('seat chips');
