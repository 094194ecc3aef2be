import { computed, onScopeDispose, shallowReactive, watch } from 'vue';
import type { WritableComputedRef } from 'vue';
import type { Row } from '../../../game-ui/rows';

/** The value of each row's stepper, by row key. */
const standing = shallowReactive(new Map<string, number>());
/** The number of components that show each row's stepper, by row key. */
const shown = new Map<string, number>();

/** Resets a newly shown row to its initial value, including in other components that show it. */
function enter({ key, begin = 0 }: Row): void {
  standing.set(key, begin);
  shown.set(key, (shown.get(key) ?? 0) + 1);
}

function leave(key: string): void {
  const others = (shown.get(key) ?? 1) - 1;
  if (others > 0) return void shown.set(key, others);
  shown.delete(key);
  standing.delete(key);
}

/** The value of a row's stepper, shared by components that show the same row. */
export function useStep(row: () => Row): WritableComputedRef<number> {
  let entered: string | undefined;
  watch(
    () => row().key,
    (key) => {
      if (entered !== undefined) leave(entered);
      entered = key;
      enter(row());
    },
    { immediate: true },
  );
  onScopeDispose(() => {
    if (entered !== undefined) leave(entered);
  });
  return computed({
    get: () => standing.get(row().key) ?? row().begin ?? 0,
    set: (index) => void standing.set(row().key, index),
  });
}
