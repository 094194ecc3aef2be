import type { Daytime, Place } from '../names';
import { filterLoop } from '../synth/filter';
import type { FilterOptions } from '../synth/filter';
import { loudness } from '../synth/loudness';
import { noise } from '../synth/noise';
import { createTake } from '../synth/take';
import type { Take } from '../synth/take';
import { crickets, farBell, frogs, gulls, lapping, larks, mallets } from './life';

/** Samples per second of an ambience. */
export const AMBIENCE_RATE = 24_000;
/** The loudness of every ambience in LUFS. */
export const AMBIENCE_LUFS = -30;
const AMBIENCE_SECONDS = 40;

/** One band of moving water. Its volume swells a whole number of times per loop. */
interface Band {
  readonly sieve: FilterOptions;
  readonly level: number;
  /** How much the swell changes the level, from 0 to 1. */
  readonly depth: number;
  readonly swells: number;
}

const SEA: readonly Band[] = [
  { sieve: { type: 'lowpass', from: 190 }, level: 1, depth: 0.4, swells: 3 },
  { sieve: { type: 'lowpass', from: 560 }, level: 0.28, depth: 0.6, swells: 5 },
  { sieve: { type: 'bandpass', from: 1900 }, level: 0.06, depth: 0.8, swells: 7 },
];
const LAGOON: readonly Band[] = [
  { sieve: { type: 'lowpass', from: 240 }, level: 0.7, depth: 0.3, swells: 4 },
  { sieve: { type: 'bandpass', from: 800 }, level: 0.1, depth: 0.7, swells: 11 },
];
const STREAM: readonly Band[] = [
  { sieve: { type: 'lowpass', from: 320 }, level: 0.6, depth: 0.15, swells: 2 },
  { sieve: { type: 'bandpass', from: 1300, q: 0.5 }, level: 0.16, depth: 0.3, swells: 9 },
  { sieve: { type: 'bandpass', from: 2900, q: 0.8 }, level: 0.05, depth: 0.5, swells: 14 },
];

/** Adds a band of noise. The filter starts one second early, so that the loop has no seam. */
function flow({ samples, rate, chance }: Take, { sieve, level, depth, swells }: Band): void {
  const water = noise(samples.length, Math.floor(chance() * 9973) + 1);
  filterLoop(water, rate, sieve, rate);
  const shift = chance();
  for (let i = 0; i < samples.length; i++) {
    const swell = Math.sin(2 * Math.PI * ((swells * i) / samples.length + shift));
    samples[i] += level * (1 - depth * (0.5 + 0.5 * swell)) * water[i];
  }
}

const WATER: Readonly<Record<Place, readonly Band[]>> = { sea: SEA, shipyard: LAGOON, river: STREAM };
const LIFE: Readonly<Record<Place, Readonly<Record<Daytime, readonly ((take: Take) => void)[]>>>> = {
  sea: { day: [gulls], evening: [lapping, farBell] },
  shipyard: { day: [lapping, mallets, gulls], evening: [lapping, crickets, farBell] },
  river: { day: [larks], evening: [crickets, frogs] },
};

/** Renders a place's loop at `AMBIENCE_RATE`. */
export function renderAmbience(place: Place, daytime: Daytime): Float32Array {
  const take = createTake(AMBIENCE_SECONDS, AMBIENCE_RATE, place.length * 13 + daytime.length, true);
  for (const band of WATER[place]) flow(take, band);
  for (const add of LIFE[place][daytime]) add(take);
  const gain = 10 ** ((AMBIENCE_LUFS - loudness(take.samples, AMBIENCE_RATE)) / 20);
  return take.samples.map((x) => x * gain);
}
