import { mix } from '../../../core/random';

/** What was worked out before, by a key of whole numbers that tells all it hangs on. */
interface Memo<T> {
  /** What was kept for the same key, or what `make` makes now. */
  recall(key: ArrayLike<number>, make: () => T): T;
}

/** A memo of so many places for keys of one length; each place holds what was last kept there. */
export function createMemo<T>(places: number, length: number): Memo<T> {
  const keys = new Int32Array(places * length);
  const kept: (T | undefined)[] = Array.from({ length: places }, () => undefined);
  return {
    recall(key, make) {
      let hash = 0;
      for (let i = 0; i < length; i++) hash = Math.imul(hash ^ key[i], 0x9e3779b1) ^ (hash >>> 15);
      const place = (mix(hash) >>> 0) % places;
      const first = place * length;
      const known = kept[place];
      if (known !== undefined && isSame(keys, first, key, length)) return known;
      // Should `make` throw, the place is empty and not another key's.
      kept[place] = undefined;
      for (let i = 0; i < length; i++) keys[first + i] = key[i];
      return (kept[place] = make());
    },
  };
}

function isSame(keys: Int32Array, first: number, key: ArrayLike<number>, length: number): boolean {
  for (let i = 0; i < length; i++) if (keys[first + i] !== key[i]) return false;
  return true;
}
