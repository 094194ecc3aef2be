import { noise } from '../synth/noise';
import type { Instrument } from './instrument';

interface Strings {
  /** From 0 (gut) to 1 (bright metal). */
  readonly bright: number;
  /** Seconds in which a string loses 60 dB. Low strings ring longer. */
  readonly ring: number;
  /** Where it is plucked, as a part of its length. */
  readonly place: number;
  /** How hard the plectrum is, from 0 (fingertip) to 1. */
  readonly hard: number;
  /** A second string of the same course, detuned by this factor. */
  readonly course?: number;
}

const LEVEL = 0.17;
/** Seconds over which a string is damped after its note. */
const DAMP = 0.12;
const PICKS = 2;

/**
 * A string by the Karplus–Strong method: noise runs through a loop of one period whose filter removes high partials. An
 * all-pass in the loop tunes it between whole samples.
 */
function string(
  hertz: number,
  length: number,
  rate: number,
  { bright, ring, place, hard }: Strings,
  seed: number,
): Float32Array {
  const mix = 0.5 + 0.4 * bright;
  const loop = rate / hertz - (1 - mix);
  const whole = Math.floor(loop - 0.1);
  const part = loop - whole;
  const tune = (1 - part) / (1 + part);
  const loss = 0.001 ** (1 / (hertz * ring * (220 / hertz) ** 0.35));
  const out = new Float32Array(length);
  const raw = noise(whole, seed);
  const gap = Math.max(1, Math.round(whole * place));
  const soft = 0.15 + 0.7 * hard;
  let first = 0;
  let second = 0;
  for (let i = 0; i < Math.min(whole, length); i++) {
    first += soft * (raw[i] - raw[(i + whole - gap) % whole] - first);
    second += soft * (first - second);
    out[i] = second;
  }
  let x1 = 0;
  let y1 = 0;
  let all = 0;
  for (let i = whole; i < length; i++) {
    const x = out[i - whole];
    const low = loss * (mix * x + (1 - mix) * x1);
    x1 = x;
    all = tune * low + y1 - tune * all;
    y1 = low;
    out[i] += all;
  }
  return out;
}

/** Scales a note so that its first 0.1 s has the common level, fades it in within 4 ms, and damps its end. */
function finish(samples: Float32Array, rate: number, seconds: number): Float32Array {
  const head = Math.min(samples.length, Math.round(rate / 10));
  let sum = 1e-9;
  for (let i = 0; i < head; i++) sum += samples[i] ** 2;
  const scale = LEVEL / Math.sqrt(sum / head);
  const rise = Math.round(rate * 0.004);
  const fall = Math.min(samples.length - 1, Math.round(seconds * rate));
  for (let i = 0; i < samples.length; i++) {
    const out = i > fall ? 1 - (i - fall) / (samples.length - fall) : 1;
    samples[i] *= scale * Math.min(1, i / rise) * out * out;
  }
  return samples;
}

function plucked(strings: Strings, body: NonNullable<Instrument['body']>): Instrument {
  return {
    body,
    note(hertz, seconds, rate, chance) {
      const length = Math.ceil((seconds + DAMP) * rate);
      const seed = Math.round(hertz) * PICKS + Math.floor(chance() * PICKS);
      const samples = string(hertz, length, rate, strings, seed);
      if (strings.course) {
        const other = string(hertz * strings.course, length, rate, strings, seed + 7919);
        for (let i = 0; i < length; i++) samples[i] += 0.8 * other[i];
      }
      return finish(samples, rate, seconds);
    },
  };
}

export const lute = plucked({ bright: 0.12, ring: 3.2, place: 1 / 7, hard: 0.22, course: 1.0012 }, [
  { type: 'peak', from: 130, q: 1.5, gain: 2 },
  { type: 'peak', from: 420, q: 1.2, gain: 3 },
  { type: 'peak', from: 2300, q: 0.8, gain: 1 },
]);

/** The long bass strings of a theorbo. */
export const theorbo = plucked({ bright: 0.3, ring: 5, place: 1 / 6, hard: 0.3 }, [
  { type: 'peak', from: 110, q: 1.2, gain: 3 },
  { type: 'peak', from: 320, q: 1.2, gain: 2 },
]);

export const cittern = plucked({ bright: 0.62, ring: 3.6, place: 1 / 9, hard: 0.55, course: 1.0018 }, [
  { type: 'highpass', from: 180 },
  { type: 'peak', from: 900, q: 1, gain: 3 },
]);

export const harp = plucked({ bright: 0.22, ring: 4.2, place: 1 / 3, hard: 0.2 }, [
  { type: 'peak', from: 220, q: 1, gain: 3 },
  { type: 'peak', from: 700, q: 1.4, gain: 2 },
]);
