import { PILES, SPACES } from '../../../../engine/games/doge-ship/data/components';
import type { Rect } from '../../../board/board-types';

/** The layout of the Arsenal in world units, for both drawing and hit testing. */
export const WORLD = { width: 1600, height: 1120 } as const;

export const DOGE: Rect = { x: 22, y: 22, width: 298, height: 332 };
export const GAUGE: Rect = { x: 82, y: 648, width: 238, height: 452 };
export const YARD: Rect = { x: 340, y: 842, width: 1238, height: 206 };
/** The tables on the quay. */
export const QUAY: Rect = { x: 340, y: 448, width: 1238, height: 384 };
/** The tray for drawn tiles. It covers the piles and the gauge, but nothing that a player compares with the tiles. */
export const TRAY: Rect = { x: 10, y: 362, width: 320, height: 746 };
/** The surface of the lagoon at rest. */
export const WATER_LINE = 1062;

const PILE = { width: 92, height: 76, gap: 11 } as const;

/** The piles of the supply. The parts are arranged by zone as in the ship, with barricades and gondolas below them. */
export const PILE_RECTS: readonly Rect[] = Array.from({ length: PILES }, (_, pile) =>
  pile < 6 ? pileRect(pile % 3, pile < 3 ? 1 : 0) : pileRect(pile - 6, 2),
);
export const DOGE_PILE = pileRect(2, 2);

function pileRect(column: number, row: number): Rect {
  const { width, height, gap } = PILE;
  return { x: 22 + column * (width + gap), y: 372 + row * (height + gap), width, height };
}

/** The ship: its levels, and the stern and prow at the ends. */
interface ShipLayout {
  readonly stern: Rect;
  readonly prow: Rect;
  berth(level: number, column: number): Rect;
}

const SHIP = { left: 340, right: 1578, upper: 150, level: 106, stern: 176, prow: 196, widest: 116 } as const;
export const KEEL = SHIP.upper + 2 * SHIP.level;

/** The layout of a ship with this number of columns, centred on its slipway. */
export function shipLayout(columns: number): ShipLayout {
  const { left, right, upper, level: height, stern, prow, widest } = SHIP;
  const width = Math.min(widest, Math.floor((right - left - stern - prow) / columns));
  const start = Math.round((left + right - columns * width + stern - prow) / 2);
  return {
    stern: { x: start - stern, y: upper - 60, width: stern, height: 2 * height + 60 },
    prow: { x: start + columns * width, y: upper - 20, width: prow, height: 2 * height + 20 },
    berth: (level, column) => ({
      x: start + column * width,
      y: upper + (1 - level) * height,
      width,
      height,
    }),
  };
}

interface TableLayout {
  readonly plate: Rect;
  readonly track: Rect;
  /** The rectangle of a space, numbered from 1. */
  space(number: number): Rect;
}

/** The distance between the spaces of a table. */
const GAP = 6;

/** The height of a table's track, with the numbers of the spaces and the die. */
export const TRACK = 34;

const TABLE = { width: 609, between: 20, gap: 8, plate: 44 } as const;

/** The tables form two columns. */
export function tableLayout(table: number, tables: number): TableLayout {
  const rows = Math.ceil(tables / 2);
  const height = (QUAY.height - (rows - 1) * TABLE.gap) / rows;
  const x = QUAY.x + Math.floor(table / rows) * (TABLE.width + TABLE.between);
  const y = QUAY.y + (table % rows) * (height + TABLE.gap);
  const step = (TABLE.width - TABLE.plate) / SPACES;
  return {
    plate: { x, y, width: TABLE.plate, height },
    track: { x: x + TABLE.plate, y, width: TABLE.width - TABLE.plate, height: TRACK },
    space: (number) => ({
      x: x + TABLE.plate + (number - 1) * step + GAP / 2,
      y: y + TRACK,
      width: step - GAP,
      height: height - TRACK,
    }),
  };
}

/** The sky above the ship. */
const SKY: Rect = { x: 512, y: 58, width: 1060, height: 62 };

/** The place for the coming event: the part of the quay that an odd number of tables leaves free, otherwise the sky. */
export function comingPlace(tables: number): Rect {
  if (tables % 2 === 0) return SKY;
  const { plate, track } = tableLayout(tables, tables + 1);
  return { x: plate.x, y: plate.y, width: plate.width + track.width, height: plate.height };
}

export function yardSlot(i: number): Rect {
  return { x: YARD.x + 12 + i * 158, y: YARD.y + 12, width: 148, height: 182 };
}

/** The slots of a yard together. */
export const ROOM: Rect = { x: YARD.x + 12, y: YARD.y + 12, width: 780, height: 182 };

export const STACK: Rect = { x: YARD.x + 812, y: YARD.y + 12, width: 148, height: 182 };
export const PURSE: Rect = { x: YARD.x + 974, y: YARD.y + 12, width: 252, height: 182 };

/** The size of a marker in the purse, and the distance between two. */
export const PURSED = { size: 38, step: 44 } as const;

/** The rectangle of a player's markers in the purse. */
export function markersRect(markers: number): Rect {
  const width = markers * PURSED.step;
  return { x: PURSE.x + (PURSE.width - width) / 2, y: PURSE.y + 126, width, height: PURSED.step };
}

/** The height above the tray's tiles, with room for a title on two lines, and the width of the tray's frame. */
export const TRAY_TITLE = 92;
export const TRAY_FRAME = 12;
/** The distance between the tray's tiles, their largest size, and the middle of their column. */
const TRAYED = { gap: 18, width: 214, height: 262, middle: 197 } as const;

/** The place of the i-th of `count` tiles in the tray, one below the other, beside the board's buttons. */
export function trayRect(i: number, count: number): Rect {
  const room = TRAY.height - TRAY_TITLE;
  const height = Math.min(TRAYED.height, room / count - TRAYED.gap);
  const width = (height * TRAYED.width) / TRAYED.height;
  const top = TRAY.y + TRAY_TITLE + (room - count * (height + TRAYED.gap)) / 2;
  return { x: TRAYED.middle - width / 2, y: top + i * (height + TRAYED.gap), width, height };
}

/** The y of a level on the gauge. The level can be above the highest possible water level. */
export function gaugeLevel(level: number): number {
  return GAUGE.y + GAUGE.height - 78 - level * 50;
}

export const centre = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** The size of a marker on a space, and how far its centre is above the space's. */
export const MARKER = { size: 50, up: 3 } as const;

/** The size of the seal on a new part or stack, and the distance from its foot to the place's lower edge. */
const SEAL = { size: 38, up: 14 } as const;

/** The place of the seal of the last action at a place: on the marker of a space, otherwise at the lower edge. */
export function sealOf(place: Rect): Rect {
  const { x, y } = centre(place);
  const onSpace = place.y > QUAY.y && place.y < YARD.y;
  const size = onSpace ? MARKER.size : SEAL.size;
  const middle = onSpace ? y - MARKER.up : place.y + place.height - SEAL.up - size / 2;
  return { x: x - size / 2, y: middle - size / 2, width: size, height: size };
}
