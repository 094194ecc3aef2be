import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/renderer/board/board-types';
import { createDirector } from '../../../src/renderer/board/director';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { fakeClock, settle } from './fake-clock';

/** A scene that writes down what it is told; every event takes 100 ms. */
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
  test('plays events one after the other and ends with the position they led to', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'after');
    expect(director.busy).toBe(true);
    await pass(300);
    await done;
    expect(told).toEqual(['sail begins', 'sail ends', 'fight begins', 'fight ends', 'show after']);
    expect(director.busy).toBe(false);
  });

  test('skipping goes to the position at once; what was not begun is not begun', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'after');
    await pass(50);
    director.skip();
    await done;
    expect(told).toEqual(['sail begins', 'sail ends', 'show after']);
  });

  test('a position shown meanwhile wins: an older performance never overwrites it', async () => {
    const { director, told, pass } = theatre();
    const done = director.play(events('sail', 'fight'), 'older');
    await pass(50);
    director.show('undone');
    expect(told.at(-1)).toBe('show undone');
    await done;
    await pass(300);
    // What was cut short has put its pieces down since: the position is shown over that once more.
    expect(told).toEqual(['sail begins', 'show undone', 'sail ends', 'show undone']);
  });

  test('a second performance cuts the first short, and goes on from where that led', async () => {
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

  test('of several performances asked for at once only the last is seen, and every position in its order', async () => {
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

  test('a position shown while a performance waits for the one before is the last', async () => {
    const { director, told, pass } = theatre();
    const all = [director.play(events('sail'), 'first'), director.play(events('land'), 'second')];
    director.show('undone');
    await pass(300);
    await Promise.all(all);
    expect(told.at(-1)).toBe('show undone');
    expect(told.filter((line) => line.startsWith('show'))).toEqual(['show undone', 'show undone']);
  });

  test('without animations nothing is performed, only shown', async () => {
    const { director, told } = theatre(0);
    await director.play(events('sail', 'fight'), 'after');
    expect(told).toEqual(['show after']);
  });

  test('ends for good: what is under way comes to its last line first, and nothing is shown after it', async () => {
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
