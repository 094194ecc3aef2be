import { Container, Graphics } from 'pixi.js';
import { grain } from '../../kit/grain';
import { down } from '../../kit/paint';
import { scatter } from '../../kit/scatter';
import { BORDER, WORLD } from './layout';
import { acanthus, flower, ivy, strawberry } from './ornaments';
import { INK, LAPIS, LEAF_GOLD, MINIUM, VELLUM } from './palette';

/** How far the painted manuscript page extends beyond the world, in world units. */
export const BLEED = 46;
const { width, height } = WORLD;
/** The outer edge of the painted border, measured outwards from the world. */
const REACH = BLEED - 18;

export function drawLeaf(): Container {
  const g = new Graphics();
  for (const grow of [14, 9, 5]) {
    g.rect(-REACH, -REACH, width + 2 * REACH, height + 2 * REACH).stroke({
      color: 0x000000,
      width: grow * 2,
      alpha: 0.1,
    });
  }
  g.rect(-REACH, -REACH, width + 2 * REACH, height + 2 * REACH)
    .fill(VELLUM)
    .stroke({ color: 0xb99a5f, width: 2.5, alpha: 0.8 });
  return new Container({ children: [g] });
}

/** The illuminated border: ivy with gold leaves and flowers, acanthus in the corners, and a bar of gold leaf. */
export function drawBorder(): Container {
  const g = new Graphics();
  // Covers the parts of the landscape that extend into the border.
  g.rect(-REACH, -REACH, width + 2 * REACH, REACH + BORDER).fill(VELLUM);
  g.rect(-REACH, height - BORDER, width + 2 * REACH, REACH + BORDER).fill(VELLUM);
  g.rect(-REACH, 0, REACH + BORDER, height).fill(VELLUM);
  g.rect(width - BORDER, 0, REACH + BORDER, height).fill(VELLUM);
  const track = 8;
  scroll(g, (t) => ({ x: t * width, y: track, turn: 0 }), width);
  scroll(g, (t) => ({ x: t * width, y: height - track, turn: 0 }), width);
  scroll(g, (t) => ({ x: track, y: t * height, turn: Math.PI / 2 }), height);
  scroll(g, (t) => ({ x: width - track, y: t * height, turn: Math.PI / 2 }), height);
  bar(g, BORDER - 4, 7);
  g.rect(-REACH + 5, -REACH + 5, width + 2 * REACH - 10, height + 2 * REACH - 10).stroke({
    color: LEAF_GOLD,
    width: 3,
  });
  corners(g);
  panels(g);
  return new Container({ children: [g] });
}

/** The grain of the vellum, over everything that is painted on the page. */
export function drawGrain(): Container {
  const vellum = grain(width + 2 * REACH, height + 2 * REACH);
  vellum.position.set(-REACH, -REACH);
  return vellum;
}

/** A bar of burnished gold leaf along all four sides, at this distance from the edge of the world. */
function bar(g: Graphics, inset: number, thick: number): void {
  const frame = (out: number) =>
    g.rect(inset - out, inset - out, width - 2 * inset + 2 * out, height - 2 * inset + 2 * out);
  frame(0).stroke({ color: INK, width: thick + 2.6 });
  frame(0).stroke({ color: LEAF_GOLD, width: thick });
  frame(1.4).stroke({ color: 0xfbeeb8, width: 1.6 });
  frame(-2).stroke({ color: 0xa87a1c, width: 1.4 });
}

type Track = (t: number) => { readonly x: number; readonly y: number; readonly turn: number };

/** A vine that winds along a track on a ground of gold dots, with a flower, strawberry or leaf at each bend. */
function scroll(g: Graphics, at: Track, length: number): void {
  const swings = 2 * Math.round(length / 68);
  const amplitude = 8;
  const point = (t: number, grow = 1) => {
    const { x, y, turn } = at(t);
    const out = Math.sin(t * swings * Math.PI) * amplitude * grow;
    return { x: x - Math.sin(turn) * out, y: y + Math.cos(turn) * out, turn };
  };
  for (let i = 0; i < swings * 3; i++) {
    const { x, y, turn } = at((i + 0.5) / (swings * 3));
    const out = (scatter(i, 55) - 0.5) * 34;
    g.circle(x - Math.sin(turn) * out, y + Math.cos(turn) * out, 1.5);
  }
  g.fill(LEAF_GOLD).stroke({ color: INK, width: 0.5 });
  const start = point(0);
  g.moveTo(start.x, start.y);
  for (let i = 1; i <= swings * 8; i++) {
    const { x, y } = point(i / (swings * 8));
    g.lineTo(x, y);
  }
  g.stroke({ color: 0x3f6a35, width: 1.8, join: 'round' });
  for (let i = 0; i < swings; i++) {
    const bend = (i + 0.5) / swings;
    const { x, y, turn } = point(bend);
    const outward = turn + ((i % 2 ? -1 : 1) * Math.PI) / 2;
    // A tendril curls back from each bend.
    const curl = point(bend, -0.9);
    g.moveTo(x, y).quadraticCurveTo(
      (x + curl.x) / 2 + Math.cos(turn) * 11,
      (y + curl.y) / 2 + Math.sin(turn) * 11,
      curl.x,
      curl.y,
    );
    g.stroke({ color: 0x3f6a35, width: 1.1 });
    ivy(g, curl.x, curl.y, -outward, LEAF_GOLD);
    if (i % 4 === 0) flower(g, x, y, i % 8 === 0 ? LAPIS : MINIUM);
    else if (i % 4 === 2) strawberry(g, x, y, outward);
    else acanthus(g, x, y, turn + (i % 2 ? 0.5 : -0.5), 19, i % 8 === 1 ? LAPIS : 0x4f8a4a);
  }
}

/** Blue, red and green acanthus leaves that spread from the corners. */
function corners(g: Graphics): void {
  for (const [x, y, turn] of [
    [8, 8, 0],
    [width - 8, 8, Math.PI / 2],
    [width - 8, height - 8, Math.PI],
    [8, height - 8, -Math.PI / 2],
  ]) {
    g.circle(x, y, 25).fill(VELLUM);
    for (const [swing, size, colour] of [
      [0, 62, LAPIS],
      [Math.PI / 2, 62, LAPIS],
      [0.24, 40, MINIUM],
      [Math.PI / 2 - 0.24, 40, MINIUM],
      [Math.PI * 1.25, 27, 0x4f8a4a],
    ])
      acanthus(g, x, y, turn + swing, size, colour);
    g.circle(x, y, 10).fill(LEAF_GOLD).stroke({ color: INK, width: 1.2 });
    flower(g, x, y, MINIUM);
  }
}

/** A panel with lilies in the middle of each long side. */
function panels(g: Graphics): void {
  for (const y of [10, height - 10]) {
    g.roundRect(width / 2 - 76, y - 13, 152, 26, 4)
      .fill(down(0xf6dc8a, LEAF_GOLD, 0xb8821e))
      .stroke({ color: INK, width: 1.4 })
      .roundRect(width / 2 - 71, y - 9, 142, 18, 2)
      .fill(LAPIS)
      .stroke({ color: INK, width: 0.8 });
    for (let i = -3; i <= 3; i++) lily(g, width / 2 + i * 19, y);
  }
}

function lily(g: Graphics, x: number, y: number): void {
  g.poly([x, y - 7, x + 2.6, y - 2, x, y + 3, x - 2.6, y - 2])
    .moveTo(x, y + 1)
    .quadraticCurveTo(x + 7, y - 6, x + 6, y + 1.4)
    .lineTo(x, y + 3)
    .quadraticCurveTo(x - 7, y + 3, x - 6, y + 1.4)
    .quadraticCurveTo(x - 7, y - 6, x, y + 1)
    .rect(x - 3.4, y + 2.4, 6.8, 1.6)
    .poly([x, y + 3, x + 2, y + 7, x - 2, y + 7])
    .fill(LEAF_GOLD);
}
