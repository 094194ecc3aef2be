import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { GOLD } from '../../kit/colours';
import { across, down } from '../../kit/paint';
import { KEEL } from './layout';
import { GILT, OAK, OAK_DARK, OUTLINE, TIMBER } from './palette';
import { icon } from './signs';

type Spot = readonly [x: number, y: number];

const ROPE = { light: 0xeed9a6, dark: 0x5c4020 };

/** The prow with Justice as its figurehead. Only its timbers are drawn until the ship is finished. */
export function prow(rect: Rect, finished: boolean): Container {
  const lines = bowLines(rect);
  return finished ? finishedProw(rect, lines) : frames(rect, lines);
}

interface BowLines {
  /** A point of the rail, from the ship's parts to the stem head. */
  rail(t: number): Spot;
  /** A point of the stem, from the keel to its head. */
  stem(t: number): Spot;
  readonly outline: readonly number[];
}

function bowLines({ x, y, width, height }: Rect): BowLines {
  const at = (part: number, down: number): Spot => [x + width * part, y + down];
  const foot = y + height;
  const rail = curve(at(0, 20), at(0.3, 30), at(0.6, 70), at(0.86, 40));
  const stem = curve(at(0.42, height), at(0.75, height - 14), at(0.92, height - 110), at(1, 26));
  const points = [...Array(21).keys()];
  const outline = [x, foot, ...points.flatMap((i) => stem(i / 20)), ...points.flatMap((i) => rail(1 - i / 20))];
  return { rail, stem, outline };
}

/** A Bézier curve as a function of 0…1. */
function curve(a: Spot, b: Spot, c: Spot, d: Spot): (t: number) => Spot {
  const along = (i: 0 | 1, t: number) =>
    a[i] * (1 - t) ** 3 + b[i] * 3 * t * (1 - t) ** 2 + c[i] * 3 * t * t * (1 - t) + d[i] * t ** 3;
  return (t) => [along(0, t), along(1, t)];
}

/** The bare frames, held by battens and lashed with ropes. */
function frames(rect: Rect, { rail, stem, outline }: BowLines): Container {
  const g = new Graphics().poly([...outline]).fill({ color: 0x3a2412, alpha: 0.14 });
  const beams = (width: number, draw: () => void) => {
    for (const [wide, color] of [
      [width + 2.4, OAK_DARK],
      [width, TIMBER],
    ]) {
      draw();
      g.stroke({ color, width: wide, cap: 'round', join: 'round' });
    }
  };
  const tops = [0.25, 0.5, 0.76].map(rail);
  const feet = [0.17, 0.34, 0.49].map((part): Spot => [rect.x + rect.width * part, rect.y + rect.height - 3]);
  beams(4, () => {
    for (const [from, to] of [
      [84, 0.68],
      [150, 0.38],
    ])
      g.moveTo(rect.x, rect.y + from).quadraticCurveTo(rect.x + rect.width * 0.5, rect.y + from + 12, ...stem(to));
  });
  beams(8, () => tops.forEach((top, i) => g.moveTo(...top).lineTo(...feet[i])));
  beams(7.5, () => g.poly([...outline]));
  for (const [x, y] of [...tops, rail(1), stem(0.68), stem(0.38)]) lashing(g, x, y);
  hawser(g, rail(0.5), stem(0.68));
  coil(g, ...rail(0.25));
  return g;
}

/** Turns of a rope around two timbers. */
function lashing(g: Graphics, x: number, y: number): void {
  for (const [width, color] of [
    [4.6, ROPE.dark],
    [2.6, ROPE.light],
  ] as const) {
    for (const step of [-5, 0, 5]) g.moveTo(x + step - 3, y + 6).lineTo(x + step + 3, y - 6);
    g.stroke({ color, width, cap: 'round' });
  }
}

/** A rope that hangs from one point to another. */
function hawser(g: Graphics, from: Spot, to: Spot): void {
  const sag = Math.max(from[1], to[1]) + 34;
  for (const [width, color] of [
    [4.4, ROPE.dark],
    [2.6, ROPE.light],
  ] as const)
    g.moveTo(...from)
      .quadraticCurveTo((from[0] + to[0]) / 2, sag, ...to)
      .stroke({ color, width, cap: 'round' });
}

/** A coiled rope that hangs from a point. */
function coil(g: Graphics, x: number, y: number): void {
  for (const [width, color] of [
    [4.2, ROPE.dark],
    [2.4, ROPE.light],
  ] as const) {
    for (const wide of [7, 11]) g.ellipse(x + (wide - 9) / 2, y + 24, wide, 16 + wide / 3);
    g.stroke({ color, width });
  }
  lashing(g, x, y + 10);
}

function finishedProw({ x, y, width }: Rect, { rail, stem, outline }: BowLines): Container {
  const hull = new Graphics()
    .poly([...outline])
    .fill(across(0xa56f38, OAK, OAK_DARK))
    .stroke({ color: OUTLINE, width: 3, join: 'round' });
  // The strakes run from the ship's parts to the stem.
  for (let i = 1; i < 10; i++) {
    const from = y + 20 + i * 21.2;
    const end = stem(0.94 - i * 0.092);
    hull.moveTo(x, from).quadraticCurveTo(x + (end[0] - x) * 0.55, from + 8, ...end);
  }
  hull.stroke({ color: 0x2a180a, width: 1.5, alpha: 0.6 });
  const band = new Graphics()
    .moveTo(x, y + 82)
    .quadraticCurveTo(x + width * 0.6, y + 92, x + width * 0.9, y + 62)
    .lineTo(x + width * 0.84, y + 92)
    .quadraticCurveTo(x + width * 0.56, y + 118, x, y + 112)
    .closePath()
    .fill(down(0xb32a3a, 0x861626))
    .stroke({ color: GILT, width: 4 });
  const figure = new Graphics()
    .circle(x + width - 6, y - 2, 9)
    .poly([x + width - 20, y + 44, x + width - 12, y + 6, x + width + 2, y + 6, x + width + 6, y + 40])
    .fill(GILT)
    .moveTo(x + width, y + 12)
    .lineTo(x + width + 14, y - 22)
    .stroke({ color: GILT, width: 4 })
    .stroke({ color: GOLD, width: 2 });
  const sun = icon('approval', 54, GILT);
  sun.position.set(x + width * 0.36, y + 160);
  const ropes = new Graphics();
  const posts = [0.06, 0.34, 0.62, 0.9].map(rail);
  posts.slice(1).forEach((post, i) => hawser(ropes, [posts[i][0], posts[i][1] - 12], [post[0], post[1] - 12]));
  for (const [px, py] of posts) ropes.roundRect(px - 3, py - 17, 6, 18, 2).circle(px, py - 18, 4);
  ropes.fill(GILT).stroke({ color: OUTLINE, width: 1 });
  return new Container({ children: [ropes, hull, band, figure, sun] });
}

export function keel(from: number, to: number): Graphics {
  return new Graphics()
    .moveTo(from, KEEL)
    .lineTo(to, KEEL)
    .lineTo(to - 46, KEEL + 26)
    .lineTo(from + 40, KEEL + 26)
    .closePath()
    .fill(down(OAK, OAK_DARK))
    .stroke({ color: OUTLINE, width: 2.5 });
}
