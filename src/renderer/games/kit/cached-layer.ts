import { Container } from 'pixi.js';
import { createPicture } from '../../board/raster';
import type { Raster } from '../../board/raster';
import { empty } from './scene';
import { OVERSAMPLE, sharpen } from './lettering';

/** A part of the board that is drawn into a picture, and anew only when what it shows has changed. */
interface CachedLayer<V> {
  readonly sprite: Container;
  show(view: V): void;
  /** Redraws for so many device pixels a unit. */
  settle(scale: number): void;
  destroy(): void;
}

/**
 * Keeps a picture of what `draw` makes of a view. `key` picks what the drawing depends on: while it stays the same, nothing is
 * drawn. `draw` may answer `null`: nothing is shown then.
 */
export function createCachedLayer<V>(
  raster: Raster,
  key: (view: V) => unknown,
  draw: (view: V) => Container | null,
): CachedLayer<V> {
  const root = new Container();
  const picture = createPicture(raster, root);
  let shown: string | undefined;
  let sharpness = 1;
  const redraw = () => {
    picture.sprite.visible = root.children.length > 0;
    if (!picture.sprite.visible) return;
    sharpen(root, sharpness * OVERSAMPLE);
    picture.redraw(sharpness * OVERSAMPLE);
  };
  return {
    sprite: picture.sprite,
    show(view) {
      const next = JSON.stringify(key(view));
      if (next === shown) return;
      shown = next;
      empty(root);
      const drawn = draw(view);
      if (drawn) root.addChild(drawn);
      redraw();
    },
    settle(scale) {
      if (scale === sharpness) return;
      sharpness = scale;
      if (shown !== undefined) redraw();
    },
    destroy: () => picture.destroy(),
  };
}
