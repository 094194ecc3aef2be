import type { Board } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import type { Point } from './geography';
import type { Card, CardPlan, Layout } from './plan';

/** The side of a warehouse space, in world units. */
export const SLOT = 34;
/** The gap between warehouse spaces, in world units. */
const GAP = 3;
const PAD = 6;
export const NAME_HEIGHT = 30;
const LETTER = 10.4;
/** Width reserved for the owner's shield beside the name. */
export const SHIELD = 25;
export const ABOVE = 24;

export const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A rectangle scaled around a point. */
export const resized = ({ x, y, width, height }: Rect, about: Point, size: number): Rect => ({
  x: about.x + (x - about.x) * size,
  y: about.y + (y - about.y) * size,
  width: width * size,
  height: height * size,
});

/** A card keeps its size on screen at any zoom, except that it grows by this fraction up to a zoom of two. */
const GROWTH = 0.25;

/** The size of cards, relative to the map, at a zoom relative to the view of the whole chart. */
export const cardSize = (closeness: number): number => (1 + GROWTH * Math.min(1, closeness - 1)) / closeness;

/** The cards of a board's ports. `strip` is the space below each row for the income at a scoring. */
export function layoutOf(board: Board, plan: CardPlan, strip = 0): Layout {
  const cards = board.ports.map(({ name, size }): Card => {
    const [x, y, columns] = plan[name];
    const rows = Math.ceil(size / columns);
    const pitch = SLOT + strip + GAP;
    const content = PAD + SLOT + PAD + columns * (SLOT + GAP) - GAP + PAD;
    const width = Math.max(content, name.length * LETTER + 2 * PAD + SHIELD);
    const height = NAME_HEIGHT + rows * pitch - GAP + PAD;
    const left = (width - content) / 2;
    return {
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      strip,
      product: { x: left + PAD + SLOT / 2, y: NAME_HEIGHT + (rows * pitch - GAP - strip) / 2 },
      slots: Array.from({ length: size }, (_, i) => ({
        x: left + PAD + SLOT + PAD + (i % columns) * (SLOT + GAP),
        y: NAME_HEIGHT + Math.floor(i / columns) * pitch,
      })),
    };
  });
  return {
    cards,
    slotCentre(port, slot) {
      const { x, y, slots } = cards[port];
      return { x: x + slots[slot].x + SLOT / 2, y: y + slots[slot].y + SLOT / 2 };
    },
  };
}
