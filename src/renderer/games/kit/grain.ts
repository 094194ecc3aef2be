import type { Container, Texture } from 'pixi.js';
import { scatter } from './scatter';
import { cloud, pigment, tiled, wash } from './wash';

const SIZE = 256;
/** World units per pixel of the grain. */
const COARSE = 0.8;

let texture: Texture | undefined;

/** The grain of paper or canvas over an area of this size, for a part of a board that is rendered to a texture. */
export function grain(width: number, height: number): Container {
  texture ??= wash(SIZE, SIZE, grainAt);
  return tiled(texture, width, height, COARSE);
}

/** Fine specks, darker or lighter than their slightly uneven background. */
function grainAt(x: number, y: number): number {
  const speck = scatter(y * SIZE + x, 21) - 0.5 + (cloud(x, y, SIZE) - 0.5) * 0.16;
  return speck > 0 ? pigment(0xfff9e8, speck * 0.18) : pigment(0x4a2f10, -speck * 0.22);
}
