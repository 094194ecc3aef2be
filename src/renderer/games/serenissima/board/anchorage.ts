import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { boundingRect } from '../../../board/geometry';
import { WORLD } from './geography';
import type { Point } from './geography';
import { landsFor, roomOf as landRoom } from './lands';
import { onLand } from './on-land';
import { NAME_HEIGHT } from './layout';
import type { BoardPlan } from './plan';

/** The positions and the scale of the galleys in a space. */
export interface Anchorage {
  readonly places: readonly Point[];
  readonly scale: number;
}

/** The area of a sea's name, which galleys should not cover. */
export interface NameRoom extends Rect {
  readonly space: SpaceId;
  /** Other places where the name would not meet another name. */
  readonly free: readonly Rect[];
}

/** The size in world units of a galley that is alone in its space. */
export const GALLEY = { width: 96, height: 78 };

/** The smallest scale of a galley in a crowded space. */
export const SMALLEST = 0.45;

/** The scale at which a galley's crew and cargo are legible, and how much larger than its hull they can be. */
const LEGIBLE = { scale: 0.65, more: 0.12 };

/** The scale of a galley's crew and cargo, which shrink less than its hull. */
export const cargoScale = (scale: number): number => Math.max(scale, Math.min(LEGIBLE.scale, scale + LEGIBLE.more));

/** The cargo strip with five pieces below a galley's keel, relative to its centre at full size. */
export const CARGO = { width: 102, top: 18.5, height: 23 };
/** How far the number is left of and above a galley's centre at full size, and its radius at any size. */
const NUMBER = { x: 34, y: 24, radius: 19 };

/** The areas of a galley's cargo strip and number, which no other galley may cover. */
export const figuresOf = ({ x, y }: Point, scale: number): readonly Rect[] => [
  {
    x: x - (CARGO.width / 2) * cargoScale(scale),
    y: y + CARGO.top * scale,
    width: CARGO.width * cargoScale(scale),
    height: CARGO.height * cargoScale(scale),
  },
  {
    x: x - NUMBER.x * scale - NUMBER.radius,
    y: y - NUMBER.y * scale - NUMBER.radius,
    width: 2 * NUMBER.radius,
    height: 2 * NUMBER.radius,
  },
];

/** Preferred number of galleys side by side. */
const abreast = (count: number): number => (count <= 4 ? Math.min(2, count) : 3);

/**
 * The positions and the scale of galleys around a point, in rows of `columns`. The more galleys, the smaller they are;
 * `shrunk` below 1 makes them smaller still, but not smaller than {@link SMALLEST}.
 */
export function fanOut({ x, y }: Point, count: number, columns = abreast(count), shrunk = 1): Anchorage {
  const scale = Math.max(SMALLEST, shrunk * (count <= 1 ? 1 : count <= 2 ? 0.86 : count <= 4 ? 0.74 : 0.6));
  const rows = Math.ceil(count / columns);
  const [stepX, stepY] = [
    CARGO.width * cargoScale(scale) + 0.5,
    Math.max(
      GALLEY.height * scale * 0.94,
      (CARGO.top + NUMBER.y) * scale + CARGO.height * cargoScale(scale) + NUMBER.radius + 0.5,
    ),
  ];
  // A short last row moves the middle of all galleys up.
  const middle = Array.from({ length: count }, (_, i) => Math.floor(i / columns)).reduce((a, b) => a + b, 0) / count;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX,
      y: y + (row - middle) * stepY,
    };
  });
  return { places, scale };
}

/** The area of a galley with its cargo, in world units. Used for hit testing and to keep names clear of galleys. */
export function hullAt({ x, y }: Point, scale: number): Rect {
  const [width, height] = [GALLEY.width * scale, (GALLEY.height + 10) * scale];
  return { x: x - width / 2, y: y - height / 2 - 3 * scale, width, height };
}

/** A hull's area, made wide and high enough for cargo that is larger than the hull. */
function loadedAt(at: Point, scale: number): Rect {
  const hull = hullAt(at, scale);
  return (cargoScale(scale) > scale && boundingRect([hull, figuresOf(at, scale)[0]])) || hull;
}

/** The area that a galley covers on the chart, including its sail, oars and outline. */
export function drawnAt(at: Point, scale: number): Rect {
  const { x, y, width, height } = loadedAt(at, scale);
  return { x: x - 8 * scale, y: y - 10 * scale, width: width + 16 * scale, height: height + 12 * scale };
}

/** Search radius around the compass rose of a space, in world units. */
const ASIDE = 80;
/** The step of the search, in world units. */
const STEP = 8;
/** Scale factors to try if galleys would cover a card. */
const SHRUNK = [1, 0.9, 0.8, 0.7];
/** How far sails and oars reach beyond a hull's rectangle. */
const TOUCH = 8;
/** Height of the shield and garrison above a card. */
const ABOVE = 22;
/** Costs per square unit of covering a card, and its header (in addition). */
const CARD = 16;
const HEAD = 30;
/**
 * Costs per square unit of covering a sea's name: one with nowhere else to go (`only`), with fewer other places than
 * `fewer` (`few`), or with more (`many`). A name that can move makes way, and is a smaller loss than galleys too small
 * to read.
 */
const NAME = { only: 4, few: 3, fewer: 20, many: 1.2 };
/** Cost per square unit of covering the name of a land, which never moves. */
const LAND = 8;
/** Cost of leaving no place for the name of the galleys' own space. */
const NAMELESS = 9000;
/** Costs per square unit of covering another space's place for galleys, and of covering its rose. */
const GALLEYS = 0.5;
const ROSE = { price: 6, radius: 21 };
/**
 * Cost per square unit of covering another group's galley, and of being closer to it than these distances. They keep
 * groups apart, so that a player sees which galleys are in the same space.
 */
const GROUP = { hull: 12, near: 4, aside: 30, above: 16 };
/**
 * Costs: per unit of distance from the rose, for a keel on land, for an unusual number of rows, and per tenth by which
 * galleys are smaller.
 */
const WAY = 14;
const AGROUND = 1500;
const OTHER_ROWS = 300;
const SMALLER = 1000;

/** Offsets to try, with their distances, shortest first. */
const AWAY = ways();

/**
 * Returns a function that positions a number of galleys in a space: around the rose, moved to avoid covering ports'
 * cards and, if possible, the names of seas.
 */
export function anchoragesOf(
  { places, layout }: Pick<BoardPlan, 'places' | 'layout'>,
  names: readonly NameRoom[] = [],
) {
  const known = new Map<string, Anchorage>();
  const aground = ({ places: berths, scale }: Anchorage): number =>
    AGROUND * berths.filter(({ x, y }) => onLand({ x, y: y + (GALLEY.height / 4) * scale })).length;
  const isNearest = (own: Point, at: Point) =>
    places.spaces.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= Math.hypot(own.x - at.x, own.y - at.y) - 1);

  /** Returns a function that gives the cost of hiding a space's own name. */
  const namelessIn = (space: SpaceId, others: readonly Rect[]) => {
    const name = names.find((one) => one.space === space);
    const open = name && [name, ...name.free].filter((room) => others.every((taken) => shared(room, taken) === 0));
    return ({ places: berths, scale }: Anchorage): number => {
      if (!open) return 0;
      const drawn = berths.map((berth) => drawnAt(berth, scale));
      return open.some((room) => drawn.every((galley) => shared(room, galley) === 0)) ? 0 : NAMELESS;
    };
  };

  const search = (space: SpaceId, count: number, others: readonly Rect[]): Anchorage => {
    const rose = places.spaces[space];
    const near = nearby(rose, { places, layout }, names, others);
    const nameless = namelessIn(space, others);
    /** The total cost of everything covered. Stops counting above `most`. */
    const covered = ({ places: berths, scale }: Anchorage, most = Infinity): number => {
      let price = 0;
      for (const berth of berths) {
        const galley = loadedAt(berth, scale);
        for (const one of near) price += one.price * shared(galley, one.room);
        if (price > most) break;
      }
      return price;
    };
    let best = fanOut(rose, count);
    let least = covered(best);
    if (least > 0) least += aground(best);
    least += nameless(best);
    for (const { columns, shrunk, price: formed } of formationsOf(count)) {
      for (const [dx, dy, way] of AWAY) {
        const moved = way * WAY * count + formed;
        if (moved >= least) break;
        const at = { x: rose.x + dx, y: rose.y + dy };
        const aside = fanOut(at, count, columns, shrunk);
        const price = covered(aside, least - moved) + moved;
        if (price >= least || !aside.places.every((berth) => inside(hullAt(berth, aside.scale)))) continue;
        const grounded = price + aground(aside);
        if (grounded >= least || !isNearest(rose, at)) continue;
        const whole = grounded + nameless(aside);
        if (whole < least) [best, least] = [aside, whole];
      }
    }
    return best;
  };

  const find = (space: SpaceId, count: number, others: readonly Rect[]): Anchorage => {
    const key = [space, count, ...others.flatMap(({ x, y, width }) => [x, y, width].map(Math.round))].join(' ');
    const found = known.get(key) ?? search(space, count, others);
    known.set(key, found);
    return found;
  };

  return (space: SpaceId, count: number, others: readonly Rect[] = []): Anchorage => {
    const free = find(space, count, []);
    const hulls = free.places.map((place) => hullAt(place, free.scale));
    if (!others.some((other) => hulls.some((hull) => shared(hull, around(other)) > 0))) return free;
    const reach = reachOf(places.spaces[space], 3);
    return find(
      space,
      count,
      others.filter((other) => shared(other, reach) > 0),
    );
  };
}

/** Everything that galleys around a rose could cover, with its cost per square unit. */
function nearby(
  { x, y }: Point,
  { places, layout }: Pick<BoardPlan, 'places' | 'layout'>,
  names: readonly NameRoom[],
  others: readonly Rect[],
) {
  const round = reachOf({ x, y }, 2);
  return [
    ...layout.cards.map((card) => ({ room: grown(card, TOUCH, TOUCH), price: CARD })),
    ...layout.cards.map((card) => ({ room: { ...card, y: card.y - ABOVE, height: ABOVE + NAME_HEIGHT }, price: HEAD })),
    ...names.map((room) => ({ room, price: nameCost(room) })),
    ...landsFor({ layout }).map((land) => ({ room: landRoom(land), price: LAND })),
    ...places.spaces
      .filter((other) => other.x !== x || other.y !== y)
      .flatMap((other) => [
        { room: hullAt(other, 1), price: GALLEYS },
        { room: grown({ ...other, width: 0, height: 0 }, ROSE.radius, ROSE.radius), price: ROSE.price },
      ]),
    ...others.flatMap((hull) => [
      { room: hull, price: GROUP.hull },
      { room: around(hull), price: GROUP.near },
    ]),
  ].filter(({ room }) => shared(room, round) > 0);
}

const nameCost = ({ free }: NameRoom): number =>
  free.length === 0 ? NAME.only : free.length < NAME.fewer ? NAME.few : NAME.many;

/** The area around a rose that galleys can cover, with a margin of some galleys. */
const reachOf = ({ x, y }: Point, galleys: number): Rect =>
  grown({ x, y, width: 0, height: 0 }, ASIDE + galleys * GALLEY.width, ASIDE + galleys * GALLEY.height);

/** The possible rows and scales for a number of galleys, with their costs, cheapest first. */
function formationsOf(count: number) {
  return Array.from({ length: Math.min(3, count) }, (_, i) => i + 1)
    .flatMap((columns) =>
      SHRUNK.map((shrunk) => {
        const price = (columns === abreast(count) ? 0 : OTHER_ROWS) + SMALLER * count * 10 * (1 - shrunk);
        return { columns, shrunk, price };
      }),
    )
    .sort((a, b) => a.price - b.price);
}

function ways(): (readonly [dx: number, dy: number, way: number])[] {
  const steps = Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, i) => i * STEP - ASIDE);
  return steps
    .flatMap((dx) => steps.map((dy) => [dx, dy, Math.hypot(dx, dy)] as const))
    .filter(([, , way]) => way <= ASIDE)
    .sort((a, b) => a[2] - b[2]);
}

/** The area of the overlap of two rectangles. */
function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** A galley with the distance that other groups keep from it. */
const around = (hull: Rect): Rect => grown(hull, GROUP.aside, GROUP.above);

const grown = ({ x, y, width, height }: Rect, aside: number, above: number): Rect => ({
  x: x - aside,
  y: y - above,
  width: width + 2 * aside,
  height: height + 2 * above,
});

function inside({ x, y, width, height }: Rect): boolean {
  return x >= 0 && y >= 0 && x + width <= WORLD.width && y + height <= WORLD.height;
}
