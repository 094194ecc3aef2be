import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../board/board-types';
import { easeOut } from '../../board/tween';
import { GOLD, INK, VELLUM } from './colours';
import { label } from './lettering';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fraction of a flight spent in the air. The rest is the landing. */
const AIRBORNE = 0.8;

/**
 * Flies a piece from one point to another in an arc, over its shadow, and lands it with a squash. Then removes it.
 * `ms` is the duration at normal speed.
 */
export async function fly(
  layer: Container,
  piece: Container,
  from: Point,
  to: Point,
  stage: Stage,
  ms = 480,
): Promise<void> {
  const shadow = new Graphics().ellipse(0, 0, 15, 6).fill({ color: INK, alpha: 0.35 });
  layer.addChild(shadow, piece);
  const base = piece.scale.x;
  await stage.tween(ms, (t) => {
    const way = Math.min(1, t / AIRBORNE);
    const height = Math.sin(way * Math.PI);
    const squash = Math.sin(Math.max(0, (t - AIRBORNE) / (1 - AIRBORNE)) * Math.PI) * 0.26;
    const [x, y] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
    piece.position.set(x, y - height * 46 + squash * 8);
    piece.scale.set(base * (1 + height * 0.4 + squash), base * (1 + height * 0.4 - squash));
    shadow.position.set(x + height * 8, y + 12);
    shadow.alpha = 1 - height * 0.6;
  });
  piece.destroy({ children: true });
  shadow.destroy();
}

/** A text on a plate that rises and fades, such as money, points, yes or no. */
export async function rise(layer: Container, text: string, at: Point, ms: number, stage: Stage): Promise<void> {
  const plate = new Container();
  const words = label(text, 'figure', INK, 30);
  const width = Math.max(46, words.width + 24);
  plate.addChild(
    new Graphics()
      .roundRect(-width / 2, -21, width, 42, 21)
      .fill(VELLUM)
      .stroke({ color: GOLD, width: 4 }),
    words,
  );
  layer.addChild(plate);
  await stage.tween(
    ms,
    (t) => {
      plate.position.set(at.x, at.y - 20 - t * 46);
      plate.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    },
    easeOut,
  );
  plate.destroy({ children: true });
}

/** A golden ring that expands and fades, to mark something new. */
export async function flash(layer: Container, at: Point, stage: Stage): Promise<void> {
  const ring = new Graphics().circle(0, 0, 40).stroke({ color: GOLD, width: 6 });
  ring.position.set(at.x, at.y);
  layer.addChild(ring);
  await stage.tween(600, (t) => {
    ring.scale.set(0.4 + t);
    ring.alpha = 1 - t;
  });
  ring.destroy();
}
