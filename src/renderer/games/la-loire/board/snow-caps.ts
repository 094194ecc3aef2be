import type { Graphics } from 'pixi.js';
import { INK } from './palette';

export const SNOW = 0xfcfdfd;
const SHADOW = 0x9fb4cc;
const EDGE = { color: INK, width: 0.9, join: 'round', alpha: 0.7 } as const;

/**
 * A snow cap on a roof over a wall whose top is at `y`. `ridge` is the ridge's length as a share of `width`, 0 for a
 * pointed roof. The eaves are not covered.
 */
export function snowOnRoof(g: Graphics, x: number, y: number, width: number, height: number, ridge: number): void {
  const thick = Math.min(2.2, height * 0.12);
  /** Half the roof's width, and its y, at a share of the height. */
  const at = (up: number) => ({ half: (width / 2) * (1 + (ridge - 1) * up), y: y - height * up });
  const [low, middle] = [at(0.36), x + width / 2];
  const bays = Math.max(2, Math.round((2 * low.half) / 7));
  const step = (2 * low.half) / bays;
  const top = Math.max(1.2, at(1).half);
  g.moveTo(middle - low.half, low.y);
  for (let i = 0; i < bays; i++) {
    const from = middle - low.half + i * step;
    g.quadraticCurveTo(from + step / 2, low.y + height * (i % 2 ? 0.12 : 0.3), from + step, low.y);
  }
  g.lineTo(middle + top, y - height - thick)
    .lineTo(middle - top, y - height - thick)
    .closePath()
    .fill(SNOW)
    .stroke(EDGE)
    .poly([
      middle + low.half * 0.3,
      low.y,
      middle + top * 0.4,
      y - height - thick * 0.4,
      middle + top,
      y - height - thick * 0.4,
      middle + low.half - 0.6,
      low.y,
    ])
    .fill({ color: SHADOW, alpha: 0.42 });
}
