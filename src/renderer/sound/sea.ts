import { fade, filter, noise, tone } from './synth';

export interface Sea {
  /** Fades it in over some seconds; no effect if it is already playing. */
  start(): void;
  /** Fades it out over about two seconds. */
  stop(): void;
  readonly running: boolean;
}

/** One band of the water's noise. Its volume varies around `level` by `depth`, once every `period` seconds. */
interface Layer {
  readonly type: BiquadFilterType & ('lowpass' | 'bandpass');
  readonly frequency: number;
  /** How far the swell shifts the filter, in hertz. */
  readonly sweep: number;
  readonly level: number;
  readonly depth: number;
  readonly period: number;
  /** The playback speed of the noise. Layers use different speeds, because they share the same noise. */
  readonly rate: number;
}

/** Distant water, near water, and foam. Their combined pattern takes very long to repeat. */
const LAYERS: readonly Layer[] = [
  { type: 'lowpass', frequency: 190, sweep: 40, level: 0.14, depth: 0.045, period: 13.7, rate: 0.61 },
  { type: 'lowpass', frequency: 560, sweep: 220, level: 0.036, depth: 0.023, period: 9.1, rate: 0.87 },
  { type: 'bandpass', frequency: 1900, sweep: 500, level: 0.006, depth: 0.005, period: 7.3, rate: 1 },
];

const FADE_IN = 5;
const FADE_OUT = 2;
/** Minimum time between gulls in seconds. */
const GULL_EVERY = 28;
/** Maximum random addition to that time, in seconds. */
const GULL_SPREAD = 55;

/** One or two distant gulls: short cries that rise and fall. Ends within three seconds. */
function gull(ctx: BaseAudioContext, out: AudioNode, at: number, chance: () => number): void {
  const pitch = 1050 + chance() * 350;
  const cries = 2 + Math.floor(chance() * 3);
  for (let i = 0; i < cries; i++) {
    const from = at + i * (0.34 + chance() * 0.1);
    const sieve = { type: 'bandpass', from: pitch * 1.6, to: pitch * 1.1, q: 2 } as const;
    const peak = 0.012 + chance() * 0.008;
    tone(ctx, out, from, {
      wave: 'triangle',
      from: pitch,
      to: pitch * 1.35,
      peak,
      attack: 0.05,
      release: 0.07,
      sieve,
    });
    tone(ctx, out, from + 0.09, {
      wave: 'triangle',
      from: pitch * 1.35,
      to: pitch * 0.8,
      peak,
      attack: 0.03,
      release: 0.22,
      sieve,
    });
  }
}

/** Creates a sea that plays into `out`, silent until started. `chance` (0 to 1) decides when gulls cry. */
export function createSea(ctx: AudioContext, out: AudioNode, chance: () => number = Math.random): Sea {
  let gain: GainNode | undefined;
  let sources: AudioScheduledSourceNode[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const flow = (shore: GainNode, now: number, layer: Layer) => {
    const level = ctx.createGain();
    level.gain.value = layer.level;
    level.connect(shore);
    const sieve = filter(ctx, level, now, now, { type: layer.type, from: layer.frequency });
    const water = ctx.createBufferSource();
    water.buffer = noise(ctx);
    water.loop = true;
    water.playbackRate.value = layer.rate;
    water.connect(sieve);
    const swell = ctx.createOscillator();
    swell.frequency.value = 1 / layer.period;
    const turns: readonly (readonly [AudioParam, number])[] = [
      [level.gain, layer.depth],
      [sieve.frequency, layer.sweep],
    ];
    for (const [param, depth] of turns) {
      const amount = ctx.createGain();
      amount.gain.value = depth;
      swell.connect(amount);
      amount.connect(param);
    }
    for (const source of [water, swell]) {
      source.start(now);
      sources.push(source);
    }
  };

  const awaitGull = () => {
    waiting = setTimeout(
      () => {
        // A suspended context's clock stops, so gulls would accumulate and all cry at once.
        if (gain && ctx.state === 'running') gull(ctx, gain, ctx.currentTime + 0.1, chance);
        awaitGull();
      },
      (GULL_EVERY + chance() * GULL_SPREAD) * 1000,
    );
  };

  return {
    start() {
      if (gain) return;
      const now = ctx.currentTime;
      gain = ctx.createGain();
      gain.gain.setValueAtTime(0, now);
      fade(gain.gain, 1, now, FADE_IN);
      gain.connect(out);
      for (const layer of LAYERS) flow(gain, now, layer);
      awaitGull();
    },
    stop() {
      if (!gain) return;
      clearTimeout(waiting);
      const ebbing = gain;
      fade(ebbing.gain, 0, ctx.currentTime, FADE_OUT);
      sources.forEach((source) => source.stop(ctx.currentTime + FADE_OUT));
      sources[0].onended = () => ebbing.disconnect();
      gain = undefined;
      sources = [];
    },
    get running() {
      return gain !== undefined;
    },
  };
}
