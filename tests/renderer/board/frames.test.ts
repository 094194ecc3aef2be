import { describe, expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { fakeClock, settle } from './fake-clock';

describe('frames on demand', () => {
  test('are not drawn without a request', () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    for (let i = 0; i < 100; i++) clock.tick();
    expect([loop.drawn, clock.waiting]).toEqual([0, 0]);
  });

  test('are drawn once for any number of requests', () => {
    const clock = fakeClock();
    const loop = createFrameLoop(() => undefined, clock);
    for (let i = 0; i < 5; i++) loop.invalidate();
    for (let i = 0; i < 10; i++) clock.tick();
    expect([loop.drawn, clock.waiting]).toEqual([1, 0]);
  });

  test('continue until an animation has finished, with one drawing after each step', () => {
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

  test('are all drawn when settled() resolves, which is immediate if none is requested', async () => {
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

  test('are no longer drawn after stop(), which resolves every pending settled()', async () => {
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
