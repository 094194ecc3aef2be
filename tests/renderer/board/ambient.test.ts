import { describe, expect, test } from 'vitest';
import type { AmbientPage } from '../../../src/renderer/board/ambient';
import { createAmbient } from '../../../src/renderer/board/ambient';

/** A page with a manual clock. `pass` advances it by single milliseconds, so that every timer fires when it is due. */
function fakePage() {
  let time = 0;
  let timers: { readonly at: number; readonly handle: number; readonly callback: () => void }[] = [];
  let handles = 0;
  let hidden = false;
  let listeners: (() => void)[] = [];
  const page: AmbientPage = {
    now: () => time,
    after(ms, callback) {
      timers.push({ at: time + ms, handle: ++handles, callback });
      return handles;
    },
    cancel: (handle) => void (timers = timers.filter((timer) => timer.handle !== handle)),
    hidden: () => hidden,
    listen(...both) {
      listeners = both;
      return () => (listeners = []);
    },
  };
  return {
    page,
    pass(ms: number) {
      for (let i = 0; i < ms; i++) {
        time++;
        const due = timers.filter(({ at }) => at <= time);
        timers = timers.filter(({ at }) => at > time);
        for (const { callback } of due) callback();
      }
    },
    sleep: (ms: number) => void (time += ms),
    input: () => listeners[0]?.(),
    hide(value: boolean) {
      hidden = value;
      listeners[1]?.();
    },
    waiting: () => timers.length,
    listening: () => listeners.length > 0,
  };
}

function running() {
  const fake = fakePage();
  const steps: number[] = [];
  const ambient = createAmbient((seconds) => steps.push(seconds), fake.page);
  ambient.allow(true);
  return { ...fake, ambient, steps };
}

describe('idle motion', () => {
  test('does not start unless it is allowed', () => {
    const { page, pass, input, waiting } = fakePage();
    const steps: number[] = [];
    createAmbient((seconds) => steps.push(seconds), page);
    input();
    pass(1_000);
    expect([steps, waiting()]).toEqual([[], 0]);
  });

  test('takes at most fifteen steps a second', () => {
    const { pass, steps } = running();
    pass(1_000);
    expect(steps.length).toBeGreaterThan(12);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(steps.at(-1)).toBeCloseTo(1, 1);
  });

  test('stops when it is no longer allowed', () => {
    const { ambient, pass, steps, waiting } = running();
    pass(300);
    ambient.allow(false);
    const before = steps.length;
    pass(1_000);
    expect([steps.length, waiting(), ambient.running]).toEqual([before, 0, false]);
  });

  test('stops in a hidden window and continues without a jump', () => {
    const { hide, pass, sleep, steps, waiting } = running();
    pass(300);
    hide(true);
    expect(waiting()).toBe(0);
    const before = steps.at(-1) ?? 0;
    sleep(30_000);
    hide(false);
    pass(100);
    expect((steps.at(-1) ?? 0) - before).toBeLessThan(0.2);
  });

  test('stops a minute after the last input, and starts again at the next', () => {
    const { input, pass, steps, waiting } = running();
    pass(50_000);
    input();
    pass(59_000);
    expect(waiting()).toBe(1);
    pass(2_000);
    expect(waiting()).toBe(0);
    const before = steps.length;
    pass(5_000);
    expect(steps.length).toBe(before);
    input();
    pass(200);
    expect(steps.length).toBeGreaterThan(before);
  });

  test('slows down instead of jumping when timers are late', () => {
    const { pass, sleep, steps } = running();
    pass(200);
    const before = steps.at(-1) ?? 0;
    sleep(5_000);
    pass(1);
    expect((steps.at(-1) ?? 0) - before).toBeLessThan(0.2);
  });

  test('stops for good with its board', () => {
    const { ambient, pass, steps, listening } = running();
    pass(200);
    ambient.stop();
    const before = steps.length;
    pass(1_000);
    expect([steps.length, listening()]).toEqual([before, false]);
  });
});
