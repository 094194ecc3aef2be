import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { glow } from '../../kit/paint';
import { landAt } from './on-land';
import type { Point } from './geography';
import { INK, POWER_COLOURS } from './palette';

/** The state that a port's harbour shows. */
interface HarbourShown {
  /** Its owner's coat of arms; -1 if it has no owner. */
  readonly arms: number;
  readonly garrison: number;
  readonly goods: number;
  readonly full: boolean;
  /** Whether it is dusk, when lanterns are lit. */
  readonly dusk: boolean;
}

/** More masts than this would hide the town. */
const MAX_MASTS = 4;

/** A boat's area around the middle of its hull, with its mast and pennant. */
const BOAT = { left: 6, above: 19, width: 14, height: 25 };
/** The distance of boats from the centre of a space's rose: outside the ring of a space that can be chosen. */
const CLEAR_OF_ROSE = 29;

/**
 * A port's state beside its town: masts for the garrison, unless a space's rose is there, smoke for goods, crates if
 * full, lanterns at dusk.
 */
export function harbour(
  port: Point,
  { arms, garrison, goods, full, dusk }: HarbourShown,
  roses: readonly Point[],
): Container {
  const root = new Container();
  root.position.set(port.x, port.y + 7);
  const seaward = seawardOf(port);
  if (arms >= 0) root.addChild(masts(boatsIn(port, garrison, roses), POWER_COLOURS[arms].field));
  if (goods > 0) root.addChild(smoke(seaward));
  if (full) root.addChild(crates(-seaward));
  if (dusk) root.addChild(lantern());
  return root;
}

/** The side of a town on which its masts are: 1 for right, -1 for left. */
export const seawardOf = ({ x, y }: Point): number => (landAt({ x: x - 26, y }) ? 1 : -1);

/** The places of a garrison's boats, from the town out to sea, relative to the town. */
export function boatsIn(port: Point, garrison: number, roses: readonly Point[]): readonly number[] {
  const side = seawardOf(port);
  const places = Array.from({ length: Math.min(MAX_MASTS, garrison) }, (_, i) => side * (21 + i * 8));
  return places.filter((x) => roses.every((rose) => distanceTo(boatAt(port, x), rose) >= CLEAR_OF_ROSE));
}

const boatAt = (port: Point, x: number): Rect => ({
  x: port.x + x - BOAT.left,
  y: port.y + 7 - BOAT.above,
  width: BOAT.width,
  height: BOAT.height,
});

const distanceTo = (rect: Rect, { x, y }: Point): number =>
  Math.hypot(Math.max(rect.x - x, 0, x - rect.x - rect.width), Math.max(rect.y - y, 0, y - rect.y - rect.height));

function masts(places: readonly number[], colour: number): Graphics {
  const graphics = new Graphics();
  for (const [i, x] of places.entries()) {
    const high = BOAT.above - (i % 2) * 4;
    graphics
      .moveTo(x - 6, 0)
      .quadraticCurveTo(x, 6, x + 6, 0)
      .fill(0x7a4d22)
      .stroke({ color: INK, width: 1 })
      .moveTo(x, 1)
      .lineTo(x, -high)
      .stroke({ color: INK, width: 1.5 })
      .poly([x, -high, x + 8, -high + 3, x, -high + 6])
      .fill(colour)
      .stroke({ color: INK, width: 0.8 });
  }
  return graphics;
}

function smoke(side: number): Graphics {
  const graphics = new Graphics();
  for (const [x, y, radius, alpha] of [
    [1, -31, 3, 0.55],
    [4, -38, 4.4, 0.42],
    [9, -46, 6, 0.28],
    [16, -53, 7.4, 0.16],
  ])
    graphics.circle(-side * x, y, radius).fill({ color: 0xfaf6ea, alpha });
  return graphics;
}

function crates(side: number): Graphics {
  const graphics = new Graphics();
  for (const [x, y] of [
    [18, 0],
    [27, 0],
    [22, -8],
  ])
    graphics
      .rect(side * x - 4, y - 8, 8, 8)
      .fill(0xb07c42)
      .stroke({ color: INK, width: 1 })
      .moveTo(side * x - 4, y - 4)
      .lineTo(side * x + 4, y - 4)
      .stroke({ color: INK, width: 0.9 });
  return graphics;
}

function lantern(): Graphics {
  return new Graphics()
    .circle(0, -12, 30)
    .fill(
      glow([
        [0xffd36b, 0.75],
        [0xffb43a, 0.3],
        [0xffa526, 0],
      ]),
    )
    .circle(-5, -8, 1.8)
    .circle(5, -10, 1.8)
    .fill(0xfff3b8);
}
