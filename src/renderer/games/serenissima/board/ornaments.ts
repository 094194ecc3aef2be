import { Container, Graphics } from 'pixi.js';
import type { Lettering, Rect } from '../../../board/board-types';
import { label } from './drawing';
import { WORLD } from './geography';
import { GOLD, INK, VELLUM } from './palette';

export function ornaments(lettering: Lettering): Container {
  const root = new Container();
  root.addChild(cartouche(lettering), compass(lettering), scaleBar(lettering));
  for (const [x, y, turn] of WINDS) root.addChild(wind(x, y, turn));
  return root;
}

/** The areas of the cartouche, compass, scale bar and winds. */
export const PLATES: readonly Rect[] = [
  { x: 102, y: 1105, width: 588, height: 180 },
  { x: 1358, y: 1100, width: 164, height: 200 },
  { x: 750, y: 1230, width: 320, height: 60 },
  { x: 10, y: 10, width: 190, height: 190 },
  { x: WORLD.width - 200, y: 10, width: 190, height: 190 },
];

function cartouche(lettering: Lettering): Container {
  const plate = new Container();
  plate.position.set(396, 1195);
  const scroll = (side: number) =>
    new Graphics()
      .ellipse(side * 262, 0, 26, 66)
      .fill({ color: VELLUM })
      .stroke({ color: INK, width: 1.8 })
      .ellipse(side * 266, 0, 13, 44)
      .stroke({ color: GOLD, width: 2.4 });
  const board = new Graphics()
    .moveTo(-250, -70)
    .quadraticCurveTo(0, -88, 250, -70)
    .lineTo(250, 70)
    .quadraticCurveTo(0, 88, -250, 70)
    .closePath()
    .fill({ color: VELLUM })
    .stroke({ color: GOLD, width: 5 })
    .moveTo(-238, -59)
    .quadraticCurveTo(0, -76, 238, -59)
    .lineTo(238, 59)
    .quadraticCurveTo(0, 76, -238, 59)
    .closePath()
    .stroke({ color: INK, width: 1.4 });
  const name = label(lettering.text('chart.title'), 'title', INK, 62);
  name.position.set(0, -16);
  const under = label(lettering.text('chart.under'), 'sea', INK, 24);
  under.position.set(0, 38);
  plate.addChild(scroll(-1), scroll(1), board, name, under);
  return plate;
}

function compass(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(1440, 1215);
  const rings = new Graphics()
    .circle(0, 0, 78)
    .fill({ color: VELLUM, alpha: 0.6 })
    .stroke({ color: GOLD, width: 3 })
    .circle(0, 0, 70)
    .stroke({ color: INK, width: 1.2 });
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const inner = i % 4 === 0 ? 62 : 66;
    rings
      .moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner)
      .lineTo(Math.cos(angle) * 70, Math.sin(angle) * 70)
      .stroke({ color: INK, width: 1 });
  }
  const north = label(lettering.text('chart.north'), 'place', INK, 26);
  north.position.set(0, -94);
  root.addChild(rings, winds(), lily(), north);
  return root;
}

/**
 * Sixteen points in a portolan's inks, each with a shaded side: four winds in gold and black, four half winds in green,
 * and eight quarter winds in red.
 */
function winds(): Graphics {
  const graphics = new Graphics();
  for (const [rank, long, wide] of [
    [2, 44, 7],
    [1, 54, 9],
    [0, 66, 12],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      if ((i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2) !== rank) continue;
      const angle = (i * Math.PI) / 8;
      const at = (along: number, aside: number) => [
        Math.sin(angle) * along + Math.cos(angle) * aside,
        -Math.cos(angle) * along + Math.sin(angle) * aside,
      ];
      for (const side of [-1, 1])
        graphics
          .poly([...at(0, 0), ...at(wide * 1.5, side * wide), ...at(long, 0)])
          .fill(side < 0 ? [GOLD, 0x3f7d5b, 0xb0402e][rank] : [0x3a2a18, 0xd9e6d2, 0xf3d5c4][rank])
          .stroke({ color: INK, width: 0.9, join: 'round' });
    }
  }
  return graphics.circle(0, 0, 6).fill(VELLUM).stroke({ color: INK, width: 1.4 });
}

function lily(): Graphics {
  const flower = new Graphics().moveTo(0, -74).quadraticCurveTo(-7, -66, 0, -56).quadraticCurveTo(7, -66, 0, -74);
  for (const side of [-1, 1])
    flower
      .moveTo(side * 2, -57)
      .quadraticCurveTo(side * 4, -68, side * 12, -68)
      .quadraticCurveTo(side * 14, -62, side * 9, -60)
      .quadraticCurveTo(side * 7, -58, side * 2, -55);
  return flower.fill(0x9d2b1f).stroke({ color: INK, width: 1 }).rect(-7, -57, 14, 3).fill(INK);
}

/** The scale bar: a hundred leagues in ten black and white parts. */
function scaleBar(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(760, 1245);
  const bar = new Graphics();
  for (let i = 0; i < 10; i++) bar.rect(i * 30, 0, 30, 9).fill(i % 2 === 0 ? INK : VELLUM);
  bar.rect(0, 0, 300, 9).stroke({ color: INK, width: 1.5 });
  const text = label(lettering.text('chart.leagues'), 'sea', INK, 24);
  text.position.set(150, 28);
  root.addChild(bar, text);
  return root;
}

/** Wind heads: their position, and the direction in which they blow, in radians. */
const WINDS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [98, 102, Math.PI / 4],
  [WORLD.width - 98, 102, (3 * Math.PI) / 4],
];

const PEN = { color: INK, width: 1.5, join: 'round', cap: 'round' } as const;

/**
 * A wind's head in its clouds, with puffed cheeks, wings at its neck, and its breath. Drawn facing east, then rotated.
 */
function wind(x: number, y: number, turn: number): Container {
  const head = new Graphics();
  for (const part of [wings, clouds, breath, face, locks]) part(head);
  const root = new Container();
  root.addChild(head);
  root.position.set(x, y);
  root.rotation = turn;
  // Mirrored instead of rotated upside down, so that it still looks like a face.
  if (Math.abs(turn) > Math.PI / 2) root.scale.y = -1;
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
        .fill(0xf3e2bd)
        .stroke(PEN);
}

function clouds(head: Graphics): void {
  for (const [cx, cy, r] of [
    [-34, 0, 20],
    [-26, -20, 14],
    [-26, 20, 14],
  ])
    head.circle(cx, cy, r).fill(VELLUM).stroke(PEN);
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
function face(head: Graphics): void {
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
    .fill(0xf3d3ab)
    .stroke(PEN)
    .circle(13, 9, 10)
    .fill({ color: 0xdf8a66, alpha: 0.6 })
    .moveTo(4, 10)
    .quadraticCurveTo(7, 20, 18, 18)
    .stroke({ ...PEN, alpha: 0.7 })
    .moveTo(9, -9)
    .quadraticCurveTo(14, -14, 19, -9)
    .stroke(PEN)
    .circle(15, -7.5, 2.1)
    .fill(INK);
}

/** Locks blown back. */
function locks(head: Graphics): void {
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
      .fill(0xc98f3f)
      .stroke(PEN)
      .arc(cx, cy, r * 0.5, 0.4, 4.4)
      .stroke({ ...PEN, width: 1.1 });
}
