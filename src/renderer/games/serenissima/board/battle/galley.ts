import { Graphics } from 'pixi.js';
import { across, down, mix } from '../../../kit/paint';
import { GOLD, INK, POWER_COLOURS } from '../palette';

/** The y of a galley's deck relative to the waterline. */
export const DECK = -30;

/** The outline of a galley's hull, with its bow to the right and the waterline at y = 0. */
export function hullOutline(graphics: Graphics): Graphics {
  return graphics
    .moveTo(-134, -68)
    .quadraticCurveTo(-130, -30, -112, -6)
    .quadraticCurveTo(-100, 14, -70, 18)
    .lineTo(70, 18)
    .quadraticCurveTo(104, 12, 122, -33)
    .lineTo(-78, -30)
    .lineTo(-86, -50)
    .closePath();
}

export function hull(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics();
  graphics
    .poly([104, -30, 158, -33, 160, -29, 108, -19])
    .fill(down(0xc99a55, 0x74491f))
    .stroke({ color: INK, width: 1.8 });
  graphics.poly([148, -34, 162, -32, 162, -29, 150, -28]).fill(GOLD).stroke({ color: INK, width: 1.2 });
  hullOutline(graphics).fill(down(0xb9824a, 0x9a642f, 0x6b4220, 0x41260f));
  for (const y of [-22, -13, -4, 5]) {
    graphics.moveTo(-118 - y * 0.5, y).quadraticCurveTo(0, y + 4, 112 - (y + 22) * 0.5, y - 2);
    graphics.stroke({ color: 0x3a2210, width: 1.1, alpha: 0.55 });
  }
  graphics.moveTo(-84, -28).lineTo(120, -31).stroke({ color: 0xf0cf94, width: 2.4, alpha: 0.9 });
  graphics
    .moveTo(-116, -16)
    .quadraticCurveTo(0, -8, 114, -19)
    .stroke({ color: mix(dark, INK, 0.5), width: 7 });
  graphics.moveTo(-116, -16).quadraticCurveTo(0, -8, 114, -19).stroke({ color: field, width: 4.4 });
  graphics.poly([-134, -68, -86, -50, -83, -42, -130, -58]).fill(across(0xf2d077, GOLD, 0x8d6118));
  for (const [x, y] of [
    [-120, -46],
    [-106, -42],
    [-93, -38],
  ])
    graphics.circle(x, y, 4).fill(0x2b190a).stroke({ color: GOLD, width: 1.6 });
  hullOutline(graphics).stroke({ color: INK, width: 2.4, join: 'round' });
  return graphics;
}

export function shields(power: number): Graphics {
  const { field, dark, emblem: charge } = POWER_COLOURS[power];
  const graphics = new Graphics();
  for (let i = 0; i < 12; i++) {
    const x = -68 + i * 15.6;
    const colour = i % 2 === 0 ? field : charge;
    graphics
      .moveTo(x - 6.6, -40)
      .lineTo(x + 6.6, -40)
      .lineTo(x + 6.6, -31)
      .quadraticCurveTo(x + 5.6, -25, x, -22);
    graphics.quadraticCurveTo(x - 5.6, -25, x - 6.6, -31).closePath();
    graphics.fill(down(mix(colour, 0xffffff, 0.3), colour, mix(colour, dark, 0.5)));
    graphics.stroke({ color: INK, width: 1.5, join: 'round' });
    graphics.circle(x, -33, 1.7).fill({ color: 0xfff3cf, alpha: 0.9 });
  }
  return graphics;
}

export function tent(power: number): Graphics {
  const { field, dark, emblem: charge } = POWER_COLOURS[power];
  const graphics = new Graphics();
  for (let i = 0; i < 6; i++) {
    const [a, b] = [i / 6, (i + 1) / 6].map((t) => ({
      x: -132 + t * 50,
      y: -70 + t * 14 - Math.sin(t * Math.PI) * 22,
    }));
    const foot = (t: number) => ({ x: -132 + t * 50, y: -64 + t * 14 });
    graphics.poly([a.x, a.y, b.x, b.y, foot((i + 1) / 6).x, foot((i + 1) / 6).y, foot(i / 6).x, foot(i / 6).y]);
    graphics.fill(
      i % 2 === 0 ? down(mix(field, 0xffffff, 0.25), mix(field, dark, 0.4)) : down(mix(charge, 0xffffff, 0.3), charge),
    );
  }
  graphics.moveTo(-132, -64);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    graphics.lineTo(-132 + t * 50, -70 + t * 14 - Math.sin(t * Math.PI) * 22);
  }
  return graphics.lineTo(-82, -50).closePath().stroke({ color: INK, width: 1.8, join: 'round' });
}

/** One oar, pivoting where it leaves the hull. */
export function oar(): Graphics {
  const graphics = new Graphics().moveTo(0, 0).lineTo(-17, 30).stroke({ color: INK, width: 4.6, cap: 'round' });
  graphics.moveTo(0, 0).lineTo(-17, 30).stroke({ color: 0xcf9f63, width: 2.4, cap: 'round' });
  return graphics.ellipse(-18, 32, 3.4, 6).fill(0xd9ad73).stroke({ color: INK, width: 1.2 });
}
