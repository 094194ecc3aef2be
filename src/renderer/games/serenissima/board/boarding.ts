import { Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { GalleyId } from '../../../../engine/games/serenissima/board';
import type { Stage } from '../../../board/board-types';
import { banner, sailorPiece } from './drawing';
import { INK } from './palette';
import type { AnimationContext } from './scene';
import { dispose } from '../../../board/dispose';

interface Boarding {
  readonly seat: Seat;
  readonly from: Seat;
  readonly victor: GalleyId;
  readonly prize: GalleyId;
  readonly crew: number;
}

/** The distance between two galleys that are side by side at full size, in world units. */
const ALONGSIDE = 84;
/** How far the hulls recoil when they meet, at full size. */
const RECOIL = 9;

/** The victor comes alongside, grapnels and planks go over, sailors cross, and the flag is changed. */
export async function board(
  { seat, from, victor, prize, crew }: Boarding,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const [taker, taken] = [craft.galley(victor), craft.galley(prize)];
  if (!taker || !taken) return;
  const size = taken.root.scale.x;
  const start = { x: taker.root.x, y: taker.root.y };
  const side = start.x <= taken.root.x ? -1 : 1;
  const beside = { x: taken.root.x + side * ALONGSIDE * size, y: taken.root.y };
  await stage.reveal({ x: taken.root.x - 130, y: taken.root.y - 90, width: 260, height: 180 });
  taker.head(-side);
  await stage.tween(500, (t) => {
    taker.root.position.set(start.x + (beside.x - start.x) * t, start.y + (beside.y - start.y) * t);
    taker.row(t < 1 ? t * 2 : 0);
  });
  if (!stage.skipped()) stage.sound('ram');
  const hit = { x: taken.root.x, y: taken.root.y };
  await stage.tween(260, (t) => {
    // Both hulls recoil when they meet.
    const recoil = RECOIL * size * Math.sin(t * Math.PI) * (1 - t);
    taken.root.x = hit.x - side * recoil;
    taker.root.x = beside.x + side * recoil;
  });
  const scene = new Container();
  scene.position.set((beside.x + taken.root.x) / 2, taken.root.y);
  scene.scale.set(size);
  const span = ALONGSIDE / 2;
  const ropes = new Graphics()
    .moveTo(side * span, -18)
    .quadraticCurveTo(0, -4, -side * span, -18)
    .stroke({ color: INK, width: 1.6 })
    .moveTo(side * span, -4)
    .quadraticCurveTo(0, 10, -side * span, -4)
    .stroke({ color: INK, width: 1.6 });
  const planks = new Graphics()
    .rect(0, -2, span * 1.1, 4)
    .rect(0, 5, span * 1.1, 4)
    .fill(0xa9793f)
    .stroke({ color: INK, width: 1 });
  planks.position.set(side * span * 0.55, 3);
  planks.scale.x = -side;
  scene.addChild(ropes, planks);
  craft.effects.addChild(scene);
  await stage.tween(350, (t) => {
    ropes.alpha = Math.min(1, t * 2);
    // The planks drop from the victor's rail, away from it.
    const dropped = Math.max(0, t * 2 - 1);
    planks.rotation = side * 1.3 * (1 - dropped * dropped);
    planks.alpha = Math.min(1, dropped * 4);
  });
  for (let sailor = 0; sailor < crew; sailor++) {
    const piece = sailorPiece(craft.arms(seat), 20);
    scene.addChild(piece);
    await stage.tween(280, (t) => {
      piece.position.set(side * span * (1 - 2 * t), -2 - Math.abs(Math.sin(t * Math.PI * 3)) * 9);
    });
    dispose(piece);
  }
  const [old, own] = [banner(craft.arms(from), 46), banner(craft.arms(seat), 46)];
  for (const flag of [old, own]) flag.position.x = -side * span;
  scene.addChild(old, own);
  await stage.tween(700, (t) => {
    const struck = Math.min(1, t * 2);
    const raised = Math.max(0, t * 2 - 1);
    old.y = -30 + struck * 44;
    old.alpha = 1 - struck;
    own.y = 14 - raised * 44;
    own.alpha = Math.min(1, raised * 2);
    if (raised > 0.5) stage.impact();
  });
  await stage.pause(250);
  dispose(scene);
}
