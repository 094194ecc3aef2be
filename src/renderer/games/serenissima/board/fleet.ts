import { Container, Graphics, RenderLayer } from 'pixi.js';
import type { GalleyId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { boundingRect } from '../../../board/geometry';
import type { Raster } from '../../../board/raster';
import { drawnAt, figuresOf, hullAt } from './anchorage';
import { createGalley } from './galleys';
import type { GalleySprite } from './galleys';
import type { Moorings } from './moorings';
import { INK } from './palette';
import type { BoardPlan } from './plan';

/** Galleys farther than this from their space's rose have a line to it, in world units. */
const LINE_FROM = 48;

/** Shows a galley of a view on a sprite, with its arms and its mark. */
type Dress<V> = (sprite: GalleySprite, view: V, id: GalleyId, scale?: number) => void;

const hullOf = (sprite: GalleySprite | undefined): Rect | null =>
  sprite ? hullAt(sprite.root.position, sprite.root.scale.y) : null;

const wholeOf = (sprite: GalleySprite | undefined): Rect | null =>
  sprite ? boundingRect([hullOf(sprite) ?? [], figuresOf(sprite.root.position, sprite.root.scale.y)].flat()) : null;

/** All galleys on the board. `sharpness` returns device pixels per world unit. */
export function createFleet<V extends { readonly galleys: readonly ({ readonly space: SpaceId } | null)[] }>(
  { goods, places }: BoardPlan,
  raster: Raster,
  sharpness: () => number,
  moorings: Moorings,
  dress: Dress<V>,
) {
  const [layer, lines, hulls] = [new Container(), new Graphics(), new Container()];
  /** The galleys' numbers and cargo, drawn on top of the hulls. */
  const figures = new RenderLayer();
  layer.addChild(lines, hulls, figures);
  const sprites = new Map<GalleyId, GalleySprite>();
  /** Draws a line to each galley that is away from its space's rose. */
  const drawLines = ({ galleys }: V) => {
    lines.clear();
    for (const [id, { x, y }] of moorings.all()) {
      const rose = places.spaces[galleys[id]?.space ?? 0];
      if (Math.hypot(x - rose.x, y - rose.y) > LINE_FROM) lines.moveTo(rose.x, rose.y).lineTo(x, y);
    }
    lines.stroke({ color: INK, width: 1.6, alpha: 0.55 });
    lines.visible = true;
  };
  return {
    layer,
    sprite: (id: GalleyId) => sprites.get(id),
    ids: () => [...sprites.keys()],
    /** The areas of the galleys as drawn. */
    covered: () => [...sprites.values()].map(({ root }) => drawnAt(root.position, root.scale.y)),
    /** The areas of the galleys' numbers and cargo. */
    figures: () => [...sprites.values()].flatMap(({ root }) => figuresOf(root.position, root.scale.y)),
    /** The rectangles of the galleys in a space. */
    hullsIn: (space: SpaceId, { galleys }: V) =>
      [...sprites].flatMap(([id, sprite]) => (galleys[id]?.space === space ? (hullOf(sprite) ?? []) : [])),
    /** A galley's rectangle; `null` if it is not on the board. */
    locate: (id: GalleyId) => hullOf(sprites.get(id)),
    /** A galley's rectangle with its number and cargo; `null` if it is not on the board. */
    whole: (id: GalleyId) => wholeOf(sprites.get(id)),
    /** Shows the galleys at the moorings, and removes all others. */
    show(view: V) {
      for (const [id, sprite] of sprites) {
        if (view.galleys[id]) continue;
        sprite.destroy();
        sprites.delete(id);
      }
      for (const [id, { x, y, scale }] of moorings.all()) {
        const sprite = sprites.get(id) ?? createGalley(goods, sharpness(), raster);
        if (!sprites.has(id)) {
          hulls.addChild(sprite.root);
          figures.attach(sprite.figures);
        }
        sprites.set(id, sprite);
        dress(sprite, view, id, scale);
        sprite.root.position.set(x, y);
        sprite.root.scale.set(scale);
        sprite.root.alpha = 1;
        sprite.root.rotation = 0;
      }
      drawLines(view);
    },
    /** Lifts these galleys, and puts all others down. */
    lift: (lifted: ReadonlySet<GalleyId>) => sprites.forEach((sprite, id) => sprite.lift(lifted.has(id))),
    /** Galleys at anchor roll a little, each with its own phase. */
    ambient: (seconds: number) => sprites.forEach((sprite, id) => sprite.bob(seconds + id * 1.7)),
    /** Hides the lines until the next position, because galleys will move. */
    hideLines: () => void (lines.visible = false),
    /** A copy of a galley to drag; `null` if it is not on the board. */
    dragImage(id: GalleyId, view: V): GalleySprite | null {
      if (!view.galleys[id]) return null;
      const sprite = createGalley(goods, sharpness(), raster);
      dress(sprite, view, id);
      return sprite;
    },
    settle: (scale: number) => sprites.forEach((sprite) => sprite.settle(scale)),
    destroy() {
      for (const sprite of sprites.values()) sprite.destroy();
      sprites.clear();
    },
  };
}
