import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/renderer/board/board-types';
import { createDirector } from '../../../src/renderer/board/director';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { fakeClock, settle } from './fake-clock';

/** A scene that records its calls. Every event takes 100 ms. */
function theatre(pace = 1) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const told: string[] = [];
  const scene = {
    show: (view: unknown) => void told.push(`show ${String(view)}`),
    async perform({ type }: { type: string }, stage: { tween(ms: number, step: () => void): Promise<void> }) {
      told.push(`${type} begins`);
      await stage.tween(100, () => undefined);
      told.push(`${type} ends`);
    },
  } as unknown as Scene;
  const director = createDirector(
    () => scene,
    () => createAnimationRun(loop, clock, pace, async () => undefined),
  );
  const pass = async (ms: number) => {
    for (let i = 0; i < ms; i += 10) {
      clock.tick(10);
      await settle();
    }
  };
  return { director, told, pass };
}
const events = (...types: string[]) => types.map((type) => ({ type }));

describe('the director', () => {
  test('plays events in order and ends with their position', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'after');
    expect(director.busy).toBe(true);
    await pass(300);
    await done;
    expect(told).toEqual(['sail begins', 'sail ends', 'fight begins', 'fight ends', 'show after']);
    expect(director.busy).toBe(false);
  });

  test('skips to the position immediately, without starting further events', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'after');
    await pass(50);
    director.skip();
    await done;
    expect(told).toEqual(['sail begins', 'sail ends', 'show after']);
  });

  test('shows a newer position instead of the result of an older animation', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'older');
    await pass(50);
    director.show('undone');
    expect(told.at(-1)).toBe('show undone');
    await done;
    await pass(300);
    // The interrupted event has placed its pieces in the meantime, so the position is shown again.
    expect(told).toEqual(['sail begins', 'show undone', 'sail ends', 'show undone']);
  });

  test('ends an animation early, and shows its position before the next animation begins', async () => {
    const { director, told, pass } = theatre();
    const first = director.play(events('sail', 'fight'), 'first');
    await pass(30);
    const second = director.play(events('land'), 'second');
    expect(director.busy).toBe(true);
    await pass(10);
    expect(told).toEqual(['sail begins', 'sail ends', 'show first', 'land begins']);
    await pass(300);
    await Promise.all([first, second]);
    expect(told.slice(4)).toEqual(['land ends', 'show second']);
    expect(director.busy).toBe(false);
  });

  test('animates only the last of several requests at the same time, and shows every position in order', async () => {
    const { director, told, pass } = theatre();
    const all = ['one', 'two', 'three'].map((name) => director.play(events(name), name));
    await pass(300);
    await Promise.all(all);
    expect(told).toEqual([
      'one begins',
      'one ends',
      'show one',
      'show two',
      'three begins',
      'three ends',
      'show three',
    ]);
  });

  test('ends with a position that was shown while an animation was waiting', async () => {
    const { director, told, pass } = theatre();
    const all = [director.play(events('sail'), 'first'), director.play(events('land'), 'second')];
    director.show('undone');
    await pass(300);
    await Promise.all(all);
    expect(told.at(-1)).toBe('show undone');
    expect(told.filter((line) => line.startsWith('show'))).toEqual(['show undone', 'show undone']);
  });

  test('only shows positions if animations are off', async () => {
    const { director, told } = theatre(0);
    await director.play(events('sail', 'fight'), 'after');
    expect(told).toEqual(['show after']);
  });

  test('can be disposed: the current animation ends first, and nothing is shown afterwards', async () => {
    const { director, told, pass } = theatre();
    const first = director.play(events('sail', 'fight'), 'first');
    await pass(30);
    const second = director.play(events('land'), 'second');
    await pass(30);
    await director.end();
    expect(told).toEqual(['sail begins', 'sail ends', 'show first', 'land begins', 'land ends']);
    await Promise.all([first, second]);
    expect(told.filter((line) => line.startsWith('show'))).toEqual(['show first']);
  });
});
