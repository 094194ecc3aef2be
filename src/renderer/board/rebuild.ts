import { Container } from 'pixi.js';
import type { BoardState } from './board-state';
import { moveTo, settle } from './camera-control';
import { routeOf } from './route';

/** Redraws the routes on top of everything, because pieces may have moved or the scene may be new. */
export function drawRoutes(board: BoardState): void {
  const { routes, scene, world, loop } = board;
  board.drawnRoutes?.destroy();
  const places = routes.map((route) => route.flatMap((target) => scene.locate(target) ?? []));
  board.drawnRoutes = places.length > 0 ? world.addChild(routeOf(places)) : null;
  loop.invalidate();
}

/**
 * Builds the scene again from the last view, after a lost WebGL context or a change of the lettering. A running
 * performance still moves its pieces, so they must exist until it ends.
 */
export async function rebuild(board: BoardState): Promise<void> {
  const { director, carrier, pixi, loop } = board;
  do await director.end();
  while (director.busy);
  if (board.destroyed) return;
  const { lights } = board;
  carrier.putDown();
  board.drawnRoutes = null;
  board.world.destroy({ children: true });
  board.world = pixi.app.stage.addChild(new Container());
  pixi.flattener.forget();
  board.scene = board.build(board.world);
  moveTo(board, board.camera);
  settle(board);
  if (board.view !== undefined) director.show(board.view);
  board.scene.light(lights);
  drawRoutes(board);
  board.scene.way?.(board.way);
  board.scene.threats?.(board.threats);
  loop.invalidate();
}
