import { Container, Graphics, GraphicsPath } from 'pixi.js';
import type { Figure } from '../../../../engine/games/la-loire/state';
import { empty } from '../../kit/scene';
import { dispose } from '../../../board/dispose';
import { createPicture } from '../../../board/raster';
import type { Raster } from '../../../board/raster';
import { label, sharpen, textureScale } from '../../kit/lettering';
import { INK, MINIUM, VELLUM } from './palette';
import { createLegs, horseBody, HORSE_COATS } from './horse';
import { badge, emblem, houseField } from './pieces';

/** The state of a figure: its house, its horses, and its direction (`null` in a city). */
interface FigureState {
  readonly seat: number;
  readonly horses: number;
  readonly heading: 'east' | 'west' | null;
  /** Its display scale. The horse count stays large enough to read. */
  readonly scale: number;
}

/** A figure on the board. The origin is on the ground below it. */
export interface FigureSprite {
  readonly root: Container;
  show(state: FigureState): void;
  /** Shows the figure trotting west or east at a phase of its stride, or standing if `phase` is `null`. */
  trot(phase: number | null, west: boolean): void;
  settle(scale: number): void;
  destroy(): void;
}

const CLOTH = new GraphicsPath(
  'M15 41L56 38Q68 40 74 54L76 84Q70 88 66 82Q60 90 55 83Q49 91 43 83Q37 90 31 83Q24 90 15 83Z',
);
const TABARD = new GraphicsPath('M30 78L36 42L60 42L66 78Z');
const HAT = new GraphicsPath('M28 8Q46 -10 64 8L70 12L22 12Z');
const ROBE = new GraphicsPath('M34 46Q36 22 46 20Q58 22 62 46Z');
const SACK = new GraphicsPath('M12 40Q4 26 16 18L14 12L26 12L24 18Q36 26 30 40Z');
const CAPE = new GraphicsPath('M40 22L18 24L2 44L22 42L32 48Z');
const HOOD = new GraphicsPath('M36 16Q34 -6 52 -4Q64 2 58 16L46 22Z');
const SCALE = 0.7;

/** Creates a merchant or messenger, invisible until `show` is called. `sharpness` is in device pixels per unit. */
export function createFigure(kind: Figure, sharpness: number, raster: Raster): FigureSprite {
  const root = new Container();
  const drawing = new Container();
  const picture = createPicture(raster, drawing);
  root.addChild(picture.sprite);
  let shown = '';
  let state: FigureState | undefined;
  let riding: { readonly legs: ReturnType<typeof createLegs>; readonly west: boolean } | undefined;
  const redraw = () => {
    sharpen(drawing, textureScale(sharpness));
    picture.redraw(textureScale(sharpness));
  };
  const draw = (what: FigureState, trotting: boolean) => {
    empty(drawing);
    drawing.addChild(...drawFigure(kind, what, trotting));
    redraw();
  };
  const stand = () => {
    if (riding) dispose(riding.legs.root);
    riding = undefined;
  };
  return {
    root,
    show(next) {
      const key = JSON.stringify(next);
      stand();
      if (key === shown) return;
      shown = key;
      state = next;
      draw(next, false);
    },
    trot(phase, west) {
      if (phase === null || !state) return stand();
      if (riding?.west !== west) {
        stand();
        const legs = createLegs(coatOf(state.seat));
        legs.root.pivot.set(46, 96);
        legs.root.scale.set(west ? -SCALE : SCALE, SCALE);
        legs.root.y = -4;
        legs.root.visible = state.horses > 0;
        root.addChildAt(legs.root, 0);
        riding = { legs, west };
        draw({ ...state, heading: west ? 'west' : 'east' }, true);
        shown = '';
      }
      riding.legs.gait(phase);
    },
    settle(scale) {
      sharpness = scale;
      if (shown !== '') redraw();
    },
    destroy() {
      picture.destroy();
      dispose(root);
    },
  };
}

const coatOf = (seat: number): number => HORSE_COATS[seat === 1 ? 0 : 3 - (seat % 3)];

function drawFigure(kind: Figure, { seat, horses, heading, scale }: FigureState, trotting: boolean): Container[] {
  const rider = new Graphics();
  rider.ellipse(44, 96, 42, 8).fill({ color: INK, alpha: 0.28 });
  const mount = new Container();
  if (horses > 0) {
    if (!trotting) mount.addChild(createLegs(coatOf(seat)).root);
    mount.addChild(horseBody(coatOf(seat)));
  } else {
    // On foot: the rider's own legs, and a tabard in the colour of the house.
    rider.rect(36, 70, 8, 26).rect(52, 70, 8, 26).fill(INK);
  }
  const cloth = houseField(seat, () => new Graphics().path(horses > 0 ? CLOTH : TABARD), 8.5);
  const upper = new Graphics();
  if (kind === 'merchant') {
    upper.path(SACK).fill(0xa9793d).stroke({ color: INK, width: 2 });
    upper.path(ROBE).fill(0x6b3f63).stroke({ color: INK, width: 2 });
    upper.circle(46, 14, 9).fill(0xf0cfa4).stroke({ color: INK, width: 1.6 });
    upper.path(HAT).fill(0x3a2a4f).stroke({ color: INK, width: 1.8 });
  } else {
    upper.path(CAPE).fill(MINIUM).stroke({ color: INK, width: 2 });
    upper.path(ROBE).fill(0xf3ecd8).stroke({ color: INK, width: 2 });
    upper.circle(47, 12, 9).fill(0xf0cfa4).stroke({ color: INK, width: 1.6 });
    upper.path(HOOD).fill(MINIUM).stroke({ color: INK, width: 1.8 });
    upper.circle(51, 12, 6.5).fill(0xf0cfa4);
    upper.rect(62, 24, 24, 16).fill(0xfffaf0).stroke({ color: INK, width: 1.6 }).circle(74, 33, 4).fill(0xa3213a);
  }
  const body = new Container({ children: [rider, mount, cloth, upper] });
  body.pivot.set(46, 96);
  body.scale.set(heading === 'west' ? -SCALE : SCALE, SCALE);
  body.y = -4;
  const arms = emblem(seat, 23);
  arms.position.set(heading === 'west' ? 1 : -1, horses > 0 ? -31 : -29);
  const [kindSign, count] = signPlaces(heading, scale);
  const mark = badge(kind === 'merchant' ? 'coin' : 'letter', 2 * kindSign.radius);
  mark.position.copyFrom(kindSign);
  const number = horseCount(horses, count.radius);
  number.position.copyFrom(count);
  return [body, arms, mark, number, ...(heading && !trotting ? [arrow(heading)] : [])];
}

/** The size of a disc's figure relative to its radius. */
const FIGURE_SIZE = 1 / 0.62;

/**
 * The discs with a figure's sign and its number of horses, relative to its feet: behind the rider, away from the horse's
 * head, and above the arrow.
 */
export function signPlaces(heading: FigureState['heading'], scale: number) {
  const x = heading === 'west' ? 27 : -27;
  const radius = Math.max(17, 18.6 / scale) / FIGURE_SIZE;
  return [
    { x, y: -66, radius: 10 },
    { x, y: -30, radius },
  ] as const;
}

function horseCount(horses: number, radius: number): Container {
  const figure = label(String(horses), 'figure', VELLUM, radius * FIGURE_SIZE);
  const disc = new Graphics().circle(0, 0, radius).fill(INK).stroke({ color: VELLUM, width: 1.4 });
  return new Container({ children: [disc, figure] });
}

function arrow(heading: 'east' | 'west'): Graphics {
  const sign = heading === 'east' ? 1 : -1;
  return new Graphics()
    .poly([-20 * sign, -5, 12 * sign, -5, 12 * sign, -11, 27 * sign, 0, 12 * sign, 11, 12 * sign, 5, -20 * sign, 5])
    .fill(0xf7d65a)
    .stroke({ color: INK, width: 2, join: 'round' });
}
