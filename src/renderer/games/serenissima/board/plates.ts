import { Container } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { createPicture } from '../../../board/raster';
import type { Picture, Raster } from '../../../board/raster';
import { sharpen, textureScale } from './drawing';
import type { Dressing } from './dressings/dressing';

/** The cartouche, compass and other ornaments, each as a picture of its own above the light of day. */
export function createPlates(dressing: Dressing, raster: Raster, lettering: Lettering) {
  const layer = new Container();
  let pictures: readonly { readonly drawing: Container; readonly picture: Picture }[] = [];
  const clear = () => pictures.forEach(({ picture }) => picture.destroy());
  /** Redraws at a scale in device pixels per unit. */
  const redraw = (scale: number) =>
    pictures.forEach(({ drawing, picture }) => {
      sharpen(drawing, textureScale(scale));
      picture.redraw(textureScale(scale));
    });
  return {
    layer,
    redraw,
    /** Draws the ornaments in the current language. */
    letter(scale: number) {
      clear();
      pictures = [...dressing.ornaments(lettering).children].map((part) => {
        const drawing = new Container({ children: [part] });
        return { drawing, picture: createPicture(raster, drawing) };
      });
      layer.addChild(...pictures.map(({ picture }) => picture.sprite));
      redraw(scale);
    },
    destroy: clear,
  };
}
