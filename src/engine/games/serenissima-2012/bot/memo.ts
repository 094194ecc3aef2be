import { mix } from '../../../core/random';

/** What was worked out before, by everything it hangs on: whole numbers, always as many. */
interface Memo<T> {
  /** What was kept for the same numbers, or what `make` makes of them now. */
  recall(numbers: ArrayLike<number>, make: () => T): T;
}

/** A memo of so many places, each of which holds what was last kept there. */
export function createMemo<T>(places: number, length: number): Memo<T> {
  const keys = new Int32Array(places * length);
  const kept: (T | undefined)[] = Array.from({ length: places }, () => undefined);
  return {
    recall(numbers, make) {
      let hash = 0;
      for (let i = 0; i < length; i++) hash = Math.imul(hash ^ numbers[i], 0x9e3779b1) ^ (hash >>> 15);
      const place = (mix(hash) >>> 0) % places;
      const first = place * length;
      const known = kept[place];
      if (known !== undefined && isSame(keys, first, numbers, length)) return known;
      kept[place] = undefined;
      for (let i = 0; i < length; i++) keys[first + i] = numbers[i];
      return (kept[place] = make());
    },
  };
}

function isSame(keys: Int32Array, first: number, numbers: ArrayLike<number>, length: number): boolean {
  for (let i = 0; i < length; i++) if (keys[first + i] !== numbers[i]) return false;
  return true;
}
