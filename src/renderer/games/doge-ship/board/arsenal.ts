import { Container } from 'pixi.js';
import type { Raster } from '../../../board/raster';
import { runToEnd } from '../../../board/time-slices';
import { createBackdrop } from '../../kit/backdrop';
import { grain } from '../../kit/grain';
import { empty } from '../../kit/scene';
import { hourOf } from '../hour';
import type { View } from '../words';
import { DAYLIGHT } from './arsenal/daylight';
import type { Daylight } from './arsenal/daylight';
import { BLEED } from './arsenal/extent';
import { drawBasin, drawSlipWater } from './arsenal/lagoon';
import { drawLamps } from './arsenal/lamps';
import { drawQuay } from './arsenal/quay';
import { drawSky } from './arsenal/sky';
import { drawSkyline } from './arsenal/skyline';
import { drawSlipway } from './arsenal/slipway';
import { WORLD } from './layout';

/** The grain of the canvas under the paint. */
function canvas(): Container {
  const threads = grain(WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED);
  threads.position.set(-BLEED, -BLEED);
  threads.alpha = 0.8;
  return threads;
}

/** The state that the painting depends on: the hour, and whether the ship is finished. */
const stateOf = (view: View) => `${hourOf(view)} ${view.ship.left === 0}`;

/**
 * The painted Arsenal, repainted when the hour changes and when the ship is finished. Its methods' `sharpness` is in
 * device pixels per unit.
 */
export function createArsenal(raster: Raster) {
  const painting = new Container();
  let shown: string | undefined;
  const { sprite, redraw, destroy } = createBackdrop(raster, painting, WORLD, BLEED);
  /** Paints the Arsenal for a view, in several steps. Does nothing if the painting would stay the same. */
  function* paint(view: View, sharpness: number) {
    if (stateOf(view) === shown) return;
    shown = stateOf(view);
    const light = DAYLIGHT[hourOf(view)];
    empty(painting);
    painting.addChild(
      drawSky(light),
      drawSkyline(light),
      drawSlipWater(light),
      ...(view.ship.left > 0 ? [drawSlipway(light)] : []),
      drawQuay(light),
      drawBasin(light),
      drawLamps(light),
      canvas(),
    );
    yield;
    redraw(sharpness);
    yield;
  }
  return {
    sprite,
    paint,
    redraw(sharpness: number) {
      if (shown) redraw(sharpness);
    },
    destroy,
    /** Shows a view's time of day, and returns its colours. */
    show(view: View, sharpness: number): Daylight {
      runToEnd(paint(view, sharpness));
      return DAYLIGHT[hourOf(view)];
    },
  };
}
