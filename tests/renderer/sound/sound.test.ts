import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EFFECTS } from '../../../src/renderer/sound/effects';
import type { EffectName } from '../../../src/renderer/sound/effects';
import { MAX_VOICES, createSound } from '../../../src/renderer/sound/sound';
import { FakeAudio } from './fake-audio';

const VOLUMES = { effects: 0.7, sea: 0.5, music: 0.6, mute: false };
const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function table() {
  const audio = new FakeAudio();
  let made = 0;
  const sound = createSound(() => {
    made++;
    return audio.asContext;
  });
  return { audio, sound, made: () => made };
}

/** Returns the table's gains from a playing source: the last two before the destination. */
function busOf(audio: FakeAudio): { bus: number; master: number } {
  const [bus, master] = (audio.sources.at(-1)?.way() ?? []).slice(-2);
  return { bus: bus.level, master: master.level };
}

const voices = (audio: FakeAudio) => new Set(audio.heard.map((source) => source.way()?.at(-3))).size;

describe('before the first gesture', () => {
  test('no audio is created or played', () => {
    const { audio, sound, made } = table();
    sound.play('bell');
    sound.sea(true);
    sound.theme(true);
    sound.setVolumes({ effects: 1, sea: 1, music: 1, mute: false });
    sound.setActive(false);
    sound.setActive(true);
    vi.advanceTimersByTime(120_000);
    expect(made()).toBe(0);
    expect(audio.nodes).toHaveLength(0);
    sound.dispose();
  });

  test('requests for the sea and the theme are fulfilled later, and sounds are dropped', () => {
    const { audio, sound, made } = table();
    sound.play('bell');
    sound.unlock();
    expect(audio.sources).toHaveLength(0);
    const other = table();
    other.sound.sea(true);
    other.sound.unlock();
    other.sound.unlock();
    expect(other.audio.heard).toHaveLength(3);
    expect(made()).toBe(1);
    expect(other.made()).toBe(1);
    other.sound.theme(true);
    expect(other.audio.heard.length).toBeGreaterThan(100);
    other.sound.dispose();
  });
});

describe('once unlocked', () => {
  test.each(EFFECT_NAMES)('%s is audible and ends within two seconds', (name) => {
    const { audio, sound } = table();
    sound.unlock();
    audio.currentTime = 3;
    sound.play(name);
    expect(audio.heard.length).toBeGreaterThan(0);
    for (const { until } of audio.sources) expect(until).toBeLessThan(5);
  });

  test('volumes are squared and applied to the gains, whether set before or during playback', () => {
    const { audio, sound } = table();
    sound.setVolumes({ effects: 0.5, sea: 0.4, music: 0.2, mute: false });
    sound.unlock();
    sound.play('bell');
    expect(busOf(audio)).toEqual({ bus: 0.25, master: 0.8 });
    sound.theme(true);
    expect(busOf(audio).bus).toBeCloseTo(0.04);
    audio.currentTime = 1;
    sound.setVolumes({ effects: 1, sea: 0.4, music: 1, mute: false });
    expect(busOf(audio).bus).toBe(1);
    sound.setVolumes({ effects: 7, sea: -3, music: 7, mute: false });
    expect(busOf(audio).bus).toBe(1);
    sound.dispose();
  });

  test('with a volume of zero, no audio is computed', () => {
    const { audio, sound } = table();
    sound.setVolumes({ effects: 0, sea: 0, music: 0.5, mute: false });
    sound.unlock();
    sound.play('dice');
    sound.sea(true);
    expect(audio.sources).toHaveLength(0);
    sound.setVolumes({ effects: 0, sea: 0.3, music: 0.5, mute: false });
    expect(audio.heard).toHaveLength(3);
    sound.dispose();
  });

  test('at most a dozen sounds play at the same time, and more can play when some end', () => {
    const { audio, sound } = table();
    sound.unlock();
    for (let i = 0; i < 40; i++) {
      sound.play(EFFECT_NAMES[i % EFFECT_NAMES.length]);
      audio.currentTime += 0.005;
    }
    expect(voices(audio)).toBe(MAX_VOICES);
    audio.currentTime += 2;
    sound.play('bell');
    expect(voices(audio)).toBe(1);
    const reachable = audio.sources.filter((source) => source.way());
    expect(voices(audio), 'ended sounds are taken off the desk').toBe(
      new Set(reachable.map((s) => s.way()?.at(-3))).size,
    );
  });

  test('the same sound twice at the same moment plays once', () => {
    const { audio, sound } = table();
    sound.unlock();
    sound.play('coins');
    const once = audio.sources.length;
    sound.play('coins');
    expect(audio.sources).toHaveLength(once);
    audio.currentTime += 0.1;
    sound.play('coins');
    expect(audio.sources).toHaveLength(2 * once);
  });
});

describe('silenced audio', () => {
  test.each([
    ['muted', { mute: true, active: true }],
    ['in the background', { mute: false, active: false }],
    ['muted in the background', { mute: true, active: false }],
  ])('plays nothing while %s, suspends the audio context, and resumes everything afterwards', (_, { mute, active }) => {
    const { audio, sound } = table();
    sound.unlock();
    sound.sea(true);
    sound.play('bell');
    expect(audio.heard.length).toBeGreaterThan(3);

    sound.setVolumes({ ...VOLUMES, mute });
    sound.setActive(active);
    expect(audio.heard).toHaveLength(0);
    const before = audio.sources.length;
    for (const name of EFFECT_NAMES) sound.play(name);
    expect(audio.sources).toHaveLength(before);
    expect(audio.state, 'fades before it rests').toBe('running');
    vi.advanceTimersByTime(1000);
    expect(audio.state).toBe('suspended');
    sound.unlock();
    expect(audio.state).toBe('suspended');

    audio.currentTime += 5;
    sound.setVolumes(VOLUMES);
    sound.setActive(true);
    vi.advanceTimersByTime(1000);
    expect(audio.state).toBe('running');
    expect(audio.heard).toHaveLength(3);
    sound.play('page');
    expect(audio.heard.length).toBeGreaterThan(3);
    sound.dispose();
  });

  test('stays silent if it is unlocked while silenced', () => {
    const { audio, sound } = table();
    sound.setVolumes({ ...VOLUMES, mute: true });
    sound.sea(true);
    sound.theme(true);
    sound.unlock();
    sound.play('bell');
    vi.advanceTimersByTime(1000);
    expect(audio.state).toBe('suspended');
    const shut = audio.sources.flatMap((source) => source.way()?.at(-1)?.level ?? []);
    expect(new Set(shut)).toEqual(new Set([0]));
    sound.dispose();
  });

  test('plays again if the window returns before the audio context is suspended', () => {
    const { audio, sound } = table();
    sound.unlock();
    sound.setActive(false);
    vi.advanceTimersByTime(100);
    sound.setActive(true);
    vi.advanceTimersByTime(5000);
    expect(audio.state).toBe('running');
  });
});

describe('audio failures never stop the game', () => {
  const everything = (sound: ReturnType<typeof createSound>) => {
    sound.unlock();
    for (const name of EFFECT_NAMES) sound.play(name);
    sound.sea(true);
    sound.theme(true);
    sound.setVolumes({ effects: 1, sea: 1, music: 1, mute: false });
    sound.setActive(false);
    sound.setActive(true);
    sound.sea(false);
    sound.theme(false);
    vi.advanceTimersByTime(60_000);
    sound.dispose();
    sound.dispose();
  };

  test('if Web Audio is missing', () => {
    expect(typeof AudioContext).toBe('undefined');
    expect(() => everything(createSound())).not.toThrow();
  });

  test('if Web Audio is refused or breaks', () => {
    const broken = new FakeAudio();
    broken.createOscillator = () => {
      throw new Error('no more');
    };
    broken.resume = () => Promise.reject(new Error('not now'));
    expect(() => everything(createSound(() => broken.asContext))).not.toThrow();
  });

  test('after disposal, which closes audio', () => {
    const { audio, sound, made } = table();
    everything(sound);
    expect(audio.state).toBe('closed');
    everything(sound);
    expect(made()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
