import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { across, down, mix } from '../../kit/paint';
import { canopy, lantern } from './canopy';
import { GILT_LIGHT, CRIMSON, GILT_DARK, GILT, OAK, OAK_DARK, OUTLINE } from './palette';
import { icon } from './signs';

type Spot = readonly [x: number, y: number];

/** The stern's width and the height of its keel. Its right edge continues the bands of the ship's parts. */
const [WIDTH, FOOT] = [176, 272];
/** The bottom of the upper parts and the top of the lower ones, and the bottom of the bays of the upper ones. */
const [DECK, SILL] = [166, 143];
/** The hull's left edge from the keel to the gallery, as a Bézier curve. */
const EDGE: readonly Spot[] = [
  [64, FOOT],
  [22, FOOT - 10],
  [4, 182],
  [6, 62],
];
/** The strakes below the deck, as many as on the ship's lower parts. */
const STRAKES = 7;
/** How much higher the deck, the belt and the strakes at the keel are at the hull's left edge than at its right. */
const SHEER = { deck: 16, keel: 4 };

/** The stern with the Doge's cabin, present from the start. */
export function stern({ x, y }: Rect): Container {
  const cabin = [cabinWall(), ...cabinWindows(), balcony()];
  return new Container({
    x,
    y,
    children: [rudder(), hull(), ...belt(), shade(), ...cabin, canopy(), lantern(15, 34)],
  });
}

/** A point of the hull's left edge; `t` is 0 at the keel and 1 at the gallery. */
function edge(t: number): Spot {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const along = (i: 0 | 1) => a * EDGE[0][i] + b * EDGE[1][i] + c * EDGE[2][i] + d * EDGE[3][i];
  return [along(0), along(1)];
}

/** The x of the hull's left edge at a height. */
function edgeAt(y: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (edge(middle)[1] > y) low = middle;
    else high = middle;
  }
  return edge(low)[0];
}

/** A point of a plank that meets the ship's parts at this height; `u` is 0 there and 1 at the hull's left edge. */
function onPlank(height: number, u: number): Spot {
  const depth = Math.max(0, (height - DECK) / (FOOT - DECK));
  const y = height - (SHEER.deck + (SHEER.keel - SHEER.deck) * depth) * u ** 1.7;
  return [WIDTH + (edgeAt(y) - WIDTH) * u, y];
}

const plank = (height: number, from = 0, to = 1): Spot[] =>
  Array.from({ length: 13 }, (_, i) => onPlank(height, from + ((to - from) * i) / 12));

/** The area between two planks' edges. */
const band = (top: number, foot: number): number[] => [...plank(top), ...plank(foot).reverse()].flat();

const lineOf = (g: Graphics, points: readonly Spot[]): Graphics => g.poly(points.flat(), false);

function moulding(g: Graphics, top: number, foot: number): void {
  g.poly(band(top, foot)).fill(GILT);
  lineOf(g, plank(top + 0.8)).stroke({ color: GILT_LIGHT, width: 1.4 });
  lineOf(g, plank(foot)).stroke({ color: OUTLINE, width: 1.2, alpha: 0.8 });
}

/** The outline of the hull below the gallery. */
const outline = (): number[] => [
  ...Array.from({ length: 19 }, (_, i) => edge(i / 18)).flat(),
  ...[-6, 48, WIDTH, 60, WIDTH, FOOT],
];

function hull(): Graphics {
  const g = new Graphics().poly(outline()).fill(OAK_DARK).stroke({ color: OUTLINE, width: 4, join: 'round' });
  const step = (FOOT - DECK) / STRAKES;
  for (let i = 0; i < STRAKES; i++) {
    const wood = mix(mix(0xa56f38, OAK, Math.min(1, i / 3)), OAK_DARK, Math.max(0, (i - 3) / 4));
    const top = DECK + i * step;
    g.poly(band(top, top + step)).fill(across(mix(wood, 0x1a0d05, 0.55), mix(wood, 0x1a0d05, 0.14), wood));
    lineOf(g, plank(top + 1.4)).stroke({ color: 0xf0c890, width: 1.1, alpha: 0.24 });
    lineOf(g, plank(top)).stroke({ color: 0x2a180a, width: 1.7, alpha: 0.75 });
    const joint = 0.2 + ((i * 37) % 60) / 100;
    g.moveTo(...onPlank(top, joint)).lineTo(...onPlank(top + step, joint));
    g.stroke({ color: 0x2a180a, width: 1.4, alpha: 0.65 });
    // Trenails on both sides of the joint, and where the planks end at the sternpost.
    for (const u of [joint - 0.035, joint + 0.035, 0.93]) g.circle(...onPlank(top + step / 2, u), 1.3);
    g.fill({ color: 0x1f1107, alpha: 0.7 });
  }
  for (const u of [0.14, 0.42]) {
    const [x, y] = onPlank(254, u);
    g.roundRect(x - 8, y - 6.5, 16, 13, 5)
      .fill(0x1d1208)
      .stroke({ color: GILT, width: 1.8 });
  }
  lineOf(
    g,
    Array.from({ length: 13 }, (_, i): Spot => [edge(i / 14)[0] + 4, edge(i / 14)[1] - 2]),
  );
  return g.stroke({ color: 0xe9b878, width: 2, alpha: 0.3 });
}

/** The dark of the hull's turn towards the sternpost and the keel. */
function shade(): Graphics {
  return new Graphics()
    .poly(outline())
    .fill(across([0x120803, 0.5], [0x120803, 0.16], [0x120803, 0], [0x120803, 0]))
    .poly(band(232, FOOT))
    .fill(down([0x120803, 0], [0x120803, 0.42]));
}

/** The crimson belt with a carved vine, and the Doge's cap on a cartouche. */
function belt(): Container[] {
  const g = new Graphics().poly(band(183, 220)).fill(down(0xb32a3a, 0x861626));
  moulding(g, 180, 184.5);
  moulding(g, 219, 224);
  const vine: Spot[] = Array.from({ length: 73 }, (_, i) => {
    const [x, y] = onPlank(201.5, i / 72);
    return [x, y + 8 * Math.sin((i / 72) * 8 * Math.PI)];
  });
  lineOf(g, vine).stroke({ color: 0x4d0a14, width: 4.6, alpha: 0.7 });
  lineOf(g, vine).stroke({ color: GILT, width: 2.8 });
  for (let i = 0; i < 8; i++) {
    const [x, y] = onPlank(201.5, (i + 0.5) / 8);
    const side = i % 2 === 0 ? 1 : -1;
    // A rosette in each bend, and a leaf outside it.
    for (let p = 0; p < 5; p++)
      g.circle(x + 3.4 * Math.cos((p * 2 * Math.PI) / 5), y - side * 3 + 3.4 * Math.sin((p * 2 * Math.PI) / 5), 2.2);
    g.fill(GILT)
      .circle(x, y - side * 3, 1.9)
      .fill(GILT_LIGHT);
    g.ellipse(x + 7, y + side * 9, 4.4, 2).fill(0x7f9c45);
  }
  const [x, y] = onPlank(201.5, 0.56);
  g.ellipse(x + 1, y + 2, 27, 28).fill({ color: 0x1a0d05, alpha: 0.45 });
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    g.ellipse(x + 23 * Math.cos(angle), y + 24 * Math.sin(angle), 5.6, 5.6);
  }
  g.fill(down(GILT_LIGHT, GILT, GILT_DARK)).stroke({ color: OUTLINE, width: 1, alpha: 0.7 });
  g.ellipse(x, y, 21, 22).fill(down(0x8d1a2c, 0x4f0b18)).stroke({ color: GILT_LIGHT, width: 1.6 });
  const cap = icon('doge', 31, GILT);
  cap.position.set(x, y);
  return [g, cap];
}

/** The gilded wall of the cabin under the canopy. */
function cabinWall(): Graphics {
  const g = new Graphics().poly(band(56, SILL)).fill(across(0x7d5222, 0xc0904a, 0xdcb469));
  lineOf(g, [...plank(56), ...plank(SILL).reverse()]).stroke({ color: OUTLINE, width: 1.6, alpha: 0.8 });
  g.poly(band(70, 75)).fill({ color: 0x3a1a10, alpha: 0.28 });
  moulding(g, 62, 70);
  // Carved scales above the windows.
  for (let i = 0; i < 15; i++) {
    const [x, y] = onPlank(80, (i + 0.5) / 15);
    g.moveTo(x - 5, y - 3)
      .quadraticCurveTo(x, y + 6, x + 5, y - 3)
      .stroke({ color: GILT_DARK, width: 1.6, alpha: 0.8 });
  }
  return g;
}

/** Three arched windows with leaded panes and lamplight behind them, between gilded pilasters. */
function cabinWindows(): Graphics[] {
  return [0.17, 0.5, 0.83].map((u, i) => {
    const [x, foot] = onPlank(SILL, u);
    const [w, spring] = [33 - i * 3, foot - 32];
    const arch = (g: Graphics, by: number) =>
      g
        .moveTo(x - w / 2 - by, foot)
        .lineTo(x - w / 2 - by, spring)
        .arc(x, spring, w / 2 + by, Math.PI, 0)
        .lineTo(x + w / 2 + by, foot)
        .closePath();
    const g = new Graphics();
    arch(g, 5)
      .fill(across(GILT_DARK, GILT_LIGHT, GILT, GILT_DARK))
      .stroke({ color: OUTLINE, width: 1.2, alpha: 0.8 });
    arch(g, 0)
      .fill(down(0x7a3a14, 0xe09a38, 0xffe2a0))
      .stroke({ color: 0x4d2c16, width: 2.4 });
    for (const part of [-1 / 6, 1 / 6]) g.moveTo(x + w * part, foot).lineTo(x + w * part, spring - w * 0.45);
    for (const up of [10, 20, 30]) g.moveTo(x - w / 2, foot - up).lineTo(x + w / 2, foot - up);
    g.stroke({ color: 0x3a1c0a, width: 1.5, alpha: 0.85 });
    // Curtains, as in the windows of the ship's parts.
    g.poly([x - w / 2, foot, x - w / 2, spring - 4, x - w * 0.16, spring - w * 0.42, x - w * 0.36, foot - 4]);
    g.poly([x + w / 2, foot, x + w / 2, spring - 4, x + w * 0.16, spring - w * 0.42, x + w * 0.36, foot - 4]);
    g.fill({ color: CRIMSON, alpha: 0.92 });
    g.poly([
      x - 5,
      spring - w / 2 - 8,
      x + 5,
      spring - w / 2 - 8,
      x + 3,
      spring - w / 2 + 3,
      x - 3,
      spring - w / 2 + 3,
    ]);
    g.fill(GILT_LIGHT).stroke({ color: GILT_DARK, width: 1.2 });
    return g;
  });
}

/** The gilded gallery below the windows. It projects beyond the hull, on carved brackets. */
function balcony(): Graphics {
  const g = new Graphics();
  const [left, foot] = onPlank(DECK, 1);
  const end = left - 17;
  for (const [x, y] of [onPlank(DECK, 0.97), onPlank(DECK, 0.7), onPlank(DECK, 0.42)])
    g.moveTo(x - 7, y)
      .bezierCurveTo(x - 8, y + 8, x - 2, y + 8, x + 1, y + 15)
      .bezierCurveTo(x + 8, y + 12, x + 9, y + 5, x + 8, y)
      .closePath()
      .fill(down(GILT, GILT_DARK))
      .stroke({ color: OUTLINE, width: 1.2 });
  const rail = (top: number, thick: number, over: number) => {
    const upper: Spot[] = [...plank(top), [end - over, onPlank(top, 1)[1] - 1]];
    const lower: Spot[] = [...plank(top + thick), [end - over, onPlank(top + thick, 1)[1] - 1]];
    g.poly([...upper, ...lower.reverse()].flat())
      .fill(GILT)
      .stroke({ color: OUTLINE, width: 1.2, alpha: 0.85 });
    lineOf(g, [...plank(top + 1), [end - over, onPlank(top + 1, 1)[1] - 1]]).stroke({ color: GILT_LIGHT, width: 1.3 });
  };
  const behind: Spot[] = [...plank(SILL), [end, onPlank(SILL, 1)[1] - 1], [end, foot - 1], ...plank(DECK).reverse()];
  g.poly(behind.flat()).fill(across(0x4d0c18, CRIMSON, 0x8f1a2c));
  for (let i = 0; i < 17; i++) {
    const u = (i + 0.5) / 15.2;
    const [x, y] = u <= 1 ? onPlank(155, u) : [left - (u - 1) * 170, onPlank(155, 1)[1] - 1];
    g.rect(x - 1.2, y - 9, 2.4, 18)
      .ellipse(x, y + 2.4, 2.9, 4.4)
      .circle(x, y - 4.6, 1.9);
  }
  g.fill(across(GILT_DARK, GILT, GILT_LIGHT));
  rail(162, 4.5, 2);
  rail(SILL - 1, 5, 4);
  return g;
}

/** The rudder, hung on the hull's left edge with iron straps. */
function rudder(): Graphics {
  const near = Array.from({ length: 13 }, (_, i) => edge(0.02 + (i / 12) * 0.72));
  const far = near.map(([x, y], i): Spot => [x - 15 + i * 0.55, y + 5 - i * 0.4]);
  const g = new Graphics()
    .poly([...near, ...far.reverse()].flat())
    .fill(across(0x2c1a0b, 0x5e3d1f))
    .stroke({ color: OUTLINE, width: 2.4, join: 'round' });
  for (const t of [0.16, 0.34, 0.54]) {
    const [x, y] = edge(t);
    g.moveTo(x - 13, y + 4).lineTo(x + 9, y - 3);
  }
  return g.stroke({ color: 0x1c1814, width: 4.4, cap: 'round' });
}
