import { Container, Graphics } from 'pixi.js';
import type { Lettering, Rect } from '../../../board/board-types';
import { across, down, softShadow } from '../../kit/paint';
import { compass } from './compass';
import { label } from './drawing';
import { WORLD } from './geography';
import { INK, VELLUM } from './palette';
import { windHeads } from './wind-heads';

export function ornaments(lettering: Lettering): Container {
  const root = new Container();
  root.addChild(cartouche(lettering), compass(lettering), scaleBar(lettering), ...windHeads());
  return root;
}

/** The areas of the cartouche, compass, scale bar and winds. */
export const PLATES: readonly Rect[] = [
  { x: 102, y: 1105, width: 588, height: 180 },
  { x: 1358, y: 1100, width: 164, height: 200 },
  { x: 750, y: 1230, width: 320, height: 60 },
  { x: 10, y: 10, width: 190, height: 190 },
  { x: WORLD.width - 200, y: 10, width: 190, height: 190 },
];

/** A thin pen stroke of hatching. */
const HATCHING = { color: INK, width: 1, alpha: 0.5, cap: 'round' } as const;

/** The title on a sheet of parchment, rolled up at both ends. */
function cartouche(lettering: Lettering): Container {
  const plate = new Container();
  plate.position.set(396, 1195);
  const sheet = (graphics: Graphics, [x, y, bend]: readonly number[] = [250, 70, 88]) =>
    graphics.moveTo(-x, -y).quadraticCurveTo(0, -bend, x, -y).lineTo(x, y).quadraticCurveTo(0, bend, -x, y).closePath();
  const board = sheet(new Graphics())
    .fill(down(0xfdf5dc, 0xf6e8c2, 0xe3ca92))
    .stroke({ color: 0x7d5a1c, width: 5 });
  sheet(board).stroke({ color: 0xd2a347, width: 3 });
  sheet(board, [238, 59, 76]).stroke({ color: INK, width: 1.4 });
  // The shadow of the rolls on the sheet, and the pen's shading along its lower and right edges.
  board.rect(-250, -70, 26, 140).fill(across([INK, 0.4], [INK, 0]));
  board.rect(224, -70, 26, 140).fill(across([INK, 0], [INK, 0.3]));
  for (let x = -226; x < 226; x += 5) {
    const y = 59 + 8.5 * (1 - (x / 238) ** 2);
    board.moveTo(x, y - 1).lineTo(x + 4, y - 7 - 4 * (x > 0 ? x / 226 : 0));
  }
  for (let y = -54; y < 56; y += 5) board.moveTo(237, y).lineTo(231, y + 4);
  board.stroke(HATCHING);
  const name = label(lettering.text('chart.title'), 'title', INK, 62);
  name.position.set(0, -16);
  const under = label(lettering.text('chart.under'), 'sea', INK, 24);
  under.position.set(0, 38);
  plate.addChild(softShadow((graphics) => graphics.roundRect(-288, -74, 576, 152, 12), 9));
  plate.addChild(board, roll(-266), roll(266), name, under);
  return plate;
}

/** A rolled-up end of the sheet: a cylinder, hatched on its right, with a curl at the top. */
function roll(x: number): Graphics {
  const [half, high] = [21, 78];
  const graphics = new Graphics()
    .moveTo(-half, -high)
    .lineTo(-half, high)
    .quadraticCurveTo(0, high + 12, half, high)
    .lineTo(half, -high)
    .quadraticCurveTo(0, -high - 12, -half, -high)
    .fill(across(0xdcc28a, 0xfff8e2, 0xf3e2b4, 0xc9a566, 0x8f6a34))
    .stroke({ color: INK, width: 1.8, join: 'round' });
  for (let y = 5 - high; y < high + 2; y += 4.4)
    graphics.moveTo(half - 1, y).lineTo(half - 8 - 4 * Math.abs(Math.sin(y * 1.7)), y + 2);
  graphics
    .stroke(HATCHING)
    .ellipse(0, -high, half, 8)
    .fill(across(0xb98f4e, 0xe9d3a0, 0xa67c40))
    .stroke({ color: INK, width: 1.6 })
    .moveTo(15, -high)
    .bezierCurveTo(15, -high - 6, -14, -high - 6, -14, -high)
    .bezierCurveTo(-14, -high + 5, 9, -high + 5, 8, -high)
    .bezierCurveTo(7, -high - 3, -6, -high - 3, -6, -high + 0.5)
    .stroke({ color: INK, width: 1.3, cap: 'round' });
  graphics.x = x;
  return graphics;
}

/** The scale bar: a hundred leagues in ten black and white parts. */
function scaleBar(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(760, 1245);
  const bar = new Graphics();
  for (let i = 0; i < 10; i++) bar.rect(i * 30, 0, 30, 9).fill(i % 2 === 0 ? INK : VELLUM);
  bar.rect(0, 0, 300, 9).stroke({ color: INK, width: 1.5 });
  const text = label(lettering.text('chart.leagues'), 'sea', INK, 24);
  text.position.set(150, 28);
  root.addChild(bar, text);
  return root;
}
