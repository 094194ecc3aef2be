import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../../../src/renderer/sound/effects';
import type { EffectName } from '../../../src/renderer/sound/effects';
import { noise, pluck } from '../../../src/renderer/sound/synth';
import { FakeAudio } from './fake-audio';

const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

/** Extreme and medium random numbers. An effect must be valid for any of them. */
const CHANCES = [() => 0, () => 0.5, () => 0.999999, Math.random];

describe.each(EFFECT_NAMES)('the sound of %s', (name) => {
  test.each(CHANCES)('schedules audio nodes and ends within a second and a half', (chance) => {
    const audio = new FakeAudio();
    const at = 12.5;
    const out = audio.createGain();
    out.connect(audio.destination);
    const end = EFFECTS[name](audio.asContext, out as unknown as AudioNode, at, chance);

    expect(audio.sources.length).toBeGreaterThan(0);
    for (const source of audio.sources) {
      expect(source.from).toBeGreaterThanOrEqual(at);
      expect(source.until).toBeGreaterThan(source.from ?? Infinity);
      expect(source.until).toBeLessThanOrEqual(end + 1e-9);
      expect(source.way(), 'leads to the loudspeaker').toBeDefined();
    }
    expect(end - at).toBeLessThanOrEqual(1.5);
  });

  test('is quiet, starts from silence and fades out', () => {
    const audio = new FakeAudio();
    const out = audio.createGain();
    EFFECTS[name](audio.asContext, out as unknown as AudioNode, 0, () => 0.5);
    for (const node of audio.nodes) {
      if (node.kind !== 'gain' || node === out) continue;
      expect(node.gain.scheduled.slice(0, 2).map(({ value }) => value)).toEqual([0, 0]);
      expect(node.gain.level).toBeLessThanOrEqual(0.5);
      expect(node.gain.scheduled.at(-1)?.value).toBeLessThan(0.001);
    }
  });
});

describe('the building blocks', () => {
  test('include random noise, which is created once per context', () => {
    const audio = new FakeAudio();
    const samples = noise(audio.asContext).getChannelData(0);
    noise(audio.asContext);
    expect(audio.buffers).toBe(1);
    expect(samples.reduce((sum, x) => sum + x, 0) / samples.length).toBeCloseTo(0, 1);
    expect(samples.every((x) => x >= -1 && x <= 1)).toBe(true);
    expect(samples.reduce((sum, x) => sum + x * x, 0) / samples.length).toBeCloseTo(1 / 3, 1);
  });

  test.each([65.4, 110, 293.66, 440, 659.26])(
    'include a string, which at %d hertz is in tune and fades away',
    (pitch) => {
      const audio = new FakeAudio();
      const options = { pitch, seconds: 2, peak: 0.4 };
      pluck(audio.asContext, audio.createGain() as unknown as AudioNode, 0, options);
      const [source] = audio.sources;
      const shape = audio.nodes[1].gain.scheduled;
      expect([shape[0], shape.at(-1)].map((entry) => entry?.value)).toEqual([0, 0]);
      const samples = (source.buffer as AudioBuffer).getChannelData(0);
      const rate = 24_000;

      const speed = source.playbackRate.value;
      expect(Math.abs(speed - 1)).toBeLessThan(0.02);
      // The string's autocorrelation peaks after one period. A parabola finds the peak between samples.
      const from = rate / 2;
      const agree = (lag: number) => {
        let sum = 0;
        for (let i = from; i < from + 8000; i++) sum += samples[i] * samples[i + lag];
        return sum;
      };
      const about = Math.round((rate / pitch) * speed);
      const best = [-2, -1, 0, 1, 2].map((d) => about + d).reduce((a, b) => (agree(b) > agree(a) ? b : a));
      const [left, middle, right] = [best - 1, best, best + 1].map(agree);
      const period = best + (left - right) / (2 * (left - 2 * middle + right));
      const cents = 1200 * Math.log2((rate / period) * speed) - 1200 * Math.log2(pitch);
      expect(Math.abs(cents)).toBeLessThan(6);

      const loudest = (start: number) => Math.max(...samples.subarray(start, start + rate / 10).map(Math.abs));
      expect(loudest(0)).toBeLessThanOrEqual(1);
      expect(loudest(rate * 2)).toBeLessThan(loudest(0) / 20);
    },
  );

  test('share a buffer between strings of one pitch', () => {
    const audio = new FakeAudio();
    for (let i = 0; i < 5; i++) {
      const options = { pitch: 220, seconds: 1, peak: 0.4 };
      pluck(audio.asContext, audio.createGain() as unknown as AudioNode, i, options);
    }
    expect(audio.buffers).toBe(1);
  });
});
