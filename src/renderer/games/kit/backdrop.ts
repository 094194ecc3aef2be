import type { Container } from 'pixi.js';
import { Rectangle } from 'pixi.js';
import { createPicture } from '../../board/raster';
import type { Raster } from '../../board/raster';
import { OVERSAMPLE, sharpen } from './lettering';

/** The largest texture every machine can hold, in pixels. */
const MAX_TEXTURE = 4096;

/**
 * What lies under everything on a board, as one picture: it is drawn `bleed` units beyond the world's edge, and anew when the zoom has
 * settled, as finely as textures may be.
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
    /** For so many device pixels a unit. */
    redraw(scale: number) {
      const resolution = Math.min(MAX_TEXTURE / Math.max(frame.width, frame.height), scale * OVERSAMPLE);
      sharpen(drawing, resolution);
      picture.redraw(resolution);
    },
    destroy: () => picture.destroy(),
  };
}
