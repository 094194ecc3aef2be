import type { Container, Texture } from 'pixi.js';
import { Sprite } from 'pixi.js';
import { dispose } from '../../board/dispose';
import type { Raster } from '../../board/raster';
import { sharpen, textureScale } from './lettering';

/** Small drawings that are used many times. Each is rendered once per zoom level and shown as sprites. */
export interface SpriteCache {
  /** A sprite of a drawing, with the same origin. A key must always stand for the same drawing. */
  make(key: string, draw: () => Container): Sprite;
  /** Discards all drawings after the resolution changes. The caller must then request all sprites again. */
  settle(scale: number): void;
  destroy(): void;
}

interface Stamp {
  readonly texture: Texture;
  readonly anchor: { readonly x: number; readonly y: number };
}

/** Creates an empty cache. `sharpness` is in device pixels per unit. */
export function createSpriteCache(raster: Raster, sharpness: number): SpriteCache {
  const cut = new Map<string, Stamp>();
  const forget = () => {
    for (const { texture } of cut.values()) texture.destroy(true);
    cut.clear();
  };
  const draw = (make: () => Container): Stamp => {
    const drawing = make();
    sharpen(drawing, textureScale(sharpness));
    const frame = drawing.getLocalBounds().rectangle.clone();
    const texture = raster.draw(drawing, frame, textureScale(sharpness));
    dispose(drawing);
    return { texture, anchor: { x: -frame.x / frame.width, y: -frame.y / frame.height } };
  };
  return {
    make(key, make) {
      const stamp = cut.get(key) ?? draw(make);
      cut.set(key, stamp);
      const sprite = new Sprite({ texture: stamp.texture, anchor: stamp.anchor });
      sprite.scale.set(1 / textureScale(sharpness));
      return sprite;
    },
    settle(scale) {
      forget();
      sharpness = scale;
    },
    destroy: forget,
  };
}
