import type { Rect } from './board-types';

/** Where the window looks: the world point at its centre, and CSS pixels a world unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far one may zoom in beyond the whole board. */
const CLOSEST = 4;

/** The camera that shows the whole world in a window. */
export function fit(world: Size, view: Size): Camera {
  const scale = Math.min(view.width / world.width, view.height / world.height);
  return { x: world.width / 2, y: world.height / 2, scale: scale > 0 ? scale : 1 };
}

/** Keeps a camera within its world: no closer and no farther than sensible, and never past the edge. */
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

/** Moves the view by so many CSS pixels, as a hand dragging the chart would. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zooms so that the world point under (px, py) in the window stays there. */
export function zoomAt(camera: Camera, view: Size, px: number, py: number, factor: number): Camera {
  const at = toWorld(camera, view, px, py);
  const scale = camera.scale * factor;
  return { scale, x: at.x - (px - view.width / 2) / scale, y: at.y - (py - view.height / 2) / scale };
}

/** The world point under a point of the window. */
export function toWorld(camera: Camera, view: Size, px: number, py: number): { x: number; y: number } {
  return {
    x: camera.x + (px - view.width / 2) / camera.scale,
    y: camera.y + (py - view.height / 2) / camera.scale,
  };
}

/** Where a rectangle of the world is in the window, in CSS pixels. */
export function toWindow(camera: Camera, view: Size, rect: Rect): Rect {
  return {
    x: (rect.x - camera.x) * camera.scale + view.width / 2,
    y: (rect.y - camera.y) * camera.scale + view.height / 2,
    width: rect.width * camera.scale,
    height: rect.height * camera.scale,
  };
}

/** The camera moved as little as needed to see a rectangle of the world. */
export function reveal(camera: Camera, view: Size, rect: Rect): Camera {
  const half = { x: view.width / camera.scale / 2, y: view.height / camera.scale / 2 };
  return {
    ...camera,
    x: Math.max(Math.min(camera.x, rect.x + half.x), rect.x + rect.width - half.x),
    y: Math.max(Math.min(camera.y, rect.y + half.y), rect.y + rect.height - half.y),
  };
}
