import { Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { HOURS } from './backdrops';
import type { HourName } from './backdrops';
import type { BattleLook } from './look';
import { PICTURE, WATERLINE } from './picture';

/** A band of waves: the y of its crests, the mean length and height of a wave, and how far its water reaches down. */
interface Band {
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly reach: number;
}

/** From the horizon to the front, like the same swell in perspective. */
const FAR: readonly Band[] = [
  { y: -35, length: 15, height: 1.6, reach: 9 },
  { y: -23, length: 24, height: 2.6, reach: 13 },
  { y: -7, length: 38, height: 4, reach: 18 },
  { y: 15, length: 58, height: 6, reach: 25 },
];
const NEAR: readonly Band[] = [
  { y: WATERLINE + 3, length: 84, height: 7.5, reach: 30 },
  { y: WATERLINE + 29, length: 138, height: 11, reach: 40 },
];
/** The distance between two points of a crest. */
const STEP = 4;

/** The moving waves behind and in front of the ships. */
export function createWaves(hour: HourName, look: BattleLook) {
  const { swell } = HOURS[hour];
  const make = (band: Band) => drawn(`waves ${band.y} ${hour} ${look.name}`, () => draw(band, hour, look));
  const [far, near] = [FAR.map(make), NEAR.map(make)];
  return {
    far,
    near,
    show(ms: number) {
      [...far, ...near].forEach((layer, i) => {
        const turn = (ms / 1000) * (1.7 - i * 0.1) * Math.sqrt(swell) + i * 1.7;
        layer.position.set(Math.sin(turn) * (2 + i * 2.4), Math.cos(turn * 1.3) * (0.3 + i * 0.4) * swell);
      });
    },
  };
}

/** A crest's height above the band, from 0 to 1. High and low waves follow each other irregularly. */
function rise(x: number, { y, length }: Band): number {
  const at = x / length + y;
  const sharp = 1 - Math.abs(Math.sin(at * Math.PI + 0.7 * Math.sin(at * 0.83)));
  const group = 0.45 + 0.55 * Math.sin(at * 0.61 + y) * Math.sin(at * 0.23 + 2);
  return Math.max(0, 0.2 + 0.8 * group) * sharp ** 1.5 + 0.12 * Math.sin(at * 7.3);
}

function draw(band: Band, hour: HourName, look: BattleLook): Graphics {
  const { sea, swell } = HOURS[hour];
  const { y, height, reach } = band;
  const [left, right] = [PICTURE.left - 40, PICTURE.right + 40];
  const depth = (y + 46) / 130;
  const body = look.paint(mix(sea[1], sea[3], depth));
  const tall = height * (0.7 + 0.4 * swell);
  const crest = Array.from({ length: Math.ceil((right - left) / STEP) + 1 }, (_, i) => {
    const x = left + i * STEP;
    return { x, y: y - tall * rise(x, band) };
  });
  const graphics = new Graphics().poly([
    ...crest.flatMap((at) => [at.x, at.y]),
    ...[right, y + reach, left, y + reach],
  ]);
  graphics.fill(
    down(
      [mix(body, 0xffffff, 0.26), 0.5 + depth * 0.4],
      [body, 0.5 + depth * 0.35],
      [mix(body, sea[3], 0.5), 0.3 + depth * 0.3],
      [mix(body, sea[3], 0.7), 0],
    ),
  );
  const broken = (dy: number, salt: number, share: number) => {
    crest.forEach((at, i) => {
      if (i === 0 || scatter(Math.floor(i / 5), salt) > share) return;
      graphics.moveTo(crest[i - 1].x, crest[i - 1].y + dy).lineTo(at.x, at.y + dy);
    });
    return graphics;
  };
  // The hollows: pen lines that follow the waves, or one soft brush stroke.
  if (look.hatched)
    for (const [k, share] of [0.95, 0.7, 0.5, 0.3].entries())
      broken(tall * 0.5 + (k * reach) / 7 + 1.5, y + k * 9, share).stroke({
        color: look.line.colour,
        width: 0.9,
        alpha: 0.5,
      });
  else broken(tall * 0.7 + 2, y, 0.6).stroke({ color: sea[3], width: 1 + depth * 3, alpha: 0.35, cap: 'round' });
  broken(0.4, y + 50, 0.75).stroke({ color: mix(sea[0], 0xffffff, 0.5), width: 0.8 + depth, alpha: 0.7, cap: 'round' });
  if (look.gilt !== null)
    broken(1.8 + depth, y + 60, 0.3).stroke({ color: look.gilt, width: 0.8 + depth * 0.6, alpha: 0.75 });
  return foam(graphics, crest, y - tall * 0.5, depth, HOURS[hour].storm);
}

/** White caps on the highest crests. */
function foam(
  graphics: Graphics,
  crest: readonly { readonly x: number; readonly y: number }[],
  top: number,
  depth: number,
  storm: boolean,
): Graphics {
  crest.forEach(({ x, y }, i) => {
    if (y > top || scatter(i, 71) > 0.75) return;
    const size = (0.8 + 2 * depth) * (0.5 + scatter(i, 72));
    graphics.ellipse(x + 3 * scatter(i, 73), y + size * 0.4, size * 1.9, size * 0.8);
    if (i % 3 === 0) graphics.circle(x + 6 * scatter(i, 74) - 3, y + 2 + 5 * depth * scatter(i, 75), size * 0.45);
  });
  return graphics.fill({ color: storm ? 0xc9d6e2 : 0xfbfdf8, alpha: 0.88 });
}
