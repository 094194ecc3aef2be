import { Container, Graphics } from 'pixi.js';
import { DOGE_CARDS } from '../../../../engine/games/serenissima-2012/data/board';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { easeOut, linear } from '../../../board/tween';
import { rays } from '../../kit/moments/stagecraft';
import { down, glow } from '../../kit/paint';
import { scatter } from '../../kit/scatter';
import { EASES } from '../../kit/moments/ease';
import { emblem, goodPiece, label } from '../../serenissima/board/drawing';
import { WORLD } from '../../serenissima/board/geography';
import { GOLD, INK, VELLUM } from '../../serenissima/board/palette';
import type { AnimationContext } from '../../serenissima/board/scene';

const [WIDTH, HEIGHT] = [190, 270];
/** World units per card unit when the whole chart is visible. The size on screen is the same at any zoom. */
const SCALE = 1.6;

/** How high above its place a card begins, and how far it leaps while it turns over, in card units. */
const [DECK, LEAP] = [520, 34];

/**
 * A Doge card comes down from the deck, leaps and turns over (the event's impact), and animates its effect. Then it
 * returns upwards.
 */
export async function drawCard(card: number, stage: Stage, craft: AnimationContext): Promise<void> {
  if (stage.skipped()) return;
  const root = new Container();
  const back = backOf();
  const { face, act } = faceOf(card);
  root.addChild(back, face);
  const size = SCALE / craft.closeness();
  const at = { x: WORLD.width / 2, y: WORLD.height / 2 - 40 };
  craft.effects.addChild(root);
  const put = (above: number, wide = 1, high = 1) => {
    root.position.set(at.x, at.y - above * size);
    root.scale.set(size * wide, size * high);
  };
  face.visible = false;
  act(0);
  await stage.tween(360, (t) => put(DECK * (1 - t), 0.7 + 0.3 * t, 0.7 + 0.3 * t), easeOut);
  await stage.tween(420, (t) => {
    const leap = Math.sin(t * Math.PI);
    back.visible = t < 0.5;
    face.visible = !back.visible;
    if (face.visible) stage.impact();
    const grown = 1 + 0.14 * leap;
    put(LEAP * leap, Math.max(0.03, Math.abs(Math.cos(t * Math.PI))) * grown, grown);
  });
  await stage.pause(160);
  await stage.tween(480, (t) => act(EASES.back(t)), linear);
  await stage.pause(480);
  await stage.tween(260, (t) => {
    put(DECK * 0.5 * t * t, 1 - 0.4 * t, 1 - 0.4 * t);
    root.alpha = 1 - t;
  });
  dispose(root);
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
 * A card's face: a clock that advances by one or two hours, or an amphora of wine with the income below it (three
 * ducats for each port with wine).
 */
function faceOf(card: number): { readonly face: Container; act(t: number): void } {
  const { wine, steps, shuffle } = DOGE_CARDS[card];
  const face = new Container();
  face.addChild(sheet(VELLUM));
  if (wine) {
    const [light, amphora] = [rays(176, 0xf6d678), goodPiece('wine', 112)];
    const full = amphora.scale.x;
    face.addChild(niche(0xb5533c, 0x5c131e, 176), light, amphora, incomeOf());
    for (const part of [light, amphora]) part.y = -36;
    const act = (t: number) => {
      light.rotation = t * 0.4;
      amphora.scale.set(full * (0.86 + 0.14 * t));
    };
    return { face, act };
  }
  const { clock, hand } = clockOf(steps);
  const crest = new Container({ y: -76, scale: 1.25 });
  const apart = shuffle ? 88 : 44;
  for (let i = 0; i < steps; i++) {
    const glass = hourglass();
    glass.scale.set(0.4);
    glass.x = (i - (steps - 1) / 2) * apart;
    crest.addChild(glass);
  }
  if (shuffle) crest.addChild(cards());
  face.addChild(niche(0x2f6fae, 0x10284f, 242), stars(), clock, crest);
  return { face, act: (t) => (hand.rotation = HOUR * steps * t) };
}

/** The picture's background, in its gilded frame. */
const niche = (light: number, dark: number, height: number): Graphics =>
  new Graphics()
    .roundRect(-76, -121, 152, height, 5)
    .fill(
      glow([
        [light, 1],
        [dark, 1],
      ]),
    )
    .stroke({ color: INK, width: 2.4 });

function stars(): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 40; i++)
    g.star(-70 + scatter(i, 31) * 140, -115 + scatter(i, 32) * 230, 5, 1.4 + 2 * scatter(i, 33));
  return g.fill({ color: 0xf6d678, alpha: 0.9 });
}

/** The angle of one of the dial's twelve hours. An hour stands for a space of the turn track. */
const HOUR = Math.PI / 6;

/** The clock of Saint Mark's: a gilded dial with a sun, and the hours that the hand will pass. */
function clockOf(steps: number) {
  const face = new Graphics()
    .circle(3, 5, 60)
    .fill({ color: 0x0a1020, alpha: 0.4 })
    .circle(0, 0, 59)
    .fill(down(0xffe9a0, GOLD, 0x8f6a22))
    .stroke({ color: INK, width: 2 })
    .circle(0, 0, 43)
    .fill(down(0x3b7fc0, 0x173a73))
    .stroke({ color: INK, width: 1.6 });
  for (let i = 0; i < 12; i++) {
    const [x, y] = [Math.sin(i * HOUR), -Math.cos(i * HOUR)];
    face.moveTo(x * 46, y * 46).lineTo(x * 56, y * 56);
  }
  face
    .stroke({ color: INK, width: 3.4, cap: 'round' })
    .moveTo(0, 0)
    .arc(0, 0, 43, -Math.PI / 2, -Math.PI / 2 + HOUR * steps)
    .closePath()
    .fill({ color: 0xd8453a, alpha: 0.9 });
  const sun = new Graphics().star(0, 0, 16, 25, 15).fill(GOLD).stroke({ color: INK, width: 1.2 });
  sun.circle(0, 0, 13).fill(down(0xffedb0, 0xf0c24a)).stroke({ color: INK, width: 1.4 });
  const hand = new Graphics().poly([-5, 8, -3.4, -38, -8, -38, 0, -57, 8, -38, 3.4, -38, 5, 8]).fill(0xfff3cf);
  hand.stroke({ color: INK, width: 1.6, join: 'round' });
  return { clock: new Container({ children: [face, hand, sun], y: 40, scale: 1.18 }), hand };
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
    graphics.roundRect(-31, y, 62, 10, 4).fill(down(0xffe9a0, 0xa8761f)).stroke({ color: INK, width: 2.4 });
  return graphics.moveTo(-29, -41).lineTo(-29, 41).moveTo(29, -41).lineTo(29, 41).stroke({ color: 0xe9c46a, width: 5 });
}

/** The deck, fanned out. */
function cards(): Container {
  const root = new Container();
  for (let i = -2; i <= 2; i++) {
    const card = new Graphics().roundRect(-10, -14, 20, 36, 4).fill(0x8f1e2e).stroke({ color: 0xf6d678, width: 2 });
    card.pivot.y = 26;
    card.y = 26;
    card.rotation = i * 0.42;
    root.addChild(card);
  }
  return root;
}
