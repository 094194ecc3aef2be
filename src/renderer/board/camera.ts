import type { Rect, Size } from './board-types';
import { centreOf } from './geometry';

/** The world point at the window's centre, and the scale in CSS pixels per world unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The highest zoom, relative to the view of the whole board. */
const CLOSEST = 4;

/** The camera that shows the whole world, centred. The scale is 1 while the window has no size. */
export function fit(world: Size, view: Size): Camera {
  const scale = Math.min(view.width / world.width, view.height / world.height);
  return { x: world.width / 2, y: world.height / 2, scale: scale > 0 ? scale : 1 };
}

/** Limits a camera's zoom, and keeps it within the world's edges. */
export function clamp(camera: Camera, world: Size, view: Size): Camera {
  const whole = fit(world, view).scale;
  const scale = Math.min(Math.max(camera.scale, whole), whole * CLOSEST);
  return {
    scale,
    x: within(camera.x, world.width, view.width / scale),
    y: within(camera.y, world.height, view.height / scale),
  };
}

function within(centre: number, world: number, seen: number): number {
  if (seen >= world) return world / 2;
  return Math.min(Math.max(centre, seen / 2), world - seen / 2);
}

/** Moves the view by CSS pixels, as when the board is dragged: positive values move the world right and down. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zooms so that the world point at (px, py) in the window stays in place. */
export function zoomAt(camera: Camera, view: Size, px: number, py: number, factor: number): Camera {
  const at = toWorld(camera, view, px, py);
  const scale = camera.scale * factor;
  return { scale, x: at.x - (px - view.width / 2) / scale, y: at.y - (py - view.height / 2) / scale };
}

/** The world point at a point of the window in CSS pixels. Inverse of {@link toWindow}. */
export function toWorld(camera: Camera, view: Size, px: number, py: number): { x: number; y: number } {
  return {
    x: camera.x + (px - view.width / 2) / camera.scale,
    y: camera.y + (py - view.height / 2) / camera.scale,
  };
}

/** A world rectangle's box in the window, in CSS pixels. */
export function toWindow(camera: Camera, view: Size, rect: Rect): Rect {
  return {
    x: (rect.x - camera.x) * camera.scale + view.width / 2,
    y: (rect.y - camera.y) * camera.scale + view.height / 2,
    width: rect.width * camera.scale,
    height: rect.height * camera.scale,
  };
}

/** The camera after the smallest move that brings a world rectangle into view. Zooms out if it would not fit. */
export function reveal(camera: Camera, view: Size, rect: Rect): Camera {
  const scale = Math.min(camera.scale, view.width / rect.width, view.height / rect.height);
  const half = { x: view.width / scale / 2, y: view.height / scale / 2 };
  return {
    scale,
    x: Math.max(Math.min(camera.x, rect.x + half.x), rect.x + rect.width - half.x),
    y: Math.max(Math.min(camera.y, rect.y + half.y), rect.y + rect.height - half.y),
  };
}

/** Limits of a close-up: the fraction of the window it may fill, and its zoom relative to the whole board. */
const FILLED = 0.5;
const CLOSE = 1.9;

/** The camera for a close-up of a world rectangle and its surroundings. Limits the zoom for small rectangles. */
export function closeUp(world: Size, view: Size, rect: Rect): Camera {
  const scale = Math.min((view.width * FILLED) / rect.width, (view.height * FILLED) / rect.height);
  return {
    scale: Math.min(scale, fit(world, view).scale * CLOSE),
    ...centreOf(rect),
  };
}

/** Interpolates between two cameras. `t` is from 0 to 1. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const at = (a: number, b: number) => a + (b - a) * t;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}
