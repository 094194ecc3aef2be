import type { GalleyId, GoodId, PortId, SpaceId } from '../../../../../engine/games/serenissima/common/board';
import type { Seat } from '../../../../../engine/core/game';
import type { Stage } from '../../../../table/board-types';
import * as kit from '../../../kit/effects';
import { battleRect, performBattle } from './battle';
import type { Fight } from './battle';
import { banner, goodPiece } from './drawing';
import { alongLane, WORLD } from './geography';
import type { Point } from './geography';
import type { Stagecraft } from './scene';

/** Where a galley is drawn now. */
export function galleyPlace(id: GalleyId, craft: Stagecraft): Point {
  const position = craft.galley(id)?.root.position;
  return position ? { x: position.x, y: position.y } : { x: 0, y: 0 };
}

/** Strokes of the oars from one space to the next. */
const STROKES = 3;

/** A galley rows along the lane between two spaces. */
export async function sail(
  { galley, from, to }: { readonly galley: GalleyId; readonly from: SpaceId; readonly to: SpaceId },
  stage: Stage,
  craft: Stagecraft,
): Promise<void> {
  const sprite = craft.galley(galley);
  if (!sprite) return;
  const lane = craft.plan.places.laneBetween(from, to);
  const start = { x: sprite.root.x, y: sprite.root.y };
  const path = [start, ...lane.slice(1)];
  sprite.root.parent?.addChild(sprite.root);
  await stage.reveal({ x: lane[lane.length - 1].x - 80, y: lane[lane.length - 1].y - 70, width: 160, height: 140 });
  await stage.tween(750, (t) => {
    const at = alongLane(path, t);
    sprite.root.position.set(at.x, at.y + Math.sin(t * Math.PI * 6) * 2);
    sprite.head(at.dx);
    sprite.row(t < 1 ? t * STROKES : 0);
  });
}

/** A piece of a good flies from one place to another. */
export function fly(good: GoodId, from: Point, to: Point, stage: Stage, craft: Stagecraft): Promise<void> {
  return kit.fly(craft.effects, goodPiece(craft.plan.goods[good], 34), from, to, stage);
}

/** A text that rises and fades: money, a yes or a no. */
export function rise(text: string, at: Point, ms: number, stage: Stage, craft: Stagecraft): Promise<void> {
  return kit.rise(craft.effects, text, at, ms, stage);
}

/** The new owner's banner goes up over the town. */
export async function raise(port: PortId, seat: Seat, stage: Stage, craft: Stagecraft): Promise<void> {
  const { x, y } = craft.plan.layout.cards[port];
  const flag = banner(craft.arms(seat), 74);
  craft.effects.addChild(flag);
  await stage.tween(800, (t) => {
    flag.position.set(x + 9, y + 6 + (1 - t) * 60);
    flag.alpha = Math.min(1, t * 2);
  });
  await stage.pause(200);
  flag.destroy({ children: true });
}

/** A ring of gold widens and fades: something new stands here. */
export function flash(at: Point, stage: Stage, craft: Stagecraft): Promise<void> {
  return kit.flash(craft.effects, at, stage);
}

/** A battle is shown from near, in a view of the same size on any screen and at any zoom. */
export async function battle(fight: Fight, space: SpaceId, stage: Stage, craft: Stagecraft): Promise<void> {
  const scale = Math.min(MOST_BATTLE_SCALE, BATTLE_SCALE / craft.zoom());
  const { width, height } = battleRect({ x: 0, y: 0 }, scale);
  const at = craft.plan.places.spaces[space];
  const centre = {
    x: within(at.x, width / 2, WORLD.width - width / 2),
    y: within(at.y, height / 2, WORLD.height - height / 2),
  };
  const approach = stage.reveal(battleRect(centre, scale));
  const { effects: layer, flattener } = craft;
  await performBattle(fight, stage, { layer, centre, scale, sharpness: craft.sharpness(), flattener, approach });
}

/** CSS pixels a battle unit, and never more world units than leave the chart's edge visible. */
const BATTLE_SCALE = 0.85;
const MOST_BATTLE_SCALE = 1.7;

/** What a side loses: figures, the same in every language. */
export const lossOf = (count: number): string => (count > 0 ? `−${count}` : '±0');

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
