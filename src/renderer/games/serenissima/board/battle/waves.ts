import { Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { down, mix } from '../../../kit/paint';
import { HOURS } from './backdrops';
import type { HourName } from './backdrops';
import type { BattleLook } from './look';
import { PICTURE, WATERLINE } from './picture';

/** The rows of waves, from the horizon to the front: the y, the length and height of a wave, and how opaque it is. */
const FAR = [
  { y: -34, step: 26, height: 3, depth: 0.35 },
  { y: -12, step: 34, height: 4, depth: 0.5 },
  { y: 14, step: 44, height: 5, depth: 0.65 },
] as const;
const NEAR = [
  { y: WATERLINE + 1, step: 52, height: 6, depth: 0.82 },
  { y: WATERLINE + 23, step: 66, height: 7, depth: 0.95 },
] as const;
type Row = (typeof FAR)[number] | (typeof NEAR)[number];

/** The moving waves behind and in front of the ships. */
export function createWaves(hour: HourName, look: BattleLook) {
  const { sea, swell } = HOURS[hour];
  const make = (row: Row) => {
    const wave = drawn(`waves ${row.y} ${look.name}`, () => draw(row, look));
    wave.tint = mix(look.paint(sea[1]), 0xffffff, 0.35);
    return wave;
  };
  const [far, near] = [FAR.map(make), NEAR.map(make)];
  return {
    far,
    near,
    show(ms: number) {
      [...far, ...near].forEach((layer, i) => {
        const turn = (ms / 1000) * (1.3 + i * 0.12) * Math.sqrt(swell) + i * 1.7;
        layer.position.set(Math.sin(turn) * (4 + i * 1.6), Math.cos(turn * 1.3) * (0.6 + i * 0.35) * swell);
      });
    },
  };
}

/** A row of waves from `y` down: the water, and a light crest with a dark hollow under it. */
function draw({ y, step, height, depth }: Row, look: BattleLook): Graphics {
  const [left, right, bottom] = [PICTURE.left - 40, PICTURE.right + 40, PICTURE.bottom + 16];
  const graphics = new Graphics();
  const crest = (dy: number) => {
    graphics.moveTo(left, y + dy);
    for (let x = left; x < right; x += step) {
      graphics.quadraticCurveTo(x + step * 0.32, y + height * 1.3 + dy, x + step * 0.72, y + dy - height * 0.5);
      graphics.quadraticCurveTo(x + step * 0.86, y + dy - height * 0.9, x + step, y + dy);
    }
    return graphics;
  };
  crest(0).lineTo(right, bottom).lineTo(left, bottom).closePath();
  graphics.fill(down([0xc6d8d8, 0.3 + depth * 0.4], [0x5f8792, depth * 0.75]));
  crest(height * 0.55).stroke({ color: 0x24485a, width: 1 + depth, alpha: 0.3 * depth });
  const color = look.gilt ?? 0xffffff;
  return crest(0).stroke({ color, width: 0.7 + depth, alpha: 0.18 + 0.42 * depth });
}
