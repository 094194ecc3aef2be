import { Container, Graphics } from 'pixi.js';
import type { GoodId, PortId } from '../../../../engine/games/serenissima/board';
import { empty } from '../../kit/scene';
import type { Lettering } from '../../../board/board-types';
import { createPicture } from '../../../board/raster';
import type { Raster } from '../../../board/raster';
import { basilica, fort } from './buildings';
import { cardHead, edgeOf, edgeWidth, garrisonPlate } from './card-head';
import type { CardLook } from './dressings/card-look';
import { goodPiece, label, sharpen, textureScale } from './drawing';
import { harbour } from './harbour';
import { middle, NAME_HEIGHT, SLOT } from './layout';
import { GOLD, GOOD_COLOURS, INK, POWER_COLOURS } from './palette';
import type { BoardPlan } from './plan';

export interface PortShown {
  /** Its owner's coat of arms; -1 if it has no owner. */
  readonly arms: number;
  readonly garrison: number;
  readonly fort: boolean;
  readonly basilica: boolean;
  /** Closed to trade. */
  readonly closed: boolean;
  readonly warehouse: readonly GoodId[];
  /** The number on the first warehouse space. The numbers increase by one. */
  readonly first: number;
  /** Whether it is dusk, when lanterns are lit. */
  readonly dusk: boolean;
  /** Income at a scoring, by number of goods in store; empty if there are no scorings. */
  readonly incomes: readonly number[];
}

/** A port on the board: its town on the coast, and its card with the warehouse. */
interface PortSprite {
  readonly sprite: Container;
  show(port: PortShown): void;
  /** Scales the card around its centre. */
  resize(size: number): void;
  relabel(): void;
  /** Redraws. `scale` is device pixels per unit. */
  settle(scale: number): void;
  destroy(): void;
}

/** Creates a port. Its parts are redrawn only if they have changed. */
export function createPort(
  plan: BoardPlan,
  id: PortId,
  look: CardLook,
  raster: Raster,
  lettering: Lettering,
): PortSprite {
  const [shore, state] = [new Container(), new Container()];
  const drawShore = (port: PortShown) => {
    empty(shore);
    const { ports, spaces } = plan.places;
    shore.addChild(leader(plan, id), town(plan, id), harbour(ports[id], harbourOf(plan, id, port), spaces));
  };
  let shown = '';
  let sharpness = 1;
  let redraw = () => {};
  const coast = createPicture(raster, shore);
  const picture = createPicture(raster, state);
  const frame = new Container({ children: [picture.sprite] });
  const { x, y } = middle(plan.layout.cards[id]);
  frame.pivot.set(x, y);
  frame.position.set(x, y);
  let cached = '';
  // A port has many small shapes and rarely changes, so it is rendered to a texture.
  const cache = () => {
    const resolution = textureScale(sharpness * frame.scale.x);
    const key = `${shown} ${resolution.toFixed(3)}`;
    if (key === cached) return;
    cached = key;
    sharpen(state, resolution);
    picture.redraw(resolution);
  };
  return {
    sprite: new Container({ children: [coast.sprite, frame] }),
    resize: (size) => frame.scale.set(size),
    show(port) {
      const key = JSON.stringify([POWER_COLOURS[port.arms], port]);
      if (key === shown) return;
      shown = key;
      drawShore(port);
      coast.redraw(textureScale(sharpness));
      redraw = () => {
        empty(state);
        state.addChild(card(plan, id, look, port.arms, lettering), warehouseOf(plan, id, look, port));
        if (port.closed) state.addChild(chains(plan, id));
        state.addChild(holdings(plan, id, port));
        cache();
      };
      redraw();
    },
    relabel() {
      cached = '';
      redraw();
    },
    destroy() {
      coast.destroy();
      picture.destroy();
    },
    settle(scale) {
      sharpness = scale;
      if (shown === '') return;
      coast.redraw(textureScale(sharpness));
      cache();
    },
  };
}

function harbourOf({ layout }: BoardPlan, id: PortId, { arms, garrison, warehouse, dusk }: PortShown) {
  const goods = warehouse.length;
  return { arms, garrison, goods, full: goods === layout.cards[id].slots.length, dusk };
}

/** The line from the town to the middle of its card, which covers the end at any size. */
function leader({ places, layout }: BoardPlan, id: PortId): Graphics {
  const { x, y } = places.ports[id];
  const end = middle(layout.cards[id]);
  return new Graphics().moveTo(x, y).lineTo(end.x, end.y).stroke({ color: INK, width: 1.6, alpha: 0.6 });
}

function town({ places, great }: BoardPlan, id: PortId): Container {
  const capital = great.has(id);
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
  graphics.position.set(places.ports[id].x, places.ports[id].y + 7);
  return graphics;
}

function card(plan: BoardPlan, id: PortId, look: CardLook, power: number, lettering: Lettering): Container {
  const { board, goods, layout, unowned } = plan;
  const { x, y, width, height, product } = layout.cards[id];
  const good = goods[board.ports[id].good];
  const root = new Container();
  root.position.set(x, y);
  const sheet = look.sheet(width, height, { color: edgeOf(power, unowned), width: edgeWidth(power) }, id);
  const ring = new Graphics()
    .circle(0, 0, SLOT / 2)
    .fill(0xfffcf3)
    .stroke({ color: GOOD_COLOURS[good], width: 4 });
  const piece = goodPiece(good, SLOT * 0.62);
  ring.position.set(product.x, product.y);
  piece.position.set(product.x, product.y);
  root.addChild(sheet, cardHead(plan, id, power, lettering), ring, piece);
  return root;
}

function warehouseOf(
  { goods, layout }: BoardPlan,
  id: PortId,
  look: CardLook,
  { warehouse, first, incomes }: PortShown,
): Container {
  const { x, y, slots, strip } = layout.cards[id];
  const root = new Container();
  slots.forEach((slot, i) => {
    const good = warehouse.at(i);
    const next = i === warehouse.length;
    const well = look.well(good !== undefined ? 'good' : next ? 'next' : 'price', id * 11 + i);
    const mark =
      good === undefined
        ? label(String(first + i), 'figure', look.ink(next), 23, { width: SLOT - 5, height: SLOT })
        : goodPiece(goods[good], SLOT * 0.76);
    for (const part of [well, mark]) part.position.set(x + slot.x + SLOT / 2, y + slot.y + SLOT / 2);
    root.addChild(well, mark);
    if (strip === 0) return;
    const income = incomeMark(incomes[i + 1], i + 1 === warehouse.length, look.income);
    income.position.set(x + slot.x + SLOT / 2, y + slot.y + SLOT + strip / 2);
    root.addChild(income);
  });
  return root;
}

/** A number on the income track. The port's current income is on a coin. */
function incomeMark(ducats: number, now: boolean, ink: number): Container {
  const root = new Container();
  if (now)
    root.addChild(
      new Graphics()
        .roundRect(-SLOT / 2 + 1, -10, SLOT - 2, 20, 10)
        .fill(0xf0c24a)
        .stroke({ color: GOLD, width: 1.8 }),
    );
  root.addChild(label(String(ducats), 'figure', now ? INK : ink, 21, { width: SLOT, height: 29 }));
  return root;
}

function chains({ layout }: BoardPlan, id: PortId): Graphics {
  const { x, y, width, height } = layout.cards[id];
  const graphics = new Graphics().roundRect(x, y, width, height, 8).fill({ color: 0xd8c8a0, alpha: 0.72 });
  for (const [from, to] of [
    [y + NAME_HEIGHT, y + height - 6],
    [y + height - 6, y + NAME_HEIGHT],
  ]) {
    const links = Math.round(width / 15);
    for (let i = 0; i < links; i++) {
      const t = (i + 0.5) / links;
      graphics.ellipse(x + 6 + t * (width - 12), from + t * (to - from), 8, 5).stroke({ color: INK, width: 2.6 });
    }
  }
  return graphics;
}

/** The place of a port's fort or basilica, the `nth` from the right, relative to its card. */
export const holdingPlace = (width: number, nth: number) => ({ x: width - 74 - nth * 44, y: -16 });

/** The garrison's strength above the card's header, and the port's fort and basilica. */
function holdings({ layout }: BoardPlan, id: PortId, { arms, garrison, ...built }: PortShown): Container {
  const { x, y, width } = layout.cards[id];
  const root = new Container();
  if (arms >= 0) {
    const plate = garrisonPlate(arms, garrison);
    plate.position.set(x + width - 24, y - 10);
    root.addChild(plate);
  }
  const buildings = [built.fort && fort(), built.basilica && basilica()].filter((it) => it !== false);
  buildings.forEach((building, i) => {
    const place = holdingPlace(width, i);
    building.position.set(x + place.x, y + place.y);
  });
  if (buildings.length > 0) root.addChild(...buildings);
  return root;
}
