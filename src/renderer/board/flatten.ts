import type { Container, Texture } from 'pixi.js';
import { Graphics, GraphicsContext, Sprite } from 'pixi.js';
import { isKept } from './drawn';
import { nextTask } from './frames';
import type { Raster } from './raster';

/** Turns shapes that only move into pictures of themselves, and keeps the pictures for the next time. */
export interface Flattener {
  /**
   * Turns the larger kept shapes (see `drawn`) below a container into pictures, each where it is and as movable as before, at so
   * many pixels a unit. Takes its time in small portions between frames; what is destroyed meanwhile is left alone.
   */
  flatten(root: Container, resolution: number): Promise<void>;
  /**
   * One picture of a drawing that stays as it is, its texts included, at so many pixels a unit: the drawing itself is gone. The
   * texture is the sprite's own and goes with it (`destroy` with `textureSource`).
   */
  still(drawing: Container, resolution: number): Sprite;
  /** Lets all pictures go; nothing flattened may be on the stage. */
  forget(): void;
}

interface Flat {
  readonly texture: Texture;
  readonly context: GraphicsContext;
}

/** Pixels below which a shape is quicker drawn than kept. */
const SMALL = 1200;
/** Milliseconds of work before frames get their turn. */
const PORTION = 2;

/**
 * Makes a flattener. `upload` hands a texture to the graphics card, so that the frame which first shows it need not; `rest` waits
 * until the browser has had its turn; `now` is a clock in milliseconds.
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
    const texture = raster.draw(new Graphics(shape), frame, scale);
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
      drawing.destroy({ children: true });
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
    if (node instanceof Graphics && isKept(node.context)) {
      const { width, height } = node.context.bounds;
      if (width * height * own * own >= SMALL) found.push({ node, scale: own });
    }
    for (const child of node.children) walk(child, own);
  };
  for (const child of root.children) walk(child, resolution);
  return found;
}
