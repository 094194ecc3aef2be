import { inject, shallowRef } from 'vue';
import type { InjectionKey, Ref } from 'vue';
import type { Seat } from '../../engine/core/game';
import type { TargetId } from '../board/board-types';

/** A vital place (`GameUi.vitalPlaces`) that rivals can attack: its owner, and who can attack it with which odds. */
export interface DangerShown {
  readonly seat: Seat;
  readonly at: TargetId;
  readonly text: string;
}

/** The dangers to the acting person. Injected, because the players' chips belong to the game. */
export const DANGERS: InjectionKey<Readonly<Ref<readonly DangerShown[]>>> = Symbol('dangers');

/** The dangers to show. Always empty outside a table. */
export function useShownDangers(): Readonly<Ref<readonly DangerShown[]>> {
  return inject(DANGERS, () => shallowRef([]), true);
}
