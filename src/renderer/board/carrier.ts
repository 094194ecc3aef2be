import type { Container } from 'pixi.js';
import type { DragImage, Scene, TargetId } from './board-types';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags a piece. Its picture follows the pointer and snaps to the nearest legal place. */
export interface Carrier {
  /**
   * `at` is the pointer's position in world units. Returns the target on which the piece would be dropped, within
   * `reach`.
   */
  carry(piece: TargetId, at: Point, reach: number): TargetId | null;
  putDown(): void;
}

/**
 * Creates the carrier of a scene. `landings` returns a piece's legal places; if none is near, the drop target is the
 * one under the pointer.
 */
export function createCarrier(
  scene: () => Scene,
  world: () => Container,
  landings: (piece: TargetId) => readonly TargetId[],
  invalidate: () => void,
): Carrier {
  let carried: { readonly piece: TargetId; readonly dragImage: DragImage | null } | undefined;

  const putDown = () => {
    if (!carried) return;
    carried.dragImage?.destroy();
    carried = undefined;
    invalidate();
  };

  return {
    carry(piece, at, reach) {
      if (carried?.piece !== piece) {
        putDown();
        const dragImage = scene().dragImage?.(piece) ?? null;
        if (dragImage) {
          dragImage.root.alpha = 0.7;
          world().addChild(dragImage.root);
        }
        carried = { piece, dragImage };
      }
      carried.dragImage?.root.position.set(at.x, at.y);
      invalidate();
      return nearest(landings(piece), scene(), at, reach) ?? scene().hit(at.x, at.y);
    },
    putDown,
  };
}

function nearest(places: readonly TargetId[], scene: Scene, at: Point, reach: number): TargetId | null {
  let best: TargetId | null = null;
  let least = reach;
  for (const place of places) {
    const rect = scene.locate(place);
    if (!rect) continue;
    const far = Math.hypot(rect.x + rect.width / 2 - at.x, rect.y + rect.height / 2 - at.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
