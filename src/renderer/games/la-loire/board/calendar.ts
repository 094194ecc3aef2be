import { Container, Graphics } from 'pixi.js';
import { label } from '../../kit/lettering';
import type { Lettering } from '../../../board/board-types';
import type { View } from '../words';
import { GOLD, INK, LAPIS, LEAF_GOLD, VELLUM } from './palette';
import { PALETTES } from './season-palettes';
import { SEASONS, seasonOf, yearOf } from './seasons';

/** The centre of the calendar's base, and the calendar's outer and inner radii. */
const AT = { x: 533, y: 128 };
const REACH = 57;
const INNER = 33;

const point = (part: number, radius: number) => {
  const angle = Math.PI * (1 + part);
  return { x: AT.x + Math.cos(angle) * radius, y: AT.y + Math.sin(angle) * radius };
};

/**
 * The half-round picture of a calendar page. The sun moves across the four seasons from the first turn to the last; the
 * season's name is below.
 */
export function drawCalendar(view: View, lettering: Lettering): Container {
  const [year, season] = [yearOf(view), seasonOf(view)];
  const g = new Graphics();
  const vault = (radius: number) =>
    g
      .moveTo(AT.x - radius, AT.y)
      .arc(AT.x, AT.y, radius, Math.PI, 2 * Math.PI)
      .closePath();
  vault(REACH + 4)
    .fill(LEAF_GOLD)
    .stroke({ color: INK, width: 2 });
  SEASONS.forEach((name, i) => {
    const [from, to] = [Math.PI * (1 + i / 4), Math.PI * (1 + (i + 1) / 4)];
    g.moveTo(point(i / 4, INNER).x, point(i / 4, INNER).y)
      .arc(AT.x, AT.y, REACH, from, to)
      .arc(AT.x, AT.y, INNER, to, from, true)
      .closePath()
      .fill(PALETTES[name].meadow[2])
      .stroke({ color: GOLD, width: 1.5 });
    const sign = point((i + 0.5) / 4, (REACH + INNER) / 2);
    signOf(g, i, sign.x, sign.y);
  });
  vault(INNER - 2)
    .fill(LAPIS)
    .stroke({ color: GOLD, width: 2 });
  for (let month = 1; month < 12; month++) {
    const [a, b] = [point(month / 12, REACH), point(month / 12, REACH + 4)];
    g.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ color: INK, width: 1.4 });
  }
  const sun = point(year, INNER - 11);
  for (let ray = 0; ray < 12; ray++) {
    const angle = (ray * Math.PI) / 6;
    g.moveTo(sun.x + Math.cos(angle) * 7.4, sun.y + Math.sin(angle) * 7.4)
      .lineTo(sun.x + Math.cos(angle) * 11, sun.y + Math.sin(angle) * 11)
      .stroke({ color: 0xf7d65a, width: 2.2 });
  }
  g.circle(sun.x, sun.y, 6.6).fill(0xf7d65a).stroke({ color: 0x9a6a12, width: 1.2 });
  const name = label(lettering.text(`seasons.${season}`), 'place', INK, 22, { width: 92, height: 30 });
  const half = name.width / 2 + 12;
  g.roundRect(AT.x - half, AT.y + 3, 2 * half, 30, 6)
    .fill(VELLUM)
    .stroke({ color: GOLD, width: 1.6 });
  name.position.set(AT.x, AT.y + 18);
  return new Container({ children: [g, name] });
}

/** A symbol for each season in addition to its colour: a blossom, an ear of grain, a bunch of grapes, a snowflake. */
function signOf(g: Graphics, season: number, x: number, y: number): void {
  switch (SEASONS[season]) {
    case 'spring':
      for (let i = 0; i < 5; i++) {
        const angle = (i * Math.PI * 2) / 5;
        g.circle(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5, 3.6)
          .fill(0xf6c9d4)
          .stroke({ color: INK, width: 0.8 });
      }
      g.circle(x, y, 2.8).fill(LEAF_GOLD);
      return;
    case 'summer':
      for (const [dx, dy] of [
        [0, -8],
        [-4, -3],
        [4, -3],
        [-4, 3],
        [4, 3],
      ] as const)
        g.ellipse(x + dx, y + dy, 3, 4.4)
          .fill(0xe0a92a)
          .stroke({ color: INK, width: 0.8 });
      g.moveTo(x, y + 11)
        .lineTo(x, y - 6)
        .stroke({ color: 0x7d6a2f, width: 1.6 });
      return;
    case 'autumn':
      for (const [dx, dy] of [
        [-5, -4],
        [5, -4],
        [0, -3],
        [-3, 3],
        [3, 3],
        [0, 9],
      ] as const)
        g.circle(x + dx, y + dy, 3.8)
          .fill(0x6b2f63)
          .stroke({ color: INK, width: 0.8 });
      return;
    case 'winter':
      for (let i = 0; i < 3; i++) {
        const angle = (i * Math.PI) / 3;
        const [dx, dy] = [Math.cos(angle) * 9, Math.sin(angle) * 9];
        g.moveTo(x - dx, y - dy).lineTo(x + dx, y + dy);
      }
      g.stroke({ color: LAPIS, width: 2.4, cap: 'round' });
  }
}
