import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { across, glow, mix, slant } from '../../../../kit/paint';
import { scatter } from '../../../../kit/scatter';
import { CAMEL, ELEPHANT } from '../engraved/people';

/** White lead for lights, umber for shadows, as on the mountains. */
const [LIGHT, UMBER, GILT] = [0xfdf3d6, 0x3a2210, 0xf4d98a];
/** A fold or an edge in shadow, and one in the light. */
const FOLD = { color: UMBER, width: 1.4, alpha: 0.55, cap: 'round' } as const;
const GLEAM = { color: LIGHT, width: 2, alpha: 0.8, cap: 'round' } as const;

/** Paints an SVG path in a colour, lit from the upper left, with a soft edge. */
function modelled(graphics: Graphics, path: string, colour: number): Graphics {
  const shape = new GraphicsPath(path);
  return graphics
    .path(shape)
    .fill(slant(mix(colour, LIGHT, 0.6), colour, mix(colour, UMBER, 0.62)))
    .path(shape)
    .stroke({ color: UMBER, width: 1, alpha: 0.6, join: 'round' });
}

/** Strokes an SVG path. */
const line = (graphics: Graphics, path: string, pen: object): Graphics =>
  graphics.path(new GraphicsPath(path)).stroke(pen);

/** The shadow that a drawing casts to its lower right, from its base at the origin. */
const cast = (x: number, y: number, wide: number): Graphics =>
  new Graphics().ellipse(x + wide * 0.22, y, wide, wide * 0.17).fill(
    glow([
      [0x2b1a0c, 0.62],
      [0x2b1a0c, 0.3],
      [0x2b1a0c, 0],
    ]),
  );

/** A loaded camel that walks to the right. */
function camel(load: number, rider: boolean): Container {
  const beast = new Graphics();
  line(beast, 'M37 50L43 77M68 48L73 77', { color: 0x5f3d1d, width: 4.4, cap: 'round' });
  line(beast, 'M30 48L28 77M61 49L57 77', { color: 0x8f6232, width: 5, cap: 'round' });
  line(beast, 'M28.6 50L26.8 75M59.6 50L55.8 75', { ...GLEAM, width: 1.6, alpha: 0.5 });
  modelled(beast, CAMEL.body, 0xcb9450);
  line(beast, 'M22 53C36 56 60 55 75 48', { color: UMBER, width: 5, alpha: 0.3, cap: 'round' });
  line(beast, 'M13 43C15 38 22 37 30 36M64 37C72 38 80 33 82 26C83 20 83 14 87 11', GLEAM);
  modelled(beast, CAMEL.load, load);
  line(beast, 'M44 22C41 30 42 38 40 44M52 20C54 28 53 38 55 43', FOLD);
  line(beast, 'M38 24C36 30 36 36 35 41', { ...GLEAM, width: 1.6 });
  line(beast, 'M32 41C40 45 53 45 61 41', { color: GILT, width: 2.4 });
  if (rider) {
    line(beast, 'M55 8L72 -12', { color: 0x5a3413, width: 2 });
    modelled(beast, CAMEL.robe, 0xdccbaa);
    line(beast, 'M50 2C48 8 51 14 49 19', FOLD);
    modelled(beast, 'M42 -9A6 6 0 1 0 54 -9A6 6 0 1 0 42 -9Z', 0xa8703f);
    modelled(beast, CAMEL.turban, 0xb4392b);
  }
  return new Container({ children: [cast(44, 78, 40), beast] });
}

/** Three camels with their merchant, in single file. */
export function caravan(): Container {
  const root = new Container();
  [0x9d2f24, 0x2f6f7c, 0xa97a24].forEach((load, i) => {
    const beast = camel(load, i === 0);
    beast.scale.set(0.62);
    beast.position.set(28 - i * 66, -49);
    root.addChild(beast);
  });
  return root;
}

/** An elephant with a tower on its back. */
export function elephant(): Container {
  const beast = new Graphics();
  line(beast, 'M-13 -16L-12 -2M8 -16L10 -2', { color: 0x4d4137, width: 8 });
  modelled(beast, ELEPHANT.body, 0x9c8d77);
  line(beast, 'M-30 -15C-14 -10 4 -10 22 -19', { color: UMBER, width: 5, alpha: 0.28, cap: 'round' });
  line(beast, 'M33 -18L37 -19M33 -13L37 -14M35 -8L38 -10M-27 -16L-26 -2M19 -15L20 -2', { ...FOLD, width: 1 });
  line(beast, 'M-35 -22C-35 -32 -26 -38 -18 -39M24 -37C31 -37 35 -33 36 -27', GLEAM);
  line(beast, 'M-35 -26C-40 -20 -41 -14 -39 -8', { ...FOLD, width: 2, alpha: 0.8 });
  modelled(beast, ELEPHANT.ear, 0xa89880);
  line(beast, 'M32 -18C38 -15 43 -17 45 -22', { color: 0xfdf6e0, width: 3, cap: 'round' });
  beast.circle(30, -30, 1.6).fill(0x1c120a);
  modelled(beast, 'M-24 -42C-12 -45 4 -45 11 -42L10 -28C2 -24 -16 -24 -24 -28Z', 0x9d2b24);
  line(beast, 'M-14 -42C-15 -36 -14 -32 -15 -27M3 -42C4 -36 3 -32 4 -27', FOLD);
  line(beast, 'M-24 -29C-15 -25 2 -25 10 -29', { color: GILT, width: 2 });
  const tower = new GraphicsPath(ELEPHANT.tower);
  beast
    .path(tower)
    .fill(across(0xf6d3a8, 0xd08a62, 0x7d3f2c))
    .path(tower)
    .stroke(FOLD);
  line(beast, 'M-4 -57L-4 -43M-19 -50L5 -50M-12 -57L-12 -50M2 -50L2 -43', { ...FOLD, width: 1, alpha: 0.4 });
  return new Container({ children: [cast(-2, 0, 46), beast] });
}

/** The seams of a tent's cloth at its rim, from left to right. */
const SEAMS = [-20, -12, -3, 8, 20] as const;

/** A round tent of striped cloth, with its pennant. */
export function tent(cloth: number): Container {
  const tent = new Graphics();
  line(tent, 'M-20 -16L-29 0M20 -16L30 0', { ...FOLD, width: 1 });
  for (const [i, right] of SEAMS.slice(1).entries()) {
    const left = SEAMS[i];
    const shade = (colour: number) => (i < 2 ? mix(colour, LIGHT, 0.55 - 0.4 * i) : mix(colour, UMBER, 0.28 * (i - 1)));
    // Seen from slightly above, the middle of the rim is the nearest.
    const rim = (x: number) => -13 - (x * x) / 130;
    tent
      .poly([left * 1.2, rim(left) + 15, left, rim(left), right, rim(right), right * 1.2, rim(right) + 15])
      .fill(shade(0xeadbb6))
      .moveTo(0, -36)
      .quadraticCurveTo(left * 0.4, -25, left, rim(left))
      .quadraticCurveTo((left + right) / 2, rim((left + right) / 2) + 5, right, rim(right))
      .quadraticCurveTo(right * 0.4, -25, 0, -36)
      .fill(shade(i % 2 === 0 ? cloth : mix(cloth, 0xf3e2b4, 0.55)))
      .stroke({ color: UMBER, width: 0.8, alpha: 0.5 });
  }
  tent.poly([-6, 1.8, -2, -11, 4, -11, 5, 1.8]).fill(0x2c1a0d);
  tent.poly([-6, 1.8, -2, -11, -1, -3]).fill(LIGHT);
  line(tent, 'M0 -35L0 -45', { color: UMBER, width: 1.6 });
  tent.poly([0, -45, 13, -42, 0, -39]).fill(across(0xd9604a, 0x8c2018));
  line(tent, 'M-4 -31C-8 -26 -13 -21 -17 -17', { ...GLEAM, width: 1.6 });
  return new Container({ children: [cast(2, 1, 30), tent] });
}

/** Three pyramids with a lit and a shaded face. */
export function pyramids(): Container {
  const stone = new Graphics();
  for (const [x, wide, high] of [
    [-26, 24, 32],
    [26, 20, 26],
    [2, 30, 46],
  ]) {
    const ridge = x + wide * 0.3;
    stone
      .poly([x, -high, x - wide, 0, ridge, 3])
      .fill(slant(0xfff0c0, 0xe0b96c, 0xb98a48))
      .poly([x, -high, ridge, 3, x + wide, 0])
      .fill(slant(0xa8743c, 0x6d4524));
    for (let i = 1; i < 5; i++) {
      const t = i / 5;
      stone.moveTo(x - wide * t, -high * (1 - t)).lineTo(x + (ridge - x) * t, 3 * t - high * (1 - t));
      stone.lineTo(x + wide * t, -high * (1 - t));
    }
    stone.stroke({ ...FOLD, width: 0.8, alpha: 0.3 });
    stone
      .moveTo(x, -high)
      .lineTo(ridge, 3)
      .stroke({ ...GLEAM, width: 1, alpha: 0.6 });
  }
  return new Container({ children: [cast(0, 1, 54), stone] });
}

/** A palm: dark leaves at the back, lit ones in front. */
export function palm(salt: number): Container {
  const lean = (scatter(salt, 7) - 0.5) * 14;
  const trunk = `M0 0Q${-lean * 0.3} -18 ${lean} -34`;
  const tree = new Graphics();
  line(tree, trunk, { color: 0x5c3a1c, width: 4, cap: 'round' });
  line(tree, trunk, { color: 0xc89a5e, width: 1.6, cap: 'round' });
  for (const [dx, dy, bend, colour] of [
    [17, 11, -5, 0x2f4a2a],
    [-13, 13, -5, 0x3d5a30],
    [20, -1, -14, 0x456a35],
    [-20, -2, -14, 0x7d9a4a],
    [9, -14, -13, 0x6a8a42],
    [-9, -14, -13, 0xa3b862],
  ])
    tree
      .path(
        new GraphicsPath(`M${lean} -34q${dx * 0.5} ${bend} ${dx} ${dy}q${-dx * 0.5} ${bend + 8 - dy} ${-dx} ${-dy}Z`),
      )
      .fill(colour)
      .stroke({ ...FOLD, width: 0.8 });
  tree
    .circle(lean - 2, -31, 2)
    .circle(lean + 2.4, -30.5, 2)
    .fill(0x8c3d1c);
  return new Container({ children: [cast(1, 0, 13), tree] });
}
