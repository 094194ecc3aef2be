import { mix } from '../../../core/random';

/** A cache keyed by whole numbers, which must include everything the value depends on. */
interface Memo<T> {
  /** The cached value for this key, or the result of `make`. */
  recall(key: ArrayLike<number>, make: () => T): T;
}

/** A cache with a fixed number of places, for keys of one length. Each place contains its latest entry. */
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
      // If `make` throws, the place must be empty instead of containing another key's value.
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
