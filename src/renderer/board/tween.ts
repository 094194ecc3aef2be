import type { Pace, Rect, Stage } from './board-types';
import type { FrameClock, FrameLoop } from './frames';

type Ease = (t: number) => number;

export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const linear: Ease = (t) => t;

/** A stage that can be skipped. `skip` ends all current and later tweens of the performance. */
export interface AnimationRun extends Stage {
  skip(): void;
}

interface RunOptions {
  /** Whether big events are shown as still pictures at pace 0. */
  readonly pictures?: boolean;
  readonly sound?: Stage['sound'];
}

/**
 * Creates the animation clock of one performance. Every promise resolves, even if skipped, and a tween always reaches
 * its last step.
 * @param pace multiplies speed; 0 shows every result immediately.
 */
export function createAnimationRun(
  loop: FrameLoop,
  clock: FrameClock,
  pace: Pace,
  reveal: (rect: Rect) => Promise<void>,
  { pictures = false, sound = () => undefined }: RunOptions = {},
): AnimationRun {
  const running = new Set<() => void>();
  let cutShort: () => void = () => undefined;
  /** Resolves on skip, so that no caller waits for a moving camera. */
  const cut = new Promise<void>((resolve) => (cutShort = resolve));
  const still = pace === 0 && pictures;
  let skipped = pace === 0 && !still;

  const run = (ms: number, speed: Pace, step: (t: number) => void, ease: Ease): Promise<void> => {
    if (skipped || speed === 0 || ms <= 0) {
      step(1);
      loop.invalidate();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const begun = clock.now();
      let done = false;
      const finish = () => {
        if (done) return;
        done = true;
        running.delete(finish);
        step(1);
        loop.invalidate();
        resolve();
      };
      running.add(finish);
      step(0);
      loop.animate((now) => {
        if (done) return true;
        const t = ((now - begun) * speed) / ms;
        if (t >= 1) finish();
        else step(ease(Math.max(0, t)));
        return done;
      });
    });
  };

  const nothing = () => undefined;
  return {
    pace,
    tween: (ms, step, ease = easeInOut) => run(ms, pace, step, ease),
    pause: (ms) => run(ms, pace, nothing, linear),
    still,
    hold: (ms) => run(ms, 1, nothing, linear),
    sound,
    impact: nothing,
    reveal: (rect) => (skipped ? Promise.resolve() : Promise.race([reveal(rect), cut])),
    skipped: () => skipped,
    skip() {
      skipped = true;
      cutShort();
      for (const finish of [...running]) finish();
    },
  };
}
