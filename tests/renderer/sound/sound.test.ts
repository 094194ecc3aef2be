import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { homeTheme } from '../../../src/renderer/sound/scores/home-theme';
import { MAX_VOICES } from '../../../src/renderer/sound/player/effects';
import type { Job, Rendered } from '../../../src/renderer/sound/render';
import { createWorkerRenderer } from '../../../src/renderer/sound/renderer';
import { createSound } from '../../../src/renderer/sound/sound';
import type { SoundRequest } from '../../../src/renderer/sound/sound';
import { FakeAudio } from './fake-audio';

const VOLUMES: SoundRequest['volumes'] = { effects: 0.7, sea: 0.5, music: 0.6, mute: false };
const PIECES = ['one', 'two', 'three'].map((name) => ({ ...homeTheme, name }));
const TABLE: SoundRequest = {
  volumes: VOLUMES,
  active: true,
  surroundings: { place: 'sea', daytime: 'day' },
  program: { name: 'table', load: () => Promise.resolve(PIECES) },
  intensity: 'calm',
};
const RATE = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a sound system whose renderer only records its jobs. */
function desk() {
  const audio = new FakeAudio();
  const jobs: Job[] = [];
  const silence = (seconds: number) => new Float32Array(seconds * RATE);
  const tracksOf = ({ kind }: Job): Rendered['tracks'] => {
    if (kind === 'score') return { calm: silence(90), full: silence(90), battle: silence(90) };
    return kind === 'ambience' ? { loop: silence(40) } : { 0: silence(1), 1: silence(1), 2: silence(1) };
  };
  const renderer = {
    render(job: Job) {
      jobs.push(job);
      return Promise.resolve({ rate: RATE, tracks: tracksOf(job) });
    },
    dispose: vi.fn(),
  };
  const sound = createSound(renderer, audio.asContext);
  const rendered = (kind: Job['kind']) => jobs.filter((job) => job.kind === kind).length;
  const follow = async (request: Partial<SoundRequest> = {}) => {
    sound.follow({ ...TABLE, ...request });
    await vi.advanceTimersByTimeAsync(500);
  };
  return { audio, sound, jobs, rendered, follow, renderer };
}

describe('sound that is off is neither rendered nor played', () => {
  test.each([
    ['everything', { mute: true }, { effect: 0, ambience: 0, score: 0 }],
    ['music', { music: 0 }, { effect: 30, ambience: 1, score: 0 }],
    ['ambience', { sea: 0 }, { effect: 30, ambience: 0, score: 1 }],
    ['effects', { effects: 0 }, { effect: 0, ambience: 1, score: 1 }],
  ])('%s', async (_, off, jobs) => {
    const { follow, rendered, sound, audio } = desk();
    await follow({ volumes: { ...VOLUMES, ...off } });
    expect({ effect: rendered('effect'), ambience: rendered('ambience'), score: rendered('score') }).toEqual(jobs);
    const before = audio.sources.length;
    sound.play('coins');
    expect(audio.sources.length - before).toBe(jobs.effect > 0 ? 1 : 0);
    sound.dispose();
  });

  test('music and ambience stop when they are switched off', async () => {
    const { follow, audio, sound } = desk();
    await follow();
    expect(audio.heard.length).toBeGreaterThanOrEqual(2);
    await follow({ volumes: { ...VOLUMES, music: 0, sea: 0 } });
    audio.currentTime += 3;
    expect(audio.heard).toHaveLength(0);
    sound.dispose();
  });
});

describe('music', () => {
  const levels = (audio: FakeAudio) => audio.sources.slice(-3).map((source) => source.way()?.[0].level);

  test('has layers that follow the intensity', async () => {
    const { follow, audio, sound } = desk();
    await follow({ surroundings: null });
    expect(audio.sources.every(({ loop }) => loop)).toBe(true);
    expect(levels(audio)).toEqual([0.9, 0, 0]);
    await follow({ surroundings: null, intensity: 'full' });
    expect(levels(audio)).toEqual([1, 1, 0]);
    await follow({ surroundings: null, intensity: 'battle' });
    expect(levels(audio)).toEqual([0.9, 1, 1]);
    sound.dispose();
  });

  test('plays each piece twice, then renders the next one', async () => {
    const { follow, rendered, sound } = desk();
    await follow();
    expect(rendered('score')).toBe(1);
    await vi.advanceTimersByTimeAsync(181_000);
    expect(rendered('score')).toBe(2);
    sound.dispose();
  });

  test('is ducked during an effect, and more during a sting', async () => {
    const { follow, audio, sound } = desk();
    await follow({ surroundings: null });
    const ducking = () =>
      audio.sources[0]
        .way()
        ?.at(-3)
        ?.scheduled.map(({ value }) => value);
    sound.play('coins');
    expect(ducking()?.slice(-2)).toEqual([0.55, 1]);
    audio.currentTime += 0.2;
    sound.play('victory');
    expect(ducking()?.slice(-2)).toEqual([0.2, 1]);
    sound.dispose();
  });
});

describe('effects', () => {
  test('alternate between variations; at most a dozen play at once, and only one of the same name starts at a time', async () => {
    const { follow, audio, sound } = desk();
    await follow({ program: null, surroundings: null });
    sound.play('coins');
    sound.play('coins');
    expect(audio.sources).toHaveLength(1);
    for (let i = 0; i < 30; i++) {
      audio.currentTime += 0.06;
      sound.play('coins');
      expect(audio.sources.at(-1)?.buffer).not.toBe(audio.sources.at(-2)?.buffer);
    }
    const playing = audio.sources.filter(({ from = 0 }) => from > audio.currentTime - 1);
    expect(playing.length).toBeLessThanOrEqual(MAX_VOICES);
    sound.dispose();
  });

  test('are played at the square of their volume setting', async () => {
    const { follow, audio, sound } = desk();
    await follow({ program: null, surroundings: null, volumes: { ...VOLUMES, effects: 0.5 } });
    sound.play('bell');
    expect(audio.sources[0].way()?.map(({ level }) => level)).toEqual([0.25, 0.9]);
    sound.dispose();
  });
});

test('a window in the background is silent and suspends the audio; returning resumes it', async () => {
  const { follow, audio, sound } = desk();
  await follow();
  await follow({ active: false });
  expect(audio.state).toBe('suspended');
  const before = audio.sources.length;
  sound.play('bell');
  expect(audio.sources).toHaveLength(before);
  await follow();
  expect(audio.state).toBe('running');
  expect(audio.heard.length).toBeGreaterThanOrEqual(2);
  sound.dispose();
});

describe('rendering', () => {
  test('begins with the first piece of music, before any effect', async () => {
    const { follow, jobs, sound } = desk();
    await follow();
    expect(jobs.filter(({ kind }) => kind !== 'ambience')[0].kind).toBe('score');
    sound.dispose();
  });

  test('errors are reported, and other sounds still play', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const { follow, audio, sound, renderer } = desk();
    const { render } = renderer;
    renderer.render = (job) =>
      job.kind === 'effect' && job.name === 'coins' ? Promise.reject(new Error('no coins')) : render(job);
    await follow({ surroundings: null, program: null });
    expect(reported.mock.calls).toEqual([[new Error('no coins')]]);
    sound.play('coins');
    expect(audio.sources).toHaveLength(0);
    sound.play('dice');
    expect(audio.sources).toHaveLength(1);
    vi.unstubAllGlobals();
    sound.dispose();
  });

  test('fails if the worker fails', async () => {
    const workers: EventTarget[] = [];
    class FailingWorker extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }
      postMessage({ id }: { id: number }): void {
        if (id === 1) this.dispatchEvent(new MessageEvent('message', { data: { id, error: new Error('no bell') } }));
      }
    }
    vi.stubGlobal('Worker', FailingWorker);
    const renderer = createWorkerRenderer();
    await expect(renderer.render({ kind: 'effect', name: 'bell' })).rejects.toThrow('no bell');
    const second = renderer.render({ kind: 'effect', name: 'dice' });
    workers[0].dispatchEvent(Object.assign(new Event('error'), { message: 'not found' }));
    await expect(second).rejects.toThrow('The sound worker failed: not found');
    vi.unstubAllGlobals();
  });
});

test('browser errors never reach the game, and dispose ends the worker', async () => {
  const { follow, audio, sound, renderer } = desk();
  audio.createBufferSource = () => {
    throw new Error('no more');
  };
  await follow({ program: null, surroundings: null });
  expect(() => sound.play('bell')).not.toThrow();
  sound.dispose();
  sound.dispose();
  expect(renderer.dispose).toHaveBeenCalled();
  expect(audio.state).toBe('closed');
  expect(vi.getTimerCount()).toBe(0);
});
