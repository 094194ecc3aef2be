import type { Container } from 'pixi.js';
import type { Rect, Spotlight, TargetId } from '../../board/board-types';
import { dispose } from '../../board/dispose';
import { spotlights } from '../../board/spotlights';
import { RING, ringAlongEdge } from './highlight';

interface SpotlightParts {
  /** A target's rectangle with everything that belongs to it. */
  surroundings(target: TargetId): Rect | null;
  /** A target's highlight, if it is not a ring. */
  ring?(target: TargetId, rect: Rect): Container | null;
  /** Called with the areas that names should leave uncovered, and whether the page covers the edges of these areas. */
  spotlit?(areas: readonly Rect[], byPage: boolean): void;
}

/** How far names keep from a target that the page marks, in world units: room for its line at any usual zoom. */
const MARKED = 30;

/** The area of the rings around these rectangles. Rings that would overlap are merged. */
const ringedAreas = (rects: readonly Rect[]): readonly Rect[] => spotlights(rects, RING.outer);

/**
 * Draws rings around what a lesson asks for. They are separate from the lights, because they must stay when a target is
 * pointed at.
 */
export function createSpotlight(layer: Container, { surroundings, ring, spotlit }: SpotlightParts) {
  let shown: Spotlight = { targets: [], ringed: false };
  /** Whether names may have to be moved back. Saves work on most boards, which never have a spotlight. */
  let used = false;
  const rects = (targets = shown.targets) => targets.flatMap((target) => surroundings(target) ?? []);

  /** Draws the rings again, because targets have moved or cards have another size. */
  function draw(): void {
    layer.removeChildren().forEach((child) => dispose(child));
    if (!shown.ringed) return;
    const plain: TargetId[] = [];
    for (const target of shown.targets) {
      const rect = surroundings(target);
      const own = rect && ring?.(target, rect);
      if (own) layer.addChild(own);
      else plain.push(target);
    }
    for (const area of ringedAreas(rects(plain))) layer.addChild(ringAlongEdge(area));
  }
  /** Moves names out of the way, or back. */
  function arrange(): void {
    if (!used && shown.targets.length === 0) return;
    used = shown.targets.length > 0;
    spotlit?.(shown.ringed ? ringedAreas(rects()) : spotlights(rects(), MARKED), !shown.ringed);
  }
  return {
    draw,
    arrange,
    show(next: Spotlight): void {
      shown = next;
      draw();
      arrange();
    },
  };
}
