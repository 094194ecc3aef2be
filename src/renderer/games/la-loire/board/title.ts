import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { label } from '../../kit/lettering';
import { INK, LAPIS, LEAF_GOLD, MINIUM, VELLUM } from './palette';

/** The colour of the title and of the line below it. Both are on the sky. */
export const ON_SKY = { title: 0xfbeec4, under: 0xf3e4b4 } as const;

/** Draws the board's heading: a gilded initial, the title, and the line below it. */
export function drawTitle(lettering: Lettering): Container {
  const root = new Container();
  const title = lettering.text('map.title');
  const [x, y, size] = [64, 62, 112];
  const initial = label(title.charAt(0), 'title', LEAF_GOLD, 104);
  initial.position.set(x + size / 2, y + size / 2 - 2);
  const rest = label(title.slice(1).trimStart(), 'title', ON_SKY.title, 60);
  rest.anchor.set(0, 0.5);
  rest.position.set(x + size + 16, y + 40);
  const under = label(lettering.text('map.under'), 'place', ON_SKY.under, 27);
  under.anchor.set(0, 0.5);
  under.position.set(x + size + 18, y + 92);
  root.addChild(panel(x, y, size), initial, rest, under);
  return root;
}

function panel(x: number, y: number, size: number): Graphics {
  const g = new Graphics()
    .rect(x - 4, y - 4, size + 8, size + 8)
    .fill(LEAF_GOLD)
    .stroke({ color: INK, width: 2 })
    .rect(x + 3, y + 3, size - 6, size - 6)
    .fill(LAPIS)
    .stroke({ color: INK, width: 1.4 });
  for (const [cx, cy, radius] of [
    [0.26, 0.28, 0.16],
    [0.76, 0.26, 0.15],
    [0.78, 0.62, 0.13],
    [0.24, 0.74, 0.15],
    [0.54, 0.86, 0.08],
  ]) {
    g.circle(x + cx * size, y + cy * size, radius * size).stroke({ color: VELLUM, width: 3, alpha: 0.9 });
    g.circle(x + cx * size, y + cy * size, radius * size * 0.42)
      .fill(MINIUM)
      .stroke({ color: VELLUM, width: 1.6 });
  }
  return g;
}
