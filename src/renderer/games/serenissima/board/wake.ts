import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { drawn } from '../../../board/drawn';
import { easeOut } from '../../../board/tween';
import type { Point } from './geography';
import { INK, VELLUM } from './palette';

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

/**
 * The ring on the water where a galley will anchor, below all hulls in `layer`. It is visible from the first frame of
 * the voyage, and ripples outwards when the galley has arrived.
 */
export function createGoal(layer: Container, { x, y }: Point, scale: number) {
  const ring = () =>
    drawn('goal ring', () =>
      new Graphics()
        .ellipse(0, 0, 60, 21)
        .stroke({ color: INK, width: 8, alpha: 0.5 })
        .ellipse(0, 0, 60, 21)
        .stroke({ color: VELLUM, width: 4.5 }),
    );
  const [first, second] = [ring(), ring()];
  const root = new Container({ children: [first, second], x, y: y + 15 * scale, scale });
  layer.addChildAt(root, 0);
  const ripple = (part: Container, spread: number) => {
    part.scale.set(0.7 + 0.75 * easeOut(spread));
    part.alpha = 1 - spread ** 2;
  };
  return {
    /** `settled` is the fraction of the time since the galley's arrival, from 0 to 1. */
    show(settled: number) {
      second.visible = settled > 0.25;
      if (settled === 0) return;
      ripple(first, Math.min(1, settled / 0.7));
      ripple(second, Math.max(0, (settled - 0.25) / 0.75));
    },
    remove: () => dispose(root),
  };
}
