import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { boundingRect } from '../../../board/geometry';
import type { Point } from './geography';

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
const LEGIBLE = { scale: 0.74, more: 0.12 };

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
export const abreast = (count: number): number => (count <= 4 ? Math.min(2, count) : 3);

/** How far four or more rows are moved to the right and left in turn, for a galley at full size. */
const STAGGER = 16;

/**
 * The positions and the scale of galleys around a point, in rows of `columns`. The more galleys, the smaller they are;
 * `shrunk` below 1 makes them smaller still, but not smaller than {@link SMALLEST}.
 */
export function fanOut({ x, y }: Point, count: number, columns = abreast(count), shrunk = 1): Anchorage {
  const scale = Math.max(
    SMALLEST,
    shrunk * (count <= 1 ? 1 : count <= 2 ? 0.86 : count <= 4 ? 0.77 : count <= 6 ? 0.68 : 0.6),
  );
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
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX + (rows > 3 ? (row % 2 === 0 ? STAGGER : -STAGGER) * scale : 0),
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
export function loadedAt(at: Point, scale: number): Rect {
  const hull = hullAt(at, scale);
  return (cargoScale(scale) > scale && boundingRect([hull, figuresOf(at, scale)[0]])) || hull;
}

/** The area that a galley covers on the chart, including its sail, oars and outline. */
export function drawnAt(at: Point, scale: number): Rect {
  const { x, y, width, height } = loadedAt(at, scale);
  return { x: x - 8 * scale, y: y - 10 * scale, width: width + 16 * scale, height: height + 12 * scale };
}

/** The area of the overlap of two rectangles. */
export function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
