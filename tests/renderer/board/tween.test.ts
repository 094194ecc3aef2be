import { describe, expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { createAnimationRun, easeInOut, easeOut, linear } from '../../../src/renderer/board/tween';
import { fakeClock, settle } from './fake-clock';

function stageAt(pace: number) {
  const clock = fakeClock();
  const loop = createFrameLoop(() => undefined, clock);
  const revealed: unknown[] = [];
  const stage = createAnimationRun(loop, clock, pace, async (rect) => void revealed.push(rect));
  return { clock, loop, stage, revealed };
}

describe('an animation', () => {
  test('runs a tween from 0 to 1 and then stops requesting frames', async () => {
    const { clock, stage } = stageAt(1);
    const seen: number[] = [];
    const done = stage.tween(100, (t) => seen.push(t), linear);
    for (let i = 0; i < 5; i++) clock.tick(25);
    await done;
    expect(seen).toEqual([0, 0.25, 0.5, 0.75, 1]);
    clock.tick();
    expect(clock.waiting).toBe(0);
  });

  test('takes half the time at twice the pace', async () => {
    const { clock, stage } = stageAt(2);
    const seen: number[] = [];
    const done = stage.tween(100, (t) => seen.push(t), linear);
    clock.tick(25);
    clock.tick(25);
    await done;
    expect(seen).toEqual([0, 0.5, 1]);
  });

  test('jumps to the end values and leaves the camera alone if animations are off', async () => {
    const { stage, revealed } = stageAt(0);
    const seen: number[] = [];
    await stage.tween(1000, (t) => seen.push(t));
    await stage.pause(1000);
    await stage.reveal({ x: 0, y: 0, width: 1, height: 1 });
    expect(seen).toEqual([1]);
    expect(revealed).toEqual([]);
    expect(stage.skipped()).toBe(true);
  });

  test('still moves the camera to a picture if motion is reduced', async () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    const revealed: unknown[] = [];
    const camera = async (rect: unknown) => void revealed.push(rect);
    const stage = createAnimationRun(loop, clock, 0, camera, { pictures: true });
    const rect = { x: 0, y: 0, width: 1, height: 1 };
    await stage.reveal(rect);
    expect(revealed).toEqual([rect]);
    stage.skip();
    await stage.reveal(rect);
    expect(revealed).toEqual([rect]);
  });

  test('is skipped together with everything that is still queued', async () => {
    const { clock, stage } = stageAt(1);
    const seen: number[] = [];
    const first = stage.tween(1000, (t) => seen.push(t), linear);
    clock.tick(100);
    stage.skip();
    await first;
    await stage.tween(1000, (t) => seen.push(t + 10));
    await settle();
    expect(seen).toEqual([0, 0.1, 1, 11]);
  });

  test('has easing functions that start at 0, end at 1 and never go backwards', () => {
    for (const ease of [linear, easeOut, easeInOut]) {
      expect(ease(0)).toBe(0);
      expect(ease(1)).toBe(1);
      const steps = Array.from({ length: 101 }, (_, i) => ease(i / 100));
      expect(steps.slice(1).every((value, i) => value >= steps[i])).toBe(true);
    }
  });
});
