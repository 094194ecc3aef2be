import { Container, Graphics } from 'pixi.js';
import { createPicture } from '../../../board/raster';
import type { Picture, Raster } from '../../../board/raster';
import { label, textureScale } from '../../kit/lettering';
import type { Lettering } from '../../../board/board-types';
import type { View } from '../words';
import { berth, riverSpace } from './layout';
import { HOUSE_COLOURS, INK, LEAF_GOLD, MINIUM, TIMBER, VELLUM } from './palette';
import { emblem, houseField } from './pieces';

/** The spaces of the river used in this game, with a flag at the end. */
export function drawTrack(view: View, lettering: Lettering): Container {
  const root = new Container();
  const dots = root.addChild(new Graphics());
  for (let space = 0; space <= view.river; space++) {
    const { x, y } = riverSpace(space);
    const large = space % 5 === 0 || space === view.river;
    dots
      .circle(x, y, large ? 17 : 14)
      .fill({ color: VELLUM, alpha: 0.92 })
      .stroke({ color: space === 0 ? MINIUM : LEAF_GOLD, width: large ? 2.6 : 1.8 });
    const figure = label(lettering.figure(space), 'figure', INK, large ? 20 : 18, {
      width: large ? 27 : 23,
      height: large ? 32 : 27,
    });
    figure.position.set(x, y);
    root.addChild(figure);
  }
  const { x, y } = riverSpace(view.river);
  root.addChild(
    new Graphics()
      .moveTo(x, y - 17)
      .lineTo(x, y - 62)
      .stroke({ color: INK, width: 2.6 })
      .poly([x, y - 62, x + 30, y - 54, x, y - 44])
      .fill(LEAF_GOLD)
      .stroke({ color: INK, width: 1.4 }),
  );
  return root;
}

export interface Boats {
  readonly root: Container;
  show(view: View): void;
  sprite(seat: number): Container | undefined;
  /** Rocks the boats on the water without moving them. */
  bob(seconds: number): void;
  settle(scale: number): void;
  destroy(): void;
}

/** Creates the boats. Their number is taken from the first view. `sharpness` is in device pixels per unit. */
export function createBoats(sharpness: number, raster: Raster): Boats {
  const root = new Container();
  const pictures: Picture[] = [];
  const boats: Container[] = [];
  const redraw = () => pictures.forEach((picture) => picture.redraw(textureScale(sharpness)));
  return {
    root,
    show(view) {
      while (boats.length < view.players.length) {
        const picture = createPicture(raster, drawBoat(boats.length));
        pictures.push(picture);
        boats.push(root.addChild(new Container({ children: [picture.sprite] })));
        picture.redraw(textureScale(sharpness));
      }
      const together = (space: number) => view.players.flatMap(({ boat }, seat) => (boat === space ? [seat] : []));
      boats.forEach((boat, seat) => {
        const here = together(view.players[seat].boat);
        const { x, y, scale } = berth(view.players[seat].boat, here.indexOf(seat), here.length);
        boat.position.set(x, y);
        boat.scale.set(scale);
      });
    },
    sprite: (seat) => boats[seat],
    bob(seconds) {
      boats.forEach((boat, seat) => {
        boat.pivot.y = Math.sin(seconds * 1.7 + seat * 2) * 1.8;
        boat.skew.x = Math.sin(seconds * 1.2 + seat) * 0.035;
      });
    },
    settle(scale) {
      sharpness = scale;
      redraw();
    },
    destroy: () => pictures.forEach((picture) => picture.destroy()),
  };
}

/** A river barge with a square sail; the origin is its centre. */
function drawBoat(seat: number): Container {
  const { field } = HOUSE_COLOURS[seat];
  const sail = () =>
    new Graphics()
      .moveTo(-16, -22)
      .quadraticCurveTo(0, -26, 16, -22)
      .quadraticCurveTo(20, -8, 15, 3)
      .quadraticCurveTo(0, 0, -15, 3)
      .quadraticCurveTo(-20, -8, -16, -22)
      .closePath();
  const hull = new Graphics()
    .ellipse(0, 17, 24, 4)
    .fill({ color: 0x0d2450, alpha: 0.4 })
    .moveTo(-23, 5)
    .quadraticCurveTo(-20, 18, -10, 18)
    .lineTo(11, 18)
    .quadraticCurveTo(21, 16, 25, 3)
    .lineTo(16, 7)
    .lineTo(-15, 7)
    .closePath()
    .fill(TIMBER)
    .stroke({ color: INK, width: 1.8 })
    .moveTo(-16, 11)
    .lineTo(18, 11)
    .stroke({ color: field, width: 2.6 })
    .moveTo(0, 8)
    .lineTo(0, -27)
    .stroke({ color: INK, width: 2.4 });
  const arms = emblem(seat, 22);
  arms.y = -10;
  return new Container({ children: [hull, houseField(seat, sail, 5), arms] });
}
