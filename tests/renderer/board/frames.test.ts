import { describe, expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { fakeClock, settle } from './fake-clock';

describe('frames on demand', () => {
  test('draws no frame without a request', () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    for (let i = 0; i < 100; i++) clock.tick();
    expect([loop.drawn, clock.waiting]).toEqual([0, 0]);
  });

  test('draws one frame for any number of requests', () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    for (let i = 0; i < 5; i++) loop.invalidate();
    for (let i = 0; i < 10; i++) clock.tick();
    expect([loop.drawn, clock.waiting]).toEqual([1, 0]);
  });

  test('continues until an animation has finished, drawing after each step', () => {
    const clock = fakeClock();
    const order: string[] = [];
    const loop = createFrameLoop(() => order.push('draw'), clock);
    let steps = 0;
    loop.animate(() => {
      order.push('step');
      return ++steps === 3;
    });
    for (let i = 0; i < 10; i++) clock.tick();
    expect(order).toEqual(['step', 'draw', 'step', 'draw', 'step', 'draw']);
    expect(clock.waiting).toBe(0);
  });

  test('settled waits for the last frame, and returns at once at rest', async () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    await loop.settled();
    let done = false;
    loop.invalidate();
    void loop.settled().then(() => (done = true));
    await settle();
    expect(done).toBe(false);
    clock.tick();
    await settle();
    expect(done).toBe(true);
  });

  test('after stop, draws no more and resolves all waits', async () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    loop.invalidate();
    const waited = loop.settled();
    loop.stop();
    await waited;
    loop.invalidate();
    clock.tick();
    expect(loop.drawn).toBe(0);
  });
});
