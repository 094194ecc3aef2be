import type { Container, Texture } from 'pixi.js';
import { Graphics, GraphicsContext, Sprite } from 'pixi.js';
import { dispose } from './dispose';
import { isShared } from './drawn';
import { nextTask } from './frames';
import type { Raster } from './raster';

export interface Flattener {
  /**
   * Replaces the larger shared shapes (see `drawn`) in a container with textures, at this many pixels per unit.
   * Positions and movements are unchanged. Works in small portions between frames, and stops if the container is
   * destroyed.
   */
  flatten(root: Container, resolution: number): Promise<void>;
  /**
   * Replaces a static drawing, including its texts, with one sprite at this many pixels per unit. Destroys the drawing.
   * The sprite owns the texture (`destroy` with `textureSource`).
   */
  still(drawing: Container, resolution: number): Sprite;
  /** Destroys all textures. No flattened shape may be on the stage. */
  forget(): void;
}

interface Flat {
  readonly texture: Texture;
  readonly context: GraphicsContext;
}

/** Shapes with fewer pixels than this are faster as shapes. */
const SMALL = 1200;
const PORTION = 2;

/**
 * Creates a flattener. `upload` sends a texture to the graphics card before the first frame that shows it. `rest`
 * yields to the browser. `now` is a clock in milliseconds.
 */
export function createFlattener(
  raster: Raster,
  upload: (texture: Texture) => void,
  rest = nextTask,
  now = () => performance.now(),
): Flattener {
  const flats = new Map<string, Flat>();
  let sharpness = 0;
  const forget = () => {
    for (const { texture, context } of flats.values()) {
      context.destroy();
      texture.destroy(true);
    }
    flats.clear();
  };
  const make = (shape: GraphicsContext, scale: number): Flat => {
    const frame = shape.bounds.rectangle.clone().pad(1);
    const drawing = new Graphics(shape);
    const texture = raster.draw(drawing, frame, scale);
    drawing.destroy();
    upload(texture);
    const [width, height] = [texture.width / scale, texture.height / scale];
    const context = new GraphicsContext().texture(texture, 0xffffff, frame.x, frame.y, width, height);
    return { texture, context };
  };
  return {
    async flatten(root, resolution) {
      if (resolution !== sharpness) forget();
      sharpness = resolution;
      let begun = now();
      for (const { node, scale } of shapesBelow(root, resolution)) {
        const key = `${node.context.uid} ${scale}`;
        if (!flats.has(key)) {
          if (now() - begun > PORTION) {
            await rest();
            begun = now();
          }
          if (root.destroyed || sharpness !== resolution) return;
          flats.set(key, make(node.context, scale));
        }
        node.context = flats.get(key)?.context ?? node.context;
      }
    },
    still(drawing, resolution) {
      const frame = drawing.getLocalBounds().rectangle.clone().pad(1);
      const texture = raster.draw(drawing, frame, resolution);
      upload(texture);
      dispose(drawing);
      const anchor = { x: -frame.x / frame.width, y: -frame.y / frame.height };
      return new Sprite({ texture, anchor, scale: 1 / resolution });
    },
    forget,
  };
}

function shapesBelow(root: Container, resolution: number): { node: Graphics; scale: number }[] {
  const found: { node: Graphics; scale: number }[] = [];
  const walk = (node: Container, scale: number) => {
    const own = scale * Math.abs(node.scale.x);
    if (node instanceof Graphics && isShared(node.context)) {
      const { width, height } = node.context.bounds;
      if (width * height * own * own >= SMALL) found.push({ node, scale: own });
    }
    for (const child of node.children) walk(child, own);
  };
  for (const child of root.children) walk(child, resolution);
  return found;
}
