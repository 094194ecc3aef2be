import type { InjectionKey } from 'vue';
import type { Seat } from '../../engine/core/game';
import type { Panel } from './game-ui';

/** The table's part of a player's chip, below the game's part. */
export const SEAT_MENU: InjectionKey<Panel<{ readonly seat: Seat }>> = Symbol('seat menu');
