/**
 * Building blocks of all sounds: noise, tones and plucked strings. Each block schedules itself into `out` from `at`
 * (seconds of the context's clock) and returns the time at which it is silent again. Its nodes stop automatically.
 * Peaks are gains from 0 to 1.
 */
type Block<O> = (ctx: BaseAudioContext, out: AudioNode, at: number, options: O) => number;

/** How a block rises and decays, in seconds. */
interface Shape {
  readonly peak: number;
  readonly attack?: number;
  /** How long it stays at its peak. */
  readonly hold?: number;
  readonly release: number;
}

/** A filter. It glides from `from` to `to` hertz if both are given. */
interface Sieve {
  readonly type: 'lowpass' | 'highpass' | 'bandpass';
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

interface BurstOptions extends Shape {
  readonly sieve: Sieve;
}

interface ToneOptions extends Shape {
  readonly wave: OscillatorType;
  /** The frequency in hertz; glides to `to` if that is given. */
  readonly from: number;
  readonly to?: number;
  readonly sieve?: Sieve;
}

interface PluckOptions {
  readonly pitch: number;
  readonly seconds: number;
  readonly peak: number;
}

const NOISE_SECONDS = 3;
/** The gain that counts as silence, because exponential ramps can't reach zero. */
const SILENCE = 0.0001;
const STRING_SECONDS = 2.6;
/** A lute has hardly any sound above ten kilohertz, so strings are rendered at half the usual rate. */
const STRING_RATE = 24_000;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const strings = new WeakMap<BaseAudioContext, Map<number, AudioBuffer>>();

/** Deterministic random numbers from -1 to 1. */
function whiteNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Three seconds of white noise, created once per context. It loops seamlessly. */
export function noise(ctx: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(ctx);
  if (!buffer) {
    buffer = ctx.createBuffer(1, Math.ceil(NOISE_SECONDS * ctx.sampleRate), ctx.sampleRate);
    const samples = buffer.getChannelData(0);
    const next = whiteNoise(1571);
    for (let i = 0; i < samples.length; i++) samples[i] = next();
    noises.set(ctx, buffer);
  }
  return buffer;
}

/** Moves a parameter from its current value to another one within about `seconds`. */
export function fade(param: AudioParam, value: number, now: number, seconds: number): void {
  param.cancelScheduledValues(now);
  param.setTargetAtTime(value, now, seconds / 4);
}

function envelope(
  ctx: BaseAudioContext,
  out: AudioNode,
  at: number,
  { peak, attack = 0.004, hold = 0, release }: Shape,
): { readonly node: GainNode; readonly end: number } {
  const node = ctx.createGain();
  const end = at + attack + hold + release;
  // The gain is set to 0 before `at`, because its default is 1. If the start is between two samples, one would
  // otherwise pass through as a click.
  node.gain.value = 0;
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + attack);
  node.gain.setValueAtTime(peak, at + attack + hold);
  node.gain.exponentialRampToValueAtTime(SILENCE, end);
  node.connect(out);
  return { node, end };
}

/**
 * Puts a filter in front of `out`. Its frequency glides from `from` to `to` (in Hz) between the times `at` and `end`,
 * in seconds. Connect sources to the returned node.
 */
export function filter(
  ctx: BaseAudioContext,
  out: AudioNode,
  at: number,
  end: number,
  { type, from, to, q = 0.7 }: Sieve,
): BiquadFilterNode {
  const node = ctx.createBiquadFilter();
  node.type = type;
  node.Q.value = q;
  node.frequency.setValueAtTime(from, at);
  if (to !== undefined) node.frequency.exponentialRampToValueAtTime(to, end);
  node.connect(out);
  return node;
}

/** A burst of filtered noise, for water, cloth, paper, or a knock on wood. */
export const burst: Block<BurstOptions> = (ctx, out, at, { sieve, ...shape }) => {
  const { node, end } = envelope(ctx, out, at, shape);
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  source.loop = true;
  source.connect(filter(ctx, node, at, end, sieve));
  // Two bursts at the same time must not use the same noise.
  source.start(at, (at * 7.31) % NOISE_SECONDS);
  source.stop(end);
  return end;
};

/** A tone, constant or gliding, with an optional filter, for metal, horns, bells and thumps. */
export const tone: Block<ToneOptions> = (ctx, out, at, { wave, from, to, sieve, ...shape }) => {
  const { node, end } = envelope(ctx, out, at, shape);
  const source = ctx.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(sieve ? filter(ctx, node, at, end, sieve) : node);
  source.start(at);
  source.stop(end);
  return end;
};

/**
 * A gut string whose period is a whole number of samples, after Karplus and Strong: a burst of soft noise runs through
 * a loop that averages neighbouring samples, so that high partials decay first. Rendered once per context and period.
 */
function gutString(ctx: BaseAudioContext, period: number): AudioBuffer {
  const known = strings.get(ctx) ?? new Map<number, AudioBuffer>();
  strings.set(ctx, known);
  let buffer = known.get(period);
  if (buffer) return buffer;

  buffer = ctx.createBuffer(1, STRING_SECONDS * STRING_RATE, STRING_RATE);
  const samples = buffer.getChannelData(0);
  const next = whiteNoise(period);
  const raw = Float32Array.from({ length: period }, next);
  // Models a soft fingertip and where it plucks: a string plucked at a seventh of its length lacks its seventh partial.
  const place = Math.max(1, Math.round(period / 7));
  let nail = 0;
  let flesh = 0;
  let largest = 0;
  for (let i = 0; i < period; i++) {
    nail += 0.5 * (raw[i] - raw[(i + period - place) % period] - nail);
    flesh += 0.5 * (nail - flesh);
    samples[i] = flesh;
    largest = Math.max(largest, Math.abs(flesh));
  }
  for (let i = 0; i < period; i++) samples[i] /= largest || 1;
  // Every string loses 60 dB in about three seconds, whatever its period.
  const loss = 0.001 ** (period / STRING_RATE / 3);
  for (let i = period; i < samples.length; i++) {
    const before = i - period > 0 ? samples[i - period - 1] : 0;
    samples[i] = (loss * (samples[i - period] + before)) / 2;
  }
  known.set(period, buffer);
  return buffer;
}

/** A plucked string. It rings for `seconds`, at most 2.5, and is damped during the last tenth. */
export const pluck: Block<PluckOptions> = (ctx, out, at, { pitch, seconds, peak }) => {
  // Averaging two samples delays by half a sample. A slightly higher playback rate does the remaining tuning.
  const period = Math.max(2, Math.round(STRING_RATE / pitch - 0.5));
  const node = ctx.createGain();
  const end = at + Math.min(seconds, STRING_SECONDS - 0.1);
  node.gain.value = 0;
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + 0.003);
  node.gain.setValueAtTime(peak, at + (end - at) * 0.9);
  node.gain.linearRampToValueAtTime(0, end);
  node.connect(out);
  const source = ctx.createBufferSource();
  source.buffer = gutString(ctx, period);
  source.playbackRate.value = (pitch * (period + 0.5)) / STRING_RATE;
  source.connect(node);
  source.start(at);
  source.stop(end);
  return end;
};
