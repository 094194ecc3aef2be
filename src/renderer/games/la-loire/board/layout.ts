import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { Rect } from '../../../board/board-types';
import type { Point } from '../../kit/effects';

export const WORLD = { width: 1640, height: 1150 };
/** Width of the painted border, in world units. */
export const BORDER = 32;

/** The x of the first and last village on each road, and the y of the roads. */
const [WEST, EAST] = [304, 1336];
const ROAD_Y = [384, 890] as const;
const WAVE = 13;

/** The width of a village, and its extent above and below its road. */
const VILLAGE = { width: 128, above: 172, below: 118 };
const CITY_SIZE = { width: 186, above: 176, below: 150 };
const CITIES: Readonly<Record<string, Point>> = { Nantes: { x: 146, y: 640 }, Orléans: { x: 1494, y: 640 } };

/** The position of each place: a village on its road, a city at its gate. */
export const PLACES: readonly Point[] = LOCATIONS.map((location, at) => {
  if (location.kind === 'city') return CITIES[location.name];
  const column = location.road === 0 ? at - 1 : LOCATIONS.length - 1 - at;
  const wave = Math.sin(column * 1.35 + location.road * 1.9) * WAVE;
  return { x: WEST + (column * (EAST - WEST)) / 8, y: ROAD_Y[location.road] + wave };
});

const isCity = (at: LocationId) => LOCATIONS[at].kind === 'city';

/** Signs keep their size on screen at any zoom, except that they grow by this fraction up to a zoom of two. */
const GROWTH = 0.25;

/** The size of signs, relative to the map, at a zoom relative to the view of the whole board. */
export const signSize = (closeness: number): number => (1 + GROWTH * Math.min(1, closeness - 1)) / closeness;

/** Where a place's signs shrink to when the map is enlarged: the foot of its name, or of its shield and price. */
export function signFoot(at: LocationId): Point {
  const { x, y } = PLACES[at];
  return { x, y: y - (isCity(at) ? 146 : 104) };
}

/** The area of a place: its houses and the ground for figures. */
export function placeRect(at: LocationId): Rect {
  const { x, y } = PLACES[at];
  const { width, above, below } = isCity(at) ? CITY_SIZE : VILLAGE;
  return { x: x - width / 2, y: y - above, width, height: above + below };
}

/** The drawn part of a place. For a village, it excludes most of the ground for figures, which overlays may cover. */
export function drawnRect(at: LocationId): Rect {
  const rect = placeRect(at);
  return isCity(at) ? rect : { ...rect, height: VILLAGE.above + 40 };
}

export const FIGURE = { width: 64, height: 76 };

/** The height of the pieces below the road, such as horses and palaces, which figures must not cover. */
const CLEAR = { city: 36, village: 12 };

/** The scale of `count` figures at a place, and the positions of the centres of their feet, in rows below the road. */
export function figurePlaces(
  at: LocationId,
  count: number,
): { readonly places: readonly Point[]; readonly scale: number } {
  const { x, y } = PLACES[at];
  // Four figures in one city, as at the start, have room to be far apart.
  const apart = isCity(at) && count === 4;
  const columns = isCity(at) && !apart ? (count === 2 ? 2 : count <= 6 ? 3 : 4) : count <= 4 ? 2 : 3;
  const scale = isCity(at)
    ? count <= 6
      ? 0.88
      : 0.72
    : count === 1
      ? 1.2
      : count === 2
        ? 0.88
        : count <= 4
          ? 0.78
          : 0.64;
  const rows = Math.ceil(count / columns);
  const [stepX, stepY] = [
    FIGURE.width * scale * (apart ? 1.45 : columns === 2 ? 1.3 : 1.03),
    FIGURE.height * scale * (rows > 2 ? 0.76 : isCity(at) ? 1 : 1.07),
  ];
  const top = y + (isCity(at) ? CLEAR.city : CLEAR.village) + FIGURE.height * scale;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: x + ((i % columns) - (inRow - 1) / 2) * stepX, y: top + row * stepY };
  });
  return { places, scale };
}

/** The points of each road from Nantes to Orléans: from the gate, past each village, to the other gate. */
export const ROADS: readonly (readonly Point[])[] = [0, 1].map((road) => {
  const villages = LOCATIONS.flatMap((location, at) =>
    location.kind === 'village' && location.road === road ? [PLACES[at]] : [],
  );
  const between = road === 0 ? villages : villages.toReversed();
  return [CITIES.Nantes, ...between, CITIES['Orléans']];
});

/** The number of places on the loop, and the places of each road in order, from Nantes to Orléans. */
const LOOP = LOCATIONS.length;
const ALONG = [Array.from({ length: 11 }, (_, i) => i), Array.from({ length: 11 }, (_, i) => (LOOP - i) % LOOP)];

/** The number of straight pieces of a road between neighbouring places. */
const BENDS = 6;

/** A point on the drawn road between two neighbouring places; `part` is from 0 to 1. */
export function roadPoint(from: LocationId, to: LocationId, part: number): Point {
  const road = ALONG.findIndex(
    (places) =>
      Math.abs(places.indexOf(from) - places.indexOf(to)) === 1 && places.includes(from) && places.includes(to),
  );
  const [places, points] = [ALONG[road], ROADS[road]];
  const back = places.indexOf(from) > places.indexOf(to);
  const end = Math.max(places.indexOf(from), places.indexOf(to));
  return bend(points[end - 1], points[end], end, points.length, back ? 1 - part : part);
}

/**
 * The points of the road between two neighbouring places, including both; `null` for places that are not neighbours.
 */
export function roadBetween(from: LocationId, to: LocationId): readonly Point[] | null {
  const neighbours = [1, LOOP - 1].includes((to - from + LOOP) % LOOP);
  return neighbours ? Array.from({ length: BENDS + 1 }, (_, i) => roadPoint(from, to, i / BENDS)) : null;
}

/** The points of the shorter way around the loop, which crosses the river at the cities' bridges. */
export function wayBetween(from: LocationId, to: LocationId): readonly Point[] {
  const clockwise = (to - from + LOOP) % LOOP;
  const [step, count] = clockwise <= LOOP / 2 ? [1, clockwise] : [-1, LOOP - clockwise];
  const at = (i: number) => (from + step * i + LOOP) % LOOP;
  const stages = Array.from({ length: count }, (_, i) => roadBetween(at(i), at(i + 1)) ?? []);
  return [PLACES[from], ...stages.flatMap((points) => points.slice(1))];
}

/** The place whose area contains a point, if any. */
export function placeAt({ x, y }: Point): LocationId | undefined {
  const at = PLACES.findIndex((_, place) => {
    const rect = placeRect(place);
    return x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
  });
  return at < 0 ? undefined : at;
}

/** From a gate, the road first goes straight up or down; between villages it winds. */
function bend(from: Point, to: Point, end: number, count: number, t: number): Point {
  const u = 1 - t;
  if (end === 1 || end === count - 1) {
    const corner = end === 1 ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
    return {
      x: u * u * from.x + 2 * u * t * corner.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * corner.y + t * t * to.y,
    };
  }
  const middle = (from.x + to.x) / 2;
  const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  return { x: a * from.x + (b + c) * middle + d * to.x, y: (a + b) * from.y + (c + d) * to.y };
}

const RIVER_Y = 606;
/** The y coordinate of the river's centre line at an x. */
export const riverAt = (x: number): number => RIVER_Y + Math.sin((x - 180) / 118) * 24 + Math.sin(x / 53) * 3;
export const RIVER_WIDTH = 104;

/** The last space of the river in the longest game. */
const SPACES = 20;
const [MOUTH, SOURCE] = [272, 1366];

/** The centre of a river space; 0 is beside Nantes. */
export function riverSpace(space: number): Point {
  const x = MOUTH + (space * (SOURCE - MOUTH)) / SPACES;
  return { x, y: riverAt(x) };
}

export const BOAT = { width: 46, height: 44 };
/** The distance between boats that share a space, and their scale if there are more than two. */
const RAFT = { pair: 52, x: 38, y: 40, scale: 0.88 } as const;
/** How far boats are moved away from the town at the quay of Nantes. */
const OFF_QUAY = 6;

/** A boat's position within its space, and its scale. Up to four boats are in rows of two, so that all sails are whole. */
export function berth(space: number, index: number, count: number): Point & { readonly scale: number } {
  const { x, y } = riverSpace(space);
  if (count < 2) return { x, y, scale: 1 };
  if (count === 2) return { x, y: y + RAFT.pair * (index - 0.5), scale: 1 };
  const inRow = index < 2 ? 2 : count - 2;
  return {
    x: x + (space === 0 ? OFF_QUAY : 0) + RAFT.x * ((index % 2) - (inRow - 1) / 2),
    y: y + RAFT.y * (Math.floor(index / 2) - 0.5) + 4,
    scale: RAFT.scale,
  };
}

/** The places of a city's palace plates, left and right of its gate. */
const PLATES = [-76, -35, 33, 73] as const;
export const palacePlaces = (count: number): readonly Point[] =>
  PLATES.slice(count > 2 ? 0 : 1)
    .slice(0, count)
    .map((x) => ({ x, y: -30 }));

/** The market: seven tiles in a row, with the prices below. */
export const TILE = { width: 78, height: 84 };
const MARKET = { x: 640, y: 62, step: 128 };
/** The place of a market space, numbered from 0 at the left. */
export function marketSpace(space: number): Rect {
  return { x: MARKET.x + space * MARKET.step, y: MARKET.y, ...TILE };
}
/** The place of a small tile in the preview of the market after a purchase, beside the current tile. */
export function shiftedSpace(space: number): Rect {
  const { x, y } = marketSpace(space);
  return { x: x + TILE.width + 4, y: y + 34, width: 40, height: 44 };
}

export const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
