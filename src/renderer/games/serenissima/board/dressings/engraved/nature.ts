import { Graphics } from 'pixi.js';
import { scatter } from '../../../../kit/scatter';
import { FINE, inked, PEN } from './pen';

/** A mountain on its base, hatched on the side away from the light. */
export function mountain(salt: number): Graphics {
  const high = 36 + 20 * scatter(salt, 3);
  const wide = high * (0.72 + 0.16 * scatter(salt, 4));
  const top = (scatter(salt, 5) - 0.5) * wide * 0.3;
  const graphics = new Graphics()
    .moveTo(-wide, 0)
    .quadraticCurveTo(top - wide * 0.42, -high * 0.36, top - 3, -high)
    .quadraticCurveTo(top + 3, -high - 4, top + 6, -high + 5)
    .quadraticCurveTo(top + wide * 0.44, -high * 0.46, wide, 0)
    .fill(0xe6cf97)
    .moveTo(top, -high - 2)
    .quadraticCurveTo(top + wide * 0.16, -high * 0.5, top + wide * 0.1, 0)
    .lineTo(wide, 0)
    .quadraticCurveTo(top + wide * 0.44, -high * 0.46, top + 6, -high + 5)
    .closePath()
    .fill({ color: 0x8a6a3c, alpha: 0.3 })
    .moveTo(-wide, 0)
    .quadraticCurveTo(top - wide * 0.42, -high * 0.36, top - 3, -high)
    .quadraticCurveTo(top + 3, -high - 4, top + 6, -high + 5)
    .quadraticCurveTo(top + wide * 0.44, -high * 0.46, wide, 0)
    .stroke(PEN);
  for (let i = 0; i < 7; i++) {
    const t = (i + 0.6) / 7;
    const [x, y] = [top + 3 + (wide - top) * t * 0.86, -high * (1 - t) ** 1.25];
    graphics.moveTo(x, y).quadraticCurveTo(x - 3, y * 0.6 - 3, x - wide * 0.2 * (1 - t * 0.5), Math.min(-1, y * 0.3));
  }
  return graphics
    .moveTo(top - wide * 0.3, -high * 0.42)
    .quadraticCurveTo(top - wide * 0.34, -high * 0.26, top - wide * 0.52, -high * 0.12)
    .stroke(FINE);
}

/** A leafy tree, hatched on its right. */
export function tree(salt: number): Graphics {
  const high = 20 + 7 * scatter(salt, 6);
  const graphics = new Graphics();
  inked(graphics, `M-1.6 0L-1.6 -8L1.6 -8L1.6 0`, 0x8a6438);
  inked(
    graphics,
    `M-8 -7C-13 -9 -12 -16 -8 -17C-9 -${high} 0 -${high + 5} 3 -${high}C10 -${high + 1} 12 -14 9 -12C12 -8 8 -5 4 -7C1 -4 -5 -4 -8 -7Z`,
    0x9fae6e,
  );
  for (const [x, y, long] of [
    [7, -16, 6],
    [4, -11, 5],
    [8, -10, 3],
  ])
    graphics.moveTo(x - long, y + 1.5).lineTo(x, y);
  return graphics.stroke(FINE);
}

export function palm(salt: number): Graphics {
  const lean = (scatter(salt, 7) - 0.5) * 14;
  const graphics = new Graphics()
    .moveTo(0, 0)
    .quadraticCurveTo(-lean * 0.3, -18, lean, -34)
    .stroke({ ...PEN, width: 3.4 });
  graphics
    .moveTo(0, 0)
    .quadraticCurveTo(-lean * 0.3, -18, lean, -34)
    .stroke({ color: 0xb98a4c, width: 1.4 });
  for (const [dx, dy, bend] of [
    [-19, -2, -13],
    [19, -1, -13],
    [-15, 11, -4],
    [15, 11, -4],
    [-8, -14, -12],
    [9, -14, -12],
  ])
    graphics
      .moveTo(lean, -34)
      .quadraticCurveTo(lean + dx * 0.5, -34 + bend, lean + dx, -34 + dy)
      .quadraticCurveTo(lean + dx * 0.5, -34 + bend + 6, lean, -34)
      .fill(0x8ea35c)
      .moveTo(lean, -34)
      .quadraticCurveTo(lean + dx * 0.5, -34 + bend, lean + dx, -34 + dy)
      .quadraticCurveTo(lean + dx * 0.5, -34 + bend + 6, lean, -34)
      .stroke({ ...PEN, width: 1.2 });
  return graphics
    .circle(lean - 3, -31, 2)
    .circle(lean + 3, -31, 2)
    .fill(0x9d4a24);
}

/** A dune, as three curved lines. */
export function dune(salt: number): Graphics {
  const wide = 26 + 16 * scatter(salt, 8);
  const graphics = new Graphics();
  for (let i = 0; i < 3; i++)
    graphics.moveTo(-wide + i * 9, i * 5).quadraticCurveTo(-wide * 0.2 + i * 9, -9 + i * 5, wide + i * 7, i * 5);
  return graphics.stroke(FINE);
}
