import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSea } from '../../../src/renderer/sound/sea';
import { THEME, THEME_SECONDS, createTheme, hertz } from '../../../src/renderer/sound/theme';
import { FakeAudio } from './fake-audio';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function shore() {
  const audio = new FakeAudio();
  audio.state = 'running';
  const out = audio.createGain();
  out.connect(audio.destination);
  return { audio, out: out as unknown as AudioNode };
}

describe('the theme', () => {
  test('takes about forty seconds', () => {
    expect(THEME_SECONDS).toBeGreaterThan(35);
    expect(THEME_SECONDS).toBeLessThan(45);
    expect(THEME.length).toBeGreaterThan(100);
    for (const { at, seconds, peak } of THEME) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeGreaterThan(0);
      expect(at + seconds).toBeLessThanOrEqual(THEME_SECONDS);
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThanOrEqual(0.5);
    }
    expect(THEME.map(({ at }) => at)).toEqual(THEME.map(({ at }) => at).sort((a, b) => a - b));
  });

  test('is in the Dorian mode on D: its notes, final and range', () => {
    for (const { pitch } of THEME) expect(pitch).toMatch(/^[A-G][2-5]$/);
    expect(new Set(THEME.map(({ pitch }) => pitch[0]))).toEqual(new Set('ABCDEFG'));
    const close = THEME.filter(({ at }) => at > THEME_SECONDS - 4);
    expect(close.length).toBeGreaterThan(3);
    expect(new Set(close.map(({ pitch }) => pitch[0]))).toEqual(new Set(['D', 'A']));
    expect(THEME[0].pitch[0]).toBe('D');
  });

  test('uses the right frequencies', () => {
    expect(hertz('A4')).toBe(440);
    expect(hertz('A2')).toBe(110);
    expect(hertz('D4')).toBeCloseTo(293.66, 2);
    expect(hertz('C5')).toBeCloseTo(523.25, 2);
    expect(hertz('B3')).toBeCloseTo(246.94, 2);
  });

  test('plays once, stops with a fade, and starts again on request', () => {
    const { audio, out } = shore();
    const theme = createTheme(audio.asContext, out);
    expect(audio.sources).toHaveLength(0);
    theme.start();
    theme.start();
    expect(audio.sources).toHaveLength(THEME.length);
    expect(theme.running).toBe(true);

    audio.currentTime = 5;
    theme.stop();
    expect(theme.running).toBe(false);
    expect(audio.heard).toHaveLength(0);
    expect(audio.sources[0].way(), 'still dying away').toBeDefined();
    vi.advanceTimersByTime(3000);
    expect(audio.sources[0].way()).toBeUndefined();

    theme.start();
    expect(audio.sources).toHaveLength(2 * THEME.length);
    audio.currentTime += THEME_SECONDS;
    expect(theme.running).toBe(false);
  });
});

describe('the sea', () => {
  test('flows until it is stopped, and its sources end', () => {
    const { audio, out } = shore();
    const sea = createSea(audio.asContext, out);
    sea.stop();
    expect(audio.sources).toHaveLength(0);
    sea.start();
    sea.start();
    const flowing = audio.sources;
    expect(flowing.length).toBe(6);
    expect(flowing.every(({ until }) => until === undefined)).toBe(true);
    expect(audio.heard.length).toBe(3);
    audio.currentTime = 100;
    sea.stop();
    expect(sea.running).toBe(false);
    expect(audio.heard).toHaveLength(0);
    for (const { until } of flowing) expect(until).toBeLessThan(103);
    sea.start();
    expect(audio.heard).toHaveLength(3);
  });

  test('has occasional gulls, whose sounds end and do not accumulate while the clock is stopped', () => {
    const { audio, out } = shore();
    const sea = createSea(audio.asContext, out, () => 0.5);
    sea.start();
    const water = audio.sources.length;
    vi.advanceTimersByTime(25_000);
    expect(audio.sources).toHaveLength(water);
    vi.advanceTimersByTime(60_000);
    const cries = audio.sources.slice(water);
    expect(cries.length).toBeGreaterThan(0);
    for (const { until } of cries) expect(until).toBeLessThan(audio.currentTime + 4);

    const before = audio.sources.length;
    audio.state = 'suspended';
    vi.advanceTimersByTime(3_600_000);
    expect(audio.sources).toHaveLength(before);
    audio.state = 'running';
    sea.stop();
    vi.advanceTimersByTime(3_600_000);
    expect(audio.sources).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});
