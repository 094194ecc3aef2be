import { Container } from 'pixi.js';
import { sharpen, textureScale } from './lettering';
import { empty } from './scene';

/** A layer for one drawing above the board, such as a preview. `sharpness` returns device pixels per unit. */
export function createOverlay(sharpness: () => number) {
  const layer = new Container();
  return {
    layer,
    /** Replaces the drawing; `null` removes it. */
    show(drawn: Container | null) {
      empty(layer);
      if (!drawn) return;
      sharpen(drawn, textureScale(sharpness()));
      layer.addChild(drawn);
    },
  };
}
