import { Container, Graphics } from 'pixi.js';
import { down, softShadow } from '../../../../kit/paint';
import { scatter } from '../../../../kit/scatter';
import { NAME_HEIGHT, SLOT } from '../../layout';
import { GOLD, INK } from '../../palette';
import { HANGING } from '../card-look';
import type { CardLook } from '../card-look';

const PARCHMENT = down(0xfaeecb, 0xf4e3b4, 0xe2c88d);
const RADIUS = SLOT / 2 - 0.5;
/** The length of a wave of the torn edge, and the distance between two strokes of hatching. */
const [WAVE, STROKE] = [17, 4.6];

/** Woodcut cards of 1996: a torn leaf of parchment with hatched shadows, wells for goods and a struck coin. */
export const WOODCUT: CardLook = {
  sheet(width, height, edge, salt) {
    const shadow = softShadow((graphics) => leaf(graphics, width, height, salt), 7);
    const sheet = leaf(new Graphics(), width, height, salt).fill(PARCHMENT);
    const outline = leaf(new Graphics(), width, height, salt).stroke({ ...edge, join: 'round' });
    return new Container({ children: [shadow, sheet, hatching(width, height), outline] });
  },
  well(kind, salt) {
    const graphics = new Graphics();
    if (kind === 'next')
      return graphics
        .circle(0.8, 1.4, RADIUS + 0.6)
        .fill({ color: INK, alpha: 0.35 })
        .circle(0, 0, RADIUS)
        .fill(down(0xfff6c9, 0xf6d26a))
        .stroke({ color: 0x7a5410, width: 1.8 })
        .circle(0, 0, RADIUS - 2.6)
        .stroke({ color: GOLD, width: 1.1 });
    graphics
      .circle(0, 0, RADIUS)
      .fill(kind === 'good' ? 0xfffaea : 0xecd9a6)
      .stroke({ color: INK, width: 0.9, alpha: 0.75 });
    // The well's rim is in shadow at the upper left, and catches the light at the lower right.
    const turn = (scatter(salt, 21) - 0.5) * 0.3;
    rim(graphics, Math.PI * 0.92 + turn, Math.PI * 1.62 + turn);
    graphics.stroke({ color: INK, width: 2.2, alpha: kind === 'good' ? 0.5 : 0.62, cap: 'round' });
    rim(graphics, turn, Math.PI * 0.5 + turn);
    return graphics.stroke({ color: 0xffffff, width: 1.6, alpha: 0.8, cap: 'round' });
  },
  ink: (next) => (next ? 0x4a2c00 : 0x4b3a1c),
  income: 0x4b3a1c,
};

/** A part of a well's rim, between two angles. */
function rim(graphics: Graphics, from: number, to: number): void {
  const radius = RADIUS - 1.2;
  graphics.moveTo(Math.cos(from) * radius, Math.sin(from) * radius).arc(0, 0, radius, from, to);
}

/** A leaf's outline: straight under the header, torn at the bottom. */
function leaf(graphics: Graphics, width: number, height: number, salt: number): Graphics {
  const [left, right] = [HANGING.inset, width - HANGING.inset];
  const waves = Math.max(2, Math.round((right - left) / WAVE));
  const step = (right - left) / waves;
  const torn = (i: number) => height - 1 + HANGING.below * scatter(salt * 13 + i, 31);
  graphics.moveTo(left, 10).lineTo(right, 10).lineTo(right, torn(0));
  for (let i = 0; i < waves; i++) {
    const x = right - i * step;
    const bend = torn(i) + (i % 2 === 0 ? HANGING.below : -HANGING.below * 0.7);
    graphics.quadraticCurveTo(x - step / 2, bend, x - step, torn(i + 1));
  }
  return graphics.closePath();
}

/** The header's shadow on the leaf, and strokes along its right and lower edges. */
function hatching(width: number, height: number): Graphics {
  const [left, right, top] = [HANGING.inset, width - HANGING.inset, NAME_HEIGHT - 3];
  const strokes = new Graphics().rect(left, top, right - left, 5).fill(down([INK, 0.4], [INK, 0]));
  for (let y = top + 6; y < height - 3; y += STROKE) strokes.moveTo(right - 4.4, y + 1.6).lineTo(right - 0.8, y - 0.6);
  for (let x = left + 4; x < right - 4; x += STROKE) strokes.moveTo(x, height - 1.2).lineTo(x + 1.6, height - 4.2);
  return strokes.stroke({ color: INK, width: 0.9, alpha: 0.5 });
}
