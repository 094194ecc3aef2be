import { BOARD } from '../../../../../engine/games/serenissima/first-edition/data';
import type { Rect } from '../../../../table/board-types';
import { PORTS, SPACES } from './geography';
import type { Point } from './geography';

/** A warehouse space's side, and what lies between and around them, in world units. */
export const SLOT = 34;
export const GAP = 3;
export const PAD = 6;
export const NAME_HEIGHT = 25;
const LETTER = 11.2;

/** Where each port's card stands, as its centre, and how many warehouse spaces it has in a row. Placed by hand on free land. */
const CARDS: Readonly<Record<string, readonly [x: number, y: number, columns: number]>> = {
  Venice: [838, 194, 6],
  Genoa: [556, 254, 6],
  Valencia: [118, 478, 3],
  Istanbul: [1716, 521, 6],
  Ragusa: [1146, 368, 4],
  Marseille: [424, 354, 2],
  Sardinia: [698, 548, 1],
  Civitavecchia: [850, 385, 2],
  Algiers: [322, 776, 4],
  Barcelona: [302, 424, 2],
  Smyrna: [1572, 607, 4],
  Corfu: [1216, 528, 2],
  Naples: [986, 505, 2],
  Modon: [1230, 650, 2],
  Rhodes: [1626, 692, 2],
  Sicily: [864, 702, 1],
  Tunis: [600, 792, 4],
  Crete: [1486, 824, 2],
  Antioch: [1770, 619, 4],
  Tripoli: [806, 1018, 4],
  Alexandria: [1650, 1064, 4],
  Acre: [1914, 852, 2],
  Cyrene: [1268, 1008, 2],
};

/** A port's card: name above, then its good and the warehouse spaces in rows. */
export interface Card extends Rect {
  readonly columns: number;
  /** Top left corner of each warehouse space, relative to the card's. */
  readonly slots: readonly Point[];
  /** Centre of the produced good, relative to the card's corner. */
  readonly product: Point;
}

export const CARD: readonly Card[] = BOARD.ports.map(({ name, size }) => {
  const [x, y, columns] = CARDS[name];
  const rows = Math.ceil(size / columns);
  const content = PAD + SLOT + PAD + columns * (SLOT + GAP) - GAP + PAD;
  const width = Math.max(content, name.length * LETTER + 2 * PAD);
  const height = NAME_HEIGHT + rows * (SLOT + GAP) - GAP + PAD;
  const left = (width - content) / 2;
  return {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    columns,
    product: { x: left + PAD + SLOT / 2, y: NAME_HEIGHT + (rows * (SLOT + GAP) - GAP) / 2 },
    slots: Array.from({ length: size }, (_, i) => ({
      x: left + PAD + SLOT + PAD + (i % columns) * (SLOT + GAP),
      y: NAME_HEIGHT + Math.floor(i / columns) * (SLOT + GAP),
    })),
  };
});

/** Centre of a warehouse space in the world. */
export function slotCentre(port: number, slot: number): Point {
  const { x, y, slots } = CARD[port];
  return { x: x + slots[slot].x + SLOT / 2, y: y + slots[slot].y + SLOT / 2 };
}

/** A galley's size in the world when it lies alone in its space. */
export const GALLEY = { width: 96, height: 78 };

/** Where the n galleys of a space lie and how large they are: side by side, in rows of two or three, smaller as they are more. */
export function fanOut(space: number, count: number): { readonly places: readonly Point[]; readonly scale: number } {
  const { x, y } = SPACES[space];
  const scale = count <= 1 ? 1 : count <= 2 ? 0.86 : count <= 4 ? 0.74 : 0.6;
  const columns = count <= 4 ? Math.min(2, count) : 3;
  const rows = Math.ceil(count / columns);
  const [stepX, stepY] = [GALLEY.width * scale * 0.98, GALLEY.height * scale * 0.94];
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX,
      y: y + (row - (rows - 1) / 2) * stepY,
    };
  });
  return { places, scale };
}

/** Where a port's town stands on the coast. */
export function townOf(port: number): Point {
  return PORTS[port];
}
