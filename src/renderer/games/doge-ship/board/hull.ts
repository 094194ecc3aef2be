import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { GOLD } from '../../kit/colours';
import { across, down } from '../../kit/paint';
import { KEEL } from './layout';
import { CRIMSON, GILT, OAK, OAK_DARK, TIMBER } from './palette';
import { icon } from './signs';

/** The stern with the Doge's cabin, present from the start. */
export function stern({ x, y, width, height }: Rect): Container {
  const root = new Container();
  const foot = y + height;
  const right = x + width;
  root.addChild(
    new Graphics()
      .moveTo(right, foot)
      .lineTo(x + 64, foot)
      .bezierCurveTo(x + 22, foot - 10, x + 4, foot - 90, x + 6, y + 62)
      .lineTo(x - 8, y + 40)
      .lineTo(right, y + 60)
      .closePath()
      .fill(across(OAK_DARK, OAK, 0xa56f38))
      .stroke({ color: 0x2f1c0c, width: 3 })
      .poly([x + 2, y + 112, right, y + 122, right, y + 142, x + 4, y + 134])
      .fill(CRIMSON)
      .poly([x + 2, y + 106, right, y + 116, right, y + 122, x + 2, y + 112])
      .poly([x + 4, y + 134, right, y + 142, right, y + 148, x + 5, y + 140])
      .fill(GILT),
    canopy(x - 4, y, width + 4),
  );
  const windows = new Graphics();
  for (let i = 0; i < 3; i++) {
    windows
      .roundRect(x + 34 + i * 46, y + 72, 28, 30, 12)
      .fill(down(0xf4cf72, 0x8a4a1a))
      .stroke({ color: GILT, width: 2.5 });
    windows
      .roundRect(x + 40 + i * 44, y + 170, 24, 26, 11)
      .fill(down(0xf4cf72, 0x8a4a1a))
      .stroke({ color: GILT, width: 2.5 });
  }
  const cap = icon('doge', 40, GILT);
  cap.position.set(x + 112, y + 226);
  root.addChild(windows, cap, lantern(x + 4, y + 30));
  return root;
}

function canopy(x: number, y: number, width: number): Graphics {
  const graphics = new Graphics()
    .moveTo(x, y + 44)
    .quadraticCurveTo(x + width / 2, y - 22, x + width, y + 44)
    .lineTo(x + width, y + 62)
    .lineTo(x, y + 46)
    .closePath()
    .fill(down(0xc03a4a, 0x7a1426))
    .stroke({ color: GILT, width: 3 });
  for (let i = 1; i < 6; i++)
    graphics
      .moveTo(x + width / 2 + (i - 3) * 12, y + 12 + Math.abs(i - 3) * 3)
      .lineTo(x + (width * i) / 6, y + 50)
      .stroke({ color: 0xf0c96a, width: 1.8, alpha: 0.8 });
  return graphics;
}

function lantern(x: number, y: number): Graphics {
  return new Graphics()
    .moveTo(x, y + 14)
    .lineTo(x - 16, y - 14)
    .stroke({ color: OAK_DARK, width: 4 })
    .poly([x - 24, y - 12, x - 8, y - 12, x - 10, y - 34, x - 22, y - 34])
    .fill(0xf7d774)
    .stroke({ color: GILT, width: 3 })
    .poly([x - 25, y - 34, x - 7, y - 34, x - 16, y - 46])
    .fill(GILT);
}

/** The prow with Justice as its figurehead. Only its timbers are drawn until the ship is finished. */
export function prow({ x, y, width, height }: Rect, finished: boolean): Container {
  const root = new Container();
  const foot = y + height;
  const outline = new Graphics()
    .moveTo(x, foot)
    .lineTo(x + width * 0.42, foot)
    .bezierCurveTo(x + width * 0.75, foot - 14, x + width * 0.92, foot - 110, x + width, y + 26)
    .lineTo(x + width * 0.86, y + 40)
    .bezierCurveTo(x + width * 0.6, y + 70, x + width * 0.3, y + 30, x, y + 20)
    .closePath();
  if (!finished) {
    outline.fill({ color: 0x3a2412, alpha: 0.12 }).stroke({ color: TIMBER, width: 7 });
    for (let i = 1; i < 4; i++)
      outline
        .moveTo(x + (width * i) / 5, y + 34)
        .lineTo(x + (width * i) / 5.6, foot)
        .stroke({ color: TIMBER, width: 8, alpha: 0.9 });
    root.addChild(outline);
    return root;
  }
  outline.fill(across(0xa56f38, OAK, OAK_DARK)).stroke({ color: 0x2f1c0c, width: 3 });
  const band = new Graphics()
    .moveTo(x, y + 82)
    .quadraticCurveTo(x + width * 0.6, y + 92, x + width * 0.9, y + 62)
    .lineTo(x + width * 0.84, y + 92)
    .quadraticCurveTo(x + width * 0.56, y + 118, x, y + 112)
    .closePath()
    .fill(CRIMSON)
    .stroke({ color: GILT, width: 4 });
  const figure = new Graphics()
    .circle(x + width - 6, y - 2, 9)
    .poly([x + width - 20, y + 44, x + width - 12, y + 6, x + width + 2, y + 6, x + width + 6, y + 40])
    .fill(GILT)
    .moveTo(x + width, y + 12)
    .lineTo(x + width + 14, y - 22)
    .stroke({ color: GILT, width: 4 })
    .stroke({ color: GOLD, width: 2 });
  const sun = icon('approval', 54, GILT);
  sun.position.set(x + width * 0.36, y + 160);
  root.addChild(outline, band, figure, sun);
  return root;
}

export function keel(from: number, to: number): Graphics {
  return new Graphics()
    .moveTo(from, KEEL)
    .lineTo(to, KEEL)
    .lineTo(to - 46, KEEL + 26)
    .lineTo(from + 40, KEEL + 26)
    .closePath()
    .fill(down(OAK, OAK_DARK))
    .stroke({ color: 0x2f1c0c, width: 2.5 });
}
