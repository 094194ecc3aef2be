/** A random number from 0 to 1. */
export type Chance = () => number;

/** Creates deterministic random numbers from 0 to 1, so that a sound is the same each time it is rendered. */
export function seeded(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** White noise from −1 to 1. */
export function noise(length: number, seed: number): Float32Array {
  const next = seeded(seed);
  return Float32Array.from({ length }, () => next() * 2 - 1);
}
