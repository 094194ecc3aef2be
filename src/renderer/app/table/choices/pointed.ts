import { inject, provide, ref } from 'vue';
import type { InjectionKey, Ref } from 'vue';
import type { TargetId } from '../../../board/board-types';

const POINTED: InjectionKey<Readonly<Ref<TargetId | null>>> = Symbol('pointed piece');

/** Passes the board target that has the pointer or the focus to all rows below this component. */
export const providePointed = (target: Readonly<Ref<TargetId | null>>): void => provide(POINTED, target);

/** The board target that has the pointer or the focus; `null` if there is none. */
export const usePointed = (): Readonly<Ref<TargetId | null>> => inject(POINTED, () => ref(null), true);
