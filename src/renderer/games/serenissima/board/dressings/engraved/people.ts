import { Container, Graphics } from 'pixi.js';
import { FINE, inked, PEN } from './pen';

/** The outlines of a camel and its load, and of an elephant and its tower. The painted board has the same. */
export const CAMEL = {
  body: 'M10 46C10 36 22 34 30 34C36 34 38 20 46 20C54 20 56 33 62 35C70 36 76 34 79 27C81 21 79 13 84 9C87 6 97 7 98 11L96 15L89 16C88 26 88 38 80 45C76 52 68 58 52 58C38 59 24 58 16 52C13 55 11 60 9 64C8 58 8 52 10 46Z',
  load: 'M34 24C40 15 52 15 58 24L62 42C54 46 38 46 31 42Z',
  robe: 'M40 20C38 4 44 -4 48 -4C53 -4 58 6 56 20Z',
  turban: 'M41 -10C41 -18 55 -18 55 -10C51 -13 45 -13 41 -10Z',
} as const;
export const ELEPHANT = {
  body: 'M-34 0L-35 -18C-40 -34 -22 -42 -4 -42C12 -43 20 -40 26 -38C36 -38 40 -30 38 -22C37 -12 40 -6 45 -7C44 -1 34 0 32 -8C30 -14 30 -18 26 -20L24 0L15 0L13 -14C4 -12 -10 -12 -18 -14L-20 0Z',
  ear: 'M12 -38C20 -40 24 -30 20 -20C12 -18 8 -30 12 -38Z',
  tower: 'M-20 -42L-18 -62L-14 -62L-14 -57L-9 -57L-9 -62L-4 -62L-4 -57L1 -57L1 -62L5 -62L6 -42Z',
} as const;

/** A loaded camel that walks to the right. */
function camel(load: number, rider: boolean): Graphics {
  const graphics = new Graphics();
  inked(graphics, 'M30 50L29 78M36 50L40 78M62 50L58 78M68 49L71 78', null, { ...PEN, width: 3.4 });
  inked(graphics, CAMEL.body, 0xd9b374);
  inked(graphics, CAMEL.load, load);
  graphics.moveTo(36, 30).lineTo(59, 30).moveTo(40, 20).lineTo(38, 44).moveTo(52, 20).lineTo(55, 44).stroke(FINE);
  if (rider) {
    inked(graphics, CAMEL.robe, 0xf3ead2);
    graphics.circle(48, -9, 6).fill(0xb98456).stroke(PEN);
    inked(graphics, CAMEL.turban, 0xfaf3df);
    graphics.moveTo(55, 6).lineTo(72, -12).stroke(PEN);
  }
  return graphics;
}

/** Three camels with their merchant, in single file. */
export function caravan(): Container {
  const root = new Container();
  [0x9d3a2b, 0x3f6d6a, 0x9a7a2c].forEach((load, i) => {
    const beast = camel(load, i === 0);
    beast.scale.set(0.62);
    beast.position.set(28 - i * 66, -49);
    root.addChild(beast);
  });
  const halter = new Graphics()
    .moveTo(22, -40)
    .quadraticCurveTo(26, -30, 34, -22)
    .moveTo(-44, -40)
    .quadraticCurveTo(-40, -30, -32, -22);
  root.addChild(halter.stroke(FINE));
  return root;
}

/** A seated ruler with a golden orb, as in the Catalan Atlas. */
export function king(robe: number, skin: number, turban: boolean): Graphics {
  const graphics = new Graphics();
  inked(graphics, 'M-38 0C-36 -8 36 -8 38 0C36 6 -36 6 -38 0Z', 0xb0402e);
  inked(graphics, 'M-30 -2C-32 -26 -20 -46 0 -48C20 -46 32 -26 30 -2C12 2 -12 2 -30 -2Z', robe);
  inked(graphics, 'M-12 -44C-6 -38 6 -38 12 -44L4 -4L-4 -4Z', 0xf3e2b0);
  graphics
    .moveTo(-20, -24)
    .quadraticCurveTo(-16, -12, -22, -3)
    .moveTo(18, -22)
    .quadraticCurveTo(15, -12, 20, -3)
    .stroke(FINE);
  graphics.circle(0, -58, 11).fill(skin).stroke(PEN);
  inked(graphics, 'M-9 -54C-8 -42 8 -42 9 -54C4 -50 -4 -50 -9 -54Z', 0x5a4028);
  graphics.circle(-4, -60, 1.5).circle(4, -60, 1.5).fill(0x2a1a0a);
  if (turban) inked(graphics, 'M-12 -62C-14 -74 14 -74 12 -62C6 -66 -6 -66 -12 -62Z', 0xfaf3df);
  else inked(graphics, 'M-11 -65L-13 -79L-6 -72L0 -81L6 -72L13 -79L11 -65Z', 0xe2b23e);
  inked(graphics, 'M18 -38C26 -38 32 -44 34 -50L40 -46C38 -36 30 -28 22 -26Z', robe);
  graphics.circle(40, -54, 8.5).fill(0xe7b93f).stroke(PEN);
  inked(graphics, 'M-20 -38L-34 -24', null, { ...PEN, width: 5 });
  return graphics
    .moveTo(-36, -72)
    .lineTo(-33, -8)
    .stroke({ ...PEN, width: 2.4 })
    .circle(-36, -75, 4)
    .fill(0xe7b93f)
    .stroke(PEN);
}

/** A round tent of the steppe or the desert, with its pennant. */
export function tent(cloth: number): Graphics {
  const graphics = new Graphics()
    .moveTo(0, -34)
    .lineTo(0, -44)
    .stroke(PEN)
    .poly([0, -44, 12, -41, 0, -38])
    .fill(0xb0402e);
  inked(graphics, 'M-24 0L-20 -16C-14 -22 -4 -30 0 -35C4 -30 14 -22 20 -16L24 0Z', 0xf6ecd0);
  inked(graphics, 'M-20 -16C-14 -22 -4 -30 0 -35C4 -30 14 -22 20 -16C12 -12 -12 -12 -20 -16Z', cloth);
  inked(graphics, 'M-5 0L0 -13L5 0Z', 0x4a2f16);
  return graphics.moveTo(13, -10).lineTo(16, -1).moveTo(-13, -10).lineTo(-16, -1).stroke(FINE);
}

/** An elephant with a tower on its back. */
export function elephant(): Graphics {
  const graphics = new Graphics();
  inked(graphics, ELEPHANT.body, 0xb9aa90);
  inked(graphics, ELEPHANT.ear, 0xa3947a);
  graphics
    .moveTo(32, -18)
    .quadraticCurveTo(42, -16, 45, -22)
    .stroke({ ...PEN, color: 0xf6efdc, width: 3.4 })
    .circle(30, -30, 1.6)
    .fill(0x2a1a0a);
  graphics.moveTo(-36, -24).quadraticCurveTo(-43, -16, -40, -8).stroke(PEN);
  inked(graphics, ELEPHANT.tower, 0xc9795a);
  return graphics
    .moveTo(-22, -41)
    .lineTo(9, -41)
    .stroke({ ...PEN, width: 3, color: 0x9d2b1f });
}
