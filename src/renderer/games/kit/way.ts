import { Container, Graphics } from 'pixi.js';
import type { Rect, TargetId, Way } from '../../board/board-types';
import { INK, VELLUM } from './colours';
import { label, OVERSAMPLE, sharpen } from './lettering';

/** Dots on the line, and how far they are apart, in world units. */
const DOT = 3.6;
const APART = 15;
/** The disc of a mark. */
const DISC = 15;
const LINE = 0x0b4f9e;

/** A piece's way over a board: a dotted line, at each stop its mark, and the arms of those who may keep the piece from going on. */
interface WayLayer {
  /** Draws a way, or takes it away. */
  show(way: Way | null): void;
  /** Draws it anew, since the pieces or the zoom have changed, for so many device pixels a unit. */
  redraw(sharpness?: number): void;
}

/** Draws ways in a layer, between places that `locate` knows; `arms` draws a power's, centred, so many units high. */
export function createWayLayer(
  root: Container,
  locate: (target: TargetId) => Rect | null,
  arms: (power: number, size: number) => Container,
): WayLayer {
  let shown: Way | null = null;
  let sharpness = 1;
  const draw = () => {
    root.removeChildren().forEach((child) => child.destroy({ children: true }));
    if (!shown) return;
    const stops = shown.flatMap(({ at, ...stop }) => {
      const rect = locate(at);
      return rect ? [{ ...stop, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }] : [];
    });
    root.addChild(dots(stops));
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
    sharpen(root, sharpness * OVERSAMPLE);
  };
  return {
    show(way) {
      if (way === shown) return;
      shown = way;
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

/** Dots from point to point: light ones with a dark rim, to be seen on land and water. */
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

/** Arms on a plate, so that they are told from the flags of the board. */
function shieldOf(arms: Container): Container {
  const plate = new Graphics().circle(0, 0, 15).fill(VELLUM).stroke({ color: INK, width: 2 });
  return new Container({ children: [plate, arms] });
}
