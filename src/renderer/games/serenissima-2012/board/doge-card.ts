import { Container, Graphics } from 'pixi.js';
import { DOGE_CARDS } from '../../../../engine/games/serenissima-2012/data/board';
import type { Stage } from '../../../board/board-types';
import { down } from '../../kit/paint';
import { emblem, goodPiece, label } from '../../serenissima/board/drawing';
import { WORLD } from '../../serenissima/board/geography';
import { GOLD, INK, VELLUM } from '../../serenissima/board/palette';
import type { AnimationContext } from '../../serenissima/board/scene';

const [WIDTH, HEIGHT] = [190, 270];
/** World units per card unit when the whole chart is visible. The size on screen is the same at any zoom. */
const SCALE = 1.6;

/** Turns over a Doge card in the middle of the chart and shows it for a moment. */
export async function drawCard(card: number, stage: Stage, craft: AnimationContext): Promise<void> {
  if (stage.skipped()) return;
  const root = new Container();
  const [back, face] = [backOf(), faceOf(card)];
  root.addChild(back, face);
  root.position.set(WORLD.width / 2, WORLD.height / 2 - 40);
  craft.effects.addChild(root);
  const size = SCALE / craft.closeness();
  await stage.tween(900, (t) => {
    const turn = Math.cos(Math.min(1, t * 1.4) * Math.PI);
    back.visible = turn > 0;
    face.visible = !back.visible;
    root.scale.set(size * Math.max(0.03, Math.abs(turn)), size);
  });
  await stage.pause(900);
  await stage.tween(250, (t) => (root.alpha = 1 - t));
  if (!root.destroyed) root.destroy({ children: true });
}

function sheet(fill: number): Graphics {
  return new Graphics()
    .roundRect(-WIDTH / 2 + 6, -HEIGHT / 2 + 9, WIDTH, HEIGHT, 14)
    .fill({ color: 0x2a1a0a, alpha: 0.35 })
    .roundRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, 14)
    .fill(fill)
    .stroke({ color: INK, width: 3 })
    .roundRect(-WIDTH / 2 + 9, -HEIGHT / 2 + 9, WIDTH - 18, HEIGHT - 18, 9)
    .stroke({ color: GOLD, width: 4 });
}

function backOf(): Container {
  const root = new Container();
  const roundel = new Graphics()
    .circle(0, 0, 66)
    .fill(down(0xf3d78a, GOLD, 0x7d5714))
    .stroke({ color: INK, width: 2.4 })
    .circle(0, 0, 56)
    .fill(0x5c131e)
    .stroke({ color: INK, width: 2 });
  root.addChild(sheet(0x8f1e2e), roundel, emblem(0, 80));
  return root;
}

/**
 * The card's effect as a picture, with the amount below: a number of spaces on the track, or three ducats per port with
 * wine.
 */
function faceOf(card: number): Container {
  const { wine, steps, shuffle } = DOGE_CARDS[card];
  const root = new Container();
  root.addChild(sheet(VELLUM));
  if (wine) {
    const amphora = goodPiece('wine', 112);
    amphora.y = -34;
    root.addChild(amphora, incomeOf());
    return root;
  }
  for (let i = 0; i < steps; i++) {
    const glass = hourglass();
    glass.position.set((i - (steps - 1) / 2) * 72, shuffle ? -56 : -34);
    root.addChild(glass);
  }
  root.addChild(trackOf(steps));
  if (shuffle) {
    const fan = cards();
    fan.scale.set(0.8);
    fan.position.set(0, 62);
    root.addChild(fan);
  }
  return root;
}

function trackOf(steps: number): Graphics {
  const graphics = new Graphics();
  const [from, step, y] = [-60, 40, 96];
  graphics
    .moveTo(from, y)
    .lineTo(from + 3 * step, y)
    .stroke({ color: INK, width: 2.4 });
  for (let i = 0; i <= 3; i++)
    graphics
      .circle(from + i * step, y, i === steps ? 14 : 9)
      .fill(i === steps ? GOLD : i === 0 ? 0xffffff : VELLUM)
      .stroke({ color: INK, width: i === 0 ? 3.4 : 2 });
  for (let i = 0; i < steps; i++)
    graphics
      .moveTo(from + i * step, y - 12)
      .quadraticCurveTo(from + (i + 0.5) * step, y - 34, from + (i + 1) * step - 2, y - 15)
      .stroke({ color: 0x8f1e2e, width: 3.4, cap: 'round' })
      .poly([-8, -9, 2, -9, 0, 1].map((at, k) => at + (k % 2 === 0 ? from + (i + 1) * step : y - 13)))
      .fill(0x8f1e2e);
  return graphics;
}

function incomeOf(): Container {
  const root = new Container({ y: 88 });
  const town = new Graphics();
  for (const [x, high] of [
    [-64, 22],
    [-52, 32],
    [-40, 18],
  ])
    town
      .rect(x, 14 - high, 11, high)
      .fill(0xe7b93f)
      .stroke({ color: INK, width: 2 })
      .poly([x - 2, 14 - high, x + 5.5, 3 - high, x + 13, 14 - high])
      .fill(0xb5533c)
      .stroke({ color: INK, width: 1.8 });
  const coin = new Graphics()
    .circle(44, 0, 24)
    .fill(down(0xffe08a, 0xd9a22f))
    .stroke({ color: INK, width: 2.6 })
    .circle(44, 0, 18)
    .stroke({ color: 0x9a6b14, width: 1.6 });
  const three = label('3', 'figure', INK, 32);
  three.position.set(44, 0);
  const arrow = new Graphics()
    .moveTo(-20, 0)
    .lineTo(6, 0)
    .stroke({ color: 0x8f1e2e, width: 4, cap: 'round' })
    .poly([4, -8, 16, 0, 4, 8])
    .fill(0x8f1e2e);
  root.addChild(town, arrow, coin, three);
  return root;
}

function hourglass(): Graphics {
  const graphics = new Graphics();
  const glass = () =>
    graphics
      .moveTo(-24, -42)
      .lineTo(24, -42)
      .quadraticCurveTo(22, -14, 5, 0)
      .quadraticCurveTo(22, 14, 24, 42)
      .lineTo(-24, 42)
      .quadraticCurveTo(-22, 14, -5, 0)
      .quadraticCurveTo(-22, -14, -24, -42)
      .closePath();
  glass().fill(down(0xf4fbfa, 0xc6dcdc));
  graphics
    .poly([-15, -20, 15, -20, 3, -3, -3, -3])
    .moveTo(-20, 40)
    .quadraticCurveTo(0, 4, 20, 40)
    .closePath()
    .rect(-1, -4, 2, 26)
    .fill(down(0xe7b54c, 0xb9822a));
  glass().stroke({ color: INK, width: 3, join: 'round' });
  graphics.moveTo(-17, -34).quadraticCurveTo(-16, -18, -9, -9).stroke({ color: 0xffffff, width: 3, alpha: 0.8 });
  for (const y of [-51, 41])
    graphics.roundRect(-31, y, 62, 10, 4).fill(down(0xb9824a, 0x6b4220)).stroke({ color: INK, width: 2.4 });
  return graphics.moveTo(-29, -41).lineTo(-29, 41).moveTo(29, -41).lineTo(29, 41).stroke({ color: 0x8a5a2b, width: 4 });
}

function cards(): Container {
  const root = new Container();
  for (let i = -2; i <= 2; i++) {
    const card = new Graphics().roundRect(-11, -42, 22, 34, 4).fill(0x8f1e2e).stroke({ color: INK, width: 2 });
    card.rotation = i * 0.42;
    root.addChild(card);
  }
  return root;
}
