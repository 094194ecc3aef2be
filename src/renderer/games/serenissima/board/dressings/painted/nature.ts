import { Container, Graphics } from 'pixi.js';
import { down, glow } from '../../../../kit/paint';
import { scatter } from '../../../../kit/scatter';

/** A peak's pigments: lit flank, middle, foot, and the glaze on the shaded flank. */
const PEAKS = {
  umber: [0xcfa364, 0x94683c, 0x8a763c, 0x4a2d18],
  ochre: [0xdcb871, 0xa88148, 0x8f7f42, 0x54432f],
  terraVerde: [0xb4ab72, 0x7d7f4f, 0x7b7838, 0x3c4a4e],
} as const;

/** A rounded peak in earth pigments, lit with white lead, with a little azurite in some shadows. It has no outline. */
export function peak(salt: number): Container {
  const high = 34 + 26 * scatter(salt, 3);
  const wide = high * (0.8 + 0.2 * scatter(salt, 4));
  const pigment = scatter(salt, 5);
  const [lit, middle, foot, glaze] = pigment > 0.62 ? PEAKS.terraVerde : pigment > 0.3 ? PEAKS.umber : PEAKS.ochre;
  const body = new Graphics()
    .moveTo(-wide, 2)
    .bezierCurveTo(-wide * 0.5, -high * 0.3, -wide * 0.4, -high, 0, -high)
    .bezierCurveTo(wide * 0.36, -high, wide * 0.5, -high * 0.36, wide, 2)
    .quadraticCurveTo(0, 8, -wide, 2)
    .fill(down(lit, middle, foot));
  const shade = new Graphics()
    .moveTo(2, -high)
    .bezierCurveTo(wide * 0.36, -high, wide * 0.5, -high * 0.36, wide, 2)
    .quadraticCurveTo(wide * 0.6, 6, wide * 0.2, 5)
    .quadraticCurveTo(wide * 0.34, -high * 0.4, 2, -high)
    .fill({ color: glaze, alpha: 0.5 });
  const light = new Graphics();
  for (const [from, to, bend] of [
    [-0.12, -0.6, -0.5],
    [-0.2, -0.4, -0.42],
    [-0.02, -0.3, -0.22],
  ])
    light
      .moveTo(wide * from, -high * 0.95)
      .quadraticCurveTo(wide * bend, -high * 0.7, wide * to, -high * (0.4 + 0.2 * bend));
  light.stroke({ color: 0xfdf6e0, width: 3, alpha: 0.75, cap: 'round' });
  return new Container({ children: [body, shade, light] });
}

/** A clump of trees, dabbed with a round brush: dark below, light above. */
export function wood(salt: number): Graphics {
  const graphics = new Graphics();
  for (const [colour, lift, size] of [
    [0x24422f, 0, 8.4],
    [0x3f6a3c, 3, 7],
    [0x86a252, 6, 3.8],
  ])
    for (let i = 0; i < 7; i++)
      graphics
        .circle((scatter(salt, i) - 0.5) * 46 - lift * 0.5, -6 - scatter(salt, i + 20) * 15 - lift, size)
        .fill({ color: colour, alpha: 0.92 });
  return graphics;
}

/** A cypress, the tree of gardens in the south. */
export function cypress(salt: number): Graphics {
  const high = 34 + 12 * scatter(salt, 9);
  return new Graphics()
    .ellipse(3, 1, 10, 3)
    .fill({ color: 0x2b1a0c, alpha: 0.28 })
    .moveTo(0, -high)
    .bezierCurveTo(9, -high * 0.6, 9, -4, 0, 0)
    .bezierCurveTo(-9, -4, -9, -high * 0.6, 0, -high)
    .fill(down(0x5f8a4c, 0x22402c))
    .moveTo(-2, -high * 0.82)
    .quadraticCurveTo(-5, -high * 0.4, -3, -6)
    .stroke({ color: 0xa9c070, width: 1.8, alpha: 0.8, cap: 'round' });
}

/** A sand hill with its shadow. */
export function sands(salt: number): Graphics {
  const wide = 34 + 18 * scatter(salt, 8);
  return new Graphics()
    .moveTo(-wide, 0)
    .quadraticCurveTo(-wide * 0.3, -17, wide * 0.1, -11)
    .quadraticCurveTo(wide * 0.5, -6, wide, 0)
    .quadraticCurveTo(0, 4, -wide, 0)
    .fill({ color: 0xf6dd9a, alpha: 0.75 })
    .moveTo(wide * 0.1, -11)
    .quadraticCurveTo(wide * 0.5, -6, wide, 0)
    .quadraticCurveTo(wide * 0.3, 3, -wide * 0.1, 2)
    .quadraticCurveTo(wide * 0.16, -3, wide * 0.1, -11)
    .fill({ color: 0x8a5522, alpha: 0.45 });
}

/** A soft shadow on the ground, under a building. */
export const groundShadow = (wide: number): Graphics =>
  new Graphics().ellipse(4, 1, wide, wide * 0.24).fill(
    glow([
      [0x2b1a0c, 0.5],
      [0x2b1a0c, 0],
    ]),
  );
