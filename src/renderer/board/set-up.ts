import type { Container } from 'pixi.js';
import type { Stage } from './board-types';
import { easeOut, linear } from './tween';

/** The duration of setting up a board, and of each piece within it, in milliseconds at normal pace. */
const WHOLE_MS = 1500;
const PIECE_MS = 350;
/** The time for the cover over the board to fade, in milliseconds. */
const COVER_MS = 400;
/** The height that a piece drops from, in world units. */
const DROP = 26;

interface Piece {
  readonly root: Container;
  readonly alpha: number;
  readonly pivot: number;
}

/**
 * Sets up a board piece by piece: everything but the lowest layer drops into its place, layer by layer and from left to
 * right. Pieces that are redrawn in the meantime are already in place.
 */
export async function setUp(world: Container, stage: Pick<Stage, 'tween' | 'pause'>): Promise<void> {
  const pieces = piecesOf(world);
  const beginsAt = (i: number) => (pieces.length > 1 ? ((WHOLE_MS - PIECE_MS) * i) / (pieces.length - 1) : 0);
  const place = (t: number) =>
    pieces.forEach(({ root, alpha, pivot }, i) => {
      if (root.destroyed) return;
      const now = easeOut(Math.min(1, Math.max(0, (t * WHOLE_MS - beginsAt(i)) / PIECE_MS)));
      root.alpha = alpha * now;
      root.pivot.y = now < 1 ? pivot + DROP * (1 - now) : pivot;
    });
  place(0);
  await stage.pause(COVER_MS);
  await stage.tween(WHOLE_MS, place, linear);
}

/** The parts of each layer but the lowest, or the layer itself if it is a single picture. */
function piecesOf(world: Container): Piece[] {
  return world.children.slice(1).flatMap((layer) => {
    const parts = layer.children.length > 0 ? [...layer.children] : [layer];
    return parts.sort((a, b) => a.x - b.x).map((root): Piece => ({ root, alpha: root.alpha, pivot: root.pivot.y }));
  });
}
