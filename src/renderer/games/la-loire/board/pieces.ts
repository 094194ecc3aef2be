import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { hatchedField } from '../../kit/hatching';
import { GOOD_COLOURS, HOUSE_COLOURS, INK, SHIELD_COLOURS, VELLUM } from './palette';
import { EMBLEMS, SHIELD } from './heraldry';
import { CHARGES, GOOD_SHAPES, SIGNS } from './shapes';
import type { Sign } from './shapes';

/** Parsed once and shared by all pieces of a kind. */
const paths = (list: readonly string[]) => list.map((path) => new GraphicsPath(path));
const GOOD_BODIES = paths(GOOD_SHAPES.map(({ body }) => body));
const GOOD_DETAILS = paths(GOOD_SHAPES.map(({ detail }) => detail));
const CHARGE_PATHS = paths(CHARGES);
const EMBLEM_PATHS = paths(EMBLEMS.map(({ path }) => path));
const SHIELD_PATH = new GraphicsPath(SHIELD);

/** A good as a piece, centred, `size` units wide. */
export function goodPiece(good: number, size: number): Container {
  const piece = new Graphics()
    .path(GOOD_BODIES[good])
    .fill(GOOD_COLOURS[good])
    .stroke({ color: INK, width: 4 })
    .path(GOOD_DETAILS[good])
    .fill({ color: 0xffffff, alpha: 0.55 });
  return centred(piece, size);
}

/** A market shield, centred. */
export function shieldPiece(colour: number, size: number): Container {
  const { field, charge } = SHIELD_COLOURS[colour];
  const root = new Container();
  const mark = centred(new Graphics().path(CHARGE_PATHS[colour]).fill(charge), size * 0.62);
  mark.y = -size * 0.06;
  root.addChild(
    centred(new Graphics().path(SHIELD_PATH).fill(field).stroke({ color: INK, width: 5, join: 'round' }), size),
    mark,
  );
  return root;
}

/** A house's emblem, centred. */
export function emblem(seat: number, size: number, fill: number = HOUSE_COLOURS[seat].emblem): Container {
  return centred(new Graphics().path(EMBLEM_PATHS[seat]).fill(fill), size);
}

/** A field in a house's colours: an outline filled with its colour and hatching, with a dark edge. */
export function houseField(seat: number, outline: () => Graphics, step: number): Container {
  const { field, dark } = HOUSE_COLOURS[seat];
  const lined = hatchedField(EMBLEMS[seat].hatch, outline, field, { step, colour: dark, alpha: 0.75 });
  lined.addChild(outline().stroke({ color: dark, width: 1.8, join: 'round' }));
  return lined;
}

/** A house's round coat of arms, centred. */
export function arms(seat: number, size: number): Container {
  const field = houseField(seat, () => new Graphics().circle(0, 0, size / 2), size / 5);
  return new Container({ children: [field, emblem(seat, size * 0.66)] });
}

/** A house's banner on its pole; the origin is the base. */
export function banner(seat: number, height: number): Container {
  const [width, cloth] = [height * 0.72, height * 0.58];
  const root = new Container();
  const flag = () =>
    new Graphics().poly([
      0,
      -height,
      width,
      -height,
      width * 0.84,
      -height + cloth / 2,
      width,
      -height + cloth,
      0,
      -height + cloth,
    ]);
  const arms = emblem(seat, cloth * 0.8);
  arms.position.set(width * 0.42, -height + cloth / 2);
  root.addChild(
    new Graphics().moveTo(0, 0).lineTo(0, -height).stroke({ color: INK, width: 2.4 }),
    houseField(seat, flag, 6),
    arms,
  );
  return root;
}

/** A small symbol on a light disc, centred. */
export function badge(sign: Sign, size: number, fill: number = INK): Container {
  const root = new Container();
  root.addChild(
    new Graphics()
      .circle(0, 0, size / 2)
      .fill(VELLUM)
      .stroke({ color: INK, width: 1.4 }),
    signPiece(sign, size * 0.68, fill),
  );
  return root;
}

/** A symbol without a disc, centred. Not cached, because only a few are drawn. */
function signPiece(sign: Sign, size: number, fill: number = INK): Container {
  return centred(new Graphics().path(new GraphicsPath(SIGNS[sign], true)).fill(fill), size);
}

/** A house's message cube, centred. */
export function cubePiece(seat: number, size: number): Container {
  const half = size / 2;
  const root = new Container();
  root.addChild(
    houseField(seat, () => new Graphics().roundRect(-half, -half, size, size, 3), size / 5),
    emblem(seat, size * 0.72),
  );
  return root;
}

/** A sealed letter, centred, `width` units wide. The dots on the seal give its level. */
export function letterPiece(level: number, width: number): Container {
  const height = width * 0.66;
  const [x, y] = [-width / 2, -height / 2];
  const graphics = new Graphics()
    .roundRect(x, y, width, height, 2)
    .fill(0xfffaf0)
    .stroke({ color: INK, width: 1.6 })
    .moveTo(x, y)
    .lineTo(0, y + height * 0.55)
    .lineTo(x + width, y)
    .stroke({ color: INK, width: 1.2 })
    .circle(0, height * 0.1, width * 0.2)
    .fill(0xa3213a);
  for (let i = 0; i < level; i++) {
    const along = (i - (level - 1) / 2) * width * 0.09;
    graphics.circle(along, height * 0.1, width * 0.035);
  }
  return new Container({ children: [graphics.fill(0xffe9b0)] });
}

function centred(graphics: Graphics, size: number): Graphics {
  graphics.pivot.set(50, 50);
  graphics.scale.set(size / 100);
  return graphics;
}
