/**
 * Building blocks of every sound: noise, tones and plucked strings. Each block schedules itself into `out` from `at` (seconds of
 * the context's clock) and returns when it falls silent; its nodes stop by themselves. Peaks are gains, 0 to 1.
 */
type Block<O> = (ctx: BaseAudioContext, out: AudioNode, at: number, options: O) => number;

/** How a block rises and dies away, in seconds. */
interface Shape {
  readonly peak: number;
  readonly attack?: number;
  /** How long it stays at its peak. */
  readonly hold?: number;
  readonly release: number;
}

/** A filter, gliding from `from` to `to` hertz where both are given. */
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
  /** Hertz; glides to `to` where that is given. */
  readonly from: number;
  readonly to?: number;
  readonly sieve?: Sieve;
}

interface PluckOptions {
  /** Hertz. */
  readonly pitch: number;
  /** How long the string rings. */
  readonly seconds: number;
  readonly peak: number;
}

const NOISE_SECONDS = 3;
/** Nothing is scheduled to end louder than this; exponential ramps cannot reach zero. */
const SILENCE = 0.0001;
const STRING_SECONDS = 2.6;
/** A lute has little to say above ten kilohertz: strings are rendered at half the usual rate. */
const STRING_RATE = 24_000;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const strings = new WeakMap<BaseAudioContext, Map<number, AudioBuffer>>();

/** Random numbers from -1 to 1 for buffers, the same every time. */
function whiteNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** White noise, three seconds of it, made once a context; loops without a seam. */
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

/** Glides a parameter to a value within about `seconds`, from wherever it is. */
export function fade(param: AudioParam, value: number, now: number, seconds: number): void {
  param.cancelScheduledValues(now);
  param.setTargetAtTime(value, now, seconds / 4);
}

/** A gain with this attack and decay, connected to `out`. */
function envelope(
  ctx: BaseAudioContext,
  out: AudioNode,
  at: number,
  { peak, attack = 0.004, hold = 0, release }: Shape,
): { readonly node: GainNode; readonly end: number } {
  const node = ctx.createGain();
  const end = at + attack + hold + release;
  // Shut already before `at`: a gain begins open, and a start between two samples would let one through, which clicks.
  node.gain.value = 0;
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(peak, at + attack);
  node.gain.setValueAtTime(peak, at + attack + hold);
  node.gain.exponentialRampToValueAtTime(SILENCE, end);
  node.connect(out);
  return { node, end };
}

/** A filter before `out`, gliding from `at` until `end`. */
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

/** A burst of filtered noise: water, cloth, paper, the knock of wood. */
export const burst: Block<BurstOptions> = (ctx, out, at, { sieve, ...shape }) => {
  const { node, end } = envelope(ctx, out, at, shape);
  const source = ctx.createBufferSource();
  source.buffer = noise(ctx);
  source.loop = true;
  source.connect(filter(ctx, node, at, end, sieve));
  // Two bursts of the same moment must not be the same noise.
  source.start(at, (at * 7.31) % NOISE_SECONDS);
  source.stop(end);
  return end;
};

/** A tone, plain or gliding, filtered where asked: metal, horns, bells, thumps. */
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
 * A gut string of a whole number of samples to the period, after Karplus and Strong: a burst of soft noise runs round a loop
 * that averages neighbours, so that high partials die first. Rendered once a context and period.
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
  // A fingertip's softness, and a place on the string: what is plucked at a seventh lacks its seventh partial.
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
  // Every string loses 60 dB in about three seconds, however often it goes round in that time.
  const loss = 0.001 ** (period / STRING_RATE / 3);
  for (let i = period; i < samples.length; i++) {
    const before = i - period > 0 ? samples[i - period - 1] : 0;
    samples[i] = (loss * (samples[i - period] + before)) / 2;
  }
  known.set(period, buffer);
  return buffer;
}

/** A plucked string. Rings for `seconds`, 2.5 at most, and is damped over the last tenth. */
export const pluck: Block<PluckOptions> = (ctx, out, at, { pitch, seconds, peak }) => {
  // Averaging two samples delays by half a sample. The rest is tuned by playing slightly faster.
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
