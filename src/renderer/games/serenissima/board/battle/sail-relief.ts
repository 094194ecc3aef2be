import { Graphics } from 'pixi.js';
import { across, down, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { HOURS } from './backdrops';
import type { Setting } from './light';

/** The number of cloths that the sail is sewn from. */
const CLOTHS = 7;

/** Shadows on cloth are warm: the cold shade of the sea would turn a yellow sail green. */
const WARM = 0x5a2a08;

type XY = readonly [x: number, y: number];

const bezier = (a: XY, b: XY, c: XY, t: number): XY => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
];

/** A point on the sail: `t` from the bow to the stern, `v` from the yard to the foot. */
function onSail(t: number, v: number): XY {
  const top = bezier([100, -86], [14, -128], [-62, -214], t);
  const foot = bezier([100, -86], [4, -66], [-86, -84], t);
  // The wind bends the seams.
  const bend: XY = [(top[0] + foot[0]) / 2 + 18 * t, (top[1] + foot[1]) / 2];
  return bezier(top, bend, foot, v);
}

const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

function cloth(graphics: Graphics, from: number, to: number): Graphics {
  const [fore, aft] = [STEPS.map((v) => onSail(from, v)), STEPS.map((v) => onSail(to, v))];
  return graphics.poly([...fore, ...aft.toReversed()].flat());
}

/** Light and shade on a sail: the belly of the wind and the folds between its seams, drawn over the cloth. */
export function sailRelief(lit: 1 | -1, { light, look }: Setting): Graphics {
  const graphics = new Graphics();
  const { rim, glare } = light;
  const shade = mix(light.shade, WARM, 0.55);
  for (let i = 0; i < CLOTHS; i++) {
    const [from, to] = [i / CLOTHS, (i + 1) / CLOTHS];
    const away = lit > 0 ? (from + to) / 2 : 1 - (from + to) / 2;
    const stops = [
      [shade, 0.08 + 0.3 * away ** 1.3],
      [shade, 0.02 + 0.2 * away ** 2],
      [rim, 0.44 * glare * (1 - away) ** 1.5],
    ] as const;
    cloth(graphics, from, to).fill(across(...(lit > 0 ? stops : stops.toReversed())));
  }
  // The yard's shadow above, the belly's underside below.
  for (const [top, bottom, high, low] of [
    [0, 0.22, 0.3, 0],
    [0.62, 1, 0, 0.28],
  ])
    band(graphics, top, bottom).fill(down([shade, high], [shade, low]));
  for (let i = 1; i < CLOTHS; i++) seam(graphics, i / CLOTHS);
  graphics.stroke({ color: shade, width: 1.2, alpha: 0.5 });
  if (look.hatched) hatch(graphics, lit).stroke({ color: look.line.colour, width: 0.9, alpha: 0.45, cap: 'round' });
  else goldLines(graphics, lit).stroke({ color: look.gilt ?? rim, width: 1, alpha: 0.45, cap: 'round' });
  const edge = (t: number, v: number) => onSail(lit > 0 ? t : 1 - v * 0.02, lit > 0 ? 1 - v * 0.02 : t);
  const [first, ...rest] = STEPS.map((at) => edge(0.06 + 0.88 * at, 1));
  graphics.moveTo(...first);
  for (const at of rest) graphics.lineTo(...at);
  return graphics.stroke({ color: mix(rim, 0xffffff, 0.3), width: 2.4, alpha: 0.75 * glare, cap: 'round' });
}

function band(graphics: Graphics, top: number, bottom: number): Graphics {
  const along = Array.from({ length: 13 }, (_, i) => i / 12);
  return graphics.poly(
    [...along.map((t) => onSail(t, top)), ...along.toReversed().map((t) => onSail(t, bottom))].flat(),
  );
}

function seam(graphics: Graphics, t: number): void {
  graphics.moveTo(...onSail(t, 0));
  for (const v of STEPS.slice(1)) graphics.lineTo(...onSail(t, v));
}

/** Pen strokes across the shaded half of each cloth, more of them away from the light. */
function hatch(graphics: Graphics, lit: 1 | -1): Graphics {
  for (let i = 0; i < CLOTHS; i++) {
    const part = (i + 0.5) / CLOTHS;
    const away = lit > 0 ? part : 1 - part;
    const long = (0.25 + 0.65 * away) / CLOTHS;
    const rows = Math.round(8 + 22 * part * (0.5 + away));
    for (let row = 0; row < rows; row++) {
      const v = 0.04 + (0.92 * (row + 0.6 * scatter(row, i))) / rows;
      const from = lit > 0 ? (i + 1) / CLOTHS : i / CLOTHS;
      graphics
        .moveTo(...onSail(from, v))
        .lineTo(...onSail(from - lit * long * (0.6 + 0.4 * scatter(row, i + 9)), v + 0.03));
    }
  }
  return graphics;
}

/** Fine lines of gold on the lit folds, as in the robes of painted saints. */
function goldLines(graphics: Graphics, lit: 1 | -1): Graphics {
  for (let i = 0; i < CLOTHS; i++) {
    for (const k of [0.3, 0.55, 0.75]) {
      const t = (i + (lit > 0 ? 1 - k : k) * 0.7) / CLOTHS;
      const [from, to] = [0.25 + 0.3 * scatter(i, k * 40), 0.6 + 0.3 * scatter(i, k * 50)];
      graphics
        .moveTo(...onSail(t, from))
        .lineTo(...onSail(t, (from + to) / 2))
        .lineTo(...onSail(t, to));
    }
  }
  return graphics;
}

/** Ragged holes, where arrows and splinters went through. They are dark, because what is behind the sail varies. */
export function tears({ light, look }: Setting): Graphics {
  const graphics = new Graphics();
  const { sky } = HOURS[light.hour];
  for (const [t, v, long, wide] of [
    [0.87, 0.6, 0.56, 0.05],
    [0.36, 0.66, 0.66, 0.055],
    [0.74, 0.24, 0.2, 0.04],
  ]) {
    const count = 7;
    const side = (sign: number) =>
      Array.from({ length: count }, (_, i) => {
        const part = i / (count - 1);
        const gape = Math.sin(part * Math.PI) * wide * (0.5 + scatter(i, sign + 5));
        return onSail(t + sign * gape, v + (part - 0.5) * long);
      });
    const [left, right] = [side(1), side(-1)];
    graphics.poly([...left, ...right.toReversed()].flat()).fill(look.paint(mix(sky[2], light.shade, 0.72)));
    graphics.stroke({ color: mix(look.line.colour, light.shade, 0.5), width: 1.6, join: 'round' });
    // The loose strip that hangs from the lower end.
    const [x, y] = left[3];
    graphics.poly([x, y, x - 9, y + 10, x - 5, y + 15, x - 13, y + 26, x + 1, y + 12]);
    graphics.fill({ color: light.shade, alpha: 0.45 });
  }
  return graphics;
}
