import type { Container, GCManagedHash, Graphics, Rectangle } from 'pixi.js';
import { CanvasRenderer, CanvasSource, Matrix, Sprite, Texture } from 'pixi.js';
import { dispose } from './dispose';

/** Draws containers into textures on the CPU, so that each static part is only one sprite for the graphics card. */
export interface Raster {
  /** A texture of the container's area `frame` (in its own units), at this many pixels per unit. */
  draw(drawing: Container, frame: Rectangle, resolution: number): Texture;
  destroy(): void;
}

/** Keeps a canvas in main memory. */
const IN_MEMORY: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/**
 * Creates a raster with its own canvas renderer. Asynchronous because Pixi's renderers are. Without a graphics card, a
 * browser emulates one for canvases, which takes twice as long as drawing in main memory.
 */
export async function createRaster(graphicsCard: boolean): Promise<Raster> {
  const renderer = new CanvasRenderer();
  const sheet = document.createElement('canvas');
  if (!graphicsCard) sheet.getContext('2d', IN_MEMORY);
  await renderer.init({ canvas: sheet, width: 8, height: 8, backgroundAlpha: 0, antialias: true });
  return {
    draw(drawing, frame, resolution) {
      const width = Math.max(1, Math.ceil(frame.width * resolution));
      const height = Math.max(1, Math.ceil(frame.height * resolution));
      if (needs(renderer, width, height)) renderer.resize(roomFor(width), roomFor(height));
      const transform = new Matrix().translate(-frame.x, -frame.y).scale(resolution, resolution);
      renderer.render({ container: drawing, transform });
      forgetShapes(renderer);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      // It is uploaded to the graphics card, but never read back.
      canvas.getContext('2d', IN_MEMORY)?.drawImage(renderer.canvas, 0, 0);
      return new Texture({ source: new CanvasSource({ resource: canvas }) });
    },
    destroy: () => renderer.destroy(),
  };
}

/**
 * Pixi's canvas pipe registers every shape that it draws, and never removes it, not even when the shape is destroyed
 * (pixi.js 8.22, `CanvasGraphicsPipe.addRenderable`).
 */
function forgetShapes({ renderPipes }: CanvasRenderer): void {
  const { _managedGraphics: known } = renderPipes.graphics as unknown as { _managedGraphics: GCManagedHash<Graphics> };
  for (const shape of Object.values<Graphics | null>(known.items)) shape?.off('unload', known.remove, known);
  known.items = {};
}

/** Canvas sizes are multiples of this many pixels, because resizing costs more than clearing some extra pixels. */
const STEP = 256;
const roomFor = (pixels: number) => Math.ceil(pixels / STEP) * STEP;

/** Whether the canvas must be resized because a drawing does not fit or would leave most of it empty. */
function needs({ canvas }: CanvasRenderer, width: number, height: number): boolean {
  const fits = canvas.width >= width && canvas.height >= height;
  return !fits || canvas.width * canvas.height > 4 * roomFor(width) * roomFor(height);
}

export interface Picture {
  readonly sprite: Sprite;
  redraw(resolution: number): void;
  destroy(): void;
}

/** Creates a picture of `drawing`, which must not be on a stage. `frame`: the part to show, by default all. */
export function createPicture(raster: Raster, drawing: Container, frame?: Rectangle): Picture {
  const sprite = new Sprite();
  return {
    sprite,
    redraw(resolution) {
      const seen = frame ?? drawing.getLocalBounds().rectangle.clone();
      const before = sprite.texture;
      sprite.texture = raster.draw(drawing, seen, resolution);
      sprite.position.set(seen.x, seen.y);
      sprite.scale.set(1 / resolution);
      if (before !== Texture.EMPTY) before.destroy(true);
    },
    destroy() {
      if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
      sprite.destroy();
      dispose(drawing);
    },
  };
}
