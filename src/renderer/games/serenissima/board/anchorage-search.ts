import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { abreast, fanOut, figuresOf, GALLEY, hullAt, shared } from './anchorage';
import type { Anchorage, NameRoom } from './anchorage';
import { around, ASIDE, berthPrice, namelessPrice, reachOf } from './anchorage-costs';
import { WORLD } from './geography';
import type { Point } from './geography';
import type { BoardPlan } from './plan';

/** The step of the search, in world units. */
const STEP = 8;
/** The step for a whole group. */
const GROUP_STEP = 10;
/** Scale factors to try if galleys would cover a card or land. */
const SHRUNK = [1, 0.9, 0.8, 0.7];
/**
 * Costs: per unit of a group's distance from the rose, per unit of a galley's distance from its place in the rows, for
 * an unusual number of rows, and per tenth by which galleys are smaller.
 */
const WAY = 14;
const ASTRAY = 12;
const OTHER_ROWS = 300;
const SMALLER = 900;
/** How far from the rose a single galley may be, in world units: more in a larger group, up to a limit. */
const FARTHEST = { alone: ASIDE, more: 14, most: 136 };
/** The number of arrangements in rows, the cheapest, from which single galleys are moved. */
const LOOSENED = 2;
/** How often each galley of a group can leave its place in the rows for a better one. */
const ROUNDS = 3;
/** The largest part of a galley's rectangle that another galley of its group may overlap. */
const OVERLAP = 0.14;

/** Offsets to try for a group and for a single galley, with their distances, shortest first. */
const AWAY = ways(ASIDE, GROUP_STEP);
const SITES = ways(FARTHEST.most, STEP);

type PriceOf = ReturnType<typeof berthPrice>;

interface Priced {
  readonly found: Anchorage;
  readonly price: number;
}

/**
 * Returns a function that positions a number of galleys in a space: around the rose, moved to avoid ports' cards, land
 * and, if possible, the names of seas. Galleys leave their rows if that brings them onto open water.
 */
export function anchoragesOf(
  { places, layout }: Pick<BoardPlan, 'places' | 'layout'>,
  names: readonly NameRoom[] = [],
) {
  const known = new Map<string, Anchorage>();

  const search = (space: SpaceId, count: number, others: readonly Rect[]): Anchorage => {
    const rose = places.spaces[space];
    const priceOf = berthPrice(space, { places, layout }, names, others);
    const nameless = namelessPrice(space, names, others);
    let best: Priced | undefined;
    for (const shrunk of SHRUNK) {
      const smaller = SMALLER * count * 10 * (1 - shrunk);
      if (best && smaller >= best.price) break;
      const rows = inRows(rose, count, shrunk, priceOf);
      const sites = sitesAround(rose, count);
      for (const { found, price } of [
        ...rows,
        ...rows.slice(0, LOOSENED).map((one) => loosened(one, sites, priceOf)),
      ]) {
        const whole = price + smaller + nameless(found);
        if (!best || whole < best.price) best = { found, price: whole };
      }
    }
    return best?.found ?? fanOut(rose, count);
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

/** The best place for galleys in rows, for each number of columns, cheapest first. */
function inRows(rose: Point, count: number, shrunk: number, priceOf: PriceOf): Priced[] {
  const best: Priced[] = [];
  for (const columns of columnsOf(count)) {
    const formed = columns === abreast(count) ? 0 : OTHER_ROWS;
    let own: Priced | undefined;
    for (const [dx, dy, way] of AWAY) {
      const moved = way * WAY * count + formed;
      if (own && moved >= own.price) break;
      const found = fanOut({ x: rose.x + dx, y: rose.y + dy }, count, columns, shrunk);
      if (!found.places.every((berth) => inside(hullAt(berth, found.scale)))) continue;
      let price = moved;
      for (const berth of found.places) {
        price += priceOf(berth, found.scale);
        if (own && price >= own.price) break;
      }
      if (!own || price < own.price) own = { found, price };
    }
    if (own) best.push(own);
  }
  return best.sort((a, b) => a.price - b.price);
}

/** A place for a single galley. Its price at the search's scale is found when it is first needed. */
interface Site extends Point {
  price?: number;
}

/** Free places for a single galley around a rose. */
const sitesAround = ({ x, y }: Point, count: number): Site[] =>
  SITES.filter(([, , way]) => way <= Math.min(FARTHEST.most, FARTHEST.alone + FARTHEST.more * (count - 1))).map(
    ([dx, dy]) => ({ x: x + dx, y: y + dy }),
  );

/** Moves single galleys of a group, the worst first, to free places where they cover less. */
function loosened({ found, price }: Priced, sites: readonly Site[], priceOf: PriceOf): Priced {
  const { scale, places: rows } = found;
  const costs = rows.map((berth) => priceOf(berth, scale));
  const berths = [...rows];
  const order = [...rows.keys()].sort((a, b) => costs[b] - costs[a]);
  let whole = price;
  for (let round = 0; round < ROUNDS; round++) {
    const before = whole;
    for (const i of order) {
      if (costs[i] === 0) continue;
      const others = berths.filter((_, j) => j !== i).map((berth) => ({ berth, parts: figuresOf(berth, scale) }));
      let least = costs[i];
      let better: Point | undefined;
      for (const site of sites) {
        const astray = ASTRAY * Math.hypot(site.x - rows[i].x, site.y - rows[i].y);
        if (astray >= least) continue;
        site.price ??= inside(hullAt(site, scale)) ? priceOf(site, scale) : Infinity;
        const cost = astray + site.price;
        if (cost >= least || !others.every((other) => isClear(site, other, scale))) continue;
        [better, least] = [site, cost];
      }
      if (!better) continue;
      whole += least - costs[i];
      [berths[i], costs[i]] = [better, least];
    }
    if (whole === before) break;
  }
  return { found: { places: berths.map(({ x, y }) => ({ x, y })), scale }, price: whole };
}

/** Whether a galley at a site leaves another galley's number, cargo and most of its hull free. */
function isClear(site: Point, { berth, parts }: { berth: Point; parts: readonly Rect[] }, scale: number): boolean {
  if (Math.hypot(site.x - berth.x, site.y - berth.y) > 2 * GALLEY.width) return true;
  const [own, hull] = [hullAt(site, scale), hullAt(berth, scale)];
  if (shared(own, hull) > OVERLAP * own.width * own.height) return false;
  return figuresOf(site, scale).every((figure) => parts.every((part) => shared(figure, part) === 0));
}

const columnsOf = (count: number): number[] => Array.from({ length: Math.min(3, count) }, (_, i) => i + 1);

function ways(reach: number, step: number): (readonly [dx: number, dy: number, way: number])[] {
  const steps = Array.from({ length: Math.floor((2 * reach) / step) + 1 }, (_, i) => i * step - reach);
  return steps
    .flatMap((dx) => steps.map((dy) => [dx, dy, Math.hypot(dx, dy)] as const))
    .filter(([, , way]) => way <= reach)
    .sort((a, b) => a[2] - b[2]);
}

function inside({ x, y, width, height }: Rect): boolean {
  return x >= 0 && y >= 0 && x + width <= WORLD.width && y + height <= WORLD.height;
}
