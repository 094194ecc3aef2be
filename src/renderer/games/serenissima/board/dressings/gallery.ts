import { Container, Graphics } from 'pixi.js';
import { tiled, washed } from '../../../kit/wash';
import { FRESCO } from '../battle/look';
import { coastDistance } from '../coast-distance';
import { WORLD } from '../geography';
import { scenery } from '../scenery';
import { landMask, shore } from './coast';
import { scatter } from '../../../kit/scatter';
import { MOSAIC } from './painted/card';
import type { Dressing } from './dressing';
import { frame, sheet } from './gallery-frame';
import { galleryGround } from './gallery-ground';
import { ornaments } from './gallery-ornaments';
import { sights } from './painted/sights';
import { rivers } from './rivers';

const { width, height } = WORLD;
const GILT = 0xf4d98a;

/** The board of 2012: a palace mural with an ultramarine sea and cracked, gilded land, framed in marble. */
export const GALLERY: Dressing = {
  lane: 0xf7dc8e,
  letters: 0xfff6de,
  halo: 0x1d5580,
  legend: 0x6d4a14,
  disc: 0xfaf1d8,
  star: 0x8f1e2e,
  card: MOSAIC,
  battle: FRESCO,
  water: { light: 0xffe9a6, strength: 1, glitter: 1 },
  washes: Object.values(galleryGround),
  sheet,
  sea: () => new Container({ children: [washed(galleryGround.sea(), width, height), scales()] }),
  land() {
    const root = new Container();
    // Pale shallows, drawn with a dry brush along the coast.
    root.addChild(
      shore([
        [34, 0xa9dcd2, 0.16],
        [22, 0xc4ece0, 0.2],
        [9, 0xf4fbf0, 0.55],
      ]),
    );
    const mask = landMask();
    const painted = new Container({ children: [washed(galleryGround.land(), width, height)] });
    painted.addChild(
      rivers([
        { color: 0x2f6f8f, width: 7, alpha: 0.9 },
        { color: 0x8cc4cd, width: 2.4, alpha: 0.9 },
      ]),
    );
    painted.mask = mask;
    root.addChild(
      mask,
      painted,
      shore([
        [3.4, 0x4a2c10, 1],
        [1.3, GILT, 1],
      ]),
    );
    return root;
  },
  scenery: (plan) => scenery(plan, sights()),
  surface,
  ornaments,
  frame,
};

/** Fine cracks on land only: at sea they would run across the waves. */
function surface(): Container {
  const cracks = tiled(galleryGround.cracks(), width, height, 1.15);
  const mask = landMask();
  cracks.alpha = 0.5;
  cracks.mask = mask;
  return new Container({ children: [mask, cracks] });
}

/** Waves as gilded scales in rows, only on open water. */
function scales(): Graphics {
  const graphics = new Graphics();
  const [column, row] = [46, 21];
  for (let y = 26, line = 0; y < height - 20; y += row, line++) {
    for (let x = 16 + (line % 2) * (column / 2), i = 0; x < width - 20; x += column, i++) {
      if (coastDistance(x, y) < 34 || scatter(line * 97 + i, 61) < 0.3) continue;
      for (const reach of [20, 12])
        graphics
          .moveTo(x - reach, y)
          .bezierCurveTo(x - reach * 0.7, y - reach * 0.75, x + reach * 0.7, y - reach * 0.75, x + reach, y);
    }
  }
  return graphics.stroke({ color: GILT, width: 1.2, alpha: 0.26, cap: 'round' });
}
