import type { Container } from 'pixi.js';
import { Rectangle } from 'pixi.js';
import { createPicture } from '../../board/raster';
import type { Raster } from '../../board/raster';
import { sharpen, textureScale } from './lettering';

/** A background has at most this many pixels, so that the textures of a board fit into 64 MB. */
const MOST_PIXELS = 8 * 2 ** 20;

/**
 * The background of a board as one picture. It extends `bleed` units beyond the world on each side, and is redrawn
 * after each zoom.
 */
export function createBackdrop(
  raster: Raster,
  drawing: Container,
  world: { readonly width: number; readonly height: number },
  bleed: number,
) {
  const frame = new Rectangle(-bleed, -bleed, world.width + 2 * bleed, world.height + 2 * bleed);
  const picture = createPicture(raster, drawing, frame);
  return {
    sprite: picture.sprite,
    /** `scale` is device pixels per unit. */
    redraw(scale: number) {
      const resolution = Math.min(Math.sqrt(MOST_PIXELS / (frame.width * frame.height)), textureScale(scale));
      sharpen(drawing, resolution);
      picture.redraw(resolution);
    },
    destroy: () => picture.destroy(),
  };
}
