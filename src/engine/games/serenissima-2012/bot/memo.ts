import { mix } from '../../../core/random';

/** A cache. Keys are lists of whole numbers and must include everything that a value depends on. */
interface Memo<T> {
  /** The cached value, or the result of `make`. */
  recall(key: ArrayLike<number>, make: () => T): T;
}

/** Creates a cache of fixed size. Colliding keys overwrite each other. A key contains `length` numbers. */
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
      // If `make` throws, this place must not contain the value of another key.
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
