import { Container, Graphics } from 'pixi.js';
import { NOBODY } from '../../../../engine/games/serenissima/common/board';
import { BOARD, FIRST_FIGURE } from '../../../../engine/games/serenissima/first-edition/data';
import type { Port } from '../../../../engine/games/serenissima/first-edition/state';
import type { FirstEditionView } from '../../../../engine/games/serenissima/first-edition/view-types';
import type { Lettering } from '../../../table/board-types';
import { createPicture } from '../../../table/raster';
import type { Raster } from '../../../table/raster';
import { placeKey } from '../place-keys';
import { banner, goodPiece, label, OVERSAMPLE, sailorPiece, sharpen } from './drawing';
import { CARD, NAME_HEIGHT, SLOT, townOf } from './layout';
import { GOLD, GOOD_COLOURS, INK, POWER_COLOURS, VELLUM } from './palette';

const CAPITALS = new Set(BOARD.powers.map((power) => power.capital));

/** A port on the board: its town on the coast and its card with the warehouse. */
export interface PortSprite {
  readonly sprite: Container;
  show(port: Readonly<Port>, view: FirstEditionView): void;
  /** Letters it in the language in force. */
  relabel(): void;
  /** Redraws for so many device pixels a unit. */
  settle(scale: number): void;
  destroy(): void;
}

/** Draws a port; what can change is drawn anew only when it has changed. */
export function createPort(id: number, raster: Raster, lettering: Lettering): PortSprite {
  const root = new Container();
  const state = new Container();
  root.addChild(leader(id), town(id), state);
  let shown = '';
  let sharpness = 1;
  let redraw = () => {};
  const picture = createPicture(raster, root);
  // A port is many small shapes that seldom change: it is shown as a picture.
  const cache = () => {
    sharpen(root, sharpness * OVERSAMPLE);
    picture.redraw(sharpness * OVERSAMPLE);
  };
  return {
    sprite: picture.sprite,
    show(port, view) {
      const power = port.owner === NOBODY ? -1 : view.powers[port.owner];
      const { owner, garrison, fort, warehouse } = port;
      const key = JSON.stringify([owner, power, garrison, fort, warehouse, view.options.figures]);
      if (key === shown) return;
      shown = key;
      redraw = () => {
        state.removeChildren().forEach((child) => child.destroy({ children: true }));
        state.addChild(card(id, power, lettering), warehouseOf(id, port, FIRST_FIGURE[view.options.figures]));
        if (power >= 0) state.addChild(ownership(id, power, port));
        cache();
      };
      redraw();
    },
    relabel: () => redraw(),
    destroy: () => picture.destroy(),
    settle(scale) {
      sharpness = scale;
      if (shown !== '') cache();
    },
  };
}

/** A fine line from the town to its card. */
function leader(id: number): Graphics {
  const { x, y } = townOf(id);
  const { x: left, y: top, width, height } = CARD[id];
  return new Graphics()
    .moveTo(x, y)
    .lineTo(Math.min(Math.max(x, left + 8), left + width - 8), Math.min(Math.max(y, top + 8), top + height - 8))
    .stroke({ color: INK, width: 1.6, alpha: 0.6 });
}

/** A church and houses for a port, gilded towers for a capital. */
function town(id: number): Container {
  const capital = CAPITALS.has(id);
  const fill = capital ? 0xe7b93f : 0xc9795a;
  const graphics = new Graphics();
  const towers = capital ? [-14, -4, 6] : [-7, 3];
  towers.forEach((x, i) => {
    const height = capital ? [17, 25, 19][i] : [10, 14][i];
    graphics
      .rect(x, -height, 8, height)
      .fill(fill)
      .stroke({ color: INK, width: 1.3 })
      .poly([x - 1.5, -height, x + 4, -height - 8, x + 9.5, -height])
      .fill(capital ? GOLD : 0x9a4f3a)
      .stroke({ color: INK, width: 1.2 });
  });
  graphics.position.set(townOf(id).x, townOf(id).y + 7);
  return graphics;
}

function card(id: number, power: number, lettering: Lettering): Container {
  const { x, y, width, height, product } = CARD[id];
  const { name, good } = BOARD.ports[id];
  const root = new Container();
  root.position.set(x, y);
  const edge = power < 0 ? 0x9c8a63 : POWER_COLOURS[power].dark;
  root.addChild(
    new Graphics()
      .roundRect(3, 4, width, height, 8)
      .fill({ color: 0x2a1a0a, alpha: 0.22 })
      .roundRect(0, 0, width, height, 8)
      .fill(VELLUM)
      .stroke({ color: edge, width: power < 0 ? 1.6 : 3.6 }),
  );
  const title = label(lettering.text(`ports.${placeKey(name)}`), 'place', CAPITALS.has(id) ? 0x8a5a00 : INK);
  title.position.set(width / 2, NAME_HEIGHT / 2 + 1);
  const ring = new Graphics()
    .circle(0, 0, SLOT / 2)
    .fill(0xffffff)
    .stroke({ color: GOOD_COLOURS[good], width: 4 });
  const piece = goodPiece(good, SLOT * 0.62);
  ring.position.set(product.x, product.y);
  piece.position.set(product.x, product.y);
  root.addChild(title, ring, piece);
  return root;
}

/** Warehouse spaces with their figures, and the goods that stand on them. */
function warehouseOf(id: number, port: Readonly<Port>, first: number): Container {
  const { x, y, slots } = CARD[id];
  const root = new Container();
  slots.forEach((slot, i) => {
    const good = port.warehouse[i];
    const next = i === port.warehouse.length;
    const box = new Graphics()
      .roundRect(0, 0, SLOT, SLOT, 5)
      .fill(good === undefined ? (next ? 0xfff6cf : 0xe9dab2) : 0xffffff)
      .stroke({ color: next ? GOLD : 0x9c8a63, width: next ? 2.6 : 1.4 });
    box.position.set(x + slot.x, y + slot.y);
    root.addChild(box);
    const mark =
      good === undefined
        ? label(String(first + i), 'figure', next ? 0x7a4b00 : 0x6d5c3c, 23)
        : goodPiece(good, SLOT * 0.8);
    mark.position.set(x + slot.x + SLOT / 2, y + slot.y + SLOT / 2);
    root.addChild(mark);
  });
  return root;
}

/** The owner's banner over the card, the garrison's strength, and the fort's walls. */
function ownership(id: number, power: number, port: Readonly<Port>): Container {
  const { x, y, width } = CARD[id];
  const root = new Container();
  const flag = banner(power, 44);
  flag.position.set(x + 1, y + 2);
  root.addChild(flag);
  const badge = new Graphics()
    .roundRect(-23, -13, 46, 26, 13)
    .fill(VELLUM)
    .stroke({ color: POWER_COLOURS[power].dark, width: 2.6 });
  const sailor = sailorPiece(18);
  sailor.position.set(-10, 0);
  const count = label(String(port.garrison), 'figure');
  count.position.set(9, 0);
  const garrison = new Container();
  garrison.addChild(badge, sailor, count);
  garrison.position.set(x + width - 18, y - 11);
  root.addChild(garrison);
  if (port.fort) {
    const walls = fort();
    walls.position.set(x + width - 60, y - 10);
    root.addChild(walls);
  }
  return root;
}

function fort(): Graphics {
  const graphics = new Graphics();
  const outline = [-16, 12, -16, -12, -9, -12, -9, -6, -4, -6, -4, -12, 4, -12, 4, -6, 9, -6, 9, -12, 16, -12, 16, 12];
  return graphics.poly(outline).fill(0xa9a294).stroke({ color: INK, width: 1.8 }).rect(-4, 0, 8, 12).fill(INK);
}
