import { Container, Graphics } from 'pixi.js';
import { down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { WATER_LINE, WORLD } from '../layout';
import { BLEED, QUAY_EDGE, SHORE } from './extent';
import type { Daylight } from './daylight';

const { width, height } = WORLD;

/** The water under the slipway, which mirrors the sky, the towers and the lamps. */
export function drawSlipWater(light: Daylight): Container {
  const { water, city, lamps } = light;
  const g = new Graphics()
    .rect(-BLEED, SHORE + 22, width + 2 * BLEED, QUAY_EDGE - SHORE)
    .fill(down(mix(water[0], city, 0.25), water[1]));
  // The dark mirror image of the shore and the hull. It has no ends, because they would show beside the hull.
  const shade = mix(water[2], 0x0a0f20, 0.4);
  g.rect(-BLEED, SHORE + 22, width + 2 * BLEED, 46).fill(down([shade, 0.45], [shade, 0.36], [shade, 0]));
  const root = new Container({ children: [g, strokes(light, SHORE + 28, QUAY_EDGE - 2, 150, 7)] });
  if (lamps > 0.3) root.addChild(mirrored(light, SHORE + 30, 34));
  return root;
}

/** The basin in front of the quay. */
export function drawBasin(light: Daylight): Container {
  const { water } = light;
  const g = new Graphics()
    .rect(-BLEED, WATER_LINE, width + 2 * BLEED, height - WATER_LINE + BLEED)
    .fill(water[2])
    .rect(-BLEED, WATER_LINE, width + 2 * BLEED, height - WATER_LINE + 60)
    .fill(down(mix(water[0], water[1], 0.4), water[1], water[2]));
  const root = new Container({ children: [g, strokes(light, WATER_LINE + 8, height + 60, 130, 17)] });
  if (light.lamps > 0.3) root.addChild(mirrored(light, WATER_LINE + 12, 60));
  return root;
}

/** Short horizontal strokes of the sky's light, longer near the viewer. */
function strokes({ glint, water, orb }: Daylight, top: number, foot: number, count: number, salt: number): Graphics {
  const g = new Graphics();
  for (let i = 0; i < count; i++) {
    const depth = scatter(i, salt) ** 1.3;
    const x = -BLEED + scatter(i, salt + 1) * (width + 2 * BLEED);
    const y = top + depth * (foot - top);
    const long = 10 + 36 * depth * (0.4 + scatter(i, salt + 2));
    const near = Math.max(0, 1 - Math.abs(x - orb.x) / 420);
    g.moveTo(x, y)
      .quadraticCurveTo(x + long / 2, y - 2.4, x + long, y)
      .stroke({
        color: i % 3 === 0 ? mix(water[2], 0x0a0f20, 0.3) : glint,
        width: 1.2 + depth * 1.4,
        alpha: i % 3 === 0 ? 0.4 : 0.25 + 0.6 * near,
        cap: 'round',
      });
  }
  return g;
}

/** Where lamps hang on the quay and are mirrored in the water. */
export const LAMP_POSTS: readonly number[] = [402, 640, 880, 1120, 1360, 1562];

/** Broken columns of lamp light on the water. */
function mirrored({ lamps }: Daylight, top: number, depth: number): Graphics {
  const g = new Graphics();
  for (const x of LAMP_POSTS)
    for (let i = 0; i < 7; i++) {
      const y = top + (i / 7) * depth;
      const wide = 10 + i * 2.4 + 5 * scatter(i + x, 19);
      g.ellipse(x + (scatter(i + x, 20) - 0.5) * 7, y, wide / 2, 1.7).fill({
        color: 0xffca70,
        alpha: lamps * (0.75 - i * 0.08),
      });
    }
  return g;
}
