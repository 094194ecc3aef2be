import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../board/board-types';
import { dispose } from '../../board/dispose';
import { drawn } from '../../board/drawn';
import { easeOut, linear } from '../../board/tween';
import { GOLD, INK, VELLUM } from './colours';
import { label } from './lettering';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fractions of a flight's time at which a piece stops crouching, and at which it lands. */
const [TAKEOFF, LANDING] = [0.16, 0.8];
/** The height of an arc per unit of its length, and the lowest and highest arc. */
const ARC = { per: 0.2, least: 46, most: 120 } as const;

/**
 * Flies a piece from one point to another in an arc, over its shadow: it crouches, jumps and lands with a squash and a
 * ring. The landing is the event's impact. The piece is then removed. `ms` is the duration at normal speed.
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
  const ring = new Graphics().ellipse(0, 0, 24, 11).stroke({ color: VELLUM, width: 4 });
  ring.position.set(to.x, to.y + 10);
  layer.addChild(shadow, ring, piece);
  const base = piece.scale.x;
  const arc = Math.min(ARC.most, Math.max(ARC.least, Math.hypot(to.x - from.x, to.y - from.y) * ARC.per));
  const step = (t: number) => {
    const way = Math.min(1, Math.max(0, (t - TAKEOFF) / (LANDING - TAKEOFF)));
    const height = 4 * way * (1 - way);
    const squash = 0.2 * bump(t / TAKEOFF) + 0.3 * bump((t - LANDING) / (1 - LANDING));
    const [x, y] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
    piece.position.set(x, y - height * arc + squash * 8);
    piece.scale.set(base * (1 + height * 0.4 + squash), base * (1 + height * 0.4 - squash));
    shadow.position.set(x + height * 8, y + 12);
    shadow.alpha = 1 - height * 0.6;
    const landed = (t - LANDING) / (1 - LANDING);
    ring.visible = landed >= 0;
    ring.scale.set(0.6 + landed);
    ring.alpha = 1 - landed;
    if (landed >= 0) stage.impact();
  };
  await stage.tween(ms, step, linear);
  for (const part of [piece, shadow, ring]) dispose(part);
}

/** Rises from 0 to 1 and returns, while `t` goes from 0 to 1. */
const bump = (t: number): number => (t > 0 && t < 1 ? Math.sin(t * Math.PI) : 0);

/** The time between the starts of two pieces that fly together, in milliseconds. */
const STAGGER = 70;

/** Flies pieces in quick succession. */
export async function flyAll(
  layer: Container,
  pieces: readonly Container[],
  from: Point,
  to: Point,
  stage: Stage,
): Promise<void> {
  const flight = async (piece: Container, i: number) => {
    await stage.pause(i * STAGGER);
    await fly(layer, piece, from, to, stage);
  };
  await Promise.all(pieces.map(flight));
}

/** Flies some coins, as a payment. */
export function pay(layer: Container, from: Point, to: Point, stage: Stage, count = COINS): Promise<void> {
  return flyAll(
    layer,
    Array.from({ length: count }, () => drawn('flying coin', coin)),
    from,
    to,
    stage,
  );
}

const COINS = 3;

function coin(): Graphics {
  return new Graphics()
    .circle(0, 0, 12)
    .fill(0xf0c95c)
    .stroke({ color: 0x7d5714, width: 2.4 })
    .circle(0, 0, 7)
    .stroke({ color: 0xb98a2a, width: 2 });
}

/** An amount that counts up from zero, and how it is written. */
interface Tally {
  readonly amount: number;
  write(amount: number): string;
}

/** The fractions of its time in which a plate pops up and its amount counts up, and the number of counting steps. */
const [POP, COUNTING, COUNTS] = [0.2, 0.5, 8];

/** A text or an amount on a plate that pops up, rises and fades, such as money, points, yes or no. */
export async function rise(
  layer: Container,
  shown: string | Tally,
  at: Point,
  ms: number,
  stage: Stage,
): Promise<void> {
  const plate = new Container();
  const textAt = (share: number) => (typeof shown === 'string' ? shown : shown.write(Math.round(shown.amount * share)));
  const words = label(textAt(1), 'figure', INK, 30);
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
      words.text = textAt(Math.min(1, Math.ceil((t / COUNTING) * COUNTS) / COUNTS));
      plate.scale.set(1 - 0.6 * (1 - Math.min(1, t / POP)) ** 2 + 0.16 * bump(t / (2 * POP)));
      plate.position.set(at.x, at.y - 20 - easeOut(t) * 46);
      plate.alpha = t < 0.8 ? 1 : (1 - t) / 0.2;
    },
    linear,
  );
  dispose(plate);
}

/** The number of sparks of a flash, and how far they fly. */
const [SPARKS, REACH] = [10, 62];

/** A golden ring and sparks that fly apart and fade, to mark something new. */
export async function flash(layer: Container, at: Point, stage: Stage): Promise<void> {
  const ring = drawn('ring', () => new Graphics().circle(0, 0, 40).stroke({ color: GOLD, width: 6 }));
  const sparks = Array.from({ length: SPARKS }, () =>
    drawn('spark', () => new Graphics().star(0, 0, 4, 9, 3).fill(0xffe9a8)),
  );
  const root = new Container({ children: [ring, ...sparks], x: at.x, y: at.y });
  layer.addChild(root);
  const step = (t: number) => {
    ring.scale.set(0.4 + easeOut(t));
    sparks.forEach((spark, i) => {
      const [angle, far] = [(i / SPARKS) * 2 * Math.PI + 0.3, 16 + REACH * easeOut(t) * (i % 2 ? 1 : 0.72)];
      spark.position.set(Math.cos(angle) * far, Math.sin(angle) * far);
      spark.rotation = t * 3;
    });
    root.alpha = 1 - t ** 2;
  };
  // Linear, so that it is brightest at the impact.
  await stage.tween(600, step, linear);
  dispose(root);
}
