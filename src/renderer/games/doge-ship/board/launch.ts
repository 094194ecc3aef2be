import { Container, Graphics } from 'pixi.js';
import { down, mix } from '../../kit/paint';
import { scatter } from '../../kit/scatter';
import { hourOf } from '../hour';
import type { View } from '../words';
import { DAYLIGHT } from './arsenal/daylight';
import type { Daylight } from './arsenal/daylight';
import { BLEED, QUAY_EDGE } from './arsenal/extent';
import { drawQuayLamps } from './arsenal/lamps';
import { KEEL, shipLayout, WORLD } from './layout';

/** Where the hull meets the water, and the foot of the water at the quay. */
const AFLOAT = KEEL + 6;
const FOOT = QUAY_EDGE - 4;
const [LEFT, RIGHT] = [-BLEED, WORLD.width + BLEED];

/** The water in front of the launched ship, from edge to edge, and the quay's lamps in front of the water. */
export function drawLaunch(view: View): Container | null {
  if (view.ship.left > 0) return null;
  const light = DAYLIGHT[hourOf(view)];
  const { stern, prow } = shipLayout(view.ship.levels[0].length);
  const hull = [stern.x + 52, prow.x + prow.width * 0.46] as const;
  return new Container({ children: [lagoon(light), mirrored(light, hull), foam(light, hull), drawQuayLamps(light)] });
}

function lagoon({ water }: Daylight): Graphics {
  const [far, near] = [mix(water[0], water[1], 0.3), mix(water[1], water[2], 0.5)];
  return new Graphics()
    .rect(LEFT, AFLOAT, RIGHT - LEFT, FOOT - AFLOAT)
    .fill(down([far, 0.86], [water[1], 0.95], [near, 1]));
}

/** The gilded hull and the lamps on the water, in strokes that break up towards the quay. */
function mirrored({ water, glint, lamps }: Daylight, [from, to]: readonly [number, number]): Graphics {
  const g = new Graphics();
  for (let row = 0; row < 7; row++) {
    const y = AFLOAT + 9 + row * 8;
    const [start, end] = [from + 14 + row * 9, to - 14 - row * 11];
    for (let x = start, i = 0; x < end; i++) {
      const long = 16 + 46 * scatter(i + row * 97, 71);
      g.moveTo(x, y).quadraticCurveTo(x + long / 2, y - 2, Math.min(end, x + long), y);
      g.stroke({
        color: [0x8a4f2a, 0xe0a850, 0x9e1b32][Math.floor(scatter(i + row * 31, 72) * 3)],
        width: 2.6,
        alpha: 0.62 - row * 0.075,
        cap: 'round',
      });
      x += long + 8 + 26 * scatter(i, 73) + row * 5;
    }
  }
  for (let i = 0; i < 190; i++) {
    const depth = scatter(i, 74);
    const [x, y] = [LEFT + scatter(i, 75) * (RIGHT - LEFT), AFLOAT + 6 + depth * (FOOT - AFLOAT - 10)];
    const long = 12 + 34 * depth;
    g.moveTo(x, y)
      .quadraticCurveTo(x + long / 2, y - 2.6, x + long, y)
      .stroke({ color: i % 3 ? glint : water[2], width: 1.2 + depth, alpha: 0.2 + 0.22 * lamps, cap: 'round' });
  }
  return g;
}

/** The foam along the hull, where the oars dip, and the wake behind the stern. */
function foam({ glint }: Daylight, [from, to]: readonly [number, number]): Graphics {
  const white = mix(glint, 0xffffff, 0.55);
  const crests = [from - 30];
  for (let i = 0; crests[i] < to + 20; i++) crests.push(crests[i] + 10 + 34 * scatter(i, 76));
  const g = new Graphics().moveTo(crests[0], AFLOAT + 4);
  crests.forEach((x, i) => {
    if (i === 0) return;
    const low = AFLOAT + 4 * scatter(i, 81);
    g.quadraticCurveTo((crests[i - 1] + x) / 2, AFLOAT - 2 - 7 * scatter(i, 77), x, low);
  });
  for (let i = crests.length - 1; i > 0; i--)
    g.quadraticCurveTo(
      (crests[i] + crests[i - 1]) / 2,
      AFLOAT + 5 + 11 * scatter(i, 82),
      crests[i - 1],
      AFLOAT + 3 + 4 * scatter(i, 83),
    );
  g.closePath().fill({ color: white, alpha: 0.72 });
  for (let i = 0; i < 130; i++) {
    const x = from - 40 + scatter(i, 78) * (to - from + 100);
    g.circle(x, AFLOAT + 8 + scatter(i, 79) ** 2 * 20, 0.9 + 1.9 * scatter(i, 80));
  }
  g.fill({ color: white, alpha: 0.6 });
  // The bow wave, and the wake behind the stern.
  for (const [x, side] of [
    [to + 6, 1],
    [from - 14, -1],
  ])
    for (let i = 0; i < 4; i++)
      g.moveTo(x, AFLOAT + 4 + i * 5)
        .quadraticCurveTo(x + side * (34 + i * 16), AFLOAT - 3 + i * 7, x + side * (74 + i * 34), AFLOAT + 8 + i * 8)
        .stroke({ color: white, width: 3.4 - i * 0.6, alpha: 0.75 - i * 0.14, cap: 'round' });
  return g;
}
