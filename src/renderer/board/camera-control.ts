import type { BoardState } from './board-state';
import type { Point, Rect, TargetId } from './board-types';
import { between, clamp, closeUp, fit, pan, reveal, toWindow, toWorld, zoomAt } from './camera';
import type { Camera } from './camera';
import { BROWSER_CLOCK } from './frames';
import { boundingRect, centreOf } from './geometry';
import { drawRoutes, redrawTrails } from './overlays';
import { pixelRatio } from './pixel-ratio';
import { sizeOf } from './pixi-app';
import { createAnimationRun, easeOut } from './tween';

/** The zoom has settled when it has not changed for this many milliseconds. */
const SETTLE_MS = 160;
const GLIDE_MS = 350;

const whole = ({ scene, size }: BoardState): Camera => fit(scene.size, size);

/** The zoom relative to the view of the whole board. */
export const closeness = (board: BoardState): number => board.camera.scale / whole(board).scale;

export const worldPoint = ({ camera, size }: BoardState, x: number, y: number) => toWorld(camera, size, x, y);

/** A world rectangle in CSS pixels relative to the host. */
export const windowRect = ({ camera, size }: BoardState, rect: Rect | null): Rect | null =>
  rect && toWindow(camera, size, rect);

/** The minimum distance of {@link nearestPoint} from the edge of the visible board, in CSS pixels. */
const INSET = 72;

/** The point of the visible board nearest to a box in the window, in world units. */
export function nearestPoint(board: BoardState, box: Rect): Point {
  const { left, top, width, height } = board.host.getBoundingClientRect();
  const { x, y } = centreOf(box);
  const within = (at: number, length: number) => Math.max(INSET, Math.min(length - INSET, at));
  return worldPoint(board, within(x - left, width), within(y - top, height));
}

/** Moves the camera immediately, within the board's edges. */
export function moveTo(board: BoardState, camera: Camera): void {
  const { world, scene, size, listeners, loop } = board;
  const before = board.camera.scale;
  const { x, y, scale } = (board.camera = clamp(camera, scene.size, size));
  world.scale.set(scale);
  world.position.set(size.width / 2 - x * scale, size.height / 2 - y * scale);
  listeners.camera.forEach((listener) => listener());
  loop.invalidate();
  if (scale === before) return;
  scene.zoom?.(closeness(board));
  clearTimeout(board.settling);
  board.settling = setTimeout(() => settle(board), SETTLE_MS);
}

/** Draws the board for the current zoom. A scheduled call is cancelled, because it would draw the same again. */
export function settle(board: BoardState): void {
  clearTimeout(board.settling);
  const { scene, camera, pixi, loop, trails, routes } = board;
  scene.zoom?.(closeness(board));
  scene.settle(camera.scale * pixi.app.renderer.resolution);
  if (trails.length > 0) redrawTrails(board);
  if (routes.length > 0) drawRoutes(board);
  loop.invalidate();
}

/** Resolves when the camera has arrived. */
async function glideTo(board: BoardState, goal: Camera): Promise<void> {
  board.glide?.skip();
  const from = board.camera;
  const to = clamp(goal, board.scene.size, board.size);
  if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
  board.glide = createAnimationRun(board.loop, BROWSER_CLOCK, board.pace, async () => undefined);
  await board.glide.tween(GLIDE_MS, (t) => moveTo(board, between(from, to, t)), easeOut);
}

/** Moves the camera just far enough to show a world rectangle. Resolves when it has arrived. */
export function revealRect(board: BoardState, rect: Rect): Promise<void> {
  return glideTo(board, reveal(board.camera, board.size, rect));
}

/** Moves the camera close to these targets, or to the whole board if none is on it. Resolves on arrival. */
export function lookAt(board: BoardState, targets: readonly TargetId[]): Promise<void> {
  const { scene, size } = board;
  const rect = boundingRect(targets.flatMap((target) => scene.locate(target) ?? []));
  return glideTo(board, rect ? closeUp(scene.size, size, rect) : whole(board));
}

export const showWhole = (board: BoardState): void => moveTo(board, whole(board));

export const panBy = (board: BoardState, dx: number, dy: number): void => moveTo(board, pan(board.camera, dx, dy));

/** Multiplies the zoom by `factor`, keeping a point (CSS pixels; default: the centre) in place. */
export function zoomBy(board: BoardState, factor: number, x = board.size.width / 2, y = board.size.height / 2): void {
  moveTo(board, zoomAt(board.camera, board.size, x, y, factor));
}

/**
 * Adapts the board to a new size or pixel ratio. If the whole board was in view, it stays in view. Resizing clears the
 * canvas, so it is drawn in the same task: redrawing for the new zoom can take seconds without a graphics card.
 */
export function resize(board: BoardState): void {
  const wasWhole = closeness(board) <= 1.001;
  board.size = sizeOf(board.host);
  board.pixi.app.renderer.resize(board.size.width, board.size.height, pixelRatio());
  moveTo(board, wasWhole ? whole(board) : board.camera);
  board.pixi.render();
  settle(board);
}
