import { mix } from '../../../kit/paint';
import { cloud, lazyWash, pigment, smooth } from '../../../kit/wash';
import { coastDistance } from '../coast-distance';
import { WORLD } from '../geography';
import { scatter } from '../../../kit/scatter';

/** World units per pixel of a wash. */
const COARSE = 2;
/** The side of the crack tile, and of the cells between cracks, in pixels. */
const TILE = 512;
const CELL = 32;
const CELLS = TILE / CELL;
/** The position of each cell's centre within the cell, as a fraction of the cell's side. */
const CENTRES = { x: centres(51), y: centres(52) };

/** How far the sea is painted inland, and the land out at sea, in world units. Paint beyond that would be hidden. */
const HIDDEN = 10;

/** The painted sea, the gilded land and its cracks. */
export const galleryGround = {
  sea: lazyWash(WORLD.width / COARSE, WORLD.height / COARSE, (x, y) => seaAt(x * COARSE, y * COARSE)),
  land: lazyWash(WORLD.width / COARSE, WORLD.height / COARSE, (x, y) => goldAt(x * COARSE, y * COARSE)),
  cracks: lazyWash(TILE, TILE, crackAt),
};

/** Turquoise along the coast, ultramarine further out, in broad horizontal strokes. */
function seaAt(x: number, y: number): number {
  const out = coastDistance(x, y);
  if (out < -HIDDEN) return 0;
  const brush = cloud(x * 0.55, y * 2.6, 700);
  const pool = cloud(x, y, 520);
  let colour = mix(0x6fb5b9, 0x2f7fa3, smooth(0, 58, out + (brush - 0.5) * 26));
  colour = mix(colour, 0x1f5d8d, smooth(34, 130, out + (pool - 0.5) * 70));
  colour = mix(colour, brush > 0.5 ? 0x4f97b8 : 0x164a78, 0.5 * Math.abs(brush - 0.5));
  return pigment(worn(x, y, colour, 0x6fa9bd));
}

/** Gold leaf without seams, which would look like tiles, with olive and umber glazes over it. */
function goldAt(x: number, y: number): number {
  const inland = -coastDistance(x, y);
  if (inland < -HIDDEN) return 0;
  const gleam = cloud(x, y, 760);
  // The noise has faint upright and level edges, which would look like tiles. So it is turned and bent.
  const bend = (gleam - 0.5) * 140;
  const glaze = cloud(x * 0.8 + y * 0.6 + bend, y * 0.8 - x * 0.6 + bend, 560);
  let colour = mix(0xdcb75f, 0xfbe9ae, smooth(0.2, 0.75, gleam));
  const north = smooth(520, 120, y) * smooth(0.3, 0.72, glaze);
  colour = mix(colour, 0x7f9455, 0.52 * north);
  colour = mix(colour, 0xb7743a, 0.3 * smooth(820, 1240, y) * smooth(0.35, 0.8, glaze));
  colour = mix(colour, 0x6d5a28, 0.34 * smooth(26, 0, inland));
  return pigment(worn(x, y, colour, 0xb08a4a));
}

/** The ground below shows through where the paint or the gold is worn, mostly near the frame. */
function worn(x: number, y: number, colour: number, below: number): number {
  const edge = Math.min(x, y, WORLD.width - x, WORLD.height - y);
  const loss = cloud(x * 1.3, y * 1.3, 620) - 0.2 * smooth(20, 220, edge) + 0.12;
  const shade = mix(colour, 0x2b1a0c, 0.34 * smooth(130, 10, edge));
  return mix(shade, below, 0.42 * smooth(0.84, 1.02, loss));
}

/** A net of fine cracks around irregular cells, with a light edge on one side. It tiles seamlessly. */
function crackAt(x: number, y: number): number {
  const wx = x + (cloud(x, y, TILE) - 0.5) * 26;
  const wy = y + (cloud(x + 90, y, TILE) - 0.5) * 26;
  const gap = gapAt(wx, wy);
  const deep = 0.2 + 0.8 * smooth(0.35, 0.7, cloud(x + 40, y + 200, TILE));
  if (gap < 1.1) return pigment(0x4a2c0c, 0.36 * deep * (1.1 - gap * 0.5));
  return gapAt(wx - 1.3, wy - 1.3) < 1.1 ? pigment(0xfff3cf, 0.2 * deep) : 0;
}

function centres(salt: number): Float64Array {
  return Float64Array.from({ length: CELLS * CELLS }, (_, cell) => scatter(cell, salt));
}

/** The difference between the distances to the nearest and the second nearest cell centre. */
function gapAt(x: number, y: number): number {
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  let first = Infinity;
  let second = Infinity;
  for (let cx = column - 1; cx <= column + 1; cx++) {
    for (let cy = row - 1; cy <= row + 1; cy++) {
      const cell = ((cx + CELLS) % CELLS) * CELLS + ((cy + CELLS) % CELLS);
      const far = (x - (cx + CENTRES.x[cell]) * CELL) ** 2 + (y - (cy + CENTRES.y[cell]) * CELL) ** 2;
      if (far < first) {
        second = first;
        first = far;
      } else if (far < second) second = far;
    }
  }
  return Math.sqrt(second) - Math.sqrt(first);
}
