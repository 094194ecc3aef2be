import { Container, Graphics } from 'pixi.js';
import type { Point, Rect } from './board-types';
import { arrowhead, centreOf } from './geometry';

const EDGE = 0xfff6df;
const SHADE = 0x1a0f06;
/** The width of a trail at its head and at its tail, and the length of its arrowhead. */
const [WIDTH, TAIL, HEAD] = [8, 2, 24];
/** Distance between the trails of one path, in world units. */
const APART = 10;
/** The length of a trail's segments. Each segment is a little more opaque than the previous one. */
const PIECE = 14;
/** The distance from a single place to the lower edge of its tag. */
const GAP = 20;
/**
 * The tag of a single place: its largest width, also as a share of the place, its height without the edge, the edge's
 * width, the length of its folded ends, and the height of the coat of arms on it.
 */
const TAG = { width: 104, share: 0.84, height: 11, edge: 1.2, end: 13, arms: 22 };
/** The tails of a seal's ribbon on one side, and the number of its scallops, relative to the seal's radius. */
const SEAL = { tail: [0.1, 0.6, 0.62, 0.5, 1.02, 1.58, 0.62, 1.46, 0.34, 1.74], scallops: 18, scallop: 0.2, rim: 1.08 };
const FAINT = 0.12;
const STRONG = 0.95;
/** The opacity of the oldest trail, relative to the newest. */
const OLDEST = 0.6;

/** A trail in world coordinates. */
export interface DrawnTrail {
  readonly rects: readonly Rect[];
  readonly colour: string;
  /** The number of its player's coat of arms. */
  readonly power: number;
}

/**
 * Draws where pieces moved, oldest first. A trail is a ribbon that becomes wider and more opaque towards an arrowhead
 * at its last place. A single place gets a tag at its lower edge, because badges are often at its upper corners,
 * or a seal where `sealOf` says. Trails on the same path run side by side.
 */
export function drawTrails(
  trails: readonly DrawnTrail[],
  arms: (power: number, size: number) => Container = () => new Container(),
  sealOf?: (place: Rect) => Rect,
): Container {
  const root = new Container();
  const graphics = root.addChild(new Graphics());
  const paths = trails.map(({ rects }) => rects.map(centreOf));
  const tracks = tracksOf(paths);
  trails.forEach(({ rects, colour, power }, i) => {
    if (rects.length === 1) {
      const place = sealOf?.(rects[0]);
      root.addChild(
        place ? seal(place, colour, arms(power, place.width)) : tag(rects[0], colour, arms(power, TAG.arms)),
      );
    } else if (rects.length > 1) {
      const shown = onward(stoppedShort(paths[i], rects[rects.length - 1]));
      const strength = OLDEST + (1 - OLDEST) * ((i + 1) / trails.length);
      ribbon(graphics, rounded(shown.map(aside(tracks[i] * APART))), colour, strength);
    }
  });
  return root;
}

/**
 * The track of each path: 0 in the middle or, if an older path shares a step with it, the next free one of 1, -1, 2 …
 */
function tracksOf(paths: readonly (readonly Point[])[]): number[] {
  const used = new Map<string, Set<number>>();
  return paths.map((points) => {
    const steps = points.slice(1).map((to, i) => {
      const key = [points[i], to].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).sort();
      const step = used.get(key.join(' ')) ?? new Set();
      used.set(key.join(' '), step);
      return step;
    });
    let n = 0;
    const track = () => Math.ceil(n / 2) * (n % 2 === 0 ? -1 : 1) || 0;
    while (steps.some((taken) => taken.has(track()))) n++;
    for (const taken of steps) taken.add(track());
    return track();
  });
}

/** Moves a trail's points sideways, away from its path. */
const aside =
  (by: number) =>
  (point: Point, i: number, points: readonly Point[]): Point => {
    const [from, to] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: point.x - ((to.y - from.y) / length) * by, y: point.y + ((to.x - from.x) / length) * by };
  };

/**
 * Ends a trail at the edge of its last place, so that the arrowhead does not cover the pieces there. Omits earlier
 * points within that edge, because a piece may be moored beside its space.
 */
function stoppedShort(points: readonly Point[], { width, height }: Rect): readonly Point[] {
  const to = points[points.length - 1];
  /** A point's distance from the last place's centre, as a multiple of half the place's size. Below 1, it is inside. */
  const distance = ({ x, y }: Point) => Math.max(Math.abs(to.x - x) / width, Math.abs(to.y - y) / height) * 2;
  let before = points.length - 2;
  while (before > 0 && distance(points[before]) < 1) before--;
  const from = points[before];
  const share = Math.max(0.3, 1 - 1 / (distance(from) || 1));
  return [...points.slice(0, before + 1), { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
}

/**
 * Omits the last step of a trail if it turns back by more than 90 degrees, as it does to a piece that is behind its
 * space. The arrowhead then shows the direction of the move.
 */
function onward(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points;
  const [before, corner, end] = points.slice(-3);
  const along = (corner.x - before.x) * (end.x - corner.x) + (corner.y - before.y) * (end.y - corner.y);
  return along < 0 ? points.slice(0, -1) : points;
}

/** A cloth tag with folded ends in a player's colour, with the player's coat of arms at its left. */
function tag(place: Rect, color: string, arms: Container): Container {
  const [half, tall] = [Math.min(TAG.width, place.width * TAG.share) / 2, TAG.height / 2];
  const [drop, notch] = [2.5, 5];
  const root = new Container({ x: place.x + place.width / 2, y: place.y + place.height + GAP - TAG.edge - tall });
  const edge = { color: EDGE, width: 2 * TAG.edge, join: 'round' } as const;
  const graphics = root.addChild(new Graphics());
  const [top, foot, fold] = [-tall + drop, tall + drop, half - TAG.end];
  for (const side of [-1, 1]) {
    const end = [side * fold, top, side * half, top, side * (half - notch), drop, side * half, foot, side * fold, foot];
    graphics.poly(end).stroke(edge).poly(end).fill(color).poly(end).fill({ color: SHADE, alpha: 0.4 });
  }
  const [x, width] = [-fold - 4, 2 * fold + 8];
  graphics.rect(x, -tall, width, TAG.height).stroke(edge).rect(x, -tall, width, TAG.height).fill(color);
  graphics.rect(x, -tall + 1, width, 1.4).fill({ color: EDGE, alpha: 0.55 });
  arms.position.set(x + TAG.arms / 2 - 2, 0);
  root.addChild(arms);
  return root;
}

/** A round seal with a scalloped rim and the tails of a ribbon, with the player's coat of arms on it. */
function seal(place: Rect, color: string, arms: Container): Container {
  const radius = place.width / 2;
  const graphics = new Graphics();
  for (const side of [-1, 1]) {
    const tail = SEAL.tail.map((at, i) => at * radius * (i % 2 ? 1 : side));
    graphics
      .poly(tail)
      .stroke({ color: EDGE, width: 2.6, join: 'round' })
      .poly(tail)
      .fill(color)
      .poly(tail)
      .fill({ color: SHADE, alpha: 0.18 });
  }
  for (const [grow, fill] of [
    [1.4, { color: SHADE, alpha: 0.4 }],
    [0, EDGE],
  ] as const) {
    graphics.circle(0, 0, SEAL.rim * radius + grow);
    for (let i = 0; i < SEAL.scallops; i++) {
      const angle = (i / SEAL.scallops) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      graphics.circle(x * SEAL.rim * radius, y * SEAL.rim * radius, SEAL.scallop * radius + grow);
    }
    graphics.fill(fill);
  }
  return new Container({ children: [graphics, arms], x: place.x + radius, y: place.y + place.height / 2 });
}

/** Rounds the corners of a path, keeping its ends, and divides it into segments. */
function rounded(points: readonly Point[]): readonly Point[] {
  let path = points;
  for (let pass = 0; pass < 2; pass++)
    path = [
      path[0],
      ...path.slice(1).flatMap((to, i) => [between(path[i], to, 0.25), between(path[i], to, 0.75)]),
      path[path.length - 1],
    ];
  return path.flatMap((to, i) => {
    if (i === 0) return [to];
    const from = path[i - 1];
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / PIECE));
    return Array.from({ length: count }, (_, n) => between(from, to, (n + 1) / count));
  });
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function ribbon(graphics: Graphics, points: readonly Point[], color: string, strength: number): void {
  const last = points.length - 1;
  for (const [edge, colour, most] of [
    [2, EDGE, 0.75],
    [0, color, STRONG],
  ] as const) {
    const sides = points.map((point, i) => {
      const [from, to] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const half = (TAIL + (WIDTH - TAIL) * (i / last)) / 2 + edge;
      const [dx, dy] = [(-(to.y - from.y) / length) * half, ((to.x - from.x) / length) * half];
      return [point.x + dx, point.y + dy, point.x - dx, point.y - dy] as const;
    });
    sides.slice(1).forEach(([left, top, right, bottom], i) => {
      const [x, y, otherX, otherY] = sides[i];
      const alpha = most * strength * (FAINT + (1 - FAINT) * ((i + 1) / last));
      graphics.poly([x, y, left, top, right, bottom, otherX, otherY]).fill({ color: colour, alpha });
    });
  }
  arrowhead(graphics, points[Math.max(0, last - 3)], points[last], HEAD)
    .fill({ color, alpha: STRONG * strength })
    .stroke({ color: EDGE, width: 2, alpha: STRONG * strength });
}
