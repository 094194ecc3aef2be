import { Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { GalleyId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { drawn } from '../../../board/drawn';
import { easeInOut, easeOut, linear } from '../../../board/tween';
import { EASES } from '../../kit/moments/ease';
import { puff } from '../../kit/moments/stagecraft';
import { part } from './conquest';
import { banner, sailorPiece } from './drawing';
import { shiftOf } from './effects';
import type { GalleySprite } from './galleys';
import { INK, POWER_COLOURS, VELLUM } from './palette';
import type { AnimationContext } from './scene';

interface Boarding {
  readonly seat: Seat;
  readonly from: Seat;
  readonly victor: GalleyId;
  readonly prize: GalleyId;
  readonly crew: number;
  readonly space: SpaceId;
}

/** The victor's side of the prize: -1 for left, 1 for right. */
type Side = -1 | 1;

/** The distance between two galleys that are side by side at full size, in world units. */
const ALONGSIDE = 92;
/** How far the hulls recoil when they meet, at full size. */
const RECOIL = 12;
/** The flags' height, and their pole's position on the prize, in world units when the whole chart is in view. */
const FLAG = { height: 104, foot: -4 };
/** The time between two sailors' crossings, and the duration of one, in milliseconds. */
const CROSSING = { apart: 110, ms: 420 };

/**
 * The victor comes alongside, and grapnels, planks and sailors go over. The old flag is struck and falls, and the
 * victor's flag goes up: its arrival at the top is the event's impact, at which hull and sail get the victor's colours.
 * Then the galleys go to their new berths. The flags have the same size on screen at any zoom.
 */
export async function board(boarding: Boarding, stage: Stage, craft: AnimationContext): Promise<void> {
  const { seat, from, victor, prize, crew, space } = boarding;
  const [taker, taken] = [craft.galley(victor), craft.galley(prize)];
  if (!taker || !taken) return;
  for (const { root } of [taken, taker]) root.parent?.addChild(root);
  const side: Side = taker.root.x <= taken.root.x ? -1 : 1;
  const size = taken.root.scale.y;
  const middle = { x: taken.root.x, y: taken.root.y };
  await stage.reveal({ x: middle.x - 130, y: middle.y - 130, width: 260, height: 220 });
  const large = Math.max(size, 1 / craft.closeness());
  const deck = craft.effects.addChild(new Container({ ...middle, scale: large }));
  const old = deck.addChild(banner(craft.arms(from), FLAG.height));
  old.y = FLAG.foot;
  await comeAlongside(taker, taken, side, stage, (t) => old.scale.set(1, EASES.back(part(t, 0, 0.6))));
  const ties = craft.effects.addChild(new Container({ ...middle, scale: size }));
  await grapple(ties, side, stage);
  const crossings = Array.from({ length: crew }, async (_, i) => {
    await stage.pause(i * CROSSING.apart);
    await cross(deck, craft.arms(seat), (side * ALONGSIDE * size) / large, stage);
  });
  await Promise.all([...crossings, strike(old, side, stage)]);
  await raise(deck, craft.arms(seat), taken, stage);
  await stage.pause(450);
  craft.moorings.enter(prize, space, seat);
  const shifts = [...craft.moorings.all()].flatMap(([id, mooring]) => shiftOf(craft.galley(id), mooring));
  await stage.tween(340, (t) => {
    for (const each of [deck, ties]) each.alpha = 1 - t;
    shifts.forEach((shift) => shift(t));
  });
  for (const each of [deck, ties]) dispose(each);
}

/** The victor gathers way with a pull backwards and rams the prize. Both hulls recoil. */
async function comeAlongside(
  taker: GalleySprite,
  taken: GalleySprite,
  side: Side,
  stage: Stage,
  meanwhile: (t: number) => void,
): Promise<void> {
  const size = taken.root.scale.y;
  const start = { x: taker.root.x, y: taker.root.y };
  const hit = { x: taken.root.x, y: taken.root.y };
  const beside = hit.x + side * ALONGSIDE * size;
  taker.head(-side);
  const approach = (t: number) => {
    const way = part(t, 0.2, 1) ** 2;
    const pull = Math.sin(part(t, 0, 0.3) * Math.PI) * RECOIL * size;
    taker.root.position.set(start.x + (beside - start.x) * way + side * pull, start.y + (hit.y - start.y) * way);
    taker.row(way < 1 ? way * 2 : 0);
    meanwhile(t);
  };
  await stage.tween(480, approach, linear);
  if (!stage.skipped()) stage.sound('ram');
  await stage.tween(260, (t) => {
    const recoil = RECOIL * size * Math.sin(t * Math.PI) * (1 - t);
    taken.root.x = hit.x - side * recoil;
    taken.root.rotation = -side * 0.14 * Math.sin(t * Math.PI);
    taker.root.x = beside + side * recoil;
  });
}

/** Grapnels fly over in an arc, and planks drop from the victor's rail. */
async function grapple(layer: Container, side: Side, stage: Stage): Promise<void> {
  const span = ALONGSIDE / 2;
  const ropes = new Graphics();
  const planks = new Graphics()
    .rect(0, -2, span * 1.1, 5)
    .rect(0, 7, span * 1.1, 5)
    .fill(0xa9793f)
    .stroke({ color: INK, width: 1.2 });
  planks.position.set(side * span * 1.5, 3);
  planks.scale.x = -side;
  layer.addChild(ropes, planks);
  await stage.tween(
    320,
    (t) => {
      const thrown = easeOut(part(t, 0, 0.5));
      const dropped = part(t, 0.4, 1) ** 2;
      ropes.clear();
      for (const [y, sag] of [
        [-18, -26],
        [-2, -10],
      ])
        ropes
          .moveTo(side * span * 1.6, y)
          .quadraticCurveTo(side * span * (1.6 - 0.6 * thrown), sag, side * span * (1.6 - 1.2 * thrown), y)
          .stroke({ color: INK, width: 2 });
      // The planks swing down from the victor's rail, away from it.
      planks.rotation = side * 1.3 * (1 - dropped);
      planks.alpha = part(t, 0.4, 0.55);
    },
    linear,
  );
}

/** A sailor hops over to the prize from `x`. */
async function cross(deck: Container, arms: number, x: number, stage: Stage): Promise<void> {
  const piece = sailorPiece(arms, 30);
  piece.visible = false;
  deck.addChild(piece);
  const step = (t: number) => {
    piece.visible = true;
    piece.position.set(x * (1 - easeInOut(t)), 2 - Math.abs(Math.sin(t * Math.PI * 2)) * 16);
    piece.alpha = 1 - part(t, 0.85, 1);
  };
  await stage.tween(CROSSING.ms, step, linear);
  dispose(piece);
}

/** The old flag shakes, topples away from the victor and disappears. */
async function strike(flag: Container, side: Side, stage: Stage): Promise<void> {
  const step = (t: number) => {
    const shaken = part(t, 0.25, 0.55);
    const fallen = part(t, 0.5, 0.9);
    flag.rotation = side * (0.12 * Math.sin(shaken * Math.PI * 3) * (1 - shaken) - 1.7 * fallen ** 2);
    flag.y = FLAG.foot + 14 * fallen ** 2;
    flag.alpha = 1 - part(t, 0.8, 1);
  };
  await stage.tween(760, step, linear);
  flag.visible = false;
}

/** The victor's flag runs up its pole. At the top it unfurls, and the prize gets the victor's colours in a burst. */
async function raise(deck: Container, arms: number, taken: GalleySprite, stage: Stage): Promise<void> {
  const flag = banner(arms, FLAG.height);
  const smoke = puff(110, 0xfff6dc, 0xd9c49a);
  const rings = [burst(arms), burst(arms)];
  smoke.y = 26;
  deck.addChild(...rings, smoke, flag);
  let recoloured = false;
  const { x: wide, y: high } = taken.root.scale;
  const step = (t: number) => {
    const risen = part(t, 0, 0.34);
    const after = part(t, 0.34, 1);
    flag.pivot.y = -FLAG.height * (1 - easeOut(risen));
    flag.y = FLAG.foot;
    flag.alpha = part(t, 0, 0.12);
    flag.scale.set(0.3 + 0.7 * EASES.back(part(t, 0.28, 0.5)), easeOut(risen));
    flag.skew.y = 0.09 * Math.sin(after * Math.PI * 5) * (1 - after);
    smoke.scale.set(0.4 + 0.8 * easeOut(after));
    smoke.alpha = after > 0 ? 1 - part(after, 0.1, 0.6) : 0;
    rings.forEach((ring, i) => {
      const spread = part(after, i * 0.16, 0.6 + i * 0.16);
      ring.scale.set(0.4 + easeOut(spread));
      ring.alpha = spread > 0 ? 1 - spread ** 2 : 0;
    });
    const jump = 1 + 0.2 * Math.sin(part(after, 0, 0.4) * Math.PI);
    taken.root.scale.set(wide * jump, high * jump);
    if (risen < 1) return;
    if (!recoloured) taken.recolour(arms);
    recoloured = true;
    stage.impact();
  };
  await stage.tween(900, step, linear);
  taken.root.scale.set(wide, high);
}

/** A ring in a power's colour with a pale edge on both sides, flat like a ripple. */
const burst = (arms: number): Graphics =>
  drawn(`burst ${POWER_COLOURS[arms].field}`, () =>
    new Graphics()
      .ellipse(0, 12, 74, 40)
      .stroke({ color: VELLUM, width: 13 })
      .ellipse(0, 12, 74, 40)
      .stroke({ color: POWER_COLOURS[arms].field, width: 7 }),
  );
