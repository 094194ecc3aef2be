import { Container } from 'pixi.js';
import type { Raster } from '../../../board/raster';
import { createBackdrop } from '../../kit/backdrop';
import { empty } from '../../kit/scene';
import type { View } from '../words';
import { BLEED, drawBorder, drawGrain, drawLeaf } from './border';
import { drawLandscape } from './landscape';
import { WORLD } from './layout';
import { seasonOf } from './seasons';
import type { Season } from './seasons';

/** The painted valley, repainted for each season. */
export function createValley(raster: Raster) {
  const leaf = new Container();
  let season: Season | undefined;
  const paint = (next: Season) => {
    season = next;
    empty(leaf);
    leaf.addChild(drawLeaf(), drawLandscape(next), drawBorder(), drawGrain());
  };
  paint('spring');
  const { sprite, redraw, destroy } = createBackdrop(raster, leaf, WORLD, BLEED);
  return {
    sprite,
    redraw,
    destroy,
    /** Shows the season of a view; `sharpness` is device pixels per unit. */
    show(view: View, sharpness: number) {
      if (seasonOf(view) === season) return;
      paint(seasonOf(view));
      redraw(sharpness);
    },
  };
}
