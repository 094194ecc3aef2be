import { Container } from 'pixi.js';
import type { Raster } from '../../../board/raster';
import { runToEnd } from '../../../board/time-slices';
import { createBackdrop } from '../../kit/backdrop';
import { empty } from '../../kit/scene';
import type { View } from '../words';
import { BLEED, drawBorder, drawGrain, drawLeaf } from './border';
import { drawLandscape } from './landscape';
import { WORLD } from './layout';
import { seasonOf } from './seasons';
import type { Season } from './seasons';

/** The painted valley, repainted when the season changes. Its methods' `sharpness` is in device pixels per unit. */
export function createValley(raster: Raster) {
  const leaf = new Container();
  let season: Season | undefined;
  const { sprite, redraw, destroy } = createBackdrop(raster, leaf, WORLD, BLEED);
  /** Paints the valley in a view's season, in several steps. Does nothing if it already shows that season. */
  function* paint(view: View, sharpness: number) {
    if (seasonOf(view) === season) return;
    season = seasonOf(view);
    empty(leaf);
    leaf.addChild(drawLeaf(), drawLandscape(season), drawBorder(), drawGrain());
    yield;
    redraw(sharpness);
    yield;
  }
  return {
    sprite,
    paint,
    show: (view: View, sharpness: number) => runToEnd(paint(view, sharpness)),
    redraw(sharpness: number) {
      if (season) redraw(sharpness);
    },
    destroy,
  };
}
