import type { Container } from 'pixi.js';
import { Graphics } from 'pixi.js';
import type { Stage } from '../../../board/board-types';
import type { Point } from './geography';

/** The time in which a wake fades after its galley has arrived, in milliseconds at normal speed. */
const FADES_MS = 1400;
/** The distance between two ripples, in world units. */
const APART = 11;

/** The wake behind a galley, below all hulls in `layer`. */
export function createWake(layer: Container) {
  const wake = new Graphics();
  layer.addChildAt(wake, 0);
  let last: Point | undefined;
  return {
    /** Adds ripples up to the galley's position. */
    follow({ x, y }: Point) {
      if (last && Math.hypot(x - last.x, y - last.y) < APART) return;
      if (last) {
        const turn = Math.atan2(y - last.y, x - last.x);
        for (const side of [-1, 1]) {
          const [dx, dy] = [Math.cos(turn + side * 2.5) * 16, Math.sin(turn + side * 2.5) * 10];
          wake.moveTo(x, y + 15).quadraticCurveTo(x + dx * 0.4, y + 15 + dy * 0.9, x + dx, y + 15 + dy);
        }
        wake.stroke({ color: 0xffffff, width: 2.2, alpha: 0.5, cap: 'round' });
      }
      last = { x, y };
    },
    /** Fades out, then removes itself. The caller need not wait for it. */
    async fade(stage: Stage) {
      await stage.tween(FADES_MS, (t) => {
        if (!wake.destroyed) wake.alpha = 1 - t;
      });
      if (!wake.destroyed) wake.destroy();
    },
  };
}
