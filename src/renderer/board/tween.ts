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
): AnimationRun {
  const running = new Set<() => void>();
  let cutShort: () => void = () => undefined;
  /** Resolves on skip, so that no caller waits for a moving camera. */
  const cut = new Promise<void>((resolve) => (cutShort = resolve));
  let skipped = pace === 0;

  const tween: Stage['tween'] = (ms, step, ease = easeInOut) => {
    if (skipped || ms <= 0) {
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
        const t = ((now - begun) * pace) / ms;
        if (t >= 1) finish();
        else step(ease(Math.max(0, t)));
        return done;
      });
    });
  };

  return {
    pace,
    tween,
    pause: (ms) => tween(ms, () => undefined, linear),
    reveal: (rect) => (skipped ? Promise.resolve() : Promise.race([reveal(rect), cut])),
    skipped: () => skipped,
    skip() {
      skipped = true;
      cutShort();
      for (const finish of [...running]) finish();
    },
  };
}
