import type { Container, Rectangle } from 'pixi.js';
import { CanvasRenderer, CanvasSource, Graphics, GraphicsContext, Matrix, Sprite, Texture } from 'pixi.js';

/** Draws containers into textures on the processor: what seldom changes costs the graphics card, real or emulated, one sprite. */
export interface Raster {
  /** A texture, in pixels, of what lies in `frame` (in the container's own units), at so many pixels a unit. */
  draw(drawing: Container, frame: Rectangle, resolution: number): Texture;
  destroy(): void;
}

/** Makes a raster; asynchronous because Pixi's renderers are. */
export async function createRaster(): Promise<Raster> {
  const renderer = new CanvasRenderer();
  await renderer.init({ width: 8, height: 8, backgroundAlpha: 0, antialias: true });
  return {
    draw(drawing, frame, resolution) {
      const width = Math.max(1, Math.ceil(frame.width * resolution));
      const height = Math.max(1, Math.ceil(frame.height * resolution));
      renderer.resize(width, height);
      const transform = new Matrix().translate(-frame.x, -frame.y).scale(resolution, resolution);
      renderer.render({ container: drawing, transform });
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.drawImage(renderer.canvas, 0, 0);
      return new Texture({ source: new CanvasSource({ resource: canvas }) });
    },
    destroy: () => renderer.destroy(),
  };
}

/** A drawing shown as a picture of itself: one sprite at the drawing's own place. */
export interface Picture {
  readonly sprite: Sprite;
  /** Draws it anew, at so many pixels a unit: after a change, or when the zoom has settled. */
  redraw(resolution: number): void;
  destroy(): void;
}

/** Keeps a picture of `drawing`, which must not be on a stage itself. `frame`: what to show of it; all, when not given. */
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
      drawing.destroy({ children: true });
    },
  };
}

/** Pixels below which a shape is quicker drawn than kept. */
const SMALL = 1200;

/**
 * Turns the larger shapes below a container into pictures of themselves, each where it is and as movable as before: for what
 * moves without changing its form. Shapes labelled `live`, and masks, stay as they are. Returns how to let the pictures go.
 */
export function flatten(raster: Raster, root: Container, resolution: number): () => void {
  const textures: Texture[] = [];
  const walk = (node: Container, scale: number) => {
    const own = scale * Math.abs(node.scale.x);
    if (node instanceof Graphics && node.label !== 'live' && node.renderable) {
      const frame = node.context.bounds.rectangle.clone().pad(1);
      if (frame.width * frame.height * own * own < SMALL) return;
      const texture = raster.draw(new Graphics(node.context), frame, own);
      textures.push(texture);
      node.context = new GraphicsContext().texture(
        texture,
        0xffffff,
        frame.x,
        frame.y,
        texture.width / own,
        texture.height / own,
      );
    }
    for (const child of node.children) walk(child, own);
  };
  for (const child of root.children) walk(child, resolution);
  return () => textures.splice(0).forEach((texture) => texture.destroy(true));
}
