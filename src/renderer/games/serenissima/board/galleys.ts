import { Container, Graphics } from 'pixi.js';
import type { BaseGalley } from '../../../../engine/games/serenissima/berths';
import { glow } from '../../kit/paint';
import { empty } from '../../kit/scene';
import { dispose } from '../../../board/dispose';
import { createPicture } from '../../../board/raster';
import type { Picture, Raster } from '../../../board/raster';
import { CARGO, cargoScale } from './anchorage';
import { emblem, goodPiece, hatching, label, sailorPiece, sharpen, textureScale } from './drawing';
import type { GoodKind } from './good-shapes';
import { GOLD, INK, POWER_COLOURS, VELLUM } from './palette';

/** A galley's number, and whether it is the active galley. */
export interface BowMark {
  readonly number: number;
  readonly active: boolean;
}

/** A galley on the board. The origin is its centre. */
export interface GalleySprite {
  readonly root: Container;
  /** The number, crew and cargo, a part of `root` that is drawn above all hulls. */
  readonly figures: Container;
  /** Shows flag, crew and cargo; redraws only if they have changed. The number has the same size at any `scale`. */
  show(galley: Readonly<BaseGalley>, power: number, mark: BowMark, scale?: number): void;
  /** Gives hull and sail a power's colours until the next `show`. */
  recolour(power: number): void;
  /** Turns the bow towards its course. */
  head(dx: number): void;
  /** Shows the oars after this number of strokes. At whole numbers, the galley is at rest and has no wake. */
  row(strokes: number): void;
  /** Lifts the galley off the water, or puts it back. */
  lift(lifted: boolean): void;
  /** Rolls the galley at anchor. It is level at 0 seconds. */
  bob(seconds: number): void;
  /** Redraws. `scale` is device pixels per unit. */
  settle(scale: number): void;
  destroy(): void;
}

/** Creates a galley. `sharpness` is in device pixels per unit; `goods` are the edition's goods by id. */
export function createGalley(goods: readonly GoodKind[], sharpness: number, raster: Raster): GalleySprite {
  const root = new Container();
  const [ground, water, bank, ship, load] = Array.from({ length: 5 }, () => new Container());
  const pictures = [ground, water, bank, ship, load].map((part) => createPicture(raster, part));
  const [shadowPicture, wakePicture, oarsPicture, shipPicture, loadPicture] = pictures;
  ground.addChild(shadow());
  const shade = root.addChild(new Container({ children: [shadowPicture.sprite] }));
  const keel = root.addChild(new Container());
  keel.pivot.y = keel.y = WATERLINE;
  keel.scale.set(SIZE);
  // The oars pivot at the gunwale, where they leave the hull.
  const rowlocks = new Container();
  rowlocks.position.y = GUNWALE;
  rowlocks.pivot.y = GUNWALE;
  rowlocks.addChild(oarsPicture.sprite);
  water.addChild(wake());
  bank.addChild(oars());
  wakePicture.sprite.visible = false;
  keel.addChild(wakePicture.sprite, rowlocks, shipPicture.sprite);
  root.addChild(loadPicture.sprite);
  let shown = '';
  let borne: number | undefined;
  const cache = (changed: readonly Picture[] = pictures) => {
    sharpen(load, textureScale(sharpness));
    for (const part of changed) part.redraw(textureScale(part === loadPicture ? sharpness : sharpness * SIZE));
  };
  const dress = (power: number) => {
    borne = power;
    empty(ship);
    ship.addChild(bareGalley(power));
  };
  return {
    root,
    figures: loadPicture.sprite,
    recolour(power) {
      if (root.destroyed) return;
      shown = `${shown} recoloured`;
      dress(power);
      cache([shipPicture]);
    },
    settle(scale) {
      sharpness = scale;
      if (shown !== '') cache();
    },
    show(galley, power, mark, scale = 1) {
      const key = JSON.stringify([power, galley.sailors, galley.cargo, mark, scale]);
      if (key === shown) return;
      shown = key;
      empty(load);
      load.addChild(pieces(galley, power, goods, scale));
      load.addChild(bowMark(mark, power, scale));
      if (power === borne) return cache([loadPicture]);
      dress(power);
      cache();
    },
    destroy() {
      for (const part of pictures) part.destroy();
      dispose(root);
    },
    row(strokes) {
      const phase = (strokes % 1) * 2 * Math.PI;
      rowlocks.skew.x = Math.sin(phase) * 0.55;
      rowlocks.scale.y = 1 - Math.max(0, Math.cos(phase + Math.PI)) * 0.35;
      wakePicture.sprite.visible = strokes % 1 !== 0;
      wakePicture.sprite.alpha = 0.55 + Math.sin(phase) * 0.25;
    },
    lift(lifted) {
      root.pivot.y = lifted ? LIFT : 0;
      shade.y = lifted ? LIFT : 0;
      shade.scale.set(lifted ? 0.88 : 1);
    },
    bob(seconds) {
      keel.rotation = Math.sin(seconds * 1.1) * 0.03;
      keel.y = WATERLINE + Math.sin(seconds * 1.6) * 1.5;
    },
    head(dx) {
      if (Math.abs(dx) > 1) keel.scale.x = SIZE * Math.sign(dx);
    },
  };
}

/** How far a galley under the pointer is lifted, in its own units. */
const LIFT = 7;
/** How much larger the ship is drawn than its own units. Its shadow, number and cargo have their own sizes. */
const SIZE = 1.2;
/** The y at which the hull meets the water, and around which it rolls. */
const WATERLINE = 16;
/** The y at which the oars leave the hull. */
const GUNWALE = 6;
/** The outline around hull and sail. It separates galleys of any colour from the sea and from each other. */
const OUTLINE = { color: 0xfff6dc, width: 6.5, join: 'round', cap: 'round' } as const;

/** Where the hull meets the water: its shadow, darkest at the keel, and the foam along it. */
function shadow(): Graphics {
  return new Graphics()
    .ellipse(6, 20, 68, 13)
    .fill(
      glow([
        [0x06181f, 0.7],
        [0x06181f, 0.45],
        [0x06181f, 0],
      ]),
    )
    .ellipse(1, 17, 44, 5.5)
    .fill({ color: 0x06181f, alpha: 0.55 })
    .moveTo(-48, 16)
    .quadraticCurveTo(-4, 27, 52, 13)
    .stroke({ color: 0xf6fbf4, width: 2.8, alpha: 0.8, cap: 'round' });
}

function oars(): Graphics {
  const graphics = new Graphics();
  for (let x = -26; x <= 24; x += 8) {
    graphics
      .moveTo(x, GUNWALE)
      .lineTo(x - 8, 21)
      .stroke({ color: 0x6b4a25, width: 2.2, cap: 'round' });
  }
  return graphics;
}

function wake(): Graphics {
  const graphics = new Graphics();
  for (const [y, length, alpha] of [
    [14, 46, 0.8],
    [19, 62, 0.55],
    [24, 40, 0.35],
  ]) {
    graphics
      .moveTo(-30, y)
      .quadraticCurveTo(-40 - length / 2, y + 3, -40 - length, y + 1)
      .stroke({ color: 0xffffff, width: 3, alpha, cap: 'round' });
  }
  return graphics;
}

/** A galley's hull and sail, without what it carries. */
export const bareGalley = (power: number): Container =>
  new Container({ children: [outline(), hull(power), sail(power)] });

/** The cream outline behind hull, mast and sail. */
function outline(): Graphics {
  const graphics = new Graphics();
  for (const part of [side, rig, lateen]) part(graphics).stroke(OUTLINE);
  return graphics;
}

/** The hull with its stern castle and ram. Oars and shadow are below it. */
const side = (graphics: Graphics): Graphics =>
  graphics
    .moveTo(-42, -8)
    .quadraticCurveTo(-34, 16, -16, 16)
    .lineTo(24, 16)
    .quadraticCurveTo(38, 13, 50, 1)
    .lineTo(34, 2)
    .lineTo(-28, 2)
    .lineTo(-31, -9)
    .closePath();

function hull(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = side(new Graphics()).fill(0x8a5a2b).stroke({ color: INK, width: 2 });
  graphics.moveTo(-34, 6).lineTo(38, 6).stroke({ color: field, width: 4 });
  graphics.moveTo(-34, 9).lineTo(36, 9).stroke({ color: dark, width: 1.4 });
  return graphics;
}

/** The mast with its pennant. */
const rig = (graphics: Graphics): Graphics => graphics.moveTo(4, 4).lineTo(4, -47).lineTo(18, -43).lineTo(4, -38);

function lateen(graphics: Graphics): Graphics {
  return graphics
    .moveTo(-30, -4)
    .quadraticCurveTo(-8, -34, 26, -40)
    .quadraticCurveTo(34, -14, 20, 0)
    .quadraticCurveTo(-4, 4, -30, -4)
    .closePath();
}

/** A lateen sail in the power's colours with its emblem and a hem, and a pennant at the top. */
function sail(power: number): Container {
  const { field, emblem: bright, dark } = POWER_COLOURS[power];
  const root = new Container();
  const hem = new Graphics()
    .moveTo(-25, -5)
    .quadraticCurveTo(-3, 1, 18, -2.5)
    .stroke({ color: bright, width: 2.4, alpha: 0.9, cap: 'round' });
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
  root.addChild(cloth, lines.mask, lines, hem, arms);
  return root;
}

/** Sailors and goods in a row below the keel, larger than a small hull. */
function pieces(galley: Readonly<BaseGalley>, power: number, goods: readonly GoodKind[], scale: number): Container {
  const row = [
    ...Array.from({ length: galley.sailors }, () => sailorPiece(power, 17)),
    ...galley.cargo.flatMap((count, good) => Array.from({ length: count }, () => goodPiece(goods[good], 18))),
  ];
  const step = 19;
  const width = Math.max(1, row.length) * step + 6;
  const tray = new Graphics()
    .roundRect(-width / 2, 19, width, 22, 7)
    .fill({ color: VELLUM, alpha: 0.94 })
    .stroke({ color: INK, width: 1.3 });
  row.forEach((piece, i) => piece.position.set((i - (row.length - 1) / 2) * step, 30));
  const size = cargoScale(scale) / scale;
  const root = new Container({ children: [tray, ...row], scale: size });
  root.y = CARGO.top * (1 - size);
  return root;
}

/** The number on a disc over the stern. The active galley has the black token. */
function bowMark({ number, active }: BowMark, power: number, scale: number): Container {
  const root = new Container();
  root.position.set(-34, -24);
  root.scale.set(1 / scale);
  const disc = new Graphics();
  if (active) disc.circle(0, 0, 18).fill(GOLD).stroke({ color: INK, width: 1.6 });
  disc
    .circle(0, 0, 15)
    .fill(active ? 0x14100c : VELLUM)
    .stroke({ color: active ? INK : POWER_COLOURS[power].dark, width: 2.6 });
  root.addChild(
    disc,
    label(String(number), 'figure', active ? 0xffffff : INK, number > 9 ? 21 : 23, { width: 27, height: 34 }),
  );
  return root;
}
