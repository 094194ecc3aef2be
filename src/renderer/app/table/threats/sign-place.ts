import type { Point, Rect, Size } from '../../../board/board-types';
import { areClose } from '../../../board/geometry';

/** The sign's width and height, in CSS pixels. */
const SIGN = 22;
/** How far from a corner of its place a sign is, because the corner may show a figure. */
const ASIDE = 1;

/**
 * The upper left corner of a warning sign beside a place: at its upper right corner, or at another one if the sign would
 * cover fewer pieces there. A corner where the board's edge would cut it off is the last choice. All in CSS pixels of the
 * board, whose size is `room`.
 */
export function signPlace(place: Rect, pieces: readonly Rect[], room: Size): Point {
  const [left, right] = [place.x - SIGN - ASIDE, place.x + place.width + ASIDE];
  const [top, bottom] = [place.y - SIGN / 2, place.y + place.height - SIGN / 2];
  const corners = [
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  const isCut = ({ x, y }: Point) => x < 0 || y < 0 || x + SIGN > room.width || y + SIGN > room.height;
  const covered = ({ x, y }: Point) =>
    isCut({ x, y }) ? Infinity : pieces.filter((piece) => areClose(piece, { x, y, width: SIGN, height: SIGN })).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
