import { filter } from '../synth/filter';
import { seeded } from '../synth/noise';
import type { Chance } from '../synth/noise';
import type { Instrument } from './instrument';

/** The pitch of a drum's low stroke in a rhythm; higher notes are strokes at the rim. */
export const LOW_STROKE = 100;

/** A sine that decays by 60 dB within `ring` seconds. Its frequency falls from `from` to `to` hertz. */
function thump(out: Float32Array, rate: number, from: number, to: number, ring: number, level: number): void {
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    const time = i / rate;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time * 30))) / rate;
    out[i] += level * Math.sin(phase) * Math.exp((-6.9 * time) / ring) * Math.min(1, time / 0.002);
  }
}

/** Filtered noise that decays by 60 dB within `ring` seconds. */
function slap(
  out: Float32Array,
  rate: number,
  chance: Chance,
  { hertz, q, ring, level }: { hertz: number; q: number; ring: number; level: number },
): void {
  const next = seeded(Math.floor(chance() * 997) + 1);
  const noise = Float32Array.from({ length: out.length }, () => next() * 2 - 1);
  filter(noise, rate, { type: 'bandpass', from: hertz, q });
  for (let i = 0; i < out.length; i++) {
    const time = i / rate;
    out[i] += level * noise[i] * Math.exp((-6.9 * time) / ring) * Math.min(1, time / 0.001);
  }
}

/** A drum's two strokes, each rendered for `seconds`. */
function drum(
  seconds: number,
  low: (out: Float32Array, rate: number, chance: Chance) => void,
  high: (out: Float32Array, rate: number, chance: Chance) => void,
): Instrument {
  return {
    note(hertz, _, rate, chance) {
      const out = new Float32Array(Math.ceil(seconds * rate));
      (hertz <= LOW_STROKE ? low : high)(out, rate, chance);
      return out;
    },
  };
}

export const frameDrum = drum(
  0.6,
  (out, rate, chance) => {
    thump(out, rate, 118 + chance() * 6, 78, 0.5, 0.8);
    slap(out, rate, chance, { hertz: 380, q: 0.8, ring: 0.09, level: 0.5 });
  },
  (out, rate, chance) => {
    thump(out, rate, 330 + chance() * 20, 290, 0.14, 0.22);
    slap(out, rate, chance, { hertz: 2300 + chance() * 300, q: 0.9, ring: 0.09, level: 0.55 });
  },
);

/** A tabor with a snare. */
export const tabor = drum(
  0.5,
  (out, rate, chance) => {
    thump(out, rate, 190 + chance() * 8, 150, 0.28, 0.6);
    slap(out, rate, chance, { hertz: 1500, q: 0.5, ring: 0.22, level: 0.4 });
  },
  (out, rate, chance) => {
    thump(out, rate, 240, 200, 0.12, 0.25);
    slap(out, rate, chance, { hertz: 2600, q: 0.6, ring: 0.12, level: 0.35 });
  },
);

/** A big field drum, for battles. */
export const fieldDrum = drum(
  1,
  (out, rate, chance) => {
    thump(out, rate, 96 + chance() * 4, 58, 0.9, 1);
    slap(out, rate, chance, { hertz: 260, q: 0.7, ring: 0.16, level: 0.7 });
  },
  (out, rate, chance) => {
    thump(out, rate, 150, 112, 0.3, 0.5);
    slap(out, rate, chance, { hertz: 1100, q: 0.6, ring: 0.2, level: 0.4 });
  },
);

export const tambourine = drum(
  0.5,
  (out, rate, chance) => {
    slap(out, rate, chance, { hertz: 7200, q: 1.6, ring: 0.32, level: 0.5 });
    slap(out, rate, chance, { hertz: 900, q: 0.8, ring: 0.06, level: 0.4 });
  },
  (out, rate, chance) => slap(out, rate, chance, { hertz: 7800, q: 1.8, ring: 0.16, level: 0.4 }),
);

/** Mallets on timber, as in a shipyard. */
export const mallet = drum(
  0.35,
  (out, rate, chance) => {
    thump(out, rate, 210 + chance() * 20, 180, 0.14, 0.6);
    slap(out, rate, chance, { hertz: 900, q: 1.4, ring: 0.05, level: 0.8 });
  },
  (out, rate, chance) => {
    thump(out, rate, 420 + chance() * 40, 390, 0.1, 0.4);
    slap(out, rate, chance, { hertz: 1900, q: 1.6, ring: 0.04, level: 0.6 });
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
