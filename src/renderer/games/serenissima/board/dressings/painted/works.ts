import { Container, Graphics } from 'pixi.js';
import { across, down } from '../../../../kit/paint';
import { groundShadow } from './nature';

const GILT = 0xf4d98a;

/** A town with white walls, domes or gables, and a campanile. `tiles` is the colour of its roofs. */
export function town(tiles: number, domes: boolean): Container {
  const walls = new Graphics();
  for (const [x, wide, high] of [
    [-34, 20, 20],
    [14, 22, 18],
    [-16, 30, 27],
  ]) {
    walls.rect(x, -high, wide, high).fill(across(0xfffaf0, 0xf1e2c4, 0xa98c66));
    if (domes)
      walls
        .moveTo(x + 2, -high)
        .bezierCurveTo(x, -high - wide * 0.5, x + wide * 0.4, -high - wide * 0.5, x + wide / 2, -high - wide * 0.72)
        .bezierCurveTo(x + wide * 0.6, -high - wide * 0.5, x + wide, -high - wide * 0.5, x + wide - 2, -high)
        .fill(across(GILT, tiles, 0x2b3a3a));
    else
      walls
        .poly([x - 2, -high, x + wide / 2, -high - wide * 0.45, x + wide + 2, -high])
        .fill(across(GILT, tiles, 0x5a1f14));
    for (let i = 0; i < wide / 9; i++)
      walls.roundRect(x + 3 + i * 8, -high + 6, 3, 6, 1.5).fill({ color: 0x3a2616, alpha: 0.8 });
  }
  walls
    .rect(22, -52, 9, 52)
    .fill(across(0xfff6e4, 0xe2c79a, 0x8f6d45))
    .poly([20, -52, 26.5, -68, 33, -52])
    .fill(across(GILT, tiles, 0x5a1f14));
  walls.rect(24.5, -47, 4, 7).fill(0x3a2616).circle(26.5, -70, 2).fill(GILT);
  return new Container({ children: [groundShadow(46), walls] });
}

/** A ship of the Republic under full sail, with its foam. */
export function carrack(cloth: number): Container {
  const ship = new Graphics();
  for (const [x, high] of [
    [-24, 50],
    [2, 68],
    [28, 46],
  ])
    ship.moveTo(x, -10).lineTo(x, -high).stroke({ color: 0x4a2c14, width: 3, cap: 'round' });
  for (const [x, y, wide, tall, sheet] of [
    [-24, -46, 13, 26, 0xfdf3d8],
    [2, -64, 19, 42, cloth],
    [28, -42, 12, 22, 0xfdf3d8],
  ])
    ship
      .moveTo(x - wide, y)
      .lineTo(x + wide, y)
      .bezierCurveTo(x + wide * 1.7, y + tall * 0.3, x + wide * 1.5, y + tall * 0.8, x + wide, y + tall)
      .quadraticCurveTo(x, y + tall * 0.8, x - wide * 0.8, y + tall)
      .quadraticCurveTo(x - wide * 0.3, y + tall * 0.5, x - wide, y)
      .fill(across(sheet, sheet, 0x9c7f5c));
  ship
    .moveTo(-52, -24)
    .quadraticCurveTo(-30, -8, 0, -8)
    .quadraticCurveTo(30, -8, 54, -28)
    .bezierCurveTo(56, 0, 40, 10, 26, 10)
    .lineTo(-30, 10)
    .bezierCurveTo(-48, 6, -54, -8, -52, -24)
    .fill(down(0xc98c4a, 0x5c3212))
    .moveTo(-47, -13)
    .quadraticCurveTo(0, 4, 50, -15)
    .stroke({ color: GILT, width: 3 })
    .poly([2, -68, 20, -74, 2, -80])
    .fill(cloth);
  const foam = new Graphics()
    .moveTo(-60, 12)
    .quadraticCurveTo(-40, 2, -22, 10)
    .quadraticCurveTo(0, 18, 22, 9)
    .quadraticCurveTo(42, 2, 64, 12)
    .quadraticCurveTo(0, 24, -60, 12)
    .fill({ color: 0xeaf6f2, alpha: 0.85 });
  return new Container({ children: [ship, foam] });
}

/** Neptune's dolphin, gilded. */
export function dolphin(): Container {
  const body = new Graphics()
    .moveTo(-46, -8)
    .bezierCurveTo(-40, -38, 0, -46, 22, -22)
    .bezierCurveTo(30, -14, 34, -20, 34, -30)
    .lineTo(42, -44)
    .lineTo(46, -34)
    .lineTo(58, -36)
    .bezierCurveTo(52, -10, 36, 4, 16, -2)
    .bezierCurveTo(-4, -14, -22, -12, -30, 0)
    .lineTo(-36, -4)
    .lineTo(-48, 0)
    .closePath()
    .fill(down(0xfbe7a8, 0xb98a34, 0x6d4d1a))
    .poly([-8, -38, 8, -52, 12, -34])
    .fill(0xd9a94a)
    .circle(-32, -14, 2.6)
    .fill(0x2b1a0c);
  const foam = new Graphics();
  for (const x of [-36, -12, 14, 38])
    foam
      .moveTo(x - 14, 4)
      .quadraticCurveTo(x - 6, -5, x, 3)
      .quadraticCurveTo(x + 6, -5, x + 14, 4);
  return new Container({ children: [body, foam.stroke({ color: 0xeaf6f2, width: 2.6, cap: 'round' })] });
}
