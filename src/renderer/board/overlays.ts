import type { BoardState } from './board-state';
import type { Rect, Scene, Spotlight, TargetId } from './board-types';
import { dispose } from './dispose';
import { drawGhosts } from './ghosts';
import { placesOn, routeOf } from './route';
import { drawTrails } from './trails';

/** A target's rectangle with everything that belongs to it; `null` if it is not on the board. */
export const surroundingsIn = ({ surroundings, frame, locate }: Scene, target: TargetId): Rect | null =>
  (surroundings ?? frame ?? locate)(target);

/** Points at the targets of a lesson or an introduction. */
export function setSpotlight(board: BoardState, spotlight: Spotlight): void {
  board.spotlight = spotlight;
  board.scene.spotlight?.(spotlight);
}

/** Draws the routes on top. Must be called again after pieces have moved or the scene was rebuilt. */
export function drawRoutes(board: BoardState): void {
  const { routes, scene, world, loop } = board;
  if (board.drawnRoutes) dispose(board.drawnRoutes);
  // A single place gets a ring, which must not cross the pieces above it.
  const places = routes.map((route) => placesOn(route, scene, route.length === 1 ? scene.frame : undefined));
  board.drawnRoutes = places.length > 0 ? world.addChild(routeOf(places)) : null;
  loop.invalidate();
}

/**
 * Redraws the trails in the scene's layer for them, or above the scene and below the routes. Must be called when the
 * zoom has settled, because pieces and cards that keep their size on screen then cover different rectangles.
 */
export function redrawTrails(board: BoardState): void {
  const { trails, scene, world, loop, drawnRoutes } = board;
  if (board.drawnTrails) dispose(board.drawnTrails);
  const drawn = trails.map(({ places, ...trail }) => ({ ...trail, rects: placesOn(places, scene) }));
  const { trailLayer = world, arms, sealOf } = scene;
  board.drawnTrails = drawn.length > 0 ? trailLayer.addChild(drawTrails(drawn, arms, sealOf)) : null;
  if (drawnRoutes) world.addChild(drawnRoutes);
  loop.invalidate();
}

/** Redraws the ghosts of a plan on top. */
export function redrawGhosts(board: BoardState): void {
  const { ghosts, before, scene, world, loop } = board;
  board.drawnGhosts?.destroy();
  board.drawnGhosts = ghosts.length > 0 ? drawGhosts(scene, before, ghosts) : null;
  if (board.drawnGhosts) world.addChild(board.drawnGhosts.root);
  loop.invalidate();
}
