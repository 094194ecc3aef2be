import { Container, Graphics } from 'pixi.js';
import type { Drawings } from '../../../kit/moments/play';
import { rays } from '../../../kit/moments/stagecraft';
import { down } from '../../../kit/paint';
import { banner, label } from '../../../serenissima/board/drawing';
import { GOLD, INK, VELLUM } from '../../../serenissima/board/palette';
import { armsOf } from '../../words';

export type DrawingName = 'ledger' | 'banner' | 'heap' | 'total' | 'income' | 'rays';

/** The maximum number of ducats that a heap shows, and the height of that heap. */
const FULL = 90;
const HIGHEST = 66;
/** The width of a power's column in the ledger. */
export const COLUMN = 190;

/** The drawings used in this edition's moments (animated scenes), scaled by `size`. */
export const DRAWINGS: Drawings<DrawingName> = {
  ledger: ({ text = '1', size = 1 }) => sized(ledger(Number(text) * COLUMN + 30), size),
  banner: ({ seat = 0, size = 1 }) => sized(banner(armsOf(seat), 84), size),
  heap: ({ text = '0', size = 1 }) => sized(heap(Number(text)), size),
  total: ({ text = '', size = 1 }) => sized(label(text, 'figure', INK, 46), size),
  income: ({ text = '', size = 1 }) => sized(income(text), size),
  rays: ({ size = 1 }) => sized(rays(150, 0xf6d678), size),
};

const sized = (drawing: Container, size: number) => {
  drawing.scale.set(size);
  return new Container({ children: [drawing] });
};

/** A plastered panel in a frame of cracked gold leaf. */
function ledger(width: number): Container {
  const [left, top, height] = [-width / 2, -84, 168];
  const g = new Graphics()
    .roundRect(left + 5, top + 8, width, height, 16)
    .fill({ color: 0x2a1a0a, alpha: 0.3 })
    .roundRect(left, top, width, height, 16)
    .fill(down(0xf6dd95, GOLD, 0x8f6a22))
    .stroke({ color: INK, width: 1.6 });
  for (let x = left + 22; x < -left - 8; x += 37)
    g.moveTo(x, top + 1)
      .lineTo(x + 7, top + 6)
      .lineTo(x + 4, top + 11)
      .moveTo(x + 13, -top - 1)
      .lineTo(x + 7, -top - 10);
  g.stroke({ color: 0x6d4a14, width: 1.1, alpha: 0.7 })
    .roundRect(left + 11, top + 11, width - 22, height - 22, 8)
    .fill(down(0xfdf6e2, VELLUM))
    .stroke({ color: INK, width: 1.6 });
  for (let x = left + 15 + COLUMN; x < -left - 20; x += COLUMN) g.moveTo(x, top + 22).lineTo(x, -top - 22);
  return new Container({ children: [g.stroke({ color: GOLD, width: 2, alpha: 0.5 })] });
}

/** A heap of coins. The origin is the middle of its base. */
function heap(ducats: number): Container {
  const g = new Graphics().ellipse(0, 2, 42, 8).fill({ color: INK, alpha: 0.2 });
  const rows = Math.max(1, Math.round((Math.min(FULL, ducats) / FULL) * (HIGHEST / 7)));
  for (let row = 0; row < rows; row++)
    for (const [x, lift] of [
      [-25, 0],
      [25, 0.3],
      [0, -0.4],
    ]) {
      const y = -(row - lift) * 7;
      if (x !== 0 && row > rows * 0.75) continue;
      g.ellipse(x, y, 15, 6)
        .fill(row % 2 ? 0xf2cf6a : 0xe3b544)
        .stroke({ color: 0x7d5714, width: 1.4 });
    }
  return new Container({ children: [g] });
}

/** A port's income on a coin, centred. */
function income(text: string): Container {
  const words = label(text, 'figure', INK, 30);
  const width = Math.max(54, words.width + 30);
  const coin = new Graphics()
    .roundRect(-width / 2 + 2, -24, width, 54, 27)
    .fill({ color: 0x2a1a0a, alpha: 0.3 })
    .roundRect(-width / 2, -27, width, 54, 27)
    .fill(down(0xffe9a0, 0xdba936))
    .stroke({ color: 0x7d5714, width: 3 })
    .roundRect(-width / 2 + 6, -21, width - 12, 42, 21)
    .stroke({ color: 0x9a6b14, width: 1.6 });
  return new Container({ children: [coin, words] });
}
