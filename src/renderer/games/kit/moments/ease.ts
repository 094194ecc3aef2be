import { easeInOut, easeOut, linear } from '../../../board/tween';

/** Easing functions for beats. They map 0 to 0 and 1 to 1, except `shake` and `pulse`, which return to 0. */
export const EASES = {
  linear,
  /** Starts fast and ends softly. */
  out: easeOut,
  /** Starts slowly and ends at full speed. */
  in: (t: number) => t ** 3,
  inOut: easeInOut,
  /** Goes a little too far and returns. */
  back: (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
  /** Falls, and bounces twice. */
  bounce(t: number) {
    if (t < 0.5) return 4 * t * t;
    if (t < 0.8) return 1 - 0.18 * Math.sin(((t - 0.5) / 0.3) * Math.PI);
    return 1 - 0.05 * Math.sin(((t - 0.8) / 0.2) * Math.PI);
  },
  /** Swings to both sides of the first value, less each time. */
  shake: (t: number) => Math.sin(t * Math.PI * 6) * (1 - t),
  /** Rises to the other value and returns. */
  pulse: (t: number) => Math.sin(t * Math.PI),
} as const satisfies Record<string, (t: number) => number>;

export type EaseName = keyof typeof EASES;
