import { Container, Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { Palette } from '../season-palettes';
import type { Season } from '../seasons';
import { fillField } from './crops';
import type { Crop, Field } from './crops';
import { VELLUM } from '../palette';
import { riverAt, RIVER_WIDTH, ROADS } from '../layout';
import { bankAt, BOTTOM, HORIZON, LEFT, RIGHT } from './ground';
import { fade } from './sky';

/** The rows of fields on each bank, as fractions of its depth. */
const BANKS = [
  { side: -1, rows: [0, 0.16, 0.36, 0.62, 1] },
  { side: 1, rows: [0, 0.2, 0.42, 0.62, 0.82, 1] },
] as const;

/** Each field gets one of these at random, so crops that are listed twice are more frequent. */
const ROTATION: readonly Crop[] = [
  'pasture',
  'grain',
  'plough',
  'pasture',
  'vines',
  'grain',
  'hay',
  'orchard',
  'plough',
];

/** The strength of crops and hedges. Riders and villages stand out from pale fields. */
const PALE = [0.66, 0.72] as const;

/** Meadows, and hedged fields that get narrower towards the hills. */
export function drawFields(season: Season, paint: Palette): Container {
  const ground = new Graphics()
    .rect(LEFT, HORIZON + 24, RIGHT - LEFT, BOTTOM - HORIZON - 24)
    .fill(fade([0, paint.meadow[0]], [0.35, paint.meadow[1]], [0.62, paint.meadow[2]], [1, paint.meadow[3]]));
  const [crops, hedges] = [new Graphics(), new Graphics()];
  const fields = allFields();
  for (const field of fields)
    fillField(crops, field, ROTATION[Math.floor(scatter(field.salt, 81) * ROTATION.length)], season, paint);
  hedgesOf(hedges, fields, paint);
  [crops.alpha, hedges.alpha] = PALE;
  return new Container({ children: [ground, crops, hedges, ...(paint.calm > 0 ? [haze(paint)] : [])] });
}

/** How far the haze reaches from a road and from the river's middle, and how far the road's haze is above the road. */
const HAZE = { road: 146, up: 26, river: RIVER_WIDTH / 2 + 70 } as const;
/** The number of strokes of each haze, one above the other. */
const HAZE_STEPS: number = 12;

/**
 * Light haze over the fields along the roads and the river, where villages, names and figures are. It is thickest in
 * the middle, so that fields are strongest at the hills and at the forest.
 */
function haze({ meadow, calm }: Palette): Graphics {
  const g = new Graphics();
  const pale = (from: number, to: number) => mix(mix(meadow[from], meadow[to], 0.5), VELLUM, 0.22);
  const [north, south] = ROADS.map((road) => {
    const gates = [road[0], road[road.length - 1]];
    const between = road.slice(1, -1).map(({ x, y }) => ({ x, y: y - HAZE.up }));
    // The middle of each curve between a gate and the nearest village.
    const [west, east] = gates.map((gate, i) => {
      const { x, y } = between[i * (between.length - 1)];
      return { x: gate.x * 0.75 + x * 0.25, y: gate.y * 0.25 + y * 0.75 };
    });
    return [gates[0], west, ...between, east, gates[1]];
  });
  const river = Array.from({ length: 28 }, (_, i) => ({ x: LEFT + i * 60, y: riverAt(LEFT + i * 60) }));
  const alpha = 1 - (1 - calm) ** (1 / HAZE_STEPS);
  for (const [points, reach, color] of [
    [river, HAZE.river, pale(1, 2)],
    [north, HAZE.road, pale(0, 1)],
    [south, HAZE.road, pale(1, 2)],
  ] as const)
    for (let step = HAZE_STEPS; step > 0; step--) {
      points.forEach(({ x, y }, i) => (i === 0 ? g.moveTo(x, y) : g.lineTo(x, y)));
      g.stroke({ color, alpha, width: (2 * reach * step) / HAZE_STEPS, cap: 'round', join: 'round' });
    }
  return g;
}

function allFields(): Field[] {
  return BANKS.flatMap(({ side, rows }, bank) => {
    const edge = (x: number, v: number) => {
      const [top, bottom] = side < 0 ? [HORIZON + 30, bankAt(x, -1) - 6] : [bankAt(x, 1) + 6, BOTTOM - 30];
      return top + (bottom - top) * v + Math.sin(x / 140 + v * 9 + bank) * 7 * Math.sin(v * Math.PI);
    };
    return rows.slice(1).flatMap((foot, row) => {
      const head = rows[row];
      const fields: Field[] = [];
      let x = LEFT - 60 - 70 * scatter(row, 82 + bank);
      for (let i = 0; x < RIGHT + 40; i++) {
        const salt = i + row * 40 + bank * 300;
        const width = 84 + 96 * scatter(salt, 83);
        fields.push(fieldOf(x, width, (at) => [edge(at, head), edge(at, foot)], salt));
        x += width;
      }
      return fields;
    });
  });
}

/** A field whose sides lean towards the middle of the board with distance, as seen from a hill in the south. */
function fieldOf(x: number, width: number, edges: (x: number) => [number, number], salt: number): Field {
  const middle = (LEFT + RIGHT) / 2;
  const lean = (at: number) => (at - middle) * -0.055;
  return {
    width,
    salt,
    at(s, t) {
      const along = x + width * s;
      const [head, foot] = edges(along);
      return [along + lean(along) * (1 - t), head + (foot - head) * t];
    },
  };
}

/** Hedges of small bushes, with gaps, along most left and upper sides of fields. */
function hedgesOf(g: Graphics, fields: readonly Field[], { hedge, snow, dots, meadow }: Palette): void {
  const bushes: { x: number; y: number; size: number; salt: number }[] = [];
  for (const field of fields) {
    const sides = [(t: number) => field.at(t, 0), (t: number) => field.at(0, t)];
    sides.forEach((side, i) => {
      if (scatter(field.salt * 2 + i, 80) < 0.2) return;
      const [[ax, ay], [bx, by]] = [side(0), side(1)];
      const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 8);
      for (let step = 0; step < count; step++) {
        const salt = field.salt * 57 + i * 29 + step;
        if (scatter(salt, 84) < 0.16) continue;
        const [x, y] = side(step / count);
        bushes.push({
          x: x + scatter(salt, 85) * 3,
          y: y + scatter(salt, 86) * 2,
          size: 2 + 2.2 * scatter(salt, 87),
          salt,
        });
      }
    });
  }
  for (const { x, y, size } of bushes) g.ellipse(x + 1.4, y + size * 0.7, size * 1.2, size * 0.45);
  g.fill({ color: 0x241a12, alpha: snow ? 0.1 : 0.2 });
  for (const { x, y, size } of bushes) g.circle(x, y, size);
  g.fill(mix(hedge, meadow[2], 0.18));
  for (const { x, y, size, salt } of bushes) if (salt % 2 === 0) g.circle(x - size * 0.25, y - size * 0.3, size * 0.52);
  g.fill(snow ? { color: dots, alpha: 0.85 } : mix(hedge, 0xfff3b0, 0.3));
}
