import 'pixi.js/unsafe-eval';
import { Application, Ticker } from 'pixi.js';
import { dispose } from './dispose';
import { createFlattener } from './flatten';
import type { Flattener } from './flatten';
import { hasGraphicsCard } from './graphics-card';
import { pixelRatio } from './pixel-ratio';
import { createRaster } from './raster';
import type { Raster } from './raster';

export interface PixiApp {
  readonly app: Application;
  readonly raster: Raster;
  readonly flattener: Flattener;
  readonly graphicsCard: boolean;
  render(): void;
  destroy(): void;
}

/**
 * The number of frames after which Pixi cleans its lists of destroyed objects. Its own schedule needs a ticker. It must
 * not unload anything: drawings are disposed of, and those off screen would be uploaded again.
 */
const CLEANED_EVERY = 1000;

/** Starts Pixi in an element. Rejects if there is no WebGL. */
export async function createPixiApp(host: HTMLElement): Promise<PixiApp> {
  stopTickers();
  const app = new Application();
  const graphicsCard = hasGraphicsCard();
  await app.init({
    autoStart: false,
    sharedTicker: false,
    preference: 'webgl',
    antialias: graphicsCard,
    autoDensity: true,
    backgroundAlpha: 0,
    resolution: pixelRatio(),
    gcMaxUnusedTime: Infinity,
    ...sizeOf(host),
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  app.ticker.stop();
  let frames = 0;
  const render = () => {
    app.renderer.render(app.stage);
    if (++frames % CLEANED_EVERY === 0) app.renderer.gc.run();
  };
  // Pixi's renderers share one batching shader with the limits of the first renderer that draws, which must be the
  // WebGL one.
  render();
  const raster = await createRaster(graphicsCard);
  const flattener = createFlattener(raster, ({ source }) => app.renderer.texture.initSource(source));
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);
  return {
    app,
    raster,
    flattener,
    graphicsCard,
    render,
    destroy() {
      flattener.forget();
      raster.destroy();
      dispose(app.stage, { texture: true });
      app.destroy({ removeView: true });
    },
  };
}

/** The board requests frames itself. Pixi's own tickers would draw even if nothing moves. */
function stopTickers(): void {
  for (const ticker of [Ticker.shared, Ticker.system]) {
    ticker.autoStart = false;
    ticker.stop();
  }
}

/** The size of the host element, at least 1 by 1. */
export function sizeOf(host: HTMLElement): { width: number; height: number } {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
}
