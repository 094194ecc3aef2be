import { Container, Graphics } from 'pixi.js';
import { BORDER, WORLD } from './layout';
import { GOLD, INK, LAPIS, LEAF_GOLD, MINIUM, VELLUM } from './palette';

/** How far the page extends beyond the world, in world units. */
export const BLEED = 46;
const { width, height } = WORLD;

export function drawLeaf(): Container {
  const reach = BLEED - 16;
  const g = new Graphics();
  for (const grow of [14, 9, 5]) {
    g.rect(-reach, -reach, width + 2 * reach, height + 2 * reach).stroke({
      color: 0x000000,
      width: grow * 2,
      alpha: 0.1,
    });
  }
  g.rect(-reach, -reach, width + 2 * reach, height + 2 * reach)
    .fill(VELLUM)
    .stroke({ color: 0xb99a5f, width: 2.5, alpha: 0.8 });
  return new Container({ children: [g] });
}

/** The painted border: vine scrolls on bare vellum, between two bars of gold leaf. */
export function drawBorder(): Container {
  const g = new Graphics();
  const reach = BLEED - 16;
  // Covers the parts of the landscape that extend into the border.
  g.rect(-reach, -reach, width + 2 * reach, reach + BORDER).fill(VELLUM);
  g.rect(-reach, height - BORDER, width + 2 * reach, reach + BORDER).fill(VELLUM);
  g.rect(-reach, 0, reach + BORDER, height).fill(VELLUM);
  g.rect(width - BORDER, 0, reach + BORDER, height).fill(VELLUM);
  const track = (BORDER - reach) / 2;
  scroll(g, (t) => ({ x: -14 + t * (width + 28), y: track, turn: 0 }), width);
  scroll(g, (t) => ({ x: -14 + t * (width + 28), y: height - track, turn: 0 }), width);
  scroll(g, (t) => ({ x: track, y: 24 + t * (height - 48), turn: Math.PI / 2 }), height);
  scroll(g, (t) => ({ x: width - track, y: 24 + t * (height - 48), turn: Math.PI / 2 }), height);
  bar(g, BORDER - 5, 9);
  bar(g, -reach + 6, 4);
  return new Container({ children: [g] });
}

/** A bar of gold leaf along all four sides, at this distance from the edge of the world. */
function bar(g: Graphics, inset: number, thick: number): void {
  g.rect(inset, inset, width - 2 * inset, height - 2 * inset)
    .stroke({ color: INK, width: thick + 3 })
    .rect(inset, inset, width - 2 * inset, height - 2 * inset)
    .stroke({ color: LEAF_GOLD, width: thick })
    .rect(inset, inset, width - 2 * inset, height - 2 * inset)
    .stroke({ color: 0xf6e3a0, width: thick * 0.3 });
}

type Track = (t: number) => { readonly x: number; readonly y: number; readonly turn: number };

/** A vine that winds along a track, with a leaf or flower at each bend. */
function scroll(g: Graphics, at: Track, length: number): void {
  const swings = Math.round(length / 58);
  const amplitude = 14;
  const point = (t: number) => {
    const { x, y, turn } = at(t);
    const out = Math.sin(t * swings * Math.PI) * amplitude;
    return { x: x - Math.sin(turn) * out, y: y + Math.cos(turn) * out };
  };
  const start = point(0);
  g.moveTo(start.x, start.y);
  for (let i = 1; i <= swings * 8; i++) {
    const { x, y } = point(i / (swings * 8));
    g.lineTo(x, y);
  }
  g.stroke({ color: 0x4f7a3d, width: 2.2, join: 'round' });
  for (let i = 0; i < swings; i++) {
    const { x, y } = point((i + 0.5) / swings);
    const other = point((i + 0.5) / swings + 0.012);
    if (i % 3 === 0) flower(g, x, y, i % 2 === 0 ? LAPIS : MINIUM);
    else leaf(g, x, y, Math.atan2(other.y - y, other.x - x) + (i % 2 ? 0.9 : -0.9), i % 3 === 1 ? 0x4f8a4a : GOLD);
    const drop = point((i + 1) / swings);
    g.circle(drop.x, drop.y, 3.1).fill(LEAF_GOLD).stroke({ color: INK, width: 0.9 });
  }
}

function flower(g: Graphics, x: number, y: number, colour: number): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal * Math.PI * 2) / 5;
    g.circle(x + Math.cos(angle) * 5.4, y + Math.sin(angle) * 5.4, 4.2)
      .fill(colour)
      .stroke({ color: INK, width: 0.7 });
  }
  g.circle(x, y, 3.4).fill(LEAF_GOLD).stroke({ color: INK, width: 0.7 });
}

function leaf(g: Graphics, x: number, y: number, angle: number, colour: number): void {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const side = (along: number, aside: number): [number, number] => [
    x + dx * along - dy * aside,
    y + dy * along + dx * aside,
  ];
  const tip = side(17, 0);
  g.moveTo(x, y)
    .quadraticCurveTo(...side(8, 8), ...tip)
    .quadraticCurveTo(...side(8, -8), x, y)
    .fill(colour)
    .stroke({ color: INK, width: 0.8 })
    .moveTo(x, y)
    .lineTo(...side(12, 0))
    .stroke({ color: 0xf0e6b8, width: 0.8 });
}
