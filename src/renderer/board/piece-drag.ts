import type { Container } from 'pixi.js';
import type { DragImage, Point, Scene, TargetId } from './board-types';
import { centreOf, contains } from './geometry';

/** Drags a piece. Its picture follows the pointer; the dropped piece snaps to the nearest legal place. */
export interface PieceDrag {
  /**
   * Returns where the piece would land: its nearest legal place within `reach`, or the target under the pointer. A place
   * under the pointer is never replaced by its neighbour, even if the piece can't go there.
   */
  moveTo(piece: TargetId, at: Point, reach: number): TargetId | null;
  end(): void;
}

/** Creates the handler for dragging a scene's pieces. `landings` returns a piece's legal places. */
export function createPieceDrag(
  scene: () => Scene,
  world: () => Container,
  landings: (piece: TargetId) => readonly TargetId[],
  invalidate: () => void,
): PieceDrag {
  let dragged: { readonly piece: TargetId; readonly dragImage: DragImage | null } | undefined;

  const end = () => {
    if (!dragged) return;
    dragged.dragImage?.destroy();
    dragged = undefined;
    invalidate();
  };

  return {
    moveTo(piece, at, reach) {
      if (dragged?.piece !== piece) {
        end();
        const dragImage = scene().dragImage?.(piece) ?? null;
        if (dragImage) {
          dragImage.root.alpha = 0.7;
          world().addChild(dragImage.root);
        }
        dragged = { piece, dragImage };
      }
      dragged.dragImage?.root.position.set(at.x, at.y);
      invalidate();
      return landingAt(landings(piece), scene(), at, reach);
    },
    end,
  };
}

const kindOf = (target: TargetId) => target.split(':')[0];

function landingAt(places: readonly TargetId[], scene: Scene, at: Point, reach: number): TargetId | null {
  const near = nearest(places, scene, at, reach);
  const under = scene.hit(at.x, at.y);
  if (near === null || under === null || contains(scene.locate(near), at)) return near ?? under;
  // Other kinds of targets, such as galleys, may cover a part of the place to which the piece goes.
  return places.some((place) => kindOf(place) === kindOf(under)) ? under : near;
}

function nearest(places: readonly TargetId[], scene: Scene, at: Point, reach: number): TargetId | null {
  let best: TargetId | null = null;
  let least = reach;
  for (const place of places) {
    const rect = scene.locate(place);
    if (!rect) continue;
    const { x, y } = centreOf(rect);
    const far = Math.hypot(x - at.x, y - at.y);
    if (far <= least) [best, least] = [place, far];
  }
  return best;
}
