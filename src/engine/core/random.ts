import { BadConfig } from './errors';
import type { Random } from './game';
import type { NewLuck } from './match-types';

/**
 * Random outcomes that are recorded. Chance is a pure function of the seed and the number of outcomes drawn so far. The
 * random state is therefore just this number: undo decreases it, and a save only needs the log.
 */
interface RecordingRandom extends Random {
  readonly drawn: readonly number[];
}

/**
 * The random outcomes of a match. Uses the `scripted` outcomes first, then outcomes derived from the seed. From the
 * index where `luck` has a new seed, only that seed is used. Throws {@link BadConfig} if a scripted outcome does not
 * fit the die.
 */
export function matchRandom(
  seed: string,
  scripted: readonly number[],
  start: number,
  luck: readonly NewLuck[] = [],
): RecordingRandom {
  const drawn: number[] = [];
  return {
    drawn,
    roll(sides) {
      const index = start + drawn.length;
      const changed = luck.findLast(({ from }) => from <= index);
      const outcome =
        !changed && index < scripted.length
          ? checked(scripted[index], sides, index)
          : fair(mixString(changed?.seed ?? seed), index, sides);
      drawn.push(outcome);
      return outcome;
    },
  };
}

/** Returns logged outcomes again. Throws {@link BadConfig} if one is missing or does not fit the die. */
export function replayRandom(outcomes: readonly number[]): RecordingRandom {
  const drawn: number[] = [];
  return {
    drawn,
    roll(sides) {
      const outcome = checked(outcomes[drawn.length], sides, drawn.length);
      drawn.push(outcome);
      return outcome;
    },
  };
}

/** Fast sequential generator for searches (Doty-Humphrey's sfc32). Not used for matches. */
export function fastRandom(seed: number): Random {
  let a = seed | 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let counter = 1;
  const next = () => {
    const out = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { roll: (sides) => 1 + Math.floor((next() / 4294967296) * sides) };
}

function checked(outcome: number | undefined, sides: number, index: number): number {
  if (outcome === undefined) throw new BadConfig(`Outcome ${index + 1} is missing from the list.`);
  if (Number.isInteger(outcome) && outcome >= 1 && outcome <= sides) return outcome;
  throw new BadConfig(`Outcome ${index + 1} is ${outcome}, but the die has ${sides} sides.`);
}

/**
 * A fair outcome from 1 to `sides`. Draws again if a number is not below the largest multiple of `sides`, because such
 * numbers would make low outcomes more likely.
 */
function fair(key: number, index: number, sides: number): number {
  const limit = 4294967296 - (4294967296 % sides);
  for (let attempt = 0; ; attempt++) {
    const number = mix(mix(key ^ Math.imul(index + 1, 0x9e3779b1)) ^ Math.imul(attempt + 1, 0x85ebca77)) >>> 0;
    if (number < limit) return 1 + (number % sides);
  }
}

/** A 32-bit mixing function: MurmurHash3's finaliser with Wellons' constants. */
export function mix(x: number): number {
  x ^= x >>> 16;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return x ^ (x >>> 15);
}

function mixString(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = mix(hash ^ text.charCodeAt(i));
  return hash;
}
