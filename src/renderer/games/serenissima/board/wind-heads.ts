import { Container, Graphics } from 'pixi.js';
import { across, glow } from '../../kit/paint';
import { WORLD } from './geography';
import { INK } from './palette';

/** Wind heads: their position, and the direction in which they blow, in radians. */
const WINDS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [98, 102, Math.PI / 4],
  [WORLD.width - 98, 102, (3 * Math.PI) / 4],
];

const PEN = { color: INK, width: 1.5, join: 'round', cap: 'round' } as const;
const THIN = { ...PEN, width: 1, alpha: 0.55 } as const;

/** Where the light falls on a drawing, as fractions of its size. */
type Light = Readonly<{ x: number; y: number }>;

/** The heads of the winds in the upper corners. */
export const windHeads = (): Container[] => WINDS.map(([x, y, turn]) => wind(x, y, turn));

/**
 * A wind's head in its clouds, with puffed cheeks, wings at its neck, and its breath. Drawn facing east, then rotated.
 */
function wind(x: number, y: number, turn: number): Container {
  const head = new Graphics();
  // The light from the upper left, as fractions of a drawing's size, in the coordinates of the head before its turn.
  const mirrored = Math.abs(turn) > Math.PI / 2;
  const light = mirrored ? { x: 0.5, y: 0.24 } : { x: 0.24, y: 0.5 };
  for (const part of [wings, clouds, breath, face, locks]) part(head, light);
  const root = new Container();
  root.addChild(head);
  root.position.set(x, y);
  root.rotation = turn;
  // Mirrored instead of rotated upside down, so that it still looks like a face.
  if (mirrored) root.scale.y = -1;
  return root;
}

/** Three feathers on either side. */
function wings(head: Graphics): void {
  for (const side of [-1, 1])
    for (const [reach, spread] of [
      [58, 50],
      [56, 36],
      [48, 24],
    ])
      head
        .moveTo(-12, side * 16)
        .quadraticCurveTo(-34, side * (spread + 8), -reach, side * spread)
        .quadraticCurveTo(-36, side * (spread - 14), -14, side * 10)
        .closePath()
        .fill(across(0xcfae74, 0xf6e7c2, 0xfffaea))
        .stroke(PEN)
        .moveTo(-18, side * 14)
        .quadraticCurveTo(-33, side * (spread - 2), 6 - reach, side * (spread - 2))
        .moveTo(-30, side * (spread - 8))
        .lineTo(-34, side * (spread - 1))
        .moveTo(-36, side * (spread - 6))
        .lineTo(-40, side * (spread + 1))
        .stroke(THIN);
}

/** Puffs of cloud, hatched on the side away from the light. */
function clouds(head: Graphics, light: Light): void {
  const away = Math.atan2(0.5 - light.y, 0.5 - light.x);
  for (const [cx, cy, r] of [
    [-38, -10, 13],
    [-38, 10, 13],
    [-26, -22, 14],
    [-26, 22, 14],
    [-34, 0, 18],
  ]) {
    head
      .circle(cx, cy, r)
      .fill(glow([0xffffff, 0xfbf3dc, 0xc9b48a], light))
      .stroke(PEN);
    for (const inner of [0.8, 0.6, 0.4])
      head
        .moveTo(cx + Math.cos(away - inner) * r * inner, cy + Math.sin(away - inner) * r * inner)
        .arc(cx, cy, r * inner, away - inner, away + inner);
    head.stroke(THIN);
  }
}

/** Three streams that part and curl. */
function breath(head: Graphics): void {
  for (const side of [-1, 0, 1])
    for (const [length, bend] of [
      [104, 34],
      [88, 24],
    ])
      head
        .moveTo(34, side * 2)
        .quadraticCurveTo(62, side * bend * 0.4, length, side * bend + (length > 100 ? 0 : 5))
        .stroke({ ...PEN, alpha: 0.62, width: 1.4 });
}

/** A profile: brow, nose, pursed lips, chin. */
function face(head: Graphics, light: Light): void {
  head
    .moveTo(2, -24)
    .quadraticCurveTo(18, -23, 21, -12)
    .lineTo(28, -5)
    .quadraticCurveTo(27, 0, 22, 0)
    .lineTo(32, 1)
    .quadraticCurveTo(36, 4, 31, 7)
    .lineTo(24, 8)
    .quadraticCurveTo(24, 20, 8, 24)
    .quadraticCurveTo(-20, 26, -20, 0)
    .quadraticCurveTo(-20, -24, 2, -24)
    .closePath()
    .fill(glow([0xffe9cc, 0xf6d5ab, 0xc98a5c], light))
    .stroke(PEN)
    .circle(13, 8, 10.5)
    .fill(
      glow(
        [
          [0xfff0dc, 0.95],
          [0xeda584, 0.75],
          [0xd98a64, 0.08],
        ],
        light,
      ),
    )
    .moveTo(4, 13)
    .quadraticCurveTo(7, 20, 16, 18.5)
    .stroke({ ...PEN, alpha: 0.6 })
    .moveTo(0, 14)
    .quadraticCurveTo(3, 21, 10, 22.5)
    .moveTo(-4, 15)
    .quadraticCurveTo(-1, 21, 4, 23.5)
    .moveTo(25, -4)
    .lineTo(21, -3)
    .moveTo(24, 5)
    .lineTo(30, 4.4)
    .stroke(THIN)
    .moveTo(9, -9)
    .quadraticCurveTo(14, -14, 19, -9)
    .stroke(PEN)
    .circle(15, -7.5, 2.1)
    .fill(INK);
}

/** Locks blown back. */
function locks(head: Graphics, light: Light): void {
  for (const [cx, cy, r] of [
    [2, -23, 8],
    [-9, -20, 9],
    [-17, -11, 9],
    [-19, 1, 9],
    [-15, 13, 8],
    [-6, 20, 7],
  ])
    head
      .circle(cx, cy, r)
      .fill(glow([0xf3cf85, 0xc98f3f, 0x7a4c1a], light))
      .stroke(PEN)
      .moveTo(cx + Math.cos(0.4) * r * 0.5, cy + Math.sin(0.4) * r * 0.5)
      .arc(cx, cy, r * 0.5, 0.4, 4.4)
      .stroke({ ...PEN, width: 1.1 });
}
