import { filter } from '../synth/filter';
import { noise } from '../synth/noise';
import type { Chance } from '../synth/noise';
import { formants, playTable, wavetable } from '../synth/wavetable';
import type { Spectrum, Vibrato } from '../synth/wavetable';
import type { Instrument } from './instrument';

interface Voice {
  readonly spectrum: Spectrum;
  readonly attack: number;
  readonly release: number;
  readonly vibrato?: Vibrato;
  /** Detuned copies that play together, as factors of the frequency. Default: one. */
  readonly unison?: readonly number[];
  /** The level of bow or breath noise, and its band as a multiple of the tone's frequency. */
  readonly breath?: { readonly level: number; readonly band: number; readonly q: number };
  /** The level of the noise at the start. */
  readonly chiff?: number;
}

/** The level at which sustained notes sound as loud as plucked notes, which decay. */
const LEVEL = 0.6;

/** Fades in over `attack` and out over `release` seconds, both with a soft curve. */
function swell(samples: Float32Array, rate: number, seconds: number, attack: number, release: number): void {
  const rise = Math.min(attack, seconds * 0.6) * rate;
  const fall = seconds * rate;
  for (let i = 0; i < samples.length; i++) {
    const up = i < rise ? Math.sin((Math.PI / 2) * (i / rise)) ** 2 : 1;
    const down = i > fall ? Math.cos((Math.PI / 2) * Math.min(1, (i - fall) / (release * rate))) ** 2 : 1;
    samples[i] *= up * down;
  }
}

function addNoise(samples: Float32Array, rate: number, hertz: number, voice: Voice, chance: Chance): void {
  const { breath, chiff = 0 } = voice;
  if (!breath) return;
  const air = noise(samples.length, Math.floor(chance() * 997) + 1);
  filter(air, rate, { type: 'bandpass', from: hertz * breath.band, q: breath.q });
  for (let i = 0; i < samples.length; i++) {
    const start = chiff * Math.exp((-i / rate) * 28);
    samples[i] += air[i] * (breath.level + start);
  }
}

function sustained(voice: Voice, body?: Instrument['body']): Instrument {
  const { spectrum, attack, release, vibrato, unison = [1] } = voice;
  return {
    ...(body && { body }),
    note(hertz, seconds, rate, chance) {
      const table = wavetable(hertz, rate, spectrum);
      const length = seconds + release;
      const out = new Float32Array(Math.ceil(length * rate));
      for (const detune of unison) {
        const phase = chance();
        const one = playTable(table, length, rate, { detune, phase, ...(vibrato && { vibrato }) });
        for (let i = 0; i < out.length; i++) out[i] += (LEVEL * one[i]) / Math.sqrt(unison.length);
      }
      addNoise(out, rate, hertz, voice, chance);
      swell(out, rate, seconds, attack, release);
      return out;
    },
  };
}

const gentle: Vibrato = { speed: 4.9, depth: 0.0022, after: 0.5 };

/** A recorder: few partials, odd ones stronger, with breath and a chiff. */
export const recorder = sustained({
  spectrum: (k) => [0, 1, 0.09, 0.16, 0.025, 0.03][k] ?? 0,
  attack: 0.035,
  release: 0.07,
  vibrato: gentle,
  breath: { level: 0.035, band: 2.2, q: 1.2 },
  chiff: 0.16,
});

/** A transverse flute: softer, with more breath. */
export const flute = sustained({
  spectrum: (k) => [0, 1, 0.32, 0.12, 0.04][k] ?? 0,
  attack: 0.06,
  release: 0.09,
  vibrato: { speed: 4.6, depth: 0.0028, after: 0.6 },
  breath: { level: 0.05, band: 1.8, q: 1 },
  chiff: 0.08,
});

const violBody = formants([290, 130, 1], [520, 180, 0.8], [1050, 350, 0.55], [2300, 700, 0.28]);

export const viol = sustained({
  spectrum: (k, hertz) => (0.25 + violBody(hertz)) / k ** 0.85,
  attack: 0.09,
  release: 0.14,
  vibrato: { speed: 5.1, depth: 0.0018, after: 0.7 },
  breath: { level: 0.02, band: 5, q: 0.6 },
  chiff: 0.05,
});

/** Two strings of a hurdy-gurdy, slightly detuned, that sound without a pause. */
export const drone = sustained(
  {
    spectrum: (k, hertz) => (0.2 + formants([420, 260, 1], [1300, 500, 0.45])(hertz)) / k ** 0.8,
    attack: 0.25,
    release: 0.3,
    unison: [0.9985, 1.0012],
    breath: { level: 0.012, band: 6, q: 0.5 },
  },
  [{ type: 'lowpass', from: 2600, q: 0.5 }],
);

/** A double reed with a cap: nasal and even. */
export const crumhorn = sustained({
  spectrum: (k, hertz) => (k % 2 === 1 ? 1 : 0.45) * (0.2 + formants([900, 450, 1], [1900, 600, 0.4])(hertz)),
  attack: 0.03,
  release: 0.05,
  breath: { level: 0.012, band: 4, q: 0.7 },
  chiff: 0.03,
});

/** A natural horn or sackbut, for stings. */
export const horn = sustained({
  spectrum: (k, hertz) => Math.exp(-hertz / 1100) * (k === 1 ? 0.8 : 1),
  attack: 0.05,
  release: 0.16,
  unison: [0.999, 1.001],
});

const choirVibrato: Vibrato = { speed: 5.2, depth: 0.0042, after: 0.8 };
const vowel = (...peaks: readonly (readonly [number, number, number])[]): Spectrum => {
  const shape = formants(...peaks);
  return (k, hertz) => (0.04 + shape(hertz)) / k ** 0.7;
};

/** Men's voices on “oh”. */
export const voices = sustained({
  spectrum: vowel([430, 90, 1], [790, 110, 0.6], [2600, 250, 0.12]),
  attack: 0.11,
  release: 0.18,
  vibrato: choirVibrato,
  unison: [0.9955, 0.9992, 1.0024, 1.0051],
  breath: { level: 0.014, band: 3, q: 0.6 },
});

/** A distant choir on “ah” that swells slowly. */
export const choir = sustained({
  spectrum: vowel([650, 120, 1], [1080, 140, 0.5], [2650, 300, 0.1]),
  attack: 0.45,
  release: 0.7,
  vibrato: choirVibrato,
  unison: [0.9965, 1.0004, 1.0041],
});
