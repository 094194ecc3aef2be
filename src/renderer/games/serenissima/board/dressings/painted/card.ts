import { Container, Graphics } from 'pixi.js';
import { down, mix } from '../../../../kit/paint';
import { scatter } from '../../../../kit/scatter';
import { NAME_HEIGHT, SLOT } from '../../layout';
import { INK } from '../../palette';
import { HANGING } from '../card-look';
import type { CardEdge, CardLook } from '../card-look';

const PLASTER = down(0xf3e6c2, 0xeddbae, 0xdfc692);
/** The marble of empty spaces and of spaces with a good, in slightly different tints. */
const STONES = { price: [0xe9d7a9, 0xe4cf9c, 0xeddcb4], good: [0xfffaee, 0xfcf4e2, 0xf8f2e6] } as const;
const GILT = 0xd9a441;
/** The side of a tessera in the border, and its distance to the next one. */
const TESSERA = { side: 6.4, pitch: 7.4 };

/** Mosaic cards of 2012: painted plaster with a border of tesserae, and a stone for each warehouse space. */
export const MOSAIC: CardLook = {
  sheet(width, height, edge, salt) {
    const [left, right] = [HANGING.inset, width - HANGING.inset];
    const slab = (graphics: Graphics, drop = 0) =>
      graphics.rect(left + drop * 0.6, 10 + drop, right - left, height - 10);
    const shadow = new Graphics();
    for (const [drop, alpha] of [
      [4, 0.2],
      [8, 0.12],
    ])
      slab(shadow, drop).fill({ color: 0x2a1a0a, alpha });
    const plaster = slab(new Graphics())
      .fill(PLASTER)
      .rect(left, NAME_HEIGHT - 3, right - left, 6)
      .fill(down([INK, 0.42], [INK, 0]));
    const outline = slab(new Graphics()).stroke({ ...edge, join: 'round' });
    return new Container({ children: [shadow, plaster, outline, border(left, right, height, edge, salt)] });
  },
  well(kind, salt) {
    const half = SLOT / 2 - 0.6;
    // A stone is never quite square.
    const corners = CORNERS.map(([x, y], i) => [
      x * (half - 1.9 * scatter(salt * 5 + i, 23)),
      y * (half - 1.9 * scatter(salt * 5 + i, 24)),
    ]);
    const stone = () => new Graphics().poly(corners.flat());
    const tints = kind === 'next' ? [] : STONES[kind];
    const fill = kind === 'next' ? down(0xfff0b4, 0xf3c74f) : tints[Math.floor(scatter(salt, 25) * tints.length)];
    const [a, b, c, d] = corners;
    return stone()
      .fill(fill)
      .stroke({ color: kind === 'next' ? 0x7a5410 : 0x8b7346, width: kind === 'next' ? 2.2 : 1.2, join: 'round' })
      .poly(
        [...b, ...c, ...d].map((at) => at * 0.92),
        false,
      )
      .stroke({ color: 0x5a4020, width: 1.8, alpha: 0.4, join: 'round' })
      .poly(
        [...d, ...a, ...b].map((at) => at * 0.92),
        false,
      )
      .stroke({ color: 0xffffff, width: 2, alpha: 0.75, join: 'round' });
  },
  ink: (next) => (next ? 0x4a2c00 : 0x4b3a1c),
  income: 0x573a08,
};

/** From the upper left corner, clockwise. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A row of tesserae in gold and the owner's colour along the lower edge. Every other one hangs lower. */
function border(left: number, right: number, height: number, { color }: CardEdge, salt: number): Graphics {
  const graphics = new Graphics();
  const count = Math.floor((right - left) / TESSERA.pitch);
  const pitch = (right - left) / count;
  for (let i = 0; i < count; i++) {
    const hangs = i % 2 === 0;
    const tint = 0.16 * scatter(salt * 31 + i, 27);
    graphics
      .rect(left + i * pitch + 0.5, height - 2.6, TESSERA.side, hangs ? 2.6 + HANGING.below : 4.6)
      .fill(hangs ? mix(color, 0xffffff, tint) : mix(GILT, 0xfff3cf, tint * 2))
      .stroke({ color: INK, width: 0.8, alpha: 0.7 });
  }
  return graphics;
}
