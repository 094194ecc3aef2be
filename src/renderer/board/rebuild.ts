import { Container } from 'pixi.js';
import type { BoardState } from './board-state';
import { moveTo, settle } from './camera-control';
import { dispose } from './dispose';
import { drawRoutes, redrawGhosts, redrawTrails } from './overlays';

/**
 * Rebuilds the scene from the last view, after a lost WebGL context or a change to the lettering. Waits for a running
 * performance, because it still moves its pieces.
 */
export async function rebuild(board: BoardState): Promise<void> {
  const { director, pieceDrag, pixi, loop } = board;
  do await director.end();
  while (director.busy);
  if (board.destroyed) return;
  const { lights } = board;
  pieceDrag.end();
  board.drawnRoutes = null;
  board.drawnTrails = null;
  board.drawnGhosts?.destroy();
  board.drawnGhosts = null;
  dispose(board.world);
  board.world = pixi.app.stage.addChild(new Container());
  pixi.flattener.forget();
  board.scene = board.build(board.world);
  moveTo(board, board.camera);
  settle(board);
  if (board.view !== undefined) director.show(board.view);
  board.scene.light(lights);
  board.scene.spotlight?.(board.spotlight);
  redrawTrails(board);
  drawRoutes(board);
  redrawGhosts(board);
  board.scene.path?.(board.path);
  board.scene.threats?.(board.threats);
  board.scene.compare?.(board.earlier);
  // Targets could not be located during the rebuild.
  board.listeners.camera.forEach((listener) => listener());
  loop.invalidate();
}

/** Redraws the board's names in another language. Pieces make room for names, so the marks at them move too. */
export function relabel(board: BoardState): void {
  const { scene, lights, spotlight, camera } = board;
  if (!scene.relabel) return void rebuild(board);
  scene.relabel();
  scene.light(lights);
  scene.spotlight?.(spotlight);
  moveTo(board, camera);
  settle(board);
  redrawGhosts(board);
}
