import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { GOLD, INK, VELLUM } from '../../kit/colours';
import { hatchedField } from '../../kit/hatching';
import { label } from '../../kit/lettering';
import { glow } from '../../kit/paint';
import { EMBLEMS, ICONS, SQUARE_SIGNS } from './icons';
import type { IconName } from './icons';
import { BUILDER_COLOURS, CRIMSON, GILT, SQUARE_COLOURS } from './palette';

/** Parsed once and shared by all symbols of a kind. The second argument turns inner outlines into holes. */
const ICON_PATHS = Object.fromEntries(
  Object.entries(ICONS).map(([name, path]) => [name, new GraphicsPath(path, true)]),
) as Record<IconName, GraphicsPath>;
const EMBLEM_PATHS = EMBLEMS.map(({ path }) => new GraphicsPath(path, true));
const SQUARE_PATHS = SQUARE_SIGNS.map((path) => new GraphicsPath(path));

function sized(graphics: Graphics, size: number): Graphics {
  graphics.pivot.set(50, 50);
  graphics.scale.set(size / 100);
  return graphics;
}

/** A symbol, centred, `size` units wide. */
export function icon(name: IconName, size: number, colour = INK): Graphics {
  return sized(new Graphics().path(ICON_PATHS[name]).fill(colour), size);
}

/** A coloured square of a part or a Doge tile with the symbol of its colour, centred. */
export function square(colour: number, size: number): Container {
  const root = new Container();
  const half = size / 2;
  const sign = sized(
    new Graphics().path(SQUARE_PATHS[colour]).fill({ color: colour === 3 ? 0x35210f : 0xffffff, alpha: 0.85 }),
    size * 0.48,
  );
  root.addChild(
    new Graphics()
      .roundRect(-half, -half, size, size, size * 0.16)
      .fill(SQUARE_COLOURS[colour])
      .stroke({ color: 0x35210f, width: 2 }),
    sign,
  );
  return root;
}

/** A gold coin with a number on it, centred. It is red if the price can't be paid. */
export function coin(text: string | number, size: number, dear = false): Container {
  const root = new Container();
  root.addChild(
    new Graphics()
      .circle(1.5, 2.5, size / 2)
      .fill({ color: 0x000000, alpha: 0.25 })
      .circle(0, 0, size / 2)
      .fill(dear ? 0xa81c28 : 0xf2cf6a)
      .stroke({ color: dear ? 0x5c0c14 : 0x8a6314, width: 2.5 })
      .circle(0, 0, size / 2 - 4.5)
      .stroke({ color: dear ? 0xf0b8a8 : 0xa67b1e, width: 1.3, alpha: 0.8 }),
    label(String(text), 'figure', dear ? 0xffffff : 0x35210f, size * 0.62),
  );
  return root;
}

/** An Approval as the Doge's wax seal, centred. */
export function seal(size: number): Container {
  const root = new Container();
  root.addChild(icon('approval', size, CRIMSON));
  return root;
}

/** Victory points: a number in a laurel wreath, centred. */
export function laurel(text: string, size: number): Container {
  const root = new Container();
  const leaves = new Graphics();
  for (let i = 0; i < 7; i++) {
    for (const side of [-1, 1]) {
      const angle = Math.PI / 2 + side * (0.35 + i * 0.36);
      leaves.ellipse(Math.cos(angle) * size * 0.46, Math.sin(angle) * size * 0.46, size * 0.1, size * 0.07);
    }
  }
  root.addChild(
    new Graphics()
      .circle(0, 0, size * 0.44)
      .fill(VELLUM)
      .stroke({ color: GOLD, width: 2 }),
    leaves.fill(0x5a7a35),
    label(text, 'figure', INK, size * 0.5),
  );
  return root;
}

/** The light on a turned wooden disc: from the upper left, with a dark lower rim. Drawn over its paint. */
const GLOSS = glow(
  [
    [0xffffff, 0.5],
    [0xffffff, 0.16],
    [0xffffff, 0],
    [0x120a04, 0.14],
  ],
  { x: 0.34, y: 0.26 },
);

/** A builder's emblem on a disc in their colour, centred. */
export function disc(seat: number, size: number): Container {
  const { field, dark, emblem } = BUILDER_COLOURS[seat];
  const root = new Container();
  root.addChild(
    new Graphics()
      .ellipse(size * 0.07, size * 0.1, size * 0.53, size * 0.51)
      .fill({ color: 0x000000, alpha: 0.2 })
      .circle(size * 0.03, size * 0.06, size / 2)
      .fill(dark),
    hatchedField(EMBLEMS[seat].hatch, () => new Graphics().circle(0, 0, size / 2), field, {
      step: Math.max(4.5, size / 8),
      colour: dark,
      alpha: 0.4,
    }),
    new Graphics()
      .circle(0, 0, size / 2)
      .fill(GLOSS)
      .stroke({ color: dark, width: size * 0.07 }),
    sized(new Graphics().path(EMBLEM_PATHS[seat]).fill(emblem), size * 0.62),
  );
  return root;
}

/** An action marker: a builder's disc with a gilded rim, centred. */
export function marker(seat: number, size: number): Container {
  const root = disc(seat, size);
  root.addChild(new Graphics().circle(0, 0, size / 2 - 4).stroke({ color: GILT, width: 2, alpha: 0.9 }));
  return root;
}

/** A small plan of the ship's six zones with some of them filled, centred, three cells wide. */
export function plan(zones: readonly number[], width: number, colour: number): Graphics {
  const [w, h] = [width / 3, width / 4.2];
  const graphics = new Graphics();
  for (let zone = 0; zone < 6; zone++) {
    const [x, y] = [(zone % 3) * w - width / 2, zone < 3 ? 0 : -h];
    graphics
      .rect(x, y, w, h)
      .fill(zones.includes(zone) ? colour : 0xfffaea)
      .stroke({ color: 0x35210f, width: 1.5 });
  }
  return graphics;
}
