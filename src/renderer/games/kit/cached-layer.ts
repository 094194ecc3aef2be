import { Container } from 'pixi.js';
import { createPicture } from '../../board/raster';
import type { Raster } from '../../board/raster';
import { empty } from './scene';
import { sharpen, textureScale } from './lettering';

/** A part of the board that is rendered to a texture, and redrawn only when its contents change. */
export interface CachedLayer<V> {
  readonly sprite: Container;
  show(view: V): void;
  /** Redraws. `scale` is device pixels per unit. */
  settle(scale: number): void;
  destroy(): void;
}

/**
 * Caches the result of `draw` for a view. `key` returns the data that the drawing depends on. If `draw` returns `null`,
 * nothing is shown.
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
    sharpen(root, textureScale(sharpness));
    picture.redraw(textureScale(sharpness));
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
