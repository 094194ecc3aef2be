import type { EffectName, StingName } from '../names';
import { peakLoudness } from '../synth/loudness';
import { createTake } from '../synth/take';
import * as cloth from './cloth';
import * as crowd from './crowd';
import type { Effect } from './effect';
import * as metal from './metal';
import * as water from './water';
import * as wood from './wood';

const EFFECTS: Readonly<Record<Exclude<EffectName, StingName>, Effect>> = {
  ...cloth,
  ...crowd,
  ...metal,
  ...water,
  ...wood,
};

/** Samples per second of an effect. Coins and steel need higher frequencies than music. */
export const EFFECT_RATE = 32_000;
/** The loudness of every effect's loudest 400 ms, in LUFS. */
export const EFFECT_LUFS = -24;
const VARIATIONS = 3;
const MOST_SECONDS = 2;
const SILENCE = 1e-4;
/** Samples over which the start and the end are faded. */
const EDGE = 48;

/** Removes silence at the end and fades the edges, so that nothing clicks. */
function trimmed(samples: Float32Array): Float32Array {
  let end = samples.length;
  while (end > EDGE * 2 && Math.abs(samples[end - 1]) < SILENCE) end--;
  const kept = samples.slice(0, end);
  for (let i = 0; i < EDGE; i++) {
    kept[i] *= i / EDGE;
    kept[end - 1 - i] *= i / EDGE;
  }
  return kept;
}

/** Renders the variations of an effect at `EFFECT_RATE`, all equally loud. */
export function renderEffect(name: Exclude<EffectName, StingName>): Float32Array[] {
  return Array.from({ length: VARIATIONS }, (_, i) => {
    const take = createTake(MOST_SECONDS, EFFECT_RATE, i * 31 + name.length * 7 + 1);
    EFFECTS[name](take);
    const samples = trimmed(take.samples);
    const gain = 10 ** ((EFFECT_LUFS - peakLoudness(samples, EFFECT_RATE)) / 20);
    return samples.map((x) => x * gain);
  });
}
