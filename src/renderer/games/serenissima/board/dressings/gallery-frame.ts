import { Container, Graphics } from 'pixi.js';
import { across, down } from '../../../kit/paint';
import { emblem } from '../drawing';
import { WORLD } from '../geography';
import { GOLD, INK } from '../palette';
import { BLEED } from '../vellum';
import { scatter } from '../../../kit/scatter';

const { width, height } = WORLD;
const PORPHYRY = 0x6e1f28;
const SERPENTINE = 0x24493f;
const MARBLE = 0xefe6d3;

/** The wall around the map: slabs of veined marble. */
export function sheet(): Container {
  const reach = BLEED - 8;
  const root = new Container();
  const slab = new Graphics()
    .rect(-reach, -reach, width + 2 * reach, height + 2 * reach)
    .fill(down(0xe9dfc9, 0xd7cab0))
    .stroke({ color: 0x2b1a0c, width: 3 });
  const veins = new Graphics();
  for (let i = 0; i < 70; i++) {
    const along = scatter(i, 11);
    const upright = i % 2 === 0;
    const [x, y] = upright
      ? [along * width, i % 4 === 0 ? -reach : height + 8]
      : [i % 4 === 1 ? -reach : width + 8, along * height];
    const [dx, dy] = upright ? [30 + 50 * scatter(i, 12), reach - 8] : [reach - 8, 30 + 50 * scatter(i, 12)];
    veins.moveTo(x, y).quadraticCurveTo(x + dx * 0.7, y + dy * 0.2, x + dx, y + dy);
  }
  root.addChild(slab, veins.stroke({ color: 0x8d7f68, width: 1.4, alpha: 0.25 }));
  return root;
}

/** A band of inlaid stone with a lion in each corner. */
export function frame(): Container {
  const root = new Container();
  const band = new Graphics();
  for (const [inset, wide, colour] of [
    [2, 20, SERPENTINE],
    [2, 3, GOLD],
    [21, 3, GOLD],
    [25, 1.6, INK],
  ] as const)
    band.rect(inset, inset, width - 2 * inset, height - 2 * inset).stroke({ color: colour, width: wide, alignment: 1 });
  for (const [from, to, place] of [
    [
      70,
      width - 70,
      (at: number) => [
        [at, 12],
        [at, height - 12],
      ],
    ],
    [
      70,
      height - 70,
      (at: number) => [
        [12, at],
        [width - 12, at],
      ],
    ],
  ] as const) {
    const count = Math.round((to - from) / 46);
    for (let i = 0; i <= count; i++) {
      for (const [x, y] of place(from + ((to - from) * i) / count)) lozenge(band, x, y, i % 2 === 0);
    }
  }
  root.addChild(band);
  for (const [x, y] of [
    [31, 31],
    [width - 31, 31],
    [31, height - 31],
    [width - 31, height - 31],
  ]) {
    const roundel = new Graphics()
      .circle(0, 0, 29)
      .fill(across(0xf3d78a, GOLD, 0x7d5714))
      .stroke({ color: INK, width: 1.8 })
      .circle(0, 0, 23)
      .fill(PORPHYRY)
      .stroke({ color: INK, width: 1.4 });
    const lion = emblem(0, 32);
    for (const part of [roundel, lion]) part.position.set(x, y);
    root.addChild(roundel, lion);
  }
  return root;
}

function lozenge(band: Graphics, x: number, y: number, large: boolean): void {
  const reach = large ? 7.5 : 4;
  band
    .poly([x - reach * 1.5, y, x, y - reach, x + reach * 1.5, y, x, y + reach])
    .fill(large ? PORPHYRY : MARBLE)
    .stroke({ color: GOLD, width: 1.4 });
}
