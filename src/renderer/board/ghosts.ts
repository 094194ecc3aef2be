import { Container, Graphics, Text } from 'pixi.js';
import type { Ghost, Rect, Scene, TargetId } from './board-types';
import { dispose } from './dispose';
import { centreOf } from './geometry';
import { EDGE, placesOn, ROUTE, routeOf } from './route';

/** Radius of a number's disc, and the height of its digits, in world units. */
const DISC = 15;
const LETTERS = 19;
/** Numbers are drawn with this many pixels per world unit, so that they stay sharp when zoomed in. */
const SHARPNESS = 3;
const FADED = 0.45;

/** The pictures of a plan's moves, to be destroyed together. */
export interface DrawnGhosts {
  readonly root: Container;
  destroy(): void;
}

/**
 * Draws a plan's moves: a dashed route for each, with its number at the end, and a faded picture of every piece where
 * it started. `before` has the places before the plan, because the scene shows the pieces where they would end.
 */
export function drawGhosts(scene: Scene, before: ReadonlyMap<TargetId, Rect>, ghosts: readonly Ghost[]): DrawnGhosts {
  const root = new Container();
  const placeOf = (target: TargetId) => before.get(target) ?? scene.locate(target);
  const paths = ghosts.map(({ path }) => placesOn(path, scene, placeOf));
  const starts = new Set(ghosts.flatMap(({ path }) => (path.length > 1 ? [path[0]] : [])));
  const pictures = [...starts].flatMap((piece) => {
    const picture = scene.dragImage?.(piece);
    const at = placeOf(piece);
    if (!picture || !at) return [];
    picture.root.alpha = FADED;
    picture.root.position.copyFrom(centreOf(at));
    root.addChild(picture.root);
    return [picture];
  });
  root.addChild(routeOf(paths));
  for (const [end, mark] of marksOf(ghosts)) {
    const at = placeOf(end);
    if (at) root.addChild(disc(at, mark));
  }
  return {
    root,
    destroy() {
      pictures.forEach((picture) => picture.destroy());
      dispose(root);
    },
  };
}

/** The numbers of the moves that end at each place. */
function marksOf(ghosts: readonly Ghost[]): ReadonlyMap<TargetId, string> {
  const marks = new Map<TargetId, string>();
  for (const { path, mark } of ghosts) {
    const end = path.at(-1);
    if (end !== undefined) marks.set(end, [marks.get(end), mark].filter(Boolean).join(', '));
  }
  return marks;
}

/** A number on a disc at the upper right of a place. */
function disc({ x, y, width }: Rect, mark: string): Container {
  const text = new Text({
    text: mark,
    resolution: SHARPNESS,
    style: { fontFamily: 'Alegreya Sans', fontWeight: '700', fontSize: LETTERS, fill: EDGE },
  });
  text.anchor.set(0.5);
  const half = Math.max(DISC, text.width / 2 + 6);
  const plate = new Graphics()
    .roundRect(-half, -DISC, 2 * half, 2 * DISC, DISC)
    .fill(ROUTE)
    .stroke({ color: EDGE, width: 2.5 });
  const root = new Container({ children: [plate, text] });
  root.position.set(x + width, y);
  return root;
}
