import type { FillGradient, Graphics } from 'pixi.js';
import { INK } from '../palette';
import { across, mix } from '../../../kit/paint';

export const SHADE = 0x3c2a12;

/** A gradient for a round or flat surface whose lit edge, the first colour, is on the side of the light. */
export function litFrom(side: 1 | -1, ...stops: number[]): FillGradient {
  return across(...(side < 0 ? stops : stops.toReversed()));
}

/** Rows of stones on a surface. Only a few stones are drawn, which suggest a whole wall. */
export function courses(graphics: Graphics, x: number, y: number, width: number, height: number): void {
  for (let row = 0; row * 11 < height - 8; row++) {
    for (let column = 0; column * 19 < width - 20; column++) {
      if ((row * 7 + column * 5) % 3 === 0) continue;
      graphics.rect(x + 5 + column * 19 + (row % 2) * 7, y + 5 + row * 11, 13, 6.5);
    }
  }
  graphics.stroke({ color: 0x6b5434, width: 1, alpha: 0.4 });
}

/** A row of battlements whose base is at `y`. */
export function battlements(
  graphics: Graphics,
  x: number,
  width: number,
  y: number,
  height: number,
  merlon: number,
  stone: number,
): void {
  const count = Math.floor((width + merlon) / (merlon * 2));
  const step = (width - merlon) / (count - 1);
  for (let i = 0; i < count; i++) {
    graphics.rect(x + i * step, y - height, merlon, height + 1);
    graphics.fill(across(mix(stone, 0xffffff, 0.35), mix(stone, SHADE, 0.15)));
    graphics.stroke({ color: INK, width: 1.6, join: 'round' });
  }
}
