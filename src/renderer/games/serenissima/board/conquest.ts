import { Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { Berth, Piece } from '../../../../engine/games/serenissima/berths';
import type { PortId } from '../../../../engine/games/serenissima/board';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { linear } from '../../../board/tween';
import * as kit from '../../kit/effects';
import { EASES } from '../../kit/moments/ease';
import { puff } from '../../kit/moments/stagecraft';
import { banner, goodPiece, sailorPiece } from './drawing';
import type { Point } from './geography';
import { NAME_HEIGHT } from './layout';
import { POWER_COLOURS } from './palette';
import type { AnimationContext } from './scene';

/** The maximum number of pieces that are shown to move, and how high above their berth new sailors begin. */
const [MOST, ABOVE] = [3, 90];
/** The height of a banner, and the height from which it is planted, at full size. */
const [BANNER, HIGH] = [78, 90];

/** The fraction of an animation's time span that has passed, from 0 to 1. */
export const part = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** Creates a layer at the upper left corner of a port's card, scaled like the card, and dust for a landing banner. */
function standard(port: PortId, craft: AnimationContext) {
  const { x, y, width } = craft.card(port);
  const size = width / craft.plan.layout.cards[port].width;
  const root = new Container({ x: x + 10 * size, y: y + 8 * size, scale: size });
  const dust = puff(64, 0xf4e6c6, 0xc2a77a);
  craft.effects.addChild(root);
  const cloud = (t: number) => {
    dust.scale.set(0.4 + t);
    dust.alpha = t > 0 ? 1 - t : 0;
  };
  return { root, dust, cloud, width: width / size };
}

/**
 * A new owner's banner falls from above and is planted on a port's card (the event's impact). It unfurls while its
 * colour covers the card's header, and waves. The next view shows the owner.
 */
export async function hoist(port: PortId, seat: Seat, stage: Stage, craft: AnimationContext): Promise<void> {
  const { root, dust, cloud, width } = standard(port, craft);
  const power = craft.arms(seat);
  const flag = banner(power, BANNER);
  const head = new Graphics()
    .roundRect(-10, -8, width, NAME_HEIGHT - 3, 8)
    .fill({ color: POWER_COLOURS[power].field, alpha: 0.8 });
  head.pivot.x = head.x = -10;
  root.addChild(head, flag, dust);
  const step = (t: number) => {
    const planted = part(t, 0.08, 0.26) ** 2;
    const shaken = part(t, 0.26, 0.5);
    if (planted === 1) stage.impact();
    flag.y = -HIGH * (1 - planted) * (1 + 0.1 * Math.sin(part(t, 0, 0.08) * Math.PI));
    flag.alpha = part(t, 0, 0.08);
    flag.rotation = 0.16 * Math.sin(shaken * Math.PI * 4) * (1 - shaken);
    flag.scale.x = 0.14 + 0.86 * EASES.back(part(t, 0.28, 0.56));
    flag.skew.y = 0.07 * Math.sin(part(t, 0.5, 1) * Math.PI * 4) * (1 - part(t, 0.5, 1));
    head.scale.x = EASES.out(part(t, 0.3, 0.56));
    cloud(part(t, 0.26, 0.6));
  };
  await stage.tween(1100, step, linear);
  dispose(root);
}

/** A beaten port's banner sways, topples over and breaks in a cloud of dust. The fall is the event's impact. */
export async function topple(port: PortId, owner: Seat, stage: Stage, craft: AnimationContext): Promise<void> {
  const { root, dust, cloud } = standard(port, craft);
  const flag = banner(craft.arms(owner), BANNER);
  dust.x = BANNER * 0.7;
  root.addChild(flag, dust);
  const step = (t: number) => {
    const swayed = part(t, 0.12, 0.34);
    const fallen = part(t, 0.34, 0.6);
    if (fallen === 1) stage.impact();
    flag.alpha = Math.min(part(t, 0, 0.08), 1 - part(t, 0.8, 1));
    flag.rotation =
      1.5 * fallen ** 3 - 0.14 * Math.sin(swayed * Math.PI) - 0.12 * Math.sin(part(t, 0.6, 0.78) * Math.PI);
    cloud(part(t, 0.6, 1));
  };
  await stage.tween(950, step, linear);
  dispose(root);
}

/** Flies pieces from a berth or a point to a berth. Without `from`, the pieces come down from above. */
export async function embark(
  { piece = 'sailor', count = 1, from, to }: { piece?: Piece; count?: number; from?: Berth | Point; to: Berth },
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const placeOf = (berth: Berth): Point | undefined => {
    // A new galley is moored before it has a sprite.
    if ('galley' in berth) return craft.galley(berth.galley)?.root.position ?? craft.moorings.all().get(berth.galley);
    const { x, y, width } = craft.card(berth.port);
    return { x: x + width - 24, y: y - 10 };
  };
  const end = placeOf(to);
  const start = !from ? end && { x: end.x, y: end.y - ABOVE } : 'x' in from ? from : placeOf(from);
  if (!start || !end) return;
  const pieces = Array.from({ length: Math.min(MOST, count) }, () =>
    piece === 'sailor' ? sailorPiece(craft.arms(0), 30) : goodPiece(craft.plan.goods[piece], 34),
  );
  await kit.flyAll(craft.effects, pieces, { x: start.x, y: start.y }, { x: end.x, y: end.y }, stage);
}
