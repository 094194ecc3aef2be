import { Graphics } from 'pixi.js';
import { across, down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { Setting } from './light';

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** Light and shade on a port's walls, drawn over them: the towers' shadows, the damp foot, lit edges. */
export function wallRelief(
  towers: readonly Tower[],
  wall: { readonly left: number; readonly right: number; readonly top: number },
  { light, look }: Setting,
): Graphics {
  const { side, shade, rim, glare } = light;
  const graphics = new Graphics();
  const { left, right, top } = wall;
  graphics.rect(left, -34, right - left, 40).fill(down([shade, 0], [shade, 0.42]));
  // The tower on the side of the light throws its shadow along the wall.
  const from = side > 0 ? right : left;
  graphics.poly([from, top + 14, from - side * 34, top + 26, from - side * 52, 6, from, 6]);
  graphics.fill({ color: shade, alpha: 0.38 });
  for (const { x, width, top: head } of towers) {
    const [west, east] = [x - width / 2, x + width / 2];
    graphics.poly([west, head + 6, east, head + 6, east + 5, 22, west - 5, 22]);
    const stops = [
      [shade, 0.5],
      [shade, 0.16],
      [shade, 0],
      [rim, 0.3 * glare],
    ] as const;
    graphics.fill(across(...(side > 0 ? stops : stops.toReversed())));
    graphics.rect(west - 2, head + 5, width + 4, 6).fill({ color: shade, alpha: 0.4 });
    const edge = side > 0 ? east : west;
    graphics.moveTo(edge - side * 1.6, head + 8).lineTo(edge + side * 3.2, 20);
    graphics.stroke({ color: rim, width: 2.4, alpha: 0.9 * glare });
    if (look.hatched)
      hatch(graphics, { x, width, top: head }, side).stroke({ color: look.line.colour, width: 0.9, alpha: 0.6 });
  }
  if (look.gilt !== null) {
    graphics.moveTo(left, top + 13).lineTo(right, top + 13);
    graphics.stroke({ color: look.gilt, width: 1.6, alpha: 0.85 });
  }
  return graphics;
}

/** Level pen strokes on the dark side of a tower. */
function hatch(graphics: Graphics, { x, width, top }: Tower, side: 1 | -1): Graphics {
  const edge = x - (side * width) / 2;
  for (let y = top + 12; y < 18; y += 4)
    graphics.moveTo(edge, y).lineTo(edge + side * width * (0.22 + 0.2 * scatter(y, 5)), y + 1.5);
  return graphics;
}

/** The quay's reflection and the foam along its edge. The waterline is at y = 0. */
export function quayWater(stone: number, { light }: Setting): Graphics {
  const graphics = new Graphics();
  for (let row = 0; row < 10; row++) {
    const y = 18 + row * 3.4;
    const colour = mix(mix(stone, 0x6b5434, row < 3 ? 0.6 : 0.15), light.shade, 0.5);
    for (let i = 0; i < 6; i++) {
      const half = 26 * (0.6 + 0.7 * scatter(i, row + 430)) * (1 - row / 26);
      const centre = -126 + i * 52 + 22 * (scatter(i, row + 450) - 0.5);
      graphics.moveTo(centre - half, y).quadraticCurveTo(centre, y - 3, centre + half, y);
      graphics.quadraticCurveTo(centre, y + 3, centre - half, y).closePath();
    }
    graphics.fill({ color: colour, alpha: 0.55 * (1 - row / 12) });
  }
  for (let i = 0; i < 54; i++) {
    const size = 1.2 + 2.6 * scatter(i, 470);
    graphics.ellipse(-158 + 316 * scatter(i, 471), 15 + 5 * scatter(i, 472), size * 2.8, size * 0.5);
  }
  return graphics.fill({ color: 0xfbfdf8, alpha: 0.65 });
}
