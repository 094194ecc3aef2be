import { Container, Graphics } from 'pixi.js';
import { INK } from './colours';
import { mix } from './paint';

type Vector = readonly [x: number, y: number, z: number];
/** Rows are the images of the axes: a vector is turned by taking its weighted sum. */
type Turn = readonly [Vector, Vector, Vector];

/** A die that tumbles in space and comes to rest with the drawn face up. Its label names the face it shows. */
export interface Die {
  readonly root: Container;
  /** The face that looks at the viewer now. */
  readonly face: number;
  /** From 0, thrown, to 1, at rest; exact at its end. */
  show(t: number): void;
}

/** Half an edge, in battle units. */
const HALF = 25;
const IVORY = 0xfffaea;

/** Faces by number less one: outward normal and the two axes that span them. Opposite faces make seven. */
const FACES: readonly (readonly [normal: Vector, across: Vector, down: Vector])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
];

/** Pips of each face, on a grid from -1 to 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** What the faces bear: one to six pips, or skulls on the upper half of them and nothing on the others. */
export type Marks = 'pips' | 'skulls';

const BLACK = mix(INK, 0x1d0f05, 0.6);
/** Faces without a skull are numbered first. */
const BLANKS = 3;
/** A skull as ovals: middle and reach on the face, from -1 to 1. The holes let the die shine through. */
const SKULL: readonly (readonly [u: number, v: number, ru: number, rv: number, part: 'bone' | 'hole'])[] = [
  [0, -0.14, 0.56, 0.5, 'bone'],
  [0, 0.38, 0.3, 0.3, 'bone'],
  [-0.23, -0.08, 0.16, 0.17, 'hole'],
  [0.23, -0.08, 0.16, 0.17, 'hole'],
  [0, 0.2, 0.07, 0.1, 'hole'],
  [-0.13, 0.52, 0.035, 0.13, 'hole'],
  [0.13, 0.52, 0.035, 0.13, 'hole'],
];

/** A skull to write with, `size` units high, centred. */
export function skullMark(size: number): Graphics {
  const graphics = new Graphics();
  for (const [u, v, ru, rv, part] of SKULL) {
    graphics.ellipse((u * size) / 1.4, (v * size) / 1.4, (ru * size) / 1.4, (rv * size) / 1.4);
    graphics.fill(part === 'bone' ? BLACK : 0xf8eed3);
  }
  return graphics;
}

/** The face of a skull die that shows so many skulls. */
export const skullFace = (skulls: number): number => (skulls > 0 ? BLANKS + 1 : 1);

/** Light comes from above, the left and the front. */
const LIGHT: Vector = [-0.3, -0.42, 0.86];

/**
 * A die that will show `result`. It rests at the origin of `root` and is thrown from `hand`, an offset in battle units.
 */
export function createDie(
  result: number,
  hand: { readonly x: number; readonly y: number },
  marks: Marks = 'pips',
): Die {
  const root = new Container();
  const shadow = root.addChild(
    new Graphics().ellipse(0, 0, HALF * 1.25, HALF * 0.42).fill({ color: 0x2a1a0a, alpha: 0.3 }),
  );
  const cube = root.addChild(new Graphics());
  const rest = times(facing(result), times(about(0, Math.sign(hand.x) * 0.26), about(1, -0.3)));
  let face = result;
  return {
    root,
    get face() {
      return face;
    },
    show(t) {
      const left = (1 - t) ** 1.6;
      const spin = times(about(0, left * 11), times(about(1, left * 7.3), about(2, left * Math.sign(hand.x) * 5)));
      const turn = t >= 1 ? rest : times(rest, spin);
      // Three hops, each lower than the one before.
      const hop = Math.abs(Math.sin(t * Math.PI * 3)) * (1 - t) * 74;
      cube.position.set(hand.x * left, hand.y * left - hop);
      shadow.position.set(hand.x * left + 4 + hop * 0.1, hand.y * left + HALF * 1.05);
      shadow.alpha = 1 - hop / 110;
      face = draw(cube, turn, marks);
      root.label = `die ${face}`;
      root.visible = t > 0;
    },
  };
}

/** Draws the cube as it is turned; answers the face that looks at the viewer most. */
function draw(graphics: Graphics, turn: Turn, marks: Marks): number {
  graphics.clear();
  const seen = FACES.map((axes, i) => {
    const [normal, right, down] = axes.map((axis) => apply(turn, axis));
    return { number: i + 1, normal, right, down };
  }).filter(({ normal }) => normal[2] > 0.02);
  const at = (f: (typeof seen)[number], u: number, v: number, lift = 1) => [
    HALF * (f.normal[0] * lift + f.right[0] * u + f.down[0] * v),
    HALF * (f.normal[1] * lift + f.right[1] * u + f.down[1] * v),
  ];
  const square = (f: (typeof seen)[number], reach: number) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].flatMap(([u, v]) => at(f, u * reach, v * reach));
  for (const f of seen) graphics.poly(square(f, 0.97)).stroke({ color: INK, width: 5.4, join: 'round' });
  for (const f of seen) {
    const light = Math.max(0, f.normal[0] * LIGHT[0] + f.normal[1] * LIGHT[1] + f.normal[2] * LIGHT[2]);
    const body = mix(0xb8965c, IVORY, 0.25 + 0.75 * light);
    graphics.poly(square(f, 0.99)).fill(mix(body, 0x8a6a3a, 0.3));
    graphics.poly(rounded(f, at)).fill(body);
    if (marks === 'pips') {
      for (const [u, v] of PIPS[f.number - 1])
        graphics.poly(ring((c, s) => at(f, u * 0.52 + c * 0.19, v * 0.52 + s * 0.19))).fill(BLACK);
    } else if (f.number > BLANKS) {
      for (const [u, v, ru, rv, colour] of SKULL)
        graphics.poly(ring((c, s) => at(f, u + c * ru, v + s * rv))).fill(colour === 'bone' ? BLACK : body);
    }
  }
  return seen.reduce((best, f) => (f.normal[2] > best.normal[2] ? f : best)).number;
}

/** A face with its corners rounded off. */
function rounded<F>(f: F, at: (f: F, u: number, v: number) => number[]): number[] {
  const points: number[] = [];
  for (const [u, v, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ])
    for (let i = 0; i <= 3; i++) {
      const angle = ((from + i / 3) * Math.PI) / 2;
      points.push(...at(f, u * 0.66 + Math.cos(angle) * 0.29, v * 0.66 + Math.sin(angle) * 0.29));
    }
  return points;
}

function ring(point: (cos: number, sin: number) => number[]): number[] {
  return Array.from({ length: 14 }, (_, i) => (i / 14) * Math.PI * 2).flatMap((a) => point(Math.cos(a), Math.sin(a)));
}

/** The turn that brings a face to the front. */
function facing(face: number): Turn {
  const [normal, right, down] = FACES[face - 1];
  const [a, b, c] = [0, 1, 2].map((axis): Vector => [right[axis], down[axis], normal[axis]]);
  return [a, b, c];
}

/** A turn about an axis: 0 is y, 1 is x, 2 is z. */
function about(axis: 0 | 1 | 2, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 0)
    return [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ];
  if (axis === 1)
    return [
      [1, 0, 0],
      [0, c, s],
      [0, -s, c],
    ];
  return [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
}

/** First one turn, then the other. */
function times(first: Turn, then: Turn): Turn {
  const [a, b, c] = first.map((row) => apply(then, row));
  return [a, b, c];
}

function apply(turn: Turn, [x, y, z]: Vector): Vector {
  const [a, b, c] = turn;
  return [x * a[0] + y * b[0] + z * c[0], x * a[1] + y * b[1] + z * c[1], x * a[2] + y * b[2] + z * c[2]];
}
