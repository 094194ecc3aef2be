import type { Container } from 'pixi.js';
import { Rectangle } from 'pixi.js';
import { createPicture } from '../../board/raster';
import type { Raster } from '../../board/raster';
import { OVERSAMPLE, sharpen } from './lettering';

/** The largest texture size that all devices support, in pixels. */
const MAX_TEXTURE = 4096;

/**
 * The background of a board as one picture. It extends `bleed` units beyond the world on each side, and is redrawn
 * after each zoom at the highest resolution that textures allow.
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
      const resolution = Math.min(MAX_TEXTURE / Math.max(frame.width, frame.height), scale * OVERSAMPLE);
      sharpen(drawing, resolution);
      picture.redraw(resolution);
    },
    destroy: () => picture.destroy(),
  };
}
