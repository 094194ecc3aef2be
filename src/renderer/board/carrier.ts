import type { Container } from 'pixi.js';
import type { Likeness, Scene, TargetId } from './board-types';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Drags a piece with the pointer: its picture follows, and the nearest legal place attracts it. */
export interface Carrier {
  /**
   * Moves the piece with the pointer, which is at `at` in world units. Returns the target on which it would be dropped,
   * within `reach`.
   */
  carry(piece: TargetId, at: Point, reach: number): TargetId | null;
  /** Ends the drag. */
  putDown(): void;
}

/**
 * Drags pieces of a scene. `landings` returns the legal places for a piece; elsewhere, the target is the one under the
 * pointer.
 */
export function createCarrier(
  scene: () => Scene,
  world: () => Container,
  landings: (piece: TargetId) => readonly TargetId[],
  invalidate: () => void,
): Carrier {
  let carried: { readonly piece: TargetId; readonly likeness: Likeness | null } | undefined;

  const putDown = () => {
    if (!carried) return;
    carried.likeness?.destroy();
    carried = undefined;
    invalidate();
  };

  return {
    carry(piece, at, reach) {
      if (carried?.piece !== piece) {
        putDown();
        const likeness = scene().likeness?.(piece) ?? null;
        if (likeness) {
          likeness.root.alpha = 0.7;
          world().addChild(likeness.root);
        }
        carried = { piece, likeness };
      }
      carried.likeness?.root.position.set(at.x, at.y);
      invalidate();
      return nearest(landings(piece), scene(), at, reach) ?? scene().hit(at.x, at.y);
    },
    putDown,
  };
}

/** The nearest of these places, measured to their centres; `null` if none is within reach. */
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
