import { Graphics } from 'pixi.js';
import { across, down, glow } from '../../kit/paint';
import { GILT_LIGHT, GILT_DARK, GILT, OUTLINE } from './palette';

type Spot = readonly [x: number, y: number];

/** The crimson awning over the cabin, with gilded ribs, a fringe and a finial. */
export function canopy(): Graphics {
  const [left, right, top] = [-10, 178, -20];
  const roof = (g: Graphics) =>
    g
      .moveTo(left, 46)
      .quadraticCurveTo((left + right) / 2, top, right, 46)
      .lineTo(right, 58)
      .quadraticCurveTo((left + right) / 2, 57, left, 47)
      .closePath();
  const g = new Graphics();
  const middle = (left + right) / 2;
  g.circle(middle, 7, 6)
    .fill(glow([GILT_LIGHT, GILT, GILT_DARK], { x: 0.35, y: 0.3 }))
    .stroke({ color: OUTLINE, width: 1.4 });
  g.poly([middle - 2.4, 2, middle, -13, middle + 2.4, 2])
    .fill(GILT)
    .stroke({ color: OUTLINE, width: 1 });
  roof(g)
    .fill(down(0xd24a58, 0x9e1b32, 0x5d0d1c))
    .stroke({ color: OUTLINE, width: 4, join: 'round' });
  roof(g).fill(across([0x1a0508, 0.42], [0xffffff, 0.1], [0xffffff, 0], [0x1a0508, 0.18]));
  for (let i = 1; i < 8; i++)
    g.moveTo(middle + (i - 4) * 7, 14 + Math.abs(i - 4) * 1.4).quadraticCurveTo(
      middle + (i - 4) * 19,
      24,
      left + ((right - left) * i) / 8,
      47 + i,
    );
  g.stroke({ color: 0xf0c96a, width: 1.6, alpha: 0.85 });
  roof(g).stroke({ color: GILT, width: 2.2 });
  const bays = 13;
  for (let i = 0; i < bays; i++) {
    const at = (part: number): Spot => {
      const u = (i + part) / bays;
      return [left + (right - left) * u, 47 + 11 * u + 8 * u * (1 - u)];
    };
    const [[ax, ay], [mx, my], [bx, by]] = [at(0), at(0.5), at(1)];
    g.moveTo(ax, ay - 2)
      .lineTo(ax, ay + 2)
      .quadraticCurveTo(mx, my + 15, bx, by + 2)
      .lineTo(bx, by - 2)
      .closePath();
    g.fill(down(0xa81f35, 0x6d1020)).stroke({ color: GILT, width: 1.8 });
    g.circle(mx, my + 9.5, 1.8).fill(GILT_LIGHT);
  }
  return g;
}

/** A great gilded lantern on a carved stem. The origin is the stem's foot. */
export function lantern(x: number, y: number): Graphics {
  const edged = { color: OUTLINE, width: 1.4, join: 'round' } as const;
  const glass = [x - 9, y - 16, x - 12, y - 37, x + 12, y - 37, x + 9, y - 16];
  const g = new Graphics().circle(x, y - 26, 34).fill(
    glow([
      [0xffe9a0, 0.62],
      [0xffd070, 0.2],
      [0xffd070, 0],
    ]),
  );
  g.poly([x - 5, y + 2, x - 2.5, y - 12, x + 2.5, y - 12, x + 5, y + 2])
    .fill(across(GILT_DARK, GILT_LIGHT, GILT_DARK))
    .stroke(edged);
  g.poly(glass)
    .fill(down(0xfff6cf, 0xffd873, 0xe59a34))
    .stroke({ color: GILT_DARK, width: 2 });
  for (const part of [-0.34, 0.34]) g.moveTo(x + 9 * part * 2, y - 16).lineTo(x + 12 * part * 2, y - 37);
  g.moveTo(x - 10.5, y - 26)
    .lineTo(x + 10.5, y - 26)
    .stroke({ color: GILT_DARK, width: 1.5 });
  g.roundRect(x - 11, y - 18, 22, 5, 2)
    .fill(down(GILT_LIGHT, GILT, GILT_DARK))
    .stroke(edged);
  g.moveTo(x - 14, y - 36)
    .quadraticCurveTo(x - 9, y - 48, x - 2, y - 52)
    .lineTo(x + 2, y - 52)
    .quadraticCurveTo(x + 9, y - 48, x + 14, y - 36)
    .closePath()
    .fill(across(GILT_DARK, GILT_LIGHT, GILT, GILT_DARK))
    .stroke(edged);
  return g
    .circle(x, y - 54, 3.2)
    .fill(GILT_LIGHT)
    .stroke(edged);
}
