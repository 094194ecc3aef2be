import { Container, Graphics } from 'pixi.js';
import type { Part, TileId } from '../../../../engine/games/doge-ship/data/components';
import { LOWER } from '../../../../engine/games/doge-ship/data/components';
import { PARTS } from '../../../../engine/games/doge-ship/data/board';
import { down, mix } from '../../kit/paint';
import { CRIMSON, GILT, OAK, OAK_DARK, SQUARE_COLOURS, TIMBER } from './palette';
import { disc, square } from './signs';

/** A built part of the ship, seen from the shore, with its `builder`'s emblem. The origin is its top left corner. */
export function builtPart(id: TileId, width: number, height: number, builder: number): Container {
  const part = PARTS[id];
  const root = new Container();
  root.addChild(part.level === LOWER ? strakes(part, width, height) : gallery(part, width, height));
  root.addChild(ORNAMENTS[part.cost - 2](width, height, part.level === LOWER ? height * 0.34 : height * 0.16));
  root.addChild(inlays(part, width, part.level === LOWER ? height * 0.62 : height * 0.88));
  if (builder >= 0) root.addChild(builderSign(id, height, builder));
  return root;
}

/** The emblem of a part's builder, in a corner of the part. */
export function builderSign(id: TileId, height: number, builder: number): Container {
  const sign = disc(builder, 24);
  sign.position.set(16, PARTS[id].level === LOWER ? height - 16 : 16);
  return sign;
}

function strakes(part: Part, width: number, height: number): Graphics {
  const graphics = new Graphics().rect(0, 0, width, height).fill(down(0xa56f38, OAK, OAK_DARK));
  for (let i = 1; i < 7; i++)
    graphics
      .moveTo(0, (height * i) / 7)
      .lineTo(width, (height * i) / 7)
      .stroke({ color: OAK_DARK, width: 1.6, alpha: 0.7 });
  for (let i = 0; i < 7; i++)
    graphics
      .moveTo(width * (((i * 37 + part.cost * 19) % 83) / 83), (height * i) / 7)
      .lineTo(width * (((i * 37 + part.cost * 19) % 83) / 83), (height * (i + 1)) / 7)
      .stroke({ color: OAK_DARK, width: 1.4, alpha: 0.6 });
  graphics
    .rect(0, height * 0.16, width, height * 0.36)
    .fill(down(0xb32a3a, 0x861626))
    .rect(0, height * 0.13, width, height * 0.045)
    .rect(0, height * 0.5, width, height * 0.045)
    .fill(down(0xf6d98a, GILT, 0x9a6b14));
  const ports = 3;
  for (let i = 0; i < ports; i++) {
    const x = (width * (i + 0.5)) / ports;
    graphics
      .roundRect(x - 8, height * 0.77, 16, 13, 5)
      .fill(0x1d1208)
      .stroke({ color: GILT, width: 1.8 });
  }
  return graphics;
}

function gallery(part: Part, width: number, height: number): Graphics {
  const graphics = new Graphics()
    .rect(0, 0, width, height)
    .fill(down(0xe9c987, 0xc89a50))
    .rect(0, 0, width, height * 0.1)
    .fill(down(0xfbe6a8, GILT, 0x8a5f12));
  const bays = 2;
  const curtain = mix(SQUARE_COLOURS[part.squares[0]], 0x3a1a10, 0.25);
  for (let i = 0; i < bays; i++) {
    const bay = width / bays;
    const x = i * bay + bay * 0.16;
    const w = bay * 0.68;
    const top = height * 0.3;
    const foot = height * 0.78;
    graphics
      .moveTo(x, foot)
      .lineTo(x, top + w / 2)
      .arc(x + w / 2, top + w / 2, w / 2, Math.PI, 0)
      .lineTo(x + w, foot)
      .closePath()
      .fill(down(0x4a2410, 0xa8662a, 0xf0c878))
      .stroke({ color: 0x8a5f12, width: 3 });
    graphics.poly([x, foot, x, top + w / 2, x + w * 0.32, top + w / 2 - 4, x + w * 0.1, foot - 6]).fill(curtain);
    graphics
      .poly([x + w, foot, x + w, top + w / 2, x + w * 0.68, top + w / 2 - 4, x + w * 0.9, foot - 6])
      .fill(curtain);
  }
  graphics.rect(0, height * 0.78, width, height * 0.05).fill(GILT);
  graphics.rect(0, height * 0.83, width, height * 0.17).fill(down(CRIMSON, 0x6d1020));
  graphics.rect(0, height * 0.96, width, height * 0.04).fill(GILT);
  return graphics;
}

/** The room at both sides of a part that a section's post or the neighbouring part may cover. */
const POST = 6;

/** A part's squares in its middle. Four squares on a narrow part are smaller. */
function inlays({ squares }: Part, width: number, y: number): Container {
  const root = new Container();
  const step = Math.min(20, (width - 2 * POST) / squares.length);
  squares.forEach((colour, i) => {
    const gem = square(colour, Math.min(17, step - 3));
    gem.position.set(width / 2 + (i - (squares.length - 1) / 2) * step, y);
    root.addChild(gem);
  });
  return root;
}

/**
 * Functions that draw a carved band within `width` at `y`: for parts that cost 2, then 3, and so on. The bands get more
 * ornate.
 */
const ORNAMENTS: readonly ((width: number, height: number, y: number) => Graphics)[] = [
  (width, _, y) => {
    const graphics = new Graphics().moveTo(4, y);
    for (let x = 4; x < width - 8; x += 12)
      graphics.quadraticCurveTo(x + 3, y - 10, x + 6, y).quadraticCurveTo(x + 9, y + 10, x + 12, y);
    return graphics.stroke({ color: GILT, width: 2.6 });
  },
  (width, _, y) => {
    const graphics = new Graphics();
    for (const from of [6, width / 2]) {
      const to = from + width / 2 - 6;
      graphics.moveTo(from, y - 6).quadraticCurveTo((from + to) / 2, y + 18, to, y - 6);
    }
    graphics.stroke({ color: 0x6f8f3c, width: 4.5 });
    for (const x of [6, width / 2, width - 6]) graphics.circle(x, y - 6, 4.5);
    return graphics.fill(GILT);
  },
  (width, _, y) => {
    const graphics = new Graphics();
    for (let i = 0; i < 3; i++) {
      const x = (width * (i + 0.5)) / 3;
      for (let p = 0; p < 6; p++)
        graphics.circle(x + Math.cos((p * Math.PI) / 3) * 6.5, y + Math.sin((p * Math.PI) / 3) * 6.5, 4.2);
      graphics.circle(x, y, 4);
    }
    return graphics.fill(GILT).stroke({ color: 0x7a5210, width: 0.8 });
  },
  (width, _, y) => {
    const graphics = new Graphics();
    for (const side of [-1, 1]) {
      const x = width / 2 + side * 10;
      graphics
        .moveTo(x, y + 6)
        .bezierCurveTo(x + side * 12, y - 16, x + side * 30, y - 10, x + side * 24, y + 2)
        .bezierCurveTo(x + side * 20, y + 8, x + side * 14, y + 2, x + side * 19, y - 3)
        .stroke({ color: GILT, width: 3.4 });
    }
    for (let i = -2; i <= 2; i++)
      graphics
        .moveTo(width / 2, y + 9)
        .lineTo(width / 2 + i * 5.5, y - 9 + Math.abs(i) * 2.4)
        .stroke({ color: 0xf6d98a, width: 3 });
    return graphics;
  },
  (width, _, y) => {
    const graphics = new Graphics();
    for (const x of [width * 0.25, width * 0.5, width * 0.75]) {
      graphics
        .poly([x - 10, y - 11, x + 10, y - 11, x + 10, y + 1, x, y + 13, x - 10, y + 1])
        .fill(GILT)
        .stroke({ color: 0x6d1020, width: 2 });
      graphics.poly([x - 5, y - 6, x + 5, y - 6, x + 5, y, x, y + 7, x - 5, y]).fill(0x8a1626);
    }
    return graphics;
  },
  (width, _, y) => {
    const graphics = new Graphics();
    const x = width / 2;
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8;
      graphics
        .moveTo(x, y)
        .lineTo(x + Math.cos(angle) * (i % 2 ? 13 : 18), y + Math.sin(angle) * (i % 2 ? 13 : 18))
        .stroke({ color: 0xf6d98a, width: 3 });
    }
    graphics.circle(x, y, 9).fill(GILT).stroke({ color: 0x7a5210, width: 1.5 });
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        graphics
          .moveTo(x + side * 18, y + 2)
          .quadraticCurveTo(x + side * 30, y - 14 + i * 8, x + side * (width / 2 - 6), y - 10 + i * 9)
          .stroke({ color: GILT, width: 3.2 });
    return graphics;
  },
];

export function ribs(width: number, height: number): Graphics {
  const graphics = new Graphics().rect(0, 0, width, height).fill({ color: 0x3a2412, alpha: 0.16 });
  for (let i = 0; i < 3; i++) {
    const x = (width * (i + 0.5)) / 3;
    graphics
      .rect(x - 5, 0, 10, height)
      .fill({ color: TIMBER, alpha: 0.85 })
      .stroke({ color: OAK_DARK, width: 1.2, alpha: 0.7 });
  }
  for (const y of [0, height - 8])
    graphics.rect(0, y, width, 8).fill(TIMBER).stroke({ color: OAK_DARK, width: 1.2, alpha: 0.7 });
  return graphics;
}
