import type { Lettering } from '../../../board/board-types';
import type { Raster } from '../../../board/raster';
import { createCachedLayer } from '../../kit/cached-layer';
import type { View } from '../words';
import { drawTrack } from './boats';
import { drawCalendar } from './calendar';
import { drawStall } from './market';
import { yearOf } from './seasons';
import { drawTitle } from './title';

/** The layers that contain lettering. They are redrawn when the language changes. */
export function createLettered(raster: Raster, lettering: Lettering) {
  /** Counts language changes; part of the cache keys. */
  let language = 0;
  const title = createCachedLayer<View>(
    raster,
    () => language,
    () => drawTitle(lettering),
  );
  const stall = createCachedLayer<View>(
    raster,
    ({ options }) => [options.game, language],
    ({ options }) => drawStall(options.game === 'casual', lettering),
  );
  const track = createCachedLayer<View>(
    raster,
    ({ river }) => [river, language],
    (view) => drawTrack(view, lettering),
  );
  const calendar = createCachedLayer<View>(
    raster,
    (view) => [yearOf(view), language],
    (view) => drawCalendar(view, lettering),
  );
  const layers = [title, stall, calendar, track];
  return {
    layers,
    relabel(view: View | undefined) {
      language++;
      if (view) for (const layer of layers) layer.show(view);
    },
  };
}
