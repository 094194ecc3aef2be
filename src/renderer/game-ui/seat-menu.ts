import type { InjectionKey } from 'vue';
import type { Seat } from '../../engine/core/game';
import type { Panel } from './game-ui';

/** What the table has to offer in a player's chip, below what is theirs. */
export const SEAT_MENU: InjectionKey<Panel<{ readonly seat: Seat }>> = Symbol('seat menu');
