import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { drawnAt, GALLEY, hullAt, loadedAt, shared } from './anchorage';
import type { Anchorage, NameRoom } from './anchorage';
import { coastDistance } from './coast-distance';
import type { Point } from './geography';
import { landsFor, roomOf as landRoom } from './lands';
import { NAME_HEIGHT } from './layout';
import type { BoardPlan } from './plan';

/** Search radius around the compass rose of a space, in world units. */
export const ASIDE = 80;
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
const NAME = { only: 4, few: 2.2, fewer: 20, many: 0.9 };
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
/** Cost per unit by which a galley is nearer to another space's rose than to its own. */
const STRAYED = 30;
/**
 * The points of a galley that should be on water, relative to its centre at full size, with the cost of land below
 * each: the waterline from stern to bow, and the sail. Each unit from there to the water costs extra, up to a limit.
 */
const AFLOAT = [
  ...[-42, -22, 0, 22, 44].map((x) => ({ x, y: 15, price: 420 })),
  ...[-16, 16].map((x) => ({ x, y: -18, price: 90 })),
] as const;
const INLAND = { price: 10, most: 24 };

/** The cost of the land below a galley. */
function aground({ x, y }: Point, scale: number): number {
  return AFLOAT.reduce((sum, point) => {
    const depth = coastDistance(x + point.x * scale, y + point.y * scale);
    return depth >= 0 ? sum : sum + point.price + INLAND.price * Math.min(INLAND.most, -depth);
  }, 0);
}

/** Returns a function that gives the cost of a galley's place at a scale: all that it covers, except other galleys. */
export function berthPrice(
  space: SpaceId,
  { places, layout }: Pick<BoardPlan, 'places' | 'layout'>,
  names: readonly NameRoom[],
  others: readonly Rect[],
) {
  const rose = places.spaces[space];
  const near = nearby(rose, { places, layout }, names, others);
  const roses = places.spaces.filter(
    (other) => other !== rose && Math.hypot(other.x - rose.x, other.y - rose.y) < 4 * ASIDE,
  );
  let size = { scale: 1, room: loadedAt({ x: 0, y: 0 }, 1) };
  return (at: Point, scale: number): number => {
    if (scale !== size.scale) size = { scale, room: loadedAt({ x: 0, y: 0 }, scale) };
    const galley = { ...size.room, x: at.x + size.room.x, y: at.y + size.room.y };
    let price = aground(at, scale);
    for (const one of near) price += one.price * shared(galley, one.room);
    const own = Math.hypot(rose.x - at.x, rose.y - at.y);
    for (const { x, y } of roses) price += STRAYED * Math.max(0, own - Math.hypot(x - at.x, y - at.y));
    return price;
  };
}

/** Returns a function that gives the cost of hiding a space's own name. */
export function namelessPrice(space: SpaceId, names: readonly NameRoom[], others: readonly Rect[]) {
  const name = names.find((one) => one.space === space);
  const open = name && [name, ...name.free].filter((room) => others.every((taken) => shared(room, taken) === 0));
  return ({ places: berths, scale }: Anchorage): number => {
    if (!open) return 0;
    const drawn = berths.map((berth) => drawnAt(berth, scale));
    return open.some((room) => drawn.every((galley) => shared(room, galley) === 0)) ? 0 : NAMELESS;
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
export const reachOf = ({ x, y }: Point, galleys: number): Rect =>
  grown({ x, y, width: 0, height: 0 }, ASIDE + galleys * GALLEY.width, ASIDE + galleys * GALLEY.height);

/** A galley with the distance that other groups keep from it. */
export const around = (hull: Rect): Rect => grown(hull, GROUP.aside, GROUP.above);

const grown = ({ x, y, width, height }: Rect, aside: number, above: number): Rect => ({
  x: x - aside,
  y: y - above,
  width: width + 2 * aside,
  height: height + 2 * above,
});
