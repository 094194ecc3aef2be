import { Container, Graphics, Matrix } from 'pixi.js';
import { drawn } from '../../board/drawn';
import { INK } from './colours';
import { mix } from './paint';

type Vector = readonly [x: number, y: number, z: number];
/** A rotation matrix. Its rows are the images of the axes. */
type Rotation = readonly [Vector, Vector, Vector];

/**
 * A die that rolls in 3D and comes to rest with the result facing the viewer. Its Pixi label contains the visible face,
 * for tests.
 */
export interface Die {
  readonly root: Container;
  readonly face: number;
  /** Shows the roll at time `t`: 0 when thrown, 1 when at rest and aligned. */
  show(t: number): void;
}

/** Half the edge length, in units of the battle scene. */
const HALF = 25;
const IVORY = 0xfffaea;

const X: Vector = [1, 0, 0];
const Y: Vector = [0, 1, 0];
const Z: Vector = [0, 0, 1];
const opposite = ([x, y, z]: Vector): Vector => [-x, -y, -z];

/** The outward normal and the two axes of each face, by its number minus one. Opposite faces add up to seven. */
const FACES: readonly (readonly [normal: Vector, across: Vector, down: Vector])[] = [
  [Z, X, Y],
  [Y, X, Z],
  [X, Y, Z],
  [opposite(X), Y, Z],
  [opposite(Y), X, Z],
  [opposite(Z), X, Y],
];

type Pips = readonly (readonly [u: number, v: number])[];
const CENTRE: Pips = [[0, 0]];
/** Two pips on opposite sides of the centre. */
const pair = (u: number, v: number): Pips => [
  [-u, -v],
  [u, v],
];
const CORNERS: Pips = [...pair(1, 1), ...pair(1, -1)];

/** Pips of each face, on a grid from -1 to 1. */
const PIPS: readonly Pips[] = [
  CENTRE,
  pair(1, 1),
  [...CENTRE, ...pair(1, 1)],
  CORNERS,
  [...CENTRE, ...CORNERS],
  [...CORNERS, ...pair(1, 0)],
];

/**
 * The marks on the faces: one to six pips, or skulls on the higher half of the numbers and blanks on the lower half.
 */
export type Marks = 'pips' | 'skulls';

const CRIMSON: SkullPaint = { base: 0xa8283a, bone: 0xffffff, hole: 0x4d0b17 };
const BLACK = mix(INK, 0x1d0f05, 0.6);
/** The lowest numbers are blank. */
const BLANKS = 3;
/** A skull made of ovals: centre and radii on the face, from -1 to 1. The die's colour shows through the holes. */
const SKULL: readonly (readonly [u: number, v: number, ru: number, rv: number, part: 'bone' | 'hole'])[] = [
  [0, -0.14, 0.56, 0.5, 'bone'],
  [0, 0.38, 0.3, 0.3, 'bone'],
  [-0.23, -0.08, 0.16, 0.17, 'hole'],
  [0.23, -0.08, 0.16, 0.17, 'hole'],
  [0, 0.2, 0.07, 0.1, 'hole'],
  [-0.13, 0.52, 0.035, 0.13, 'hole'],
  [0.13, 0.52, 0.035, 0.13, 'hole'],
];

/** The colours of a die with skulls: its sides, the skulls and the holes in them. */
export interface SkullPaint {
  readonly base: number;
  readonly bone: number;
  readonly hole: number;
}

/** The face of a skull die that shows this number of skulls. */
export const skullFace = (skulls: number): number => (skulls > 0 ? BLANKS + 1 : 1);

/** Direction of the light: from the upper left front. */
const LIGHT: Vector = [-0.3, -0.42, 0.86];

/**
 * A die that will show `result`. It comes to rest at the origin of `root`, thrown from the offset `hand`, in units of
 * the battle scene.
 */
export function createDie(
  result: number,
  hand: { readonly x: number; readonly y: number },
  marks: Marks = 'pips',
  paint: SkullPaint = CRIMSON,
): Die {
  const root = new Container();
  const shadow = root.addChild(drawn('die shadow', dieShadow));
  const cube = root.addChild(new Container());
  const edges = FACES.map(() => drawn('die edge', dieEdge));
  const faces = FACES.map((_, i) =>
    drawn(`die ${i + 1} ${marks} ${Object.values(paint).join(' ')}`, () => dieFace(i + 1, marks, paint)),
  );
  cube.addChild(...edges, ...faces);
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
      const hop = heightAt(t);
      cube.position.set(hand.x * left, hand.y * left - hop);
      shadow.position.set(hand.x * left + 4 + hop * 0.1, hand.y * left + HALF * 1.05);
      shadow.alpha = 1 - hop / 110;
      face = lay(edges, faces, turn);
      root.label = `die ${face}`;
      root.visible = t > 0;
    },
  };
}

/** The times at which a die touches the table, and how high it bounces after each. */
const BOUNCES = [
  { at: -0.42, height: 96 },
  { at: 0.42, height: 40 },
  { at: 0.72, height: 14 },
  { at: 0.9, height: 3 },
  { at: 1, height: 0 },
] as const;

/** The height of a die above the table at time `t`. It falls from the hand, and each bounce is lower than the last. */
function heightAt(t: number): number {
  const next = BOUNCES.findIndex(({ at }) => at > t);
  if (next < 1) return 0;
  const [from, to] = [BOUNCES[next - 1], BOUNCES[next]];
  const part = (t - from.at) / (to.at - from.at);
  return 4 * from.height * part * (1 - part);
}

/**
 * Positions a cube's faces for a rotation. In parallel projection, each face is a scaled and skewed square. Returns the
 * nearest face.
 */
function lay(edges: readonly Graphics[], faces: readonly Graphics[], turn: Rotation): number {
  let nearest = { face: 0, depth: 0 };
  FACES.forEach((axes, i) => {
    const [normal, right, down] = axes.map((axis) => apply(turn, axis));
    const seen = normal[2] > 0.02;
    // Scaled to zero instead of hidden, because toggling visibility would make Pixi rebuild the whole render group.
    if (!seen) return [edges[i], faces[i]].forEach((part) => part.scale.set(0));
    const [x, y] = [HALF * normal[0], HALF * normal[1]];
    for (const part of [edges[i], faces[i]]) part.setFromMatrix(PLACE.set(right[0], right[1], down[0], down[1], x, y));
    const light = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
    faces[i].tint = mix(0xb8965c, IVORY, 0.25 + 0.75 * light);
    if (normal[2] > nearest.depth) nearest = { face: i + 1, depth: normal[2] };
  });
  return nearest.face;
}

const PLACE = new Matrix();

function dieShadow(): Graphics {
  return new Graphics().ellipse(0, 0, HALF * 1.25, HALF * 0.42).fill({ color: 0x2a1a0a, alpha: 0.3 });
}

function dieEdge(): Graphics {
  const reach = HALF * 1.08;
  return new Graphics().roundRect(-reach, -reach, 2 * reach, 2 * reach, 3).fill(INK);
}

/** A face seen from the front in full light. The lighting is applied as a tint. */
function dieFace(number: number, marks: Marks, paint: SkullPaint): Graphics {
  const [rim, flat] = [HALF * 0.99, HALF * 0.95];
  const base = marks === 'pips' ? 0xffffff : paint.base;
  const graphics = new Graphics()
    .rect(-rim, -rim, 2 * rim, 2 * rim)
    .fill(mix(base, 0x8a6a3a, 0.3))
    .roundRect(-flat, -flat, 2 * flat, 2 * flat, HALF * 0.29)
    .fill(base);
  if (marks === 'pips') {
    for (const [u, v] of PIPS[number - 1]) graphics.circle(u * HALF * 0.52, v * HALF * 0.52, HALF * 0.19).fill(BLACK);
  } else if (number > BLANKS) {
    for (const [u, v, ru, rv, part] of SKULL)
      graphics.ellipse(u * HALF, v * HALF, ru * HALF, rv * HALF).fill(paint[part]);
  }
  return graphics;
}

function facing(face: number): Rotation {
  const [normal, right, down] = FACES[face - 1];
  const [a, b, c] = [0, 1, 2].map((axis): Vector => [right[axis], down[axis], normal[axis]]);
  return [a, b, c];
}

/** A rotation around an axis: 0 is y, 1 is x, 2 is z. */
function about(axis: 0 | 1 | 2, angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 0) return [[c, 0, -s], Y, [s, 0, c]];
  if (axis === 1) return [X, [0, c, s], [0, -s, c]];
  return [[c, s, 0], [-s, c, 0], Z];
}

/** Applies `first`, then `then`. */
function times(first: Rotation, then: Rotation): Rotation {
  const [a, b, c] = first.map((row) => apply(then, row));
  return [a, b, c];
}

function apply(turn: Rotation, [x, y, z]: Vector): Vector {
  const [a, b, c] = turn;
  return [x * a[0] + y * b[0] + z * c[0], x * a[1] + y * b[1] + z * c[1], x * a[2] + y * b[2] + z * c[2]];
}
