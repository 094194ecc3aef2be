import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { drawn } from '../../../board/drawn';
import { EMBLEMS } from './emblems';
import { HATCHES } from './hatch';
import { GOOD_SHAPES, SAILOR_SHAPE } from './good-shapes';
import type { GoodKind } from './good-shapes';
import { crewColour, GOLD, GOOD_COLOURS, INK, POWER_COLOURS, tincture } from './palette';

export { label, sharpen, textureScale } from '../../kit/lettering';

/** Parsed once and shared by all pieces of a kind. */
const GOOD_PATHS = Object.fromEntries(
  Object.entries(GOOD_SHAPES).map(([kind, { body, detail }]) => [
    kind,
    { body: new GraphicsPath(body), detail: new GraphicsPath(detail) },
  ]),
) as Readonly<Record<GoodKind, { readonly body: GraphicsPath; readonly detail: GraphicsPath }>>;
const SAILOR_PATH = new GraphicsPath(SAILOR_SHAPE);
const HATCH_PATHS = HATCHES.map((path) => new GraphicsPath(path));
const EMBLEM_PATHS = EMBLEMS.map(({ path }) => new GraphicsPath(path));

/** A good as a piece, centred, `size` units wide. */
export function goodPiece(good: GoodKind, size: number): Container {
  const piece = () =>
    new Graphics()
      .path(GOOD_PATHS[good].body)
      .fill(GOOD_COLOURS[good])
      .stroke({ color: 0xffffff, width: 5, alpha: 0.55 })
      .path(GOOD_PATHS[good].detail)
      .fill({ color: 0xffffff, alpha: 0.5 });
  return centred(drawn(`good ${good}`, piece), size);
}

/** A sailor of a power as a piece, centred. */
export function sailorPiece(power: number, size: number): Container {
  const colour = crewColour(power);
  const piece = () => new Graphics().path(SAILOR_PATH).fill(colour).stroke({ color: 0xffffff, width: 6, alpha: 0.8 });
  return centred(drawn(`sailor ${colour}`, piece), size);
}

/** A power's emblem, centred. */
export function emblem(power: number, size: number): Container {
  const charge = () => new Graphics().path(EMBLEM_PATHS[power]).fill(POWER_COLOURS[power].emblem);
  return centred(drawn(`emblem ${tincture(power)}`, charge), size);
}

/** A power's round coat of arms, centred. */
export function arms(power: number, size: number): Container {
  const { field, dark } = POWER_COLOURS[power];
  const disc = new Graphics()
    .circle(0, 0, size / 2)
    .fill(field)
    .stroke({ color: dark, width: 1.4 });
  return new Container({ children: [disc, emblem(power, size * 0.66)] });
}

/** A power's hatching over a field of this size, from its top left corner. */
export function hatching(power: number, width: number, height: number): Graphics {
  const strokes = () =>
    new Graphics()
      .path(HATCH_PATHS[power])
      .stroke({ color: POWER_COLOURS[power].dark, width: 3.4, alpha: 0.55, cap: 'round' });
  const lines = drawn(`hatching ${tincture(power)}`, strokes);
  lines.scale.set(width / 100, height / 100);
  return lines;
}

/** A banner on its pole. The origin is the base. */
export function banner(power: number, height: number): Container {
  const { field, dark } = POWER_COLOURS[power];
  const width = height * 0.86;
  const cloth = height * 0.66;
  const flag = new Graphics()
    .moveTo(0, 0)
    .lineTo(0, -height)
    .stroke({ color: INK, width: 2.4 })
    .poly([
      0,
      -height,
      width,
      -height + 2,
      width * 0.86,
      -height + cloth / 2,
      width,
      -height + cloth - 2,
      0,
      -height + cloth,
    ])
    .fill(field)
    .stroke({ color: dark, width: 1.6 });
  const root = new Container();
  const lines = hatching(power, width * 0.84, cloth - 3);
  lines.position.set(1, -height + 1.5);
  const arms = emblem(power, cloth * 0.78);
  arms.position.set(width * 0.44, -height + cloth / 2);
  root.addChild(flag, lines, arms);
  return root;
}

/** An eight-pointed rose, centred. */
export function rose(radius: number, colour = GOLD): Graphics {
  const graphics = new Graphics();
  for (const [long, turn, alpha] of [
    [0.62, Math.PI / 4, 0.55],
    [1, 0, 0.9],
  ] as const) {
    const points: number[] = [];
    for (let i = 0; i < 8; i++) {
      const reach = i % 2 === 0 ? radius * long : radius * 0.2;
      const angle = turn + (i * Math.PI) / 4;
      points.push(Math.sin(angle) * reach, -Math.cos(angle) * reach);
    }
    graphics.poly(points).fill({ color: colour, alpha }).stroke({ color: INK, width: 0.8, alpha: 0.7 });
  }
  return graphics;
}

function centred(graphics: Graphics, size: number): Graphics {
  graphics.pivot.set(50, 50);
  graphics.scale.set(size / 100);
  return graphics;
}
