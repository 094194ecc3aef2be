import { Graphics } from 'pixi.js';
import { GOLD, INK } from '../palette';
import { down, mix } from '../../../kit/paint';
import { battlements, litFrom, SHADE } from './stone';

export function drawKeep(stone: number, side: 1 | -1): Graphics {
  const graphics = new Graphics();
  const block = (x: number, y: number, width: number, colour: number) => {
    graphics.rect(x, y, width, 20 - y);
    graphics
      .fill(litFrom(side, mix(colour, 0xffffff, 0.28), colour, mix(colour, SHADE, 0.45)))
      .stroke({ color: INK, width: 2 });
  };
  block(-72, -122, 150, mix(stone, SHADE, 0.16));
  battlements(graphics, -72, 150, -122, 11, 12, mix(stone, SHADE, 0.1));
  block(-42, -146, 96, mix(stone, SHADE, 0.06));
  graphics
    .rect(-47, -152, 106, 9)
    .fill(mix(stone, 0xffffff, 0.3))
    .stroke({ color: INK, width: 1.8 });
  battlements(graphics, -47, 106, -152, 13, 13, stone);
  for (const [x, y] of [
    [-24, -136],
    [2, -136],
    [28, -136],
  ])
    graphics
      .roundRect(x, y, 8, 18, 4)
      .fill(0x2b1c0c)
      .stroke({ color: mix(stone, SHADE, 0.6), width: 1.4 });
  return graphics;
}

export function drawTown(side: 1 | -1): Graphics {
  const graphics = new Graphics();
  for (const [x, y, width, wall] of HOUSES) {
    graphics.rect(x, y, width, -y).fill(litFrom(side, mix(wall, 0xffffff, 0.25), mix(wall, SHADE, 0.22)));
    graphics.stroke({ color: INK, width: 1.5 });
    graphics.poly([x - 4, y, x + width / 2, y - 17, x + width + 4, y]).fill(down(0xd98560, 0xa9503a));
    graphics.stroke({ color: INK, width: 1.5, join: 'round' });
    graphics.rect(x + width / 2 - 3, y + 5, 6, 8).fill(0x4a2f16);
  }
  graphics
    .rect(-24, -128, 46, 40)
    .fill(litFrom(side, 0xf5e6c4, 0xc4a877))
    .stroke({ color: INK, width: 1.5 });
  graphics.moveTo(-28, -126).quadraticCurveTo(-26, -160, -1, -164).quadraticCurveTo(24, -160, 26, -126).closePath();
  graphics.fill(litFrom(side, 0x9cc0b4, 0x6c9c92, 0x3f6f6b)).stroke({ color: INK, width: 1.6 });
  graphics.rect(-5, -174, 8, 12).fill(0xf5e6c4).stroke({ color: INK, width: 1.3 });
  graphics.moveTo(-1, -174).lineTo(-1, -186).moveTo(-5, -182).lineTo(3, -182).stroke({ color: GOLD, width: 2.2 });
  graphics
    .rect(-76, -150, 22, 90)
    .fill(litFrom(side, 0xe0a883, 0xb56f50))
    .stroke({ color: INK, width: 1.5 });
  graphics
    .poly([-79, -150, -65, -184, -51, -150])
    .fill(litFrom(side, 0x8fb3a6, 0x4a7a74))
    .stroke({ color: INK, width: 1.5 });
  graphics.roundRect(-71, -143, 12, 15, 6).fill(0x3b2410);
  return graphics;
}

const HOUSES = [
  [-52, -106, 30, 0xe9cfa0],
  [30, -112, 32, 0xe6bf93],
  [58, -100, 26, 0xf0dcb4],
] as const;
