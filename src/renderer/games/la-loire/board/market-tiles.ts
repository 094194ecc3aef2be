import { Container } from 'pixi.js';
import { createPicture } from '../../../board/raster';
import type { Picture, Raster } from '../../../board/raster';
import { createOverlay } from '../../kit/overlay';
import { empty } from '../../kit/scene';
import { textureScale } from '../../kit/lettering';
import type { View } from '../words';
import { marketSpace } from './layout';
import { drawPriceChanges, marketTile } from './market';

export interface Tiles {
  readonly root: Container;
  show(view: View): void;
  /** Marks the prices that differ from those in an earlier view; `null` removes the marks. */
  compare(earlier: View | null): void;
  sprite(colour: number): Container | undefined;
  settle(scale: number): void;
  destroy(): void;
}

interface Tile {
  readonly place: Container;
  readonly drawing: Container;
  readonly picture: Picture;
  circus: boolean | null;
}

/**
 * Creates the market tiles, one per shield colour. Animations move them. They are drawn by the first `show`.
 * `sharpness` is in device pixels per unit.
 */
export function createTiles(sharpness: number, raster: Raster): Tiles {
  const root = new Container();
  const tiles = new Map<number, Tile>();
  const marks = createOverlay(() => sharpness);
  root.addChild(marks.layer);
  let shown: View | null = null;
  let earlier: View | null = null;
  const mark = () => marks.show(earlier && shown ? drawPriceChanges(earlier.market, shown.market) : null);
  const make = (colour: number): Tile => {
    const drawing = new Container();
    const picture = createPicture(raster, drawing);
    const place = root.addChild(new Container({ children: [picture.sprite] }));
    const tile: Tile = { place, drawing, picture, circus: null };
    tiles.set(colour, tile);
    return tile;
  };
  return {
    root,
    show(view) {
      shown = view;
      mark();
      view.market.forEach((colour, space) => {
        const tile = tiles.get(colour) ?? make(colour);
        const { x, y } = marketSpace(space);
        tile.place.position.set(x, y);
        const circus = space === view.circusTile;
        if (tile.circus === circus) return;
        tile.circus = circus;
        empty(tile.drawing);
        tile.drawing.addChild(marketTile(colour, circus));
        tile.picture.redraw(textureScale(sharpness));
      });
    },
    compare(before) {
      earlier = before;
      mark();
    },
    sprite: (colour) => tiles.get(colour)?.place,
    settle(scale) {
      sharpness = scale;
      for (const { picture } of tiles.values()) picture.redraw(textureScale(sharpness));
    },
    destroy() {
      for (const { picture } of tiles.values()) picture.destroy();
      tiles.clear();
    },
  };
}
