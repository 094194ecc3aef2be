import { LEAF_GOLD, MINIUM } from '../palette';
import { battlements, block, LINE, opening, coverOf, roofOver, SHADE, spike, STONE, THIN, windows } from './masonry';
import { SNOW } from '../snow-caps';
import type { Part, Roof } from './masonry';

type Top = 'cone' | 'flat' | 'dome' | 'bell' | 'low';

interface TowerLook {
  /** The height of the base above the road. */
  readonly up?: number;
  readonly top?: Top;
  readonly roof?: Roof;
  /** Bands of dark stone, as in Angers. */
  readonly banded?: boolean;
}

/** A round tower. */
export const tower =
  (x: number, width: number, height: number, { up = 0, top = 'cone', roof = 'slate', banded }: TowerLook = {}): Part =>
  (g, season) => {
    const cover = coverOf(roof, season);
    const [left, y] = [x - width / 2, -up - height];
    block(g, left, -up, width, height);
    if (banded) {
      for (let at = 6; at < height - 4; at += 8) g.rect(left + 0.8, -up - at - 3, width - 1.6, 2.6);
      g.fill({ color: 0x5b5560, alpha: 0.75 });
    }
    opening(g, x - width * 0.08, -up - height * 0.52, Math.max(2, width * 0.16), Math.max(4, height * 0.15));
    if (top === 'flat') return battlements(g, left - 1.5, y, width + 3, season.snow);
    g.rect(left - 1.8, y - 2, width + 3.6, 3.4)
      .fill(SHADE)
      .stroke(THIN);
    if (top === 'cone') return spike(g, x, y - 2, width, width * 1.75, cover);
    if (top === 'low') return spike(g, x, y - 2, width, width * 0.95, cover);
    g.moveTo(left - 2, y - 2);
    if (top === 'dome')
      g.bezierCurveTo(left - 2, y - width * 0.95, x + width / 2 + 2, y - width * 0.95, x + width / 2 + 2, y - 2);
    else
      g.quadraticCurveTo(x - width * 0.08, y - width * 0.55, x, y - width * 1.5).quadraticCurveTo(
        x + width * 0.08,
        y - width * 0.55,
        x + width / 2 + 2,
        y - 2,
      );
    g.closePath().fill(cover.colour).stroke(LINE);
    if (cover.snow && top === 'dome')
      g.moveTo(x - width * 0.46, y - width * 0.36)
        .bezierCurveTo(
          x - width * 0.3,
          y - width * 0.86,
          x + width * 0.3,
          y - width * 0.86,
          x + width * 0.46,
          y - width * 0.36,
        )
        .quadraticCurveTo(x + width * 0.2, y - width * 0.1, x, y - width * 0.38)
        .quadraticCurveTo(x - width * 0.2, y - width * 0.16, x - width * 0.46, y - width * 0.36)
        .fill(SNOW)
        .stroke(THIN);
    const tip = y - width * (top === 'dome' ? 0.72 : 1.5);
    g.moveTo(x, tip)
      .lineTo(x, tip - 6)
      .stroke(LINE)
      .circle(x, tip - 6, 1.5)
      .fill(LEAF_GOLD);
  };

interface HallLook {
  readonly up?: number;
  readonly roof?: Roof;
  /** Height of the roof. */
  readonly pitch?: number;
  /** Columns and rows of windows. */
  readonly lights?: readonly [number, number];
  readonly dormers?: number;
  readonly chimneys?: number;
}

/** A long house with a steep roof. */
export const hall =
  (x: number, width: number, height: number, look: HallLook = {}): Part =>
  (g, season) => {
    const { up = 0, roof = 'slate', pitch = 14, lights = [3, 1], dormers = 0, chimneys = 0 } = look;
    const [left, y] = [x - width / 2, -up - height];
    for (let i = 0; i < chimneys; i++) {
      const at = left + (width * (i + 0.5)) / chimneys;
      g.rect(at - 1.8, y - pitch - 6, 3.6, 9)
        .fill(STONE)
        .stroke(THIN);
    }
    roofOver(g, left, y, width, pitch, coverOf(roof, season), 0.78);
    block(g, left, -up, width, height);
    windows(g, left + 2, y + 4, width - 4, lights[0], lights[1]);
    for (let i = 0; i < dormers; i++) {
      const at = left + (width * (i + 0.5)) / dormers;
      g.poly([at - 3.4, y, at - 3.4, y - 5, at, y - 9.5, at + 3.4, y - 5, at + 3.4, y])
        .fill(STONE)
        .stroke(THIN)
        .rect(at - 1.2, y - 5, 2.4, 4)
        .fill(0x3a3350);
    }
  };

/** A wall with battlements and, if `gate` is given, a gate there. */
export const wall =
  (x: number, width: number, height: number, { up = 0, gate }: { up?: number; gate?: number } = {}): Part =>
  (g, { snow }) => {
    block(g, x - width / 2, -up, width, height);
    battlements(g, x - width / 2, -up - height, width, snow);
    for (let row = 0; row * 7 + 8 < height; row++)
      for (let i = 0; i * 15 + 10 < width; i++)
        g.rect(x - width / 2 + 3 + i * 15 + (row % 2) * 6, -up - height + 5 + row * 7, 6, 2);
    g.fill({ color: SHADE, alpha: 0.75 });
    if (gate !== undefined) opening(g, gate, -up, 9, Math.min(12, height * 0.8), 0x3b2a1c);
  };

/** A square keep with corner turrets. */
export const keep =
  (x: number, width: number, height: number, { up = 0, roof }: { up?: number; roof?: Roof } = {}): Part =>
  (g, season) => {
    const y = -up - height;
    if (roof) roofOver(g, x - width / 2, y, width, width * 0.6, coverOf(roof, season), 0.3);
    block(g, x - width / 2, -up, width, height);
    for (const at of [x - width / 2, x + width / 2 - 3.6]) g.rect(at, y, 3.6, height).fill(SHADE).stroke(THIN);
    if (!roof) battlements(g, x - width / 2 - 1.5, y, width + 3, season.snow);
    windows(g, x - width * 0.3, y + 8, width * 0.6, 2, Math.max(1, Math.floor(height / 18)));
  };

/** A flag on a pole. */
export const flag =
  (x: number, up: number, height = 14, colour: number = MINIUM): Part =>
  (g) => {
    g.moveTo(x, -up)
      .lineTo(x, -up - height)
      .stroke({ color: 0x241a12, width: 1.3 })
      .poly([x, -up - height, x + 11, -up - height + 2.6, x + 7.4, -up - height + 4.6, x, -up - height + 7])
      .fill(colour)
      .stroke(THIN);
  };

/** A lantern of open arches on a roof, as on Chambord. */
export const lantern =
  (x: number, up: number, width: number): Part =>
  (g, season) => {
    block(g, x - width / 2, -up, width, width * 0.8);
    opening(g, x - width * 0.22, -up, width * 0.26, width * 0.62);
    opening(g, x + width * 0.22, -up, width * 0.26, width * 0.62);
    block(g, x - width / 4, -up - width * 0.8, width / 2, width * 0.55);
    spike(g, x, -up - width * 1.35, width / 2, width * 0.7, coverOf('stone', season));
    g.circle(x, -up - width * 2.1, 2).fill(LEAF_GOLD);
  };

/** An open spiral stair in a tower, as in Blois. */
export const spiralStair =
  (x: number, up: number, width: number, height: number): Part =>
  (g, season) => {
    block(g, x - width / 2, -up, width, height);
    for (let i = 0; i < 4; i++) {
      const y = -up - height + 3 + (i * height) / 4;
      g.poly([
        x - width / 2 + 1.5,
        y + 5,
        x + width / 2 - 1.5,
        y,
        x + width / 2 - 1.5,
        y + 4,
        x - width / 2 + 1.5,
        y + 9,
      ]);
    }
    g.fill({ color: 0x3a3350, alpha: 0.85 });
    spike(g, x, -up - height, width, 9, coverOf('slate', season));
  };
