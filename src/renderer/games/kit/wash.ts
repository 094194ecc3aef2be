import type { Container } from 'pixi.js';
import { CanvasSource, Sprite, Texture, TilingSprite } from 'pixi.js';
import { scatter } from './scatter';

/** A colour as 0xAARRGGBB. */
type Pigment = number;

/** Side of the noise in pixels, a power of two. */
const NOISE = 256;
const LAST = NOISE - 1;
let noise: Float32Array | undefined;

/** An opaque pigment, or one with this opacity from 0 to 1. */
export const pigment = (colour: number, alpha = 1): Pigment => ((Math.round(alpha * 255) << 24) | colour) >>> 0;

/** Rises smoothly from 0 to 1 while `value` goes from `from` to `to`. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Deterministic cloudy noise from 0 to 1, which repeats every `size` units. */
export function cloud(x: number, y: number, size: number): number {
  noise ??= makeNoise();
  const column = (x / size) * NOISE;
  const row = (y / size) * NOISE;
  const left = Math.floor(column);
  const top = Math.floor(row);
  const u = column - left;
  const above = (top & LAST) * NOISE;
  const below = ((top + 1) & LAST) * NOISE;
  const west = left & LAST;
  const east = (left + 1) & LAST;
  const upper = noise[above + west] * (1 - u) + noise[above + east] * u;
  const lower = noise[below + west] * (1 - u) + noise[below + east] * u;
  return upper + (lower - upper) * (row - top);
}

/** Six octaves of value noise that tile seamlessly, stretched to the range from 0 to 1. */
function makeNoise(): Float32Array {
  const made = new Float32Array(NOISE * NOISE);
  for (let octave = 0, cells = 4, strength = 0.5; octave < 6; octave++, cells *= 2, strength /= 2)
    addOctave(made, octave, cells, strength);
  let [least, most] = [Infinity, -Infinity];
  for (const value of made) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return made.map((value) => (value - least) / (most - least));
}

/** Adds value noise on a lattice of `cells` by `cells` points. */
function addOctave(made: Float32Array, octave: number, cells: number, strength: number): void {
  const lattice = Float64Array.from({ length: cells * cells }, (_, i) => scatter(i, octave));
  const step = NOISE / cells;
  const bend = Float64Array.from({ length: step }, (_, i) => smooth(0, 1, i / step));
  for (let y = 0, at = 0; y < NOISE; y++) {
    const v = bend[y % step];
    const top = Math.floor(y / step) * cells;
    const bottom = (top + cells) % (cells * cells);
    for (let x = 0; x < NOISE; x++, at++) {
      const u = bend[x % step];
      const left = Math.floor(x / step);
      const right = (left + 1) % cells;
      const above = lattice[top + left] * (1 - u) + lattice[top + right] * u;
      const below = lattice[bottom + left] * (1 - u) + lattice[bottom + right] * u;
      made[at] += strength * (above * (1 - v) + below * v);
    }
  }
}

/** A wash that is painted when it is first needed. */
export function lazyWash(...wanted: Parameters<typeof wash>): () => Texture {
  let painted: Texture | undefined;
  return () => (painted ??= wash(...wanted));
}

/** A texture in which `colourAt` gives the pigment of every pixel. Its canvas stays in main memory. */
export function wash(width: number, height: number, colourAt: (x: number, y: number) => Pigment): Texture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return Texture.EMPTY;
  const image = context.createImageData(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const colour = colourAt(x, y);
      image.data[at] = (colour >> 16) & 255;
      image.data[at + 1] = (colour >> 8) & 255;
      image.data[at + 2] = colour & 255;
      image.data[at + 3] = colour >>> 24;
    }
  }
  context.putImageData(image, 0, 0);
  return new Texture({ source: new CanvasSource({ resource: canvas }) });
}

/** A wash stretched over an area of this size. */
export function washed(texture: Texture, width: number, height: number): Container {
  return new Sprite({ texture, width, height });
}

/** A texture repeated over an area of this size; one of its pixels covers `scale` units. */
export function tiled(texture: Texture, width: number, height: number, scale: number): Container {
  return new TilingSprite({ texture, width, height, tileScale: { x: scale, y: scale } });
}
