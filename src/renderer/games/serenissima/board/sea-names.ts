import type { Lettering, Rect } from '../../../board/board-types';
import { letterSize } from '../../kit/letter-size';
import { placeKey } from '../place-keys';
import { coastLetters } from './coast-names';
import { HANGING } from './dressings/card-look';
import { WORLD } from './geography';
import { seawardOf } from './harbour';
import { landAt } from './on-land';
import type { Point } from './geography';
import { landsFor, roomOf as roomOfLand } from './lands';
import { ABOVE } from './layout';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** A space's name in one or two lines, with its centre and scale. */
export interface SeaName extends Point {
  readonly space: number;
  readonly lines: readonly string[];
  readonly size: number;
}

/** Width of a letter, in world units. */
const LETTER = 8.7;
/** Height of a line, in world units. */
export const LINE = 21;
/** Minimum distance of a name from pieces and cards. */
const CLEAR = 3;
/** Minimum distance of a name from the frame. */
const FRAME = 24;
/** Radius of a compass rose with its ring. */
const ROSE = 21;
/** The area of a town on its coast. */
const TOWN = { left: 15, top: 33, width: 30, height: 42 };
/** The area of the masts on a town's seaward side. */
const MASTS = { top: 16, width: 52, height: 28 };
/** The minimum scale of a name. Names shrink rather than be covered by a card. */
const SMALLEST = 0.7;
const STEP = 0.1;
/** Distances from the rose to try. */
const FAR = [0, 8, 18, 30, 44, 60, 80, 100];
/** Minimum distance between the names of two spaces, so that they don't look like one name in two lines. */
const APART = 12;
/**
 * Costs: per unit of distance from its rose, per sample point on land, per lane below it, for a coast name below it,
 * and for being nearly as close to another rose.
 */
const PRICE = { way: 1, land: 14, lane: 9, coast: 40, stranger: 60 };
/** The minimum ratio of a name's distance to any other rose to the distance to its own rose. */
const CLOSER = 1.4;
/** Half the height of the letters along a coast. */
const COAST = 8;

/** The scales that a name may have, from `size` down to the smallest. */
export const scalesFrom = (size: number, smallest = SMALLEST): readonly number[] =>
  Array.from({ length: Math.max(0, Math.floor((size - smallest) / STEP + 1e-6) + 1) }, (_, i) => size - i * STEP);

/** A possible place of a name, with its cost. */
interface Way {
  readonly way: SeaName;
  readonly price: number;
}

/** A placed name, with all its possible places, best first. */
export interface PlacedName extends SeaName {
  readonly alternatives: readonly SeaName[];
}

/** The area that a sea's name needs, estimated from its number of letters and lines. */
export function roomOf({ lines, x, y, size }: SeaName): Rect {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER * size;
  const height = lines.length * LINE * size;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * The name of every space, at the wanted scale or the largest that fits, as close to its rose as possible. Names stay
 * away from cards and the pieces above them, roses, towns, ornaments, names of lands, the frame and each other. Names
 * with the fewest options are placed first.
 */
export function seaNamesFor(plan: BoardPlan, wanted: number, nameOf: (name: string) => string): PlacedName[] {
  const { board, places, layout } = plan;
  const roses = places.spaces.map(({ x, y }) => ({ x: x - ROSE, y: y - ROSE, width: 2 * ROSE, height: 2 * ROSE }));
  const furniture: Rect[] = [...layout.cards, ...layout.cards.flatMap(crownsOf), ...roses, ...PLATES];
  furniture.push(...places.ports.flatMap(townOf), ...landsFor(plan).map(roomOfLand));
  const coast = coastLetters(plan, wanted);
  const ways = board.spaces.map(({ name }, space) => waysOf(space, nameOf(name), wanted, plan, furniture, coast));
  for (const { gap, worse } of LEVELS) {
    const open = new Map(
      ways.map((all, space) => [space, all.filter(({ price }) => price <= all[0].price + worse).map(({ way }) => way)]),
    );
    const before: number[] = [];
    for (let tries = 0; tries <= MAX_TRIES; tries++) {
      const { placed, stuck } = place(open, before, gap);
      if (stuck === undefined || (wanted < SMALLEST && gap === 0))
        return placed
          .sort((a, b) => a.space - b.space)
          .map((name) => ({ ...name, alternatives: ways[name.space].map(({ way }) => way) }));
      // A name that did not fit is placed before all others in the next attempt.
      before.unshift(stuck);
    }
  }
  return seaNamesFor(plan, wanted - STEP, nameOf);
}

const MAX_TRIES = 8;
/**
 * The strictness of attempts: the distance between names, and how much worse a name's place may be than its best one.
 */
const LEVELS = [
  { gap: APART, worse: 40 },
  { gap: APART, worse: 80 },
  { gap: APART / 2, worse: 60 },
  { gap: APART / 2, worse: 120 },
  { gap: APART / 2, worse: Infinity },
  { gap: 0, worse: Infinity },
];

/** The area of a town, and of the masts beside it. */
function townOf({ x, y }: Point): Rect[] {
  const masts = seawardOf({ x, y }) > 0 ? x : x - MASTS.width;
  return [
    { ...TOWN, x: x - TOWN.left, y: y - TOWN.top },
    { ...MASTS, x: masts, y: y - MASTS.top },
  ];
}

/** Places every name, starting with those in `before`. `stuck` is a name that did not fit. */
function place(all: ReadonlyMap<number, readonly SeaName[]>, before: readonly number[], gap: number) {
  const open = new Map(all);
  const placed: SeaName[] = [];
  let stuck: number | undefined;
  while (open.size > 0) {
    const wanting = before.find((space) => open.has(space));
    const space = wanting ?? [...open].reduce((least, one) => (one[1].length < least[1].length ? one : least))[0];
    const [first] = open.get(space) ?? [];
    open.delete(space);
    placed.push(first);
    const room = apart(first, gap);
    for (const [other, alternatives] of open) {
      const left = alternatives.filter((way) => !meets(roomOf(way), room));
      if (left.length === 0) stuck = other;
      open.set(other, left.length > 0 ? left : alternatives.slice(0, 1));
    }
  }
  return { placed, stuck };
}

/** The possible places of a name, cheapest first: at the wanted scale, or at the largest that fits. */
function waysOf(
  space: number,
  name: string,
  wanted: number,
  plan: BoardPlan,
  taken: readonly Rect[],
  coast: readonly Point[],
): Way[] {
  const rose = plan.places.spaces[space];
  const forms = formsOf(name);
  for (const size of scalesFrom(wanted)) {
    const clear = forms
      .flatMap((lines) => roundRose({ space, lines, size, ...rose }, rose))
      .filter((way) => isClear(way, taken))
      .map((way) => ({ way, separation: separationOf(way, plan) }));
    const own = clear.filter(({ separation }) => separation > 1);
    if (clear.length > 0)
      return (own.length > 0 ? own : clear)
        .map(({ way, separation }) => ({ way, price: priceOf(way, rose, plan, coast, separation) }))
        .sort((a, b) => a.price - b.price);
  }
  const way = { space, lines: forms[0], x: rose.x, y: rose.y + ROSE + LINE / 2, size: SMALLEST };
  return [{ way, price: 0 }];
}

/** A name in one line, and split into two lines of similar length. */
function formsOf(name: string): string[][] {
  const words = name.split(' ');
  if (words.length < 2) return [[name]];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return [[name], breaks.reduce((best, one) => (longest(one) < longest(best) ? one : best))];
}

/** Candidate places: below the rose, above it and beside it, at increasing distances. */
function roundRose(name: SeaName, { x, y }: Point): SeaName[] {
  const { width, height } = roomOf(name);
  return FAR.flatMap((far) => {
    const below = ROSE + height / 2 + far;
    const beside = ROSE + CLEAR + width / 2 + far;
    return [
      ...[0, 0.35, -0.35, 0.7, -0.7, 1, -1].flatMap((aside) =>
        [below, -below].map((down) => ({ ...name, x: x + (aside * width) / 2, y: y + down })),
      ),
      ...[beside, -beside].flatMap((aside) =>
        [0, 10, -10, 22, -22].map((down) => ({ ...name, x: x + aside, y: y + down })),
      ),
    ];
  });
}

/** A name's area with the distance that names of other spaces keep from it. */
export function apart(name: SeaName, gap = APART): Rect {
  const { x, y, width, height } = roomOf(name);
  return { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
}

/** The ratio of a name's distance to the nearest other rose to the distance to its own rose. */
function separationOf(name: SeaName, { places }: BoardPlan): number {
  const { x, y, width, height } = roomOf(name);
  const distances = places.spaces.map((rose) =>
    Math.hypot(Math.max(x - rose.x, 0, rose.x - x - width), Math.max(y - rose.y, 0, rose.y - y - height)),
  );
  return Math.min(...distances.filter((_, space) => space !== name.space)) / Math.max(1, distances[name.space]);
}

function isClear(name: SeaName, taken: readonly Rect[]): boolean {
  const room = roomOf(name);
  const { x, y, width, height } = room;
  const within = x > FRAME && y > FRAME && x + width < WORLD.width - FRAME && y + height < WORLD.height - FRAME;
  return within && !taken.some((rect) => meets(room, rect));
}

/** Whether a name overlaps a rectangle or is too close to its left or right side. */
export function meets(room: Rect, rect: Rect): boolean {
  return (
    room.x - CLEAR < rect.x + rect.width &&
    rect.x < room.x + room.width + CLEAR &&
    room.y < rect.y + rect.height &&
    rect.y < room.y + room.height
  );
}

function priceOf(
  name: SeaName,
  rose: Point,
  { places }: BoardPlan,
  coast: readonly Point[],
  separation: number,
): number {
  const { x, y, width, height } = roomOf(name);
  const points = [0.08, 0.36, 0.64, 0.92].flatMap((across) =>
    [0.2, 0.8].map((down) => ({ x: x + across * width, y: y + down * height })),
  );
  const land = points.filter(landAt).length;
  const lanes = places.lanes.filter((lane) => passes(lane.points, { x, y, width, height })).length;
  const own = Math.hypot(rose.x - name.x, rose.y - name.y);
  const written = coast.some(
    (at) => at.x > x - COAST && at.x < x + width + COAST && at.y > y - COAST && at.y < y + height + COAST,
  );
  return (
    PRICE.way * own +
    PRICE.land * land +
    PRICE.lane * lanes +
    (written ? PRICE.coast : 0) +
    (separation < CLOSER ? PRICE.stranger : 0)
  );
}

/** The areas above an owned card: the shield on the left, the garrison on the right. */
export function crownsOf({ x, y, width }: Rect): Rect[] {
  return [
    { x: x - 11, y: y - 17, width: 38, height: 17 },
    { x: x + width - 53, y: y - ABOVE, width: 58, height: ABOVE },
  ];
}

/** A card including its torn lower edge, so that a highlight does not cross it. */
export const withEdge = (card: Rect): Rect => ({ ...card, height: card.height + HANGING.reach });

/**
 * An owned card including the pieces above it, so that a highlight surrounds all of them and does not cross the
 * garrison.
 */
export function withCrowns(card: Rect): Rect {
  const all = [withEdge(card), ...crownsOf(card)];
  const [x, y] = [Math.min(...all.map((rect) => rect.x)), Math.min(...all.map((rect) => rect.y))];
  return {
    x,
    y,
    width: Math.max(...all.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...all.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Whether a lane crosses a rectangle, tested every few units. */
function passes(points: readonly Point[], { x, y, width, height }: Rect): boolean {
  return points.slice(1).some((to, i) => {
    const from = points[i];
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 12);
    for (let step = 0; step <= steps; step++) {
      const [px, py] = [from.x + ((to.x - from.x) * step) / steps, from.y + ((to.y - from.y) * step) / steps];
      if (px > x && px < x + width && py > y && py < y + height) return true;
    }
    return false;
  });
}

/** Places the names of a board's seas in the current language and letter size. */
export function seaNamesIn(plan: BoardPlan, lettering: Lettering): PlacedName[] {
  return seaNamesFor(plan, letterSize(), (name) => lettering.text(`spaces.${placeKey(name)}`));
}
