import { Graphics } from 'pixi.js';
import { FINE, inked, PEN } from './pen';

/** A walled town: spires and crosses in Christian lands, domes and crescents in others. */
export function city(spires: boolean): Graphics {
  const graphics = new Graphics();
  const roof = spires ? 0xb4533a : 0x5f8f83;
  for (const [x, wide, high] of [
    [-17, 9, 24],
    [8, 9, 21],
    [-6, 13, 33],
  ]) {
    inked(graphics, `M${x} -6L${x} -${high}L${x + wide} -${high}L${x + wide} -6Z`, 0xf0dcae);
    const middle = x + wide / 2;
    if (spires) inked(graphics, `M${x - 2} -${high}L${middle} -${high + 15}L${x + wide + 2} -${high}Z`, roof);
    else
      inked(
        graphics,
        `M${x - 1} -${high}C${x - 3} -${high + 10} ${middle - 1} -${high + 9} ${middle} -${high + 14}C${middle + 1} -${high + 9} ${x + wide + 3} -${high + 10} ${x + wide + 1} -${high}Z`,
        roof,
      );
    const top = high + (spires ? 15 : 14);
    graphics.moveTo(middle, -top).lineTo(middle, -top - 7);
    if (spires) graphics.moveTo(middle - 2.5, -top - 4.5).lineTo(middle + 2.5, -top - 4.5);
    else graphics.moveTo(middle + 2, -top - 5).arc(middle, -top - 5, 2.4, 0, 5);
    graphics
      .stroke({ ...PEN, width: 1.3 })
      .rect(middle - 1.3, -high + 5, 2.6, 6)
      .fill(0x4a2f16);
  }
  inked(
    graphics,
    'M-26 0L-26 -12L-21 -12L-21 -9L-16 -9L-16 -12L-11 -12L-11 -9L-6 -9L-6 -12L-1 -12L-1 -9L4 -9L4 -12L9 -12L9 -9L14 -9L14 -12L19 -12L19 -9L24 -9L24 0Z',
    0xe2c68e,
  );
  inked(graphics, 'M-4 0L-4 -4C-4 -8 3 -8 3 -4L3 0Z', 0x4a2f16);
  return graphics
    .moveTo(13, -1)
    .lineTo(17, -7)
    .moveTo(17, -1)
    .lineTo(21, -7)
    .moveTo(21, -1)
    .lineTo(23, -5)
    .stroke(FINE);
}

export function pyramids(): Graphics {
  const graphics = new Graphics();
  for (const [x, wide, high] of [
    [-26, 24, 32],
    [26, 20, 26],
    [2, 30, 46],
  ]) {
    inked(graphics, `M${x - wide} 0L${x} -${high}L${x + wide} 0Z`, 0xe9cf90);
    graphics.poly([x, -high, x + wide, 0, x + wide * 0.2, 0]).fill({ color: 0x8a6a3c, alpha: 0.4 });
    for (let i = 1; i < 5; i++) graphics.moveTo(x + (wide * i) / 5, -2).lineTo(x + (wide * i) / 9, -high * (1 - i / 6));
    graphics.stroke(FINE);
  }
  return graphics;
}

/** A round ship under a square sail. */
export function ship(sail: number): Graphics {
  const graphics = new Graphics()
    .moveTo(-2, -10)
    .lineTo(-2, -62)
    .moveTo(-26, -46)
    .lineTo(24, -50)
    .stroke({ ...PEN, width: 2.4 });
  inked(
    graphics,
    'M-25 -46C-8 -50 8 -50 23 -50C28 -36 26 -28 20 -20C6 -16 -10 -16 -22 -18C-28 -26 -28 -38 -25 -46Z',
    sail,
  );
  inked(graphics, 'M-2 -48L-1 -17M-25 -33C-8 -36 8 -36 25 -35', null, { ...PEN, color: 0xb0402e, width: 4 });
  inked(graphics, 'M-38 -22L-26 -14C-8 -6 12 -7 28 -15L40 -24C42 -4 30 4 18 5L-20 5C-32 3 -40 -8 -38 -22Z', 0xb07c42);
  graphics.moveTo(-35, -12).quadraticCurveTo(0, 0, 36, -12).moveTo(-30, -4).quadraticCurveTo(0, 4, 32, -4).stroke(FINE);
  graphics
    .poly([-2, -62, 14, -66, -2, -70])
    .fill(0xb0402e)
    .stroke({ ...PEN, width: 1.2 });
  return graphics
    .moveTo(-52, 7)
    .quadraticCurveTo(-36, 1, -24, 7)
    .quadraticCurveTo(-8, 13, 6, 7)
    .quadraticCurveTo(22, 1, 48, 8)
    .stroke({ ...PEN, color: 0x3f6d74, width: 1.6 });
}

/** A spouting whale, half out of the water. */
export function whale(): Graphics {
  const graphics = new Graphics();
  inked(graphics, 'M-30 -32C-36 -46 -46 -46 -48 -38M-28 -32C-28 -48 -18 -50 -14 -42', null, {
    ...PEN,
    color: 0x3f6d74,
  });
  inked(
    graphics,
    'M-56 2C-58 -22 -40 -32 -22 -30C-2 -28 12 -14 28 -10C36 -8 42 -14 42 -24C34 -28 32 -36 36 -42C40 -36 46 -36 50 -42C58 -36 56 -26 50 -22C52 -6 42 4 26 4Z',
    0x6f9a94,
  );
  inked(graphics, 'M-56 -4C-48 -8 -40 -8 -34 -12M-30 2C-24 -8 -16 -8 -10 4', null, PEN);
  graphics.circle(-40, -19, 3).fill(0xf6efdc).stroke(PEN).circle(-40, -19, 1.2).fill(0x2a1a0a);
  for (let i = 0; i < 6; i++)
    graphics.moveTo(-16 + i * 8, -24 + i * 3).quadraticCurveTo(-14 + i * 8, -16 + i * 3, -18 + i * 8, -8 + i * 2);
  return graphics
    .stroke(FINE)
    .moveTo(-68, 5)
    .quadraticCurveTo(-54, -1, -40, 5)
    .quadraticCurveTo(-20, 11, 0, 5)
    .quadraticCurveTo(20, -1, 60, 6)
    .stroke({ ...PEN, color: 0x3f6d74, width: 1.6 });
}
