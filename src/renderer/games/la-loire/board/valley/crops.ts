import type { Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { Palette } from '../season-palettes';
import type { Season } from '../seasons';

/** A field: a piece of ground with corners that follow the valley. `s` goes east and `t` towards the viewer. */
export interface Field {
  at(s: number, t: number): readonly [x: number, y: number];
  readonly width: number;
  readonly salt: number;
}

export type Crop = 'pasture' | 'grain' | 'plough' | 'vines' | 'hay' | 'orchard';

/** Fills a field with what grows there in a season. */
export function fillField(g: Graphics, field: Field, crop: Crop, season: Season, paint: Palette): void {
  CROPS[crop](g, field, paint, season);
}

/** The ground of a field. `alpha` lets the meadow shine through, which keeps the colours pale. */
function ground(g: Graphics, { at }: Field, colour: number, alpha: number): void {
  const points: number[] = [];
  for (let s = 0; s <= 1.001; s += 0.25) points.push(...at(s, 0));
  for (let s = 1; s >= -0.001; s -= 0.25) points.push(...at(s, 1));
  g.poly(points).fill({ color: colour, alpha });
}

/** Lines through a field, towards the hills or across. */
function rows(g: Graphics, { at, width }: Field, step: number, across = false): void {
  const [[, head], [, foot]] = [at(0.5, 0), at(0.5, 1)];
  const count = Math.max(2, Math.round((across ? foot - head : width) / step));
  for (let i = 1; i < count; i++) {
    const part = i / count;
    if (across)
      g.moveTo(...at(0.03, part))
        .lineTo(...at(0.35, part))
        .lineTo(...at(0.66, part))
        .lineTo(...at(0.97, part));
    else g.moveTo(...at(part, 0.05)).lineTo(...at(part, 0.95));
  }
}

/** Calls `each` for points all over a field, the farthest first. */
function sow({ at, width }: Field, step: number, each: (x: number, y: number, i: number) => void): void {
  const [[, head], [, foot]] = [at(0.5, 0), at(0.5, 1)];
  const [columns, lines] = [Math.max(2, Math.round(width / step)), Math.max(1, Math.round((foot - head) / step))];
  for (let line = 0; line < lines; line++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = at((i + 0.5 + (line % 2) * 0.25) / (columns + 0.3), (line + 0.6) / (lines + 0.2));
      each(x, y, line * columns + i);
    }
}

const CROPS: Readonly<Record<Crop, (g: Graphics, field: Field, paint: Palette, season: Season) => void>> = {
  pasture(g, field, { grass, dots, snow, meadow }, season) {
    ground(g, field, mix(meadow[2], meadow[3], scatter(field.salt, 91)), 0.5);
    sow(field, 15, (x, y, i) => {
      const [dx, dy] = [scatter(i + field.salt, 92) * 9, scatter(i + field.salt, 93) * 8];
      g.moveTo(x + dx, y + dy)
        .lineTo(x + dx - 1.4, y + dy - 4)
        .moveTo(x + dx + 2, y + dy)
        .lineTo(x + dx + 3, y + dy - 3.4);
    });
    g.stroke({ color: grass, width: 1, alpha: 0.75 });
    if (season === 'spring') {
      sow(field, 19, (x, y, i) => g.circle(x + scatter(i + field.salt, 94) * 12, y + scatter(i, 95) * 9, 1.3));
      g.fill(field.salt % 2 ? 0xfff6d8 : dots);
    }
    if (field.salt % 3 === 0 && !snow) flock(g, field);
  },
  grain(g, field, { crops, furrow }, season) {
    const colour = crops[field.salt % 2];
    ground(g, field, colour, 0.9);
    rows(g, field, season === 'summer' ? 4.5 : 7);
    g.stroke({ color: mix(colour, furrow, 0.5), width: 1, alpha: 0.55 });
    if (season === 'summer') {
      sow(field, 9, (x, y) => g.ellipse(x, y, 1, 2.2));
      g.fill({ color: 0xf6e3a0, alpha: 0.75 });
    }
    if (season === 'autumn') stacks(g, field, 24, 0xd9b35e);
  },
  plough(g, field, { earth, furrow, crops }, season) {
    ground(g, field, season === 'summer' ? crops[4] : earth, 0.85);
    rows(g, field, 6.5, field.salt % 2 === 0);
    g.stroke({ color: furrow, width: 1.3, alpha: 0.5 });
  },
  vines(g, field, { earth, vine, meadow, snow }, season) {
    ground(g, field, mix(earth, meadow[1], 0.55), 0.8);
    sow(field, 10, (x, y) => g.rect(x - 0.5, y - 6, 1, 7));
    g.fill({ color: 0x7a5128, alpha: 0.8 });
    sow(field, 10, (x, y) => g.circle(x, y - 4.4, snow ? 1 : 2.7).circle(x + 2.6, y - 3.2, snow ? 0.8 : 1.8));
    g.fill(vine);
    if (season !== 'autumn' && season !== 'summer') return;
    sow(field, 10, (x, y) => g.circle(x + 1, y - 2.4, 1.1));
    g.fill(0x4a1f4f);
  },
  hay(g, field, { meadow, grass, crops }, season) {
    ground(g, field, mix(meadow[1], crops[4], 0.4), 0.75);
    rows(g, field, 9, true);
    g.stroke({ color: grass, width: 1, alpha: 0.4 });
    if (season === 'summer' || season === 'autumn') stacks(g, field, 30, 0xd2bd6a);
  },
  orchard(g, field, { meadow, grass, crowns, dots, snow }) {
    ground(g, field, mix(meadow[2], grass, 0.2), 0.6);
    sow(field, 21, (x, y) => g.ellipse(x + 3, y + 1, 6.5, 2));
    g.fill({ color: 0x241a12, alpha: 0.14 });
    sow(field, 21, (x, y) => g.rect(x - 0.9, y - 6, 1.8, 7));
    g.fill(0x6b4a25);
    sow(field, 21, (x, y) => g.circle(x, y - 8.5, 5.6));
    g.fill({ color: crowns[0], alpha: snow ? 0.6 : 1 });
    sow(field, 21, (x, y, i) => {
      for (const [dx, dy] of [
        [-2.4, -10],
        [1.8, -11],
        [0.4, -7.4],
        [3.2, -7.6],
      ])
        g.circle(x + dx, y + dy, 1 + 0.4 * scatter(i, 96));
    });
    g.fill(dots);
  },
};

/** Stacks of straw or hay. */
function stacks(g: Graphics, field: Field, step: number, colour: number): void {
  sow(field, step, (x, y) => g.ellipse(x + 2.5, y + 0.4, 6.4, 1.9));
  g.fill({ color: 0x241a12, alpha: 0.18 });
  sow(field, step, (x, y) =>
    g
      .moveTo(x - 5, y)
      .quadraticCurveTo(x - 4.4, y - 9, x, y - 11)
      .quadraticCurveTo(x + 4.4, y - 9, x + 5, y)
      .closePath(),
  );
  g.fill(colour).stroke({ color: 0x7a5a1e, width: 0.8, alpha: 0.7 });
}

/** Sheep on a pasture. */
function flock(g: Graphics, field: Field): void {
  const sheep = Array.from({ length: 5 }, (_, i) =>
    field.at(0.25 + 0.5 * scatter(i + field.salt, 97), 0.3 + 0.45 * scatter(i + field.salt, 98)),
  );
  for (const [x, y] of sheep)
    g.rect(x - 2.6, y, 1, 3)
      .rect(x + 2, y, 1, 3)
      .circle(x + 5, y - 2.4, 1.9);
  g.fill(0x3a2c22);
  for (const [x, y] of sheep) g.ellipse(x, y - 1.6, 5, 3.4);
  g.fill(0xfbf5e6).stroke({ color: 0x6b5a44, width: 0.7 });
}
