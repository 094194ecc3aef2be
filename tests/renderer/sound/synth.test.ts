import { describe, expect, test } from 'vitest';
import { saltarello } from '../../../src/renderer/games/serenissima-1996/music/saltarello';
import { AMBIENCE_LUFS, AMBIENCE_RATE, renderAmbience } from '../../../src/renderer/sound/ambience/ambience';
import { EFFECT_LUFS, EFFECT_RATE, renderEffect } from '../../../src/renderer/sound/effects';
import { INSTRUMENTS } from '../../../src/renderer/sound/instruments';
import { EFFECT_NAMES } from '../../../src/renderer/sound/names';
import { MUSIC_RATE, perform, PIECE_LUFS, STING_LUFS } from '../../../src/renderer/sound/score/perform';
import { STINGS } from '../../../src/renderer/sound/scores/stings';
import { loudness, peakLoudness } from '../../../src/renderer/sound/synth/loudness';
import { seeded } from '../../../src/renderer/sound/synth/noise';

const peak = (samples: Float32Array) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
/** The largest difference between neighbouring samples. */
const jump = (samples: Float32Array) =>
  samples.reduce((most, x, i) => Math.max(most, i > 0 ? Math.abs(x - samples[i - 1]) : 0), 0);

test('loudness of a full-scale sine at 997 Hz is −3 LUFS, as BS.1770 says', () => {
  const sine = Float32Array.from({ length: 48_000 }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / 48_000));
  expect(loudness(sine, 48_000)).toBeCloseTo(-3.01, 1);
  expect(peakLoudness(sine.subarray(0, 24_000), 48_000)).toBeCloseTo(-3.01, 1);
});

describe.each(['lute', 'theorbo', 'cittern', 'harp', 'recorder', 'viol', 'horn'] as const)('the %s', (name) => {
  test.each([110, 293.66, 440])('is in tune at %d Hz, starts softly and ends in silence', (hertz) => {
    const rate = MUSIC_RATE;
    const samples = INSTRUMENTS[name].note(hertz, 0.7, rate, seeded(3));
    // The autocorrelation peaks after one period. A parabola finds the peak between samples.
    const agree = (lag: number) => {
      let sum = 0;
      for (let i = 5000; i < 13_000; i++) sum += samples[i] * samples[i + lag];
      return sum;
    };
    const about = Math.round(rate / hertz);
    const best = [-2, -1, 0, 1, 2].map((d) => about + d).reduce((a, b) => (agree(b) > agree(a) ? b : a));
    const [left, middle, right] = [best - 1, best, best + 1].map(agree);
    const period = best + (left - right) / (2 * (left - 2 * middle + right));
    expect(Math.abs(1200 * Math.log2(rate / period / hertz))).toBeLessThan(6);
    expect(Math.abs(samples[0])).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});

test('a piece has the standard loudness and loops without a click', () => {
  const layers = perform({ ...saltarello, form: 'C' });
  const sum = new Float32Array(layers.calm?.length ?? 0);
  for (const [layer, samples] of Object.entries(layers)) {
    expect(jump(Float32Array.of(...samples.subarray(-2), ...samples.subarray(0, 2))), layer).toBeLessThan(0.02);
    if (layer !== 'battle') samples.forEach((x, i) => (sum[i] += x));
  }
  expect(Math.abs(loudness(sum, MUSIC_RATE) - PIECE_LUFS)).toBeLessThan(1);
  expect(peak(sum)).toBeLessThan(1);
});

test('a sting has the standard loudness, and starts and ends in silence', () => {
  const { calm = new Float32Array(1) } = perform(STINGS.yourTurn);
  expect(Math.abs(calm[0])).toBeLessThan(0.01);
  expect(Math.abs(calm.at(-1) ?? 1)).toBeLessThan(0.005);
  expect(Math.abs(peakLoudness(calm, MUSIC_RATE) - STING_LUFS)).toBeLessThan(1);
});

test.each(EFFECT_NAMES)('%s has at least three variations, equally loud, without clicks', (name) => {
  const variations = renderEffect(name);
  expect(variations.length).toBeGreaterThanOrEqual(3);
  expect(new Set(variations.map((samples) => samples.filter((_, i) => i % 97 === 0).join())).size).toBe(
    variations.length,
  );
  for (const samples of variations) {
    expect(samples.length / EFFECT_RATE).toBeLessThanOrEqual(2);
    expect(Math.abs(samples[0])).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(peak(samples)).toBeLessThan(1);
    expect(Math.abs(peakLoudness(samples, EFFECT_RATE) - EFFECT_LUFS)).toBeLessThan(1);
  }
});

test('an ambience has the standard loudness, and loops without a click', () => {
  const samples = renderAmbience('shipyard', 'day');
  const seam = Math.abs(samples[0] - (samples.at(-1) ?? 1));
  expect(seam).toBeLessThanOrEqual(jump(samples));
  expect(Math.abs(loudness(samples, AMBIENCE_RATE) - AMBIENCE_LUFS)).toBeLessThan(1);
});
