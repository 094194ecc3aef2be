export interface FilterOptions {
  readonly type: 'lowpass' | 'highpass' | 'bandpass' | 'peak';
  /** The frequency in hertz. It glides to `to` if that is given. */
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  /** The gain of a `peak` filter in decibels. */
  readonly gain?: number;
}

/** Samples between two updates of a gliding filter. */
const STEP = 32;

/** The coefficients b0, b1, b2, a1, a2 of a second-order filter (R. Bristow-Johnson's formulas). */
function coefficients(type: FilterOptions['type'], hertz: number, rate: number, q: number, gain: number) {
  const w = (2 * Math.PI * Math.min(hertz, rate * 0.49)) / rate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  if (type === 'peak') {
    const a = 10 ** (gain / 40);
    const a0 = 1 + alpha / a;
    return [(1 + alpha * a) / a0, (-2 * cos) / a0, (1 - alpha * a) / a0, (-2 * cos) / a0, (1 - alpha / a) / a0];
  }
  const a0 = 1 + alpha;
  const a = [(-2 * cos) / a0, (1 - alpha) / a0];
  if (type === 'bandpass') return [alpha / a0, 0, -alpha / a0, ...a];
  const side = type === 'lowpass' ? 1 - cos : 1 + cos;
  const middle = type === 'lowpass' ? side : -side;
  return [side / 2 / a0, middle / a0, side / 2 / a0, ...a];
}

/** Filters samples in place. */
export function filter(samples: Float32Array, rate: number, options: FilterOptions): Float32Array {
  const { type, from, to = from, q = 0.7, gain = 0 } = options;
  let [b0, b1, b2, a1, a2] = coefficients(type, from, rate, q, gain);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    if (to !== from && i % STEP === 0) {
      const hertz = from * (to / from) ** (i / samples.length);
      [b0, b1, b2, a1, a2] = coefficients(type, hertz, rate, q, gain);
    }
    const x = samples[i];
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  return samples;
}

/** Filters a loop in place. The filter runs over the last `lead` samples first, so that the loop has no seam. */
export function filterLoop(samples: Float32Array, rate: number, options: FilterOptions, lead: number): void {
  const padded = new Float32Array(lead + samples.length);
  padded.set(samples.subarray(samples.length - lead));
  padded.set(samples, lead);
  samples.set(filter(padded, rate, options).subarray(lead));
}
