/** How a sound rises and decays, in seconds. */
export interface Shape {
  readonly peak: number;
  readonly attack?: number;
  /** How long it stays at its peak. */
  readonly hold?: number;
  readonly release: number;
}

/** The level at which a release ends, relative to its peak (−60 dB). */
const END = 0.001;

/** Total duration of a shape in seconds. */
export const durationOf = ({ attack = 0.004, hold = 0, release }: Shape): number => attack + hold + release;

/** Shapes samples in place: a linear rise, a constant middle, and an exponential decay that ends at zero. */
export function shaped(samples: Float32Array, rate: number, shape: Shape): Float32Array {
  const { peak, attack = 0.004, hold = 0, release } = shape;
  const rise = Math.max(1, Math.round(attack * rate));
  const fall = rise + Math.round(hold * rate);
  const length = Math.max(1, Math.round(release * rate));
  const decay = END ** (1 / length);
  let level = peak;
  for (let i = 0; i < samples.length; i++) {
    if (i < rise) samples[i] *= (peak * i) / rise;
    else if (i < fall) samples[i] *= peak;
    else {
      samples[i] *= Math.max(0, level - peak * END);
      level *= decay;
    }
  }
  return samples;
}
