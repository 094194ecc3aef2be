/** One period of a tone. `hertz` is its fundamental. */
interface Wavetable {
  readonly samples: Float32Array;
  readonly hertz: number;
}

/** The amplitude of partial `k` (from 1) at `hertz`. */
export type Spectrum = (k: number, hertz: number) => number;

const SIZE = 2048;

/** Builds a period whose partials stay below half of `rate`, so that there is no aliasing. */
export function wavetable(hertz: number, rate: number, spectrum: Spectrum): Wavetable {
  const samples = new Float32Array(SIZE + 1);
  const most = Math.min(40, Math.floor((rate * 0.47) / hertz));
  for (let k = 1; k <= most; k++) {
    const amplitude = spectrum(k, k * hertz);
    if (Math.abs(amplitude) < 1e-4) continue;
    // Phases differ, so that partials do not all peak at the same time.
    const phase = k * k * 0.7;
    for (let i = 0; i <= SIZE; i++) samples[i] += amplitude * Math.sin((2 * Math.PI * k * i) / SIZE + phase);
  }
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += samples[i] ** 2;
  const scale = 0.2 / Math.sqrt(sum / SIZE || 1);
  for (let i = 0; i <= SIZE; i++) samples[i] *= scale;
  return { samples, hertz };
}

export interface Vibrato {
  /** Hertz. */
  readonly speed: number;
  /** Relative to the frequency, for example 0.003. */
  readonly depth: number;
  /** Seconds until it has its full depth. */
  readonly after: number;
}

/** Plays a wavetable for `seconds`. `detune` multiplies the frequency. */
export function playTable(
  { samples, hertz }: Wavetable,
  seconds: number,
  rate: number,
  { detune = 1, phase = 0, vibrato }: { detune?: number; phase?: number; vibrato?: Vibrato } = {},
): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * rate));
  const step = (SIZE * hertz * detune) / rate;
  let at = (phase % 1) * SIZE;
  for (let i = 0; i < out.length; i++) {
    const whole = Math.floor(at);
    out[i] = samples[whole] + (at - whole) * (samples[whole + 1] - samples[whole]);
    const time = i / rate;
    const sway = vibrato
      ? 1 + vibrato.depth * Math.min(1, time / vibrato.after) * Math.sin(2 * Math.PI * (vibrato.speed * time + phase))
      : 1;
    at = (at + step * sway) % SIZE;
  }
  return out;
}

/** The sum of resonances, each `[hertz, width, gain]`. For the bodies of instruments and for vowels. */
export const formants =
  (...peaks: readonly (readonly [hertz: number, width: number, gain: number])[]) =>
  (hertz: number): number =>
    peaks.reduce((sum, [centre, width, gain]) => sum + gain / (1 + ((hertz - centre) / width) ** 2), 0);
