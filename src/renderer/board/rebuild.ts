import { Container } from 'pixi.js';
import type { BoardState } from './board-state';
import { moveTo, settle } from './camera-control';
import { drawGhosts } from './ghosts';
import { routeOf } from './route';
import { drawTrails } from './trails';

/**
 * Draws the routes. Must be called again after pieces have moved or the scene was rebuilt, because routes are drawn on
 * top.
 */
export function drawRoutes(board: BoardState): void {
  const { routes, scene, world, loop } = board;
  board.drawnRoutes?.destroy();
  const places = routes.map((route) => route.flatMap((target) => scene.locate(target) ?? []));
  board.drawnRoutes = places.length > 0 ? world.addChild(routeOf(places)) : null;
  loop.invalidate();
}

/** Redraws the trails above the scene and below the routes. */
export function redrawTrails(board: BoardState): void {
  const { trails, scene, world, loop, drawnRoutes } = board;
  board.drawnTrails?.destroy();
  const drawn = trails.map(({ places, colour }) => ({
    rects: places.flatMap((target) => scene.locate(target) ?? []),
    colour,
  }));
  board.drawnTrails = drawn.length > 0 ? world.addChild(drawTrails(drawn)) : null;
  if (drawnRoutes) world.addChild(drawnRoutes);
  loop.invalidate();
}

/** Redraws the ghosts of a plan, for the same reasons. */
export function redrawGhosts(board: BoardState): void {
  const { ghosts, before, scene, world, loop } = board;
  board.drawnGhosts?.destroy();
  board.drawnGhosts = ghosts.length > 0 ? drawGhosts(scene, before, ghosts) : null;
  if (board.drawnGhosts) world.addChild(board.drawnGhosts.root);
  loop.invalidate();
}

/**
 * Rebuilds the scene from the last view, after a lost WebGL context or a change of the lettering. Waits for a running
 * performance, because it still moves its pieces.
 */
export async function rebuild(board: BoardState): Promise<void> {
  const { director, carrier, pixi, loop } = board;
  do await director.end();
  while (director.busy);
  if (board.destroyed) return;
  const { lights } = board;
  carrier.putDown();
  board.drawnRoutes = null;
  board.drawnTrails = null;
  board.drawnGhosts?.destroy();
  board.drawnGhosts = null;
  board.world.destroy({ children: true });
  board.world = pixi.app.stage.addChild(new Container());
  pixi.flattener.forget();
  board.scene = board.build(board.world);
  moveTo(board, board.camera);
  settle(board);
  if (board.view !== undefined) director.show(board.view);
  board.scene.light(lights);
  redrawTrails(board);
  drawRoutes(board);
  redrawGhosts(board);
  board.scene.path?.(board.path);
  board.scene.threats?.(board.threats);
  loop.invalidate();
}
