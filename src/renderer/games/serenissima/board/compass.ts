import { Container, Graphics } from 'pixi.js';
import type { Lettering } from '../../../board/board-types';
import { glow, mix, slant, softShadow } from '../../kit/paint';
import { label } from './drawing';
import { GOLD, INK, VELLUM } from './palette';

/** The compass rose of the 1996 chart, in a golden ring. */
export function compass(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(1440, 1215);
  const rings = new Graphics()
    .circle(0, 0, 80)
    .fill(slant(0xf3d98f, GOLD, 0x6b4a12))
    .stroke({ color: INK, width: 1.2 })
    .circle(0, 0, 74)
    .fill(glow([0xfdf5dc, 0xf8eed3, 0xe6cf9c], { x: 0.4, y: 0.36 }))
    .stroke({ color: INK, width: 1.2 });
  // A band of degrees, black and white in turn, and the pen's shading within it at the lower right.
  for (let i = 0; i < 64; i++) {
    const [from, to] = [i, i + 1].map((at) => (at * Math.PI) / 32);
    if (i % 2 === 0) rings.moveTo(Math.cos(from) * 70, Math.sin(from) * 70).arc(0, 0, 70, from, to);
  }
  rings.stroke({ color: INK, width: 4 }).circle(0, 0, 68).circle(0, 0, 72).stroke({ color: INK, width: 0.9 });
  for (let i = 0; i < 26; i++) {
    const [angle, deep] = [i * 0.075 - 0.2, 55 + 6 * Math.abs(i / 12.5 - 1)];
    rings.moveTo(Math.cos(angle) * 67, Math.sin(angle) * 67).lineTo(Math.cos(angle) * deep, Math.sin(angle) * deep);
  }
  rings.stroke({ color: INK, width: 0.9, alpha: 0.45 });
  const north = label(lettering.text('chart.north'), 'place', INK, 26);
  north.position.set(0, -94);
  const shadow = softShadow((graphics) => graphics.circle(0, 0, 78), 7);
  root.addChild(shadow, rings, winds(), lily(), north);
  return root;
}

/** The portolan's inks for four winds, four half winds and eight quarter winds: in the light and in shadow. */
const INKS = [
  [0xedc766, 0x4a2f12],
  [0x86bd98, 0x1f4d38],
  [0xe08a72, 0x86271c],
] as const;

/** Sixteen points, each with one side in the light from the upper left, and one in shadow. */
function winds(): Graphics {
  const graphics = new Graphics();
  for (const [rank, long, wide] of [
    [2, 46, 7],
    [1, 56, 9.5],
    [0, 66, 13],
  ] as const) {
    for (let i = 0; i < 16; i++) {
      if ((i % 4 === 0 ? 0 : i % 2 === 0 ? 1 : 2) !== rank) continue;
      const angle = (i * Math.PI) / 8;
      const at = (along: number, aside: number) => [
        Math.sin(angle) * along + Math.cos(angle) * aside,
        -Math.cos(angle) * along + Math.sin(angle) * aside,
      ];
      for (const side of [-1, 1]) {
        const light = -side * (0.65 * Math.cos(angle) + 0.76 * Math.sin(angle));
        const [lit, shaded] = INKS[rank];
        graphics
          .poly([...at(0, 0), ...at(wide * 1.5, side * wide), ...at(long, 0)])
          .fill(light > 0 ? mix(lit, 0xfff8e2, 0.5 * light) : mix(lit, shaded, 0.6 - 0.4 * light))
          .stroke({ color: INK, width: 0.9, join: 'round' });
      }
    }
  }
  return graphics
    .circle(0, 0, 7)
    .fill(glow([0xfffdf2, VELLUM, 0xa87f3c], { x: 0.36, y: 0.34 }))
    .stroke({ color: INK, width: 1.4 });
}

function lily(): Graphics {
  const flower = new Graphics().moveTo(0, -74).quadraticCurveTo(-7, -66, 0, -56).quadraticCurveTo(7, -66, 0, -74);
  for (const side of [-1, 1])
    flower
      .moveTo(side * 2, -57)
      .quadraticCurveTo(side * 4, -68, side * 12, -68)
      .quadraticCurveTo(side * 14, -62, side * 9, -60)
      .quadraticCurveTo(side * 7, -58, side * 2, -55);
  return flower.fill(0x9d2b1f).stroke({ color: INK, width: 1 }).rect(-7, -57, 14, 3).fill(INK);
}
