import { Container, Graphics } from 'pixi.js';
import type { Drawings } from '../../../kit/moments/play';
import { puff, rays } from '../../../kit/moments/stagecraft';
import { tent } from '../tent';
import { createHorse, HORSE_COATS } from '../horse';
import { INK, LAPIS, LEAF_GOLD, MINIUM, TIMBER, VELLUM } from '../palette';

export type DrawingName = 'rays' | 'dust' | 'tent' | 'wagon' | 'bunting' | 'ball';

const LINE = { color: INK, width: 1.6, join: 'round' } as const;
const BRIGHT = [MINIUM, LEAF_GOLD, LAPIS, 0x3c8a4b];

/** The drawings used in the valley's moments (animated scenes). */
export const DRAWINGS: Drawings<DrawingName> = {
  rays: ({ size = 100 }) => rays(size, 0xffe28a),
  dust: () => puff(60, 0xf3e6c4, 0xbfa67a),
  tent: () => tent(48),
  wagon,
  bunting,
  ball: ({ size = 0 }) =>
    new Container({
      children: [
        new Graphics()
          .circle(0, 0, 7)
          .fill(BRIGHT[size % BRIGHT.length])
          .stroke(LINE),
      ],
    }),
};

/** A painted wagon and its horse, driving to the right. The origin is the ground below the wagon. */
function wagon(): Container {
  const horse = createHorse(HORSE_COATS[0], 46).root;
  horse.position.set(60, 4);
  const g = new Graphics().ellipse(10, 2, 54, 7).fill({ color: INK, alpha: 0.22 });
  g.moveTo(24, -12).lineTo(46, -14).stroke({ color: TIMBER, width: 3 });
  g.roundRect(-30, -24, 56, 16, 3).fill(LAPIS).stroke(LINE).rect(-30, -19, 56, 4).fill(LEAF_GOLD);
  g.moveTo(-30, -24).quadraticCurveTo(-28, -56, -2, -56).quadraticCurveTo(24, -56, 26, -24).closePath();
  g.fill(VELLUM).stroke(LINE);
  for (const x of [-22, -8, 6])
    g.moveTo(x, -24)
      .quadraticCurveTo(x + 2, -46, x + 6, -55)
      .lineTo(x + 11, -55)
      .quadraticCurveTo(x + 9, -44, x + 8, -24)
      .closePath()
      .fill(MINIUM);
  g.moveTo(-2, -56).lineTo(-2, -70).stroke(LINE).poly([-2, -70, 16, -65, -2, -60]).fill(LEAF_GOLD).stroke(LINE);
  for (const x of [-18, 14]) {
    g.circle(x, -6, 10)
      .fill(VELLUM)
      .stroke({ ...LINE, width: 3 });
    for (let i = 0; i < 3; i++) {
      const [dx, dy] = [Math.cos((i * Math.PI) / 3) * 9, Math.sin((i * Math.PI) / 3) * 9];
      g.moveTo(x - dx, -6 - dy).lineTo(x + dx, -6 + dy);
    }
    g.stroke(LINE);
  }
  return new Container({ children: [horse, g] });
}

/** Pennants on a rope over the tent, centred. */
function bunting(): Container {
  const g = new Graphics().moveTo(-64, 8).quadraticCurveTo(0, -18, 64, 8).stroke(LINE);
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.5) / 9;
    const [x, y] = [-64 + 128 * t, 8 - 52 * t * (1 - t)];
    g.poly([x - 6, y, x + 6, y, x, y + 14])
      .fill(BRIGHT[i % BRIGHT.length])
      .stroke({ ...LINE, width: 1 });
  }
  return new Container({ children: [g] });
}
