import { Container, Graphics } from 'pixi.js';
import type { Rect, TargetId, Path } from '../../board/board-types';
import { dispose } from '../../board/dispose';
import { INK, VELLUM } from './colours';
import { label, sharpen, textureScale } from './lettering';

/** Radius of the line's dots, and the distance between them, in world units. */
const DOT = 3.6;
const APART = 15;
/** Radius of a mark's disc, in world units. */
const DISC = 15;
const LINE = 0x0b4f9e;

/**
 * Draws a piece's path over a board: a dotted line with a mark at each stop, and the coats of arms of players who can
 * block the piece.
 */
interface PathLayer {
  /** Draws a path; `null` removes it. */
  show(path: Path | null): void;
  /** Redraws after pieces or the zoom have changed. `sharpness` is device pixels per unit. */
  redraw(sharpness?: number): void;
}

/**
 * Draws paths in a layer, between the places returned by `locate`. `arms` draws a power's coat of arms, centred, with a
 * height in units. `lane` returns the route between two stops if it is not straight.
 */
export function createPathLayer(
  root: Container,
  locate: (target: TargetId) => Rect | null,
  arms: (power: number, size: number) => Container,
  lane: (from: TargetId, to: TargetId) => readonly Point[] | null = () => null,
): PathLayer {
  let shown: Path | null = null;
  let sharpness = 1;
  const draw = () => {
    root.removeChildren().forEach((child) => dispose(child));
    if (!shown) return;
    const stops = shown.flatMap(({ at, ...stop }) => {
      const rect = locate(at);
      return rect ? [{ ...stop, at, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }] : [];
    });
    const line = stops.flatMap((stop, i) => {
      const bends = i === 0 ? null : lane(stops[i - 1].at, stop.at);
      if (!bends) return [stop];
      // The stop is where the lane ends, which need not be the middle of its place.
      return [...bends.slice(1, -1), Object.assign(stop, bends[bends.length - 1])];
    });
    root.addChild(dots(line));
    stops.forEach(({ x, y, mark, asks }) => {
      const disc = mark ? markOf(mark) : new Container();
      disc.position.set(x, y);
      asks.forEach((power, i) => {
        const shield = shieldOf(arms(power, 21));
        shield.position.set(DISC + 13 + i * 27, -DISC - 4);
        disc.addChild(shield);
      });
      root.addChild(disc);
    });
    sharpen(root, textureScale(sharpness));
  };
  return {
    show(path) {
      if (path === shown) return;
      shown = path;
      draw();
    },
    redraw(scale = sharpness) {
      sharpness = scale;
      if (shown) draw();
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Dots from point to point, white with a dark rim to be visible on land and water. */
function dots(points: readonly Point[]): Graphics {
  const graphics = new Graphics();
  points.slice(1).forEach((to, i) => {
    const from = points[i];
    const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / APART));
    for (let n = 0; n <= count; n++) {
      const [x, y] = [from.x + ((to.x - from.x) * n) / count, from.y + ((to.y - from.y) * n) / count];
      graphics.circle(x, y, DOT);
    }
  });
  return graphics.fill(0xffffff).stroke({ color: LINE, width: 2.4 });
}

function markOf(mark: string): Container {
  const text = label(mark, 'figure', 0xffffff, 19, { width: 3 * DISC, height: 1.5 * DISC });
  const width = Math.max(2 * DISC, text.width + 14);
  const disc = new Graphics()
    .roundRect(-width / 2, -DISC, width, 2 * DISC, DISC)
    .fill(LINE)
    .stroke({ color: 0xffffff, width: 2.4 });
  return new Container({ children: [disc, text] });
}

/** A coat of arms on a plate, which distinguishes it from the flags on the board. */
function shieldOf(arms: Container): Container {
  const plate = new Graphics().circle(0, 0, 15).fill(VELLUM).stroke({ color: INK, width: 2 });
  return new Container({ children: [plate, arms] });
}
