import type { Rect } from '../../../../board/board-types';
import type { Point } from '../geography';

/**
 * World units per battle unit when the whole chart is visible. Small enough that the frame can leave any space of the
 * chart visible.
 */
export const BATTLE_SCALE = 1.35;

/** Something that the frame should not cover. */
export interface Piece extends Point {
  /** How bad it is to cover the piece, relative to others. */
  readonly weight: number;
}

/** The frame's possible offsets from the space, in frame widths and heights. */
const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const;
/** The cost of each frame width between the frame and the space, relative to covering a piece of weight 1. */
const DISTANCE = 0.8;

/**
 * Where to put a frame of this size so that it covers the fewest pieces and remains near a space and within the world,
 * except for `left` world units at its left edge. Returns the frame's centre.
 */
export function placeFrame(
  frame: { readonly width: number; readonly height: number },
  space: Point,
  pieces: readonly Piece[],
  world: { readonly width: number; readonly height: number },
  left = 0,
): Point {
  const candidates = STEPS.flatMap((across) =>
    STEPS.map((down) => ({
      x: within(space.x + across * frame.width, left + frame.width / 2, world.width - frame.width / 2),
      y: within(space.y + down * frame.height, frame.height / 2, world.height - frame.height / 2),
    })),
  );
  const cost = (centre: Point) =>
    pieces.reduce((sum, piece) => (covers(frame, centre, piece) ? sum + piece.weight : sum), 0) +
    (Math.hypot(centre.x - space.x, centre.y - space.y) / frame.width) * DISTANCE;
  return candidates.reduce((best, centre) => (cost(centre) < cost(best) ? centre : best));
}

function covers({ width, height }: { readonly width: number; readonly height: number }, centre: Point, at: Point) {
  return Math.abs(at.x - centre.x) < width / 2 && Math.abs(at.y - centre.y) < height / 2;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The smallest rectangle around a frame and its space, for the camera. */
export function withSpace(frame: Rect, { x, y }: Point, margin: number): Rect {
  const [left, top] = [Math.min(frame.x, x - margin), Math.min(frame.y, y - margin)];
  const right = Math.max(frame.x + frame.width, x + margin);
  const bottom = Math.max(frame.y + frame.height, y + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
