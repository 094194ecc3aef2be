import { durationOf, shaped } from './envelope';
import type { Shape } from './envelope';
import { filter } from './filter';
import type { FilterOptions } from './filter';
import { noise, seeded } from './noise';
import type { Chance } from './noise';

/** A recording that sounds are added to. */
export interface Take {
  readonly samples: Float32Array;
  readonly rate: number;
  /** The random numbers by which the sounds vary. */
  readonly chance: Chance;
  /** Whether sounds that ring past the end continue at the start. */
  readonly loop: boolean;
}

/** Creates a silent take. Takes with different seeds are different variations of a sound. */
export function createTake(seconds: number, rate: number, seed: number, loop = false): Take {
  return { samples: new Float32Array(Math.ceil(seconds * rate)), rate, chance: seeded(seed), loop };
}

interface BurstOptions extends Shape {
  readonly sieve: FilterOptions;
}

interface ToneOptions extends Shape {
  readonly wave: 'sine' | 'triangle' | 'sawtooth';
  /** The frequency in hertz; glides to `to` if that is given. */
  readonly from: number;
  readonly to?: number;
  readonly sieve?: FilterOptions;
}

/** Adds samples, starting at `at` seconds. */
function addTo({ samples, rate, loop }: Take, sound: Float32Array, at: number): void {
  const from = Math.round(at * rate);
  for (let i = 0; i < sound.length; i++) {
    const to = from + i;
    if (to < samples.length) samples[to] += sound[i];
    else if (loop) samples[to % samples.length] += sound[i];
  }
}

/** A burst of filtered noise, for water, cloth, paper, or a knock on wood. */
export function burst(take: Take, at: number, { sieve, ...shape }: BurstOptions): void {
  const hiss = noise(Math.ceil(durationOf(shape) * take.rate), Math.floor(take.chance() * 9973) + 1);
  addTo(take, shaped(filter(hiss, take.rate, sieve), take.rate, shape), at);
}

/** A constant or gliding tone, for metal, horns, bells and thumps. */
export function tone(take: Take, at: number, { wave, from, to = from, sieve, ...shape }: ToneOptions): void {
  const out = new Float32Array(Math.ceil(durationOf(shape) * take.rate));
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    if (wave === 'sine') out[i] = Math.sin(2 * Math.PI * phase);
    else if (wave === 'triangle') out[i] = 1 - 4 * Math.abs(phase - 0.5);
    else out[i] = 2 * phase - 1;
    phase = (phase + (from * (to / from) ** (i / out.length)) / take.rate) % 1;
  }
  if (sieve) filter(out, take.rate, sieve);
  addTo(take, shaped(out, take.rate, shape), at);
}
