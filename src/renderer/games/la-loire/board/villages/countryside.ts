import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { INK, LEAF_GOLD, TIMBER } from '../palette';
import { block, LINE, opening, ROCK, coverOf, roofOver, SHADE, spike, STONE, THIN, windows } from './masonry';
import { SNOW } from '../snow-caps';
import type { Part, Roof } from './masonry';

interface HouseLook {
  readonly up?: number;
  readonly roof?: Roof;
  /** Whether the gable has visible timber. */
  readonly timbered?: boolean;
}

export const house =
  (x: number, width: number, { up = 0, roof = 'tiles', timbered }: HouseLook = {}): Part =>
  (g, season) => {
    const height = width * 0.52;
    const left = x - width / 2;
    g.rect(left + width * 0.66, -up - height - width * 0.5, width * 0.13, width * 0.3)
      .fill(SHADE)
      .stroke(THIN);
    block(g, left, -up, width, height, timbered ? 0xf7efda : STONE);
    roofOver(g, left, -up - height, width, width * 0.42, coverOf(roof, season), 0.62);
    if (timbered)
      g.moveTo(left + width * 0.34, -up)
        .lineTo(left + width * 0.34, -up - height)
        .moveTo(left, -up - height * 0.5)
        .lineTo(left + width * 0.6, -up - height * 0.5)
        .stroke({ color: TIMBER, width: 1.4 });
    g.rect(left + width * 0.14, -up - height * 0.66, width * 0.16, height * 0.66).fill(TIMBER);
    windows(g, left + width * 0.42, -up - height * 0.72, width * 0.5, 2, 1, width * 0.11);
  };

interface ChurchLook {
  readonly up?: number;
  readonly spire?: number;
}

/** A church with its tower on the left. */
export const church =
  (x: number, size: number, { up = 0, spire = 0.8 }: ChurchLook = {}): Part =>
  (g, season) => {
    const slate = coverOf('slate', season);
    block(g, x - size * 0.1, -up, size * 0.6, size * 0.4);
    roofOver(g, x - size * 0.1, -up - size * 0.4, size * 0.6, size * 0.3, slate, 0.86);
    windows(g, x + size * 0.04, -up - size * 0.32, size * 0.46, 3, 1, size * 0.07);
    block(g, x - size * 0.34, -up, size * 0.28, size * 0.82);
    opening(g, x - size * 0.2, -up - size * 0.58, size * 0.1, size * 0.16);
    opening(g, x - size * 0.2, -up, size * 0.12, size * 0.2, TIMBER);
    spike(g, x - size * 0.2, -up - size * 0.82, size * 0.28, size * spire, slate);
    const top = -up - size * (0.82 + spire);
    g.moveTo(x - size * 0.2, top)
      .lineTo(x - size * 0.2, top - 7)
      .moveTo(x - size * 0.2 - 2.6, top - 4.6)
      .lineTo(x - size * 0.2 + 2.6, top - 4.6)
      .stroke({ color: LEAF_GOLD, width: 1.6 });
  };

/** A west front with two towers and a rose window. */
export const cathedral =
  (x: number, width: number, height: number): Part =>
  (g, season) => {
    const half = width / 2;
    roofOver(g, x - half * 0.4, -height * 0.62, half * 0.8, 15, coverOf('slate', season), 0.5);
    block(g, x - half * 0.45, 0, half * 0.9, height * 0.62);
    for (const side of [-1, 1]) {
      const at = x + side * half * 0.68;
      block(g, at - half * 0.3, 0, half * 0.6, height);
      opening(g, at, -height * 0.68, half * 0.2, height * 0.22);
      for (const up of [0.32, 0.62]) g.rect(at - half * 0.34, -height * up, half * 0.68, 1.8);
      g.fill(SHADE);
      g.circle(at, -height - 4, half * 0.26)
        .fill(coverOf('lead', season).colour)
        .stroke(LINE);
      if (season.snow) g.ellipse(at, -height - 4 - half * 0.14, half * 0.22, half * 0.13).fill(SNOW);
      g.rect(at - half * 0.3, -height - 3, half * 0.6, 3.4)
        .fill(SHADE)
        .stroke(THIN);
      g.circle(at, -height - 4 - half * 0.3, 1.5).fill(LEAF_GOLD);
    }
    g.circle(x, -height * 0.44, half * 0.24)
      .fill(0x35508f)
      .stroke({ color: LEAF_GOLD, width: 1.6 });
    for (const side of [-0.68, 0, 0.68]) opening(g, x + side * half, 0, half * 0.26, height * 0.2, TIMBER);
  };

/** A hill with hatching on its shaded side, or a cliff of chalk. */
export const mound =
  (x: number, width: number, height: number, chalk = false): Part =>
  (g, { hills, crowns, snow }) => {
    const [left, right] = [x - width / 2, x + width / 2];
    const grass = snow ? 0xeef0ee : mix(hills[2], crowns[0], 0.35);
    g.moveTo(left, 0)
      .bezierCurveTo(left + width * 0.1, -height * 1.2, right - width * 0.16, -height * 1.28, right, 0)
      .closePath()
      .fill(chalk ? ROCK : grass)
      .stroke({ ...LINE, alpha: 0.75 });
    for (let i = 0; i < width / 4; i++) {
      const t = 0.12 + (0.8 * i) / (width / 4);
      const top = -height * 0.92 * Math.sin(t * Math.PI) ** 0.7;
      const long = (0.25 + 0.4 * scatter(i, 61)) * -top * (0.4 + t);
      g.moveTo(left + t * width, top + 2).lineTo(left + t * width + 2.6, top + 2 + long);
    }
    g.stroke({ color: chalk ? 0x8a744a : 0x4a5f2c, width: 0.9, alpha: snow ? 0.25 : 0.5 });
  };

/** A windmill without its sails, which turn. */
export const mill =
  (x: number, height: number): Part =>
  (g, season) => {
    const half = height * 0.24;
    g.poly([x - half, 0, x - half * 0.68, -height * 0.7, x + half * 0.68, -height * 0.7, x + half, 0])
      .fill(STONE)
      .stroke(LINE)
      .poly([
        x + half * 0.2,
        -0.8,
        x + half * 0.14,
        -height * 0.7,
        x + half * 0.66,
        -height * 0.7,
        x + half * 0.95,
        -0.8,
      ])
      .fill({ color: SHADE, alpha: 0.6 });
    spike(g, x, -height * 0.7, half * 1.5, height * 0.34, coverOf('thatch', season));
    opening(g, x - half * 0.2, 0, half * 0.5, height * 0.24, TIMBER);
  };

/** An arched bridge, with a stream below its whole length. */
export const bridge =
  (x: number, width: number, height: number, arches: number): Part =>
  (g, { water }) => {
    const left = x - width / 2;
    g.roundRect(left - 3, -6, width + 6, 11, 5).fill(water[1]);
    for (let i = 0; i < 5; i++)
      g.moveTo(left + (i * width) / 5, -1 + (i % 2) * 3).lineTo(left + (i * width) / 5 + width / 8, -1 + (i % 2) * 3);
    g.stroke({ color: 0xdfeaf2, width: 0.9, alpha: 0.8 });
    block(g, left, -1, width, height);
    for (let i = 0; i < arches; i++)
      opening(g, left + (width * (i + 0.5)) / arches, -1, (width / arches) * 0.66, height * 0.78, water[0]);
    g.rect(left - 1, -height - 3, width + 2, 3.4)
      .fill(STONE)
      .stroke(THIN);
  };

/** Water around a castle. */
export const moat =
  (x: number, width: number): Part =>
  (g, { water }) => {
    g.ellipse(x, -2, width / 2, 6)
      .fill(water[1])
      .stroke({ color: INK, width: 0.8, alpha: 0.5 });
    for (let i = 0; i < 4; i++)
      g.moveTo(x - width * 0.38 + i * width * 0.2, -1 + (i % 2) * 2.4).lineTo(
        x - width * 0.28 + i * width * 0.2,
        -1 + (i % 2) * 2.4,
      );
    g.stroke({ color: 0xdfeaf2, width: 1, alpha: 0.8 });
  };

/** Rows of vines on stakes. */
export const vines =
  (x: number, width: number, rows: number, up = 0): Part =>
  (g, { vine, snow }) => {
    for (let row = 0; row < rows; row++)
      for (let i = 0; i * 5 < width; i++)
        g.rect(x - width / 2 + i * 5 + (row % 2) * 2.4 - 0.4, -up - row * 6 - 5, 0.8, 5);
    g.fill(TIMBER);
    for (let row = 0; row < rows; row++)
      for (let i = 0; i * 5 < width; i++)
        g.circle(x - width / 2 + i * 5 + (row % 2) * 2.4, -up - row * 6 - 4.4, snow ? 1 : 2.1);
    g.fill(vine);
  };

/** A formal garden, seen from above, with box hedges and flower beds. */
export const garden =
  (x: number, width: number, height: number): Part =>
  (g, { fir, crops, dots, snow }) => {
    const at = (s: number, t: number): [number, number] => [x + (s - 0.5) * width * (1 - 0.22 * t), -t * height];
    const cell = (s: number, t: number, w: number, h: number) =>
      g.poly([...at(s, t), ...at(s + w, t), ...at(s + w, t + h), ...at(s, t + h)]);
    cell(-0.03, -0.06, 1.06, 1.12)
      .fill(snow ? 0xe9e6da : 0xe6d6a6)
      .stroke(THIN);
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 5; i++) {
        cell(0.03 + i * 0.196, 0.05 + row * 0.32, 0.16, 0.26)
          .fill(snow ? 0xf7f7f2 : crops[(i + row) % crops.length])
          .stroke({ color: fir, width: 1.8 });
        const [cx, cy] = at(0.11 + i * 0.196, 0.18 + row * 0.32);
        g.circle(cx, cy, 1.5).fill((i + row) % 2 ? 0xc23b22 : dots);
      }
  };

/** A round dovecote. */
export const dovecote =
  (x: number, height: number): Part =>
  (g, season) => {
    const width = height * 0.62;
    block(g, x - width / 2, 0, width, height * 0.66);
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++) g.circle(x - width * 0.32 + i * width * 0.21, -height * (0.22 + row * 0.14), 0.9);
    g.fill(INK);
    spike(g, x, -height * 0.66, width, height * 0.44, coverOf('tiles', season));
  };

/** A clump of trees behind or beside the houses. */
export const grove =
  (x: number, width: number, height: number, firs = false): Part =>
  (g, { crowns, fir, dots, snow }) => {
    const count = Math.max(2, Math.round(width / 8));
    for (let i = 0; i < count; i++) {
      const [at, up] = [x - width / 2 + (width * (i + 0.5)) / count, height * (0.7 + 0.3 * scatter(i + x, 63))];
      if (firs) {
        g.poly([at - 5.5, 0, at, -up, at + 5.5, 0]).fill(fir);
        if (snow) g.poly([at - 2, -up * 0.62, at, -up, at + 2, -up * 0.62]).fill(dots);
      } else {
        g.rect(at - 0.8, -up * 0.5, 1.6, up * 0.5).fill(TIMBER);
        g.circle(at, -up * 0.66, up * 0.34).fill(crowns[i % 3]);
        g.circle(at - up * 0.1, -up * 0.76, up * 0.16).fill({ color: mix(crowns[i % 3], 0xfff6c8, 0.4), alpha: 0.8 });
      }
    }
  };

/** A stack of logs. */
export const logs =
  (x: number): Part =>
  (g) => {
    for (const [dx, dy] of [
      [-6, -3],
      [0, -3],
      [6, -3],
      [-3, -8],
      [3, -8],
      [0, -13],
    ])
      g.circle(x + dx, dy, 3.1);
    g.fill(0xc99f6d).stroke({ color: 0x5c3d1c, width: 1.1 });
  };

/** Sheaves of grain, paler in winter. */
export const sheaves =
  (x: number, count: number): Part =>
  (g, { snow }) => {
    for (let i = 0; i < count; i++) {
      const at = x + (i - (count - 1) / 2) * 9;
      g.poly([at - 4, 0, at - 1.4, -6, at - 4.4, -11, at + 4.4, -11, at + 1.4, -6, at + 4, 0]);
    }
    g.fill(snow ? 0xd9c9a0 : 0xd9ae4a).stroke({ color: 0x7a5a1e, width: 0.9 });
  };
