import { Container, Graphics } from 'pixi.js';
import { DOGE_CARDS } from '../../../../engine/games/serenissima-2012/data/board';
import type { Stage } from '../../../board/board-types';
import { goodPiece, rose } from '../../serenissima/board/drawing';
import { WORLD } from '../../serenissima/board/geography';
import { GOLD, INK, VELLUM } from '../../serenissima/board/palette';
import type { Stagecraft } from '../../serenissima/board/scene';

const [WIDTH, HEIGHT] = [190, 270];
/** World units a card unit when the whole chart is seen; on the screen it is as large at any zoom. */
const SCALE = 1.6;

/** A Doge card turns over in the middle of the chart and stays for a moment. */
export async function drawCard(card: number, stage: Stage, craft: Stagecraft): Promise<void> {
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
  root.addChild(sheet(0x8f1e2e), rose(72, 0xe8c05a));
  return root;
}

function faceOf(card: number): Container {
  const { wine, steps, shuffle } = DOGE_CARDS[card];
  const root = new Container();
  root.addChild(sheet(VELLUM));
  if (wine) root.addChild(goodPiece('wine', 130));
  for (let i = 0; i < steps; i++) {
    const glass = hourglass();
    glass.position.set((i - (steps - 1) / 2) * 72, shuffle ? -36 : 0);
    root.addChild(glass);
  }
  if (shuffle) {
    const fan = cards();
    fan.position.set(0, 74);
    root.addChild(fan);
  }
  return root;
}

/** Sand running through. */
function hourglass(): Graphics {
  return new Graphics()
    .moveTo(-24, -42)
    .lineTo(24, -42)
    .quadraticCurveTo(22, -14, 5, 0)
    .quadraticCurveTo(22, 14, 24, 42)
    .lineTo(-24, 42)
    .quadraticCurveTo(-22, 14, -5, 0)
    .quadraticCurveTo(-22, -14, -24, -42)
    .closePath()
    .fill(0xdfeceb)
    .stroke({ color: INK, width: 3, join: 'round' })
    .poly([-13, -20, 13, -20, 0, -3])
    .poly([-19, 39, 19, 39, 0, 18])
    .fill(0xd9a441)
    .roundRect(-31, -51, 62, 10, 4)
    .roundRect(-31, 41, 62, 10, 4)
    .fill(0x8a5a2b)
    .stroke({ color: INK, width: 2.4 });
}

/** Five small cards in a fan: all are shuffled again. */
function cards(): Container {
  const root = new Container();
  for (let i = -2; i <= 2; i++) {
    const card = new Graphics().roundRect(-11, -42, 22, 34, 4).fill(0x8f1e2e).stroke({ color: INK, width: 2 });
    card.rotation = i * 0.42;
    root.addChild(card);
  }
  return root;
}
