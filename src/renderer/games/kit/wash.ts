import type { Container } from 'pixi.js';
import { CanvasSource, Sprite, Texture, TilingSprite } from 'pixi.js';

/** A colour as 0xAARRGGBB. */
type Pigment = number;

const NOISE = 256;
let noise: Float32Array | undefined;

/** An opaque pigment, or one with this opacity from 0 to 1. */
export const pigment = (colour: number, alpha = 1): Pigment => ((Math.round(alpha * 255) << 24) | colour) >>> 0;

/** From 0 to 1 with soft ends while `value` goes from `from` to `to`. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Cloudy noise from 0 to 1, the same everywhere and every time. It repeats after `size` units. */
export function cloud(x: number, y: number, size: number): number {
  noise ??= makeNoise();
  const [column, row] = [wrap((x / size) * NOISE), wrap((y / size) * NOISE)];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [u, v] = [column - left, row - top];
  const [right, bottom] = [(left + 1) % NOISE, (top + 1) % NOISE];
  const above = noise[top * NOISE + left] * (1 - u) + noise[top * NOISE + right] * u;
  const below = noise[bottom * NOISE + left] * (1 - u) + noise[bottom * NOISE + right] * u;
  return above * (1 - v) + below * v;
}

const wrap = (value: number) => value - Math.floor(value / NOISE) * NOISE;

/** Six octaves of value noise that tile seamlessly, stretched to the range from 0 to 1. */
function makeNoise(): Float32Array {
  const made = new Float32Array(NOISE * NOISE);
  for (let octave = 0, cells = 4, strength = 0.5; octave < 6; octave++, cells *= 2, strength /= 2) {
    const lattice = Array.from({ length: cells * cells }, (_, i) => hash(i, octave));
    for (let y = 0; y < NOISE; y++) {
      for (let x = 0; x < NOISE; x++) {
        const [column, row] = [(x / NOISE) * cells, (y / NOISE) * cells];
        const [left, top] = [Math.floor(column), Math.floor(row)];
        const [u, v] = [smooth(0, 1, column - left), smooth(0, 1, row - top)];
        const [right, bottom] = [(left + 1) % cells, (top + 1) % cells];
        const above = lattice[top * cells + left] * (1 - u) + lattice[top * cells + right] * u;
        const below = lattice[bottom * cells + left] * (1 - u) + lattice[bottom * cells + right] * u;
        made[y * NOISE + x] += strength * (above * (1 - v) + below * v);
      }
    }
  }
  const [least, most] = made.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [1, 0]);
  return made.map((value) => (value - least) / (most - least));
}

/** A pseudorandom number from 0 to 1, always the same for the same input. */
function hash(i: number, salt: number): number {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A texture in which `colourAt` gives the pigment of every pixel. It is never sent to the graphics card. */
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
