import { Container, Graphics } from 'pixi.js';
import type { Afloat } from '../../../../../engine/games/serenissima/common/berths';
import { createPicture } from '../../../../table/raster';
import type { Raster } from '../../../../table/raster';
import { emblem, goodPiece, hatching, label, OVERSAMPLE, sailorPiece, sharpen } from './drawing';
import type { GoodKind } from './good-shapes';
import { GOLD, INK, POWER_COLOURS, VELLUM } from './palette';

/** The number a galley bears at its bow, and whether its turn it is. */
export interface BowMark {
  readonly number: number;
  readonly active: boolean;
}

/** A galley on the board, at its own place and size; the origin is its middle. */
export interface GalleySprite {
  readonly root: Container;
  /** Flag, crew and cargo; drawn anew only when they have changed. */
  show(galley: Readonly<Afloat>, power: number, mark?: BowMark): void;
  /** Turns the bow to where it sails. */
  head(dx: number): void;
  /** Redraws for so many device pixels a unit. */
  settle(scale: number): void;
  destroy(): void;
}

/** Draws a galley for `sharpness` device pixels a unit. */
export function createGalley(goods: readonly GoodKind[], sharpness: number, raster: Raster): GalleySprite {
  const root = new Container();
  const [ship, load] = [new Container(), new Container()];
  const [shipPicture, loadPicture] = [createPicture(raster, ship), createPicture(raster, load)];
  const keel = root.addChild(new Container());
  keel.addChild(shipPicture.sprite);
  root.addChild(loadPicture.sprite);
  let shown = '';
  const cache = () => {
    sharpen(load, sharpness * OVERSAMPLE);
    for (const part of [shipPicture, loadPicture]) part.redraw(sharpness * OVERSAMPLE);
  };
  return {
    root,
    settle(scale) {
      sharpness = scale;
      if (shown !== '') cache();
    },
    show(galley, power, mark) {
      const key = JSON.stringify([power, galley.sailors, galley.cargo, mark]);
      if (key === shown) return;
      shown = key;
      for (const part of [ship, load]) part.removeChildren().forEach((child) => child.destroy({ children: true }));
      ship.addChild(hull(power), sail(power));
      load.addChild(...pieces(galley, goods));
      if (mark) load.addChild(bowMark(mark, power));
      cache();
    },
    destroy() {
      shipPicture.destroy();
      loadPicture.destroy();
      root.destroy({ children: true });
    },
    head(dx) {
      if (Math.abs(dx) > 1) keel.scale.x = Math.sign(dx);
    },
  };
}

function hull(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics();
  // Shadow on the water, then oars behind the hull, then the hull with its stern castle and ram.
  graphics.ellipse(0, 17, 46, 7).fill({ color: 0x20403f, alpha: 0.25 });
  for (let x = -26; x <= 24; x += 8) {
    graphics
      .moveTo(x, 6)
      .lineTo(x - 8, 21)
      .stroke({ color: 0x6b4a25, width: 2.2, cap: 'round' });
  }
  graphics
    .moveTo(-42, -8)
    .quadraticCurveTo(-34, 16, -16, 16)
    .lineTo(24, 16)
    .quadraticCurveTo(38, 13, 50, 1)
    .lineTo(34, 2)
    .lineTo(-28, 2)
    .lineTo(-31, -9)
    .closePath()
    .fill(0x8a5a2b)
    .stroke({ color: INK, width: 2 });
  graphics.moveTo(-34, 6).lineTo(38, 6).stroke({ color: field, width: 4 });
  graphics.moveTo(-34, 9).lineTo(36, 9).stroke({ color: dark, width: 1.4 });
  return graphics;
}

/** The outline of a lateen sail. */
function lateen(graphics: Graphics): Graphics {
  return graphics
    .moveTo(-30, -4)
    .quadraticCurveTo(-8, -34, 26, -40)
    .quadraticCurveTo(34, -14, 20, 0)
    .quadraticCurveTo(-4, 4, -30, -4)
    .closePath();
}

/** A lateen sail in the power's colours, its emblem on it, and a pennant at the top. */
function sail(power: number): Container {
  const { field, dark } = POWER_COLOURS[power];
  const root = new Container();
  const cloth = lateen(new Graphics().moveTo(4, 4).lineTo(4, -38).stroke({ color: INK, width: 3 }))
    .fill(field)
    .stroke({ color: dark, width: 2 })
    .poly([4, -38, 18, -43, 4, -47])
    .fill(dark);
  const arms = emblem(power, 26);
  arms.position.set(9, -17);
  const lines = hatching(power, 64, 44);
  lines.position.set(-32, -41);
  lines.mask = lateen(new Graphics()).fill(0xffffff);
  root.addChild(cloth, lines.mask, lines, arms);
  return root;
}

/** Sailors and goods in a row under the keel, five places. */
function pieces(galley: Readonly<Afloat>, goods: readonly GoodKind[]): Container[] {
  const row = [
    ...Array.from({ length: galley.sailors }, () => sailorPiece(17)),
    ...galley.cargo.flatMap((count, good) => Array.from({ length: count }, () => goodPiece(goods[good], 18))),
  ];
  const step = 19;
  const width = Math.max(1, row.length) * step + 6;
  const tray = new Graphics()
    .roundRect(-width / 2, 19, width, 22, 7)
    .fill({ color: VELLUM, alpha: 0.94 })
    .stroke({ color: INK, width: 1.3 });
  row.forEach((piece, i) => piece.position.set((i - (row.length - 1) / 2) * step, 30));
  return [tray, ...row];
}

/** The number on a disc over the stern; the galley whose turn it is bears the black token. */
function bowMark({ number, active }: BowMark, power: number): Container {
  const root = new Container();
  root.position.set(-34, -24);
  const disc = new Graphics();
  if (active) disc.circle(0, 0, 18).fill(GOLD).stroke({ color: INK, width: 1.6 });
  disc
    .circle(0, 0, 13.5)
    .fill(active ? 0x14100c : VELLUM)
    .stroke({ color: active ? INK : POWER_COLOURS[power].dark, width: 2.6 });
  root.addChild(disc, label(String(number), 'figure', active ? 0xffffff : INK, number > 9 ? 17 : 20));
  return root;
}
