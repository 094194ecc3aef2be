import { Graphics } from 'pixi.js';
import { down } from '../../kit/paint';
import { GOLD, INK } from './palette';

const STONE = [0xcfc6b2, 0x9d9482] as const;
const PEN = { color: INK, width: 1.7, join: 'round' } as const;

/** A fort, centred, 40 wide. */
export function fort(): Graphics {
  const wall = new Graphics()
    .poly([-13, 14, -13, -3, -8, -3, -8, -7, -3, -7, -3, -3, 3, -3, 3, -7, 8, -7, 8, -3, 13, -3, 13, 14])
    .fill(down(...STONE))
    .stroke(PEN);
  for (const x of [-20, 10]) {
    wall
      .poly([
        x,
        14,
        x + 1,
        -10,
        x - 1,
        -10,
        x - 1,
        -17,
        x + 3,
        -17,
        x + 3,
        -13,
        x + 7,
        -13,
        x + 7,
        -17,
        x + 11,
        -17,
        x + 11,
        -10,
        x + 9,
        -10,
        x + 10,
        14,
      ]) // prettier-ignore
      .fill(down(0xded6c4, 0x8f8674))
      .stroke(PEN)
      .roundRect(x + 3.6, -4, 2.8, 8, 1.4)
      .fill(INK);
  }
  return wall
    .moveTo(-5, 14)
    .lineTo(-5, 7)
    .quadraticCurveTo(-5, 1.5, 0, 1.5)
    .quadraticCurveTo(5, 1.5, 5, 7)
    .lineTo(5, 14)
    .closePath()
    .fill(0x3a2410)
    .stroke({ color: GOLD, width: 1.2 });
}

/** A basilica, centred, 44 wide. */
export function basilica(): Graphics {
  const graphics = new Graphics().rect(-20, 0, 40, 14).fill(down(0xfbf1d8, 0xdcc79c)).stroke(PEN);
  for (const [x, wide, high] of [
    [-13, 7, 9],
    [13, 7, 9],
    [0, 10, 15],
  ]) {
    graphics
      .rect(x - wide + 1, -3, 2 * wide - 2, 5)
      .fill(0xeeddb4)
      .stroke(PEN)
      .moveTo(x - wide, -3)
      .bezierCurveTo(x - wide, -3 - high, x - 1.5, -high - 2, x, -high - 6)
      .bezierCurveTo(x + 1.5, -high - 2, x + wide, -3 - high, x + wide, -3)
      .closePath()
      .fill(down(0x8fc0b4, 0x47857b))
      .stroke(PEN)
      .moveTo(x, -high - 5)
      .lineTo(x, -high - 12)
      .moveTo(x - 2.6, -high - 9.5)
      .lineTo(x + 2.6, -high - 9.5)
      .stroke({ color: GOLD, width: 2 });
  }
  for (const [x, wide, high] of [
    [-13, 3, 7],
    [13, 3, 7],
    [0, 4.5, 11],
  ])
    graphics
      .moveTo(x - wide, 14)
      .lineTo(x - wide, 14 - high + wide)
      .quadraticCurveTo(x - wide, 14 - high, x, 14 - high)
      .quadraticCurveTo(x + wide, 14 - high, x + wide, 14 - high + wide)
      .lineTo(x + wide, 14)
      .closePath();
  return graphics.fill(0x4d2f14).rect(-21, 13, 42, 2.6).fill(INK);
}
