import { filter } from '../synth/filter';
import { noise } from '../synth/noise';
import type { Chance } from '../synth/noise';
import { LOW_STROKE } from './instrument';
import type { Instrument } from './instrument';

/**
 * A part of a stroke that decays by 60 dB within `ring` seconds. Its frequency `from` varies at random by up to `vary`
 * hertz.
 */
interface Sounding {
  readonly from: number;
  readonly vary?: number;
  readonly ring: number;
  readonly level: number;
}

/** A sine whose frequency falls to `to` hertz, and noise within bands of quality factor `q`. */
interface Stroke {
  readonly thump?: Sounding & { readonly to: number };
  readonly slaps: readonly (Sounding & { readonly q: number })[];
}

const startOf = ({ from, vary = 0 }: Sounding, chance: Chance) => from + (vary && chance() * vary);

const decay = (time: number, { ring }: Sounding, attack: number) =>
  Math.exp((-6.9 * time) / ring) * Math.min(1, time / attack);

function strike({ thump, slaps }: Stroke, out: Float32Array, rate: number, chance: Chance): void {
  if (thump) {
    const from = startOf(thump, chance);
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const time = i / rate;
      phase += (2 * Math.PI * (thump.to + (from - thump.to) * Math.exp(-time * 30))) / rate;
      out[i] += thump.level * Math.sin(phase) * decay(time, thump, 0.002);
    }
  }
  for (const slap of slaps) {
    const from = startOf(slap, chance);
    const hiss = noise(out.length, Math.floor(chance() * 997) + 1);
    filter(hiss, rate, { type: 'bandpass', from, q: slap.q });
    for (let i = 0; i < out.length; i++) out[i] += slap.level * hiss[i] * decay(i / rate, slap, 0.001);
  }
}

/** A drum's two strokes, each rendered for `seconds`. */
function drum(seconds: number, low: Stroke, high: Stroke): Instrument {
  return {
    note(hertz, _, rate, chance) {
      const out = new Float32Array(Math.ceil(seconds * rate));
      strike(hertz <= LOW_STROKE ? low : high, out, rate, chance);
      return out;
    },
  };
}

export const frameDrum = drum(
  0.6,
  {
    thump: { from: 118, vary: 6, to: 78, ring: 0.5, level: 0.8 },
    slaps: [{ from: 380, q: 0.8, ring: 0.09, level: 0.5 }],
  },
  {
    thump: { from: 330, vary: 20, to: 290, ring: 0.14, level: 0.22 },
    slaps: [{ from: 2300, vary: 300, q: 0.9, ring: 0.09, level: 0.55 }],
  },
);

/** A tabor with a snare. */
export const tabor = drum(
  0.5,
  {
    thump: { from: 190, vary: 8, to: 150, ring: 0.28, level: 0.6 },
    slaps: [{ from: 1500, q: 0.5, ring: 0.22, level: 0.4 }],
  },
  {
    thump: { from: 240, to: 200, ring: 0.12, level: 0.25 },
    slaps: [{ from: 2600, q: 0.6, ring: 0.12, level: 0.35 }],
  },
);

/** A big field drum, for battles. */
export const fieldDrum = drum(
  1,
  {
    thump: { from: 96, vary: 4, to: 58, ring: 0.9, level: 1 },
    slaps: [{ from: 260, q: 0.7, ring: 0.16, level: 0.7 }],
  },
  {
    thump: { from: 150, to: 112, ring: 0.3, level: 0.5 },
    slaps: [{ from: 1100, q: 0.6, ring: 0.2, level: 0.4 }],
  },
);

export const tambourine = drum(
  0.5,
  {
    slaps: [
      { from: 7200, q: 1.6, ring: 0.32, level: 0.5 },
      { from: 900, q: 0.8, ring: 0.06, level: 0.4 },
    ],
  },
  { slaps: [{ from: 7800, q: 1.8, ring: 0.16, level: 0.4 }] },
);

/** Mallets on timber, as in a shipyard. */
export const mallet = drum(
  0.35,
  {
    thump: { from: 210, vary: 20, to: 180, ring: 0.14, level: 0.6 },
    slaps: [{ from: 900, q: 1.4, ring: 0.05, level: 0.8 }],
  },
  {
    thump: { from: 420, vary: 40, to: 390, ring: 0.1, level: 0.4 },
    slaps: [{ from: 1900, q: 1.6, ring: 0.04, level: 0.6 }],
  },
);

/** Partials of a church bell (hum, prime, tierce, quint, nominal, …): ratio, level, and seconds. */
const BELL = [
  [0.5, 0.5, 5],
  [1, 1, 3.6],
  [1.19, 0.6, 2.6],
  [1.5, 0.3, 2],
  [2, 0.65, 1.8],
  [2.51, 0.25, 1.1],
  [3.01, 0.2, 0.8],
  [4.1, 0.12, 0.5],
] as const;

/** A bell that rings out, however short the note is written. */
export const bell: Instrument = {
  note(hertz, _, rate, chance) {
    const out = new Float32Array(Math.ceil(4.5 * rate));
    for (const [ratio, level, ring] of BELL) {
      const step = (2 * Math.PI * hertz * ratio * (1 + (chance() - 0.5) * 0.0006)) / rate;
      if (step > Math.PI * 0.95) continue;
      for (let i = 0; i < out.length; i++) {
        const time = i / rate;
        const end = Math.min(1, (out.length - i) / (0.2 * rate));
        const start = Math.min(1, time / 0.002);
        out[i] += 0.3 * level * Math.sin(step * i) * Math.exp((-6.9 * time) / ring) * start * end;
      }
    }
    return out;
  },
};
