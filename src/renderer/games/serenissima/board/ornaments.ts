import { Container, Graphics } from 'pixi.js';
import type { Lettering, Rect } from '../../../board/board-types';
import { label, rose } from './drawing';
import { WORLD } from './geography';
import { GOLD, INK, VELLUM } from './palette';

/** Everything on the chart that is there to be looked at. */
export function ornaments(lettering: Lettering): Container {
  const root = new Container();
  root.addChild(cartouche(lettering), compass(lettering), scaleBar(lettering));
  for (const [x, y, turn] of WINDS) root.addChild(wind(x, y, turn));
  return root;
}

/** Where cartouche, compass, scale and winds stand. */
export const PLATES: readonly Rect[] = [
  { x: 102, y: 1105, width: 588, height: 180 },
  { x: 1358, y: 1100, width: 164, height: 200 },
  { x: 750, y: 1230, width: 320, height: 60 },
  { x: 10, y: 10, width: 190, height: 190 },
  { x: WORLD.width - 200, y: 10, width: 190, height: 190 },
];

function cartouche(lettering: Lettering): Container {
  const plate = new Container();
  plate.position.set(396, 1195);
  const scroll = (side: number) =>
    new Graphics()
      .ellipse(side * 262, 0, 26, 66)
      .fill({ color: VELLUM })
      .stroke({ color: INK, width: 1.8 })
      .ellipse(side * 266, 0, 13, 44)
      .stroke({ color: GOLD, width: 2.4 });
  const board = new Graphics()
    .moveTo(-250, -70)
    .quadraticCurveTo(0, -88, 250, -70)
    .lineTo(250, 70)
    .quadraticCurveTo(0, 88, -250, 70)
    .closePath()
    .fill({ color: VELLUM })
    .stroke({ color: GOLD, width: 5 })
    .moveTo(-238, -59)
    .quadraticCurveTo(0, -76, 238, -59)
    .lineTo(238, 59)
    .quadraticCurveTo(0, 76, -238, 59)
    .closePath()
    .stroke({ color: INK, width: 1.4 });
  const name = label(lettering.text('chart.title'), 'title', INK, 62);
  name.position.set(0, -16);
  const under = label(lettering.text('chart.under'), 'sea', INK, 24);
  under.position.set(0, 38);
  plate.addChild(scroll(-1), scroll(1), board, name, under);
  return plate;
}

function compass(lettering: Lettering): Container {
  const root = new Container();
  root.position.set(1440, 1215);
  const rings = new Graphics()
    .circle(0, 0, 78)
    .fill({ color: VELLUM, alpha: 0.6 })
    .stroke({ color: GOLD, width: 3 })
    .circle(0, 0, 70)
    .stroke({ color: INK, width: 1.2 });
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    const inner = i % 4 === 0 ? 62 : 66;
    rings
      .moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner)
      .lineTo(Math.cos(angle) * 70, Math.sin(angle) * 70)
      .stroke({ color: INK, width: 1 });
  }
  const north = label(lettering.text('chart.north'), 'place', INK, 26);
  north.position.set(0, -94);
  root.addChild(rings, rose(66), north);
  return root;
}

/** A hundred leagues of the chart, in ten black and white parts. */
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

/** Wind heads: where they sit and which way they blow, in radians. */
const WINDS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [78, 84, Math.PI / 4],
  [WORLD.width - 78, 84, (3 * Math.PI) / 4],
];

/** A cherub's head in a cloud, blowing. Drawn looking east, then turned. */
function wind(x: number, y: number, turn: number): Container {
  const head = new Graphics();
  for (const [cx, cy, r] of [
    [-22, -20, 17],
    [-34, 2, 16],
    [-22, 22, 17],
    [-2, -28, 15],
    [-2, 28, 15],
  ]) {
    head.circle(cx, cy, r).fill({ color: VELLUM }).stroke({ color: INK, width: 1.4 });
  }
  head.circle(-4, 0, 25).fill(0xf3dcbd).stroke({ color: INK, width: 1.6 });
  head.circle(11, 9, 8.5).fill({ color: 0xe0916f, alpha: 0.75 });
  head.circle(11, -9, 8.5).fill({ color: 0xe0916f, alpha: 0.5 });
  head.ellipse(21, 0, 4, 4.6).fill(0x8a3b2a);
  head.circle(4, -9, 2.2).circle(4, 9, 2.2).fill(INK);
  for (const spread of [-0.3, -0.1, 0.1, 0.3]) {
    head
      .moveTo(30, spread * 24)
      .quadraticCurveTo(58, spread * 70, 92, spread * 150)
      .stroke({ color: INK, width: 1.3, alpha: 0.6, cap: 'round' });
  }
  const root = new Container();
  root.addChild(head);
  root.position.set(x, y);
  root.rotation = turn;
  // Upright enough to be a face: mirrored rather than hung upside down.
  if (Math.abs(turn) > Math.PI / 2) root.scale.y = -1;
  return root;
}
