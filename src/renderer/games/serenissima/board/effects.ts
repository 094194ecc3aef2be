import type { GalleyId, GoodId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Lettering, Stage } from '../../../board/board-types';
import { pixelRatio } from '../../../board/pixel-ratio';
import { easeInOut, linear } from '../../../board/tween';
import * as kit from '../../kit/effects';
import { battleRect, performBattle } from './battle';
import { backdropOf } from './battle/backdrops';
import { BATTLE_SCALE, placeFrame, withSpace } from './battle/place';
import type { Piece } from './battle/place';
import type { Fight } from './battle';
import { goodPiece } from './drawing';
import type { GalleySprite } from './galleys';
import { createGoal, createWake } from './wake';
import { alongLane, WORLD } from './geography';
import type { Point } from './geography';
import type { Mooring } from './moorings';
import type { AnimationContext } from './scene';

/** The position at which a galley is currently drawn. */
export function galleyPlace(id: GalleyId, craft: AnimationContext): Point {
  const position = craft.galley(id)?.root.position;
  return position ? { x: position.x, y: position.y } : { x: 0, y: 0 };
}

/** Number of oar strokes from one space to the next. */
const STROKES = 3;

/** The fractions of a voyage's time at which a galley begins to move after its first pull, and at which it arrives. */
const [UNDER_WAY, ARRIVED] = [0.1, 0.67];
/** A voyage's duration in milliseconds. */
const VOYAGE_MS = 1020;

/**
 * A galley gathers way, rows along the lane from one space to the next with its bow raised, and comes to rest. A ring
 * shows its goal from the first frame. The galleys in both spaces are rearranged.
 */
export async function sail(
  { galley, from, to }: { readonly galley: GalleyId; readonly from: SpaceId; readonly to: SpaceId },
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const sprite = craft.galley(galley);
  if (!sprite) return;
  const { underWay } = craft.moorings;
  craft.moorings.enter(galley, to);
  underWay.add(galley);
  const moorings = craft.moorings.all();
  // Galleys under way keep their course, including galleys that leave during this animation.
  const shifts = [...moorings].flatMap(([id, mooring]) => {
    if (id === galley) return shiftOf(sprite, mooring);
    const shift = underWay.has(id) ? [] : shiftOf(craft.galley(id), mooring);
    return shift.map((by) => (t: number) => (underWay.has(id) ? undefined : by(t)));
  });
  const lane = craft.plan.places.laneBetween(from, to);
  const berth = moorings.get(galley) ?? lane[lane.length - 1];
  const path = [{ x: sprite.root.x, y: sprite.root.y }, ...lane.slice(1, -1), berth];
  const layer = sprite.root.parent;
  layer?.addChild(sprite.root);
  const wake = layer && createWake(layer);
  const goal = layer && createGoal(layer, berth, moorings.get(galley)?.scale ?? sprite.root.scale.y);
  goal?.show(0);
  await stage.reveal({ x: berth.x - 80, y: berth.y - 70, width: 160, height: 140 });
  const step = (t: number) => {
    const gathered = Math.sin(Math.min(1, t / UNDER_WAY) * Math.PI);
    const way = easeInOut(Math.min(1, Math.max(0, (t - UNDER_WAY) / (ARRIVED - UNDER_WAY))));
    const settled = Math.max(0, (t - ARRIVED) / (1 - ARRIVED));
    const at = alongLane(path, way);
    const side = Math.sign(at.dx) || 1;
    shifts.forEach((shift) => shift(way));
    const swing = Math.sin(settled * Math.PI * 3) * (1 - settled);
    sprite.root.position.set(at.x - side * 7 * gathered, at.y + Math.sin(way * Math.PI * 6) * 2 + 6 * swing);
    sprite.root.rotation = side * (0.09 * swing - 0.06 * gathered - 0.05 * Math.sin(way * Math.PI));
    sprite.head(at.dx);
    if (way > 0) wake?.follow(at);
    sprite.row(way < 1 ? way * STROKES : 0);
    goal?.show(settled);
  };
  await stage.tween(VOYAGE_MS, step, linear);
  goal?.remove();
  underWay.delete(galley);
  void wake?.fade(stage);
}

/**
 * A list with a function that moves a galley a fraction `t` of the way to a new place; empty if the galley is already
 * there.
 */
export function shiftOf(sprite: GalleySprite | undefined, to: Mooring): ((t: number) => void)[] {
  if (!sprite) return [];
  const { root } = sprite;
  const from = { x: root.x, y: root.y, scale: root.scale.y };
  if (from.x === to.x && from.y === to.y && from.scale === to.scale) return [];
  const between = (a: number, b: number, t: number) => a + (b - a) * t;
  return [
    (t) => {
      root.position.set(between(from.x, to.x, t), between(from.y, to.y, t));
      root.scale.set(between(from.scale, to.scale, t));
    },
  ];
}

/** Flies a good from one place to another. Resolves when it has arrived. */
export function fly(good: GoodId, from: Point, to: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  return kit.fly(craft.effects, goodPiece(craft.plan.goods[good], 34), from, to, stage);
}

/** The maximum number of pieces that fly. */
const MOST = 3;

/** A galley gets goods from another place, and its coins fly there if it pays. */
export async function trade(
  { good, count, paid }: { readonly good: GoodId; readonly count: number; readonly paid: boolean },
  from: Point,
  galley: Point,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const pieces = Array.from({ length: Math.min(MOST, count) }, () => goodPiece(craft.plan.goods[good], 34));
  const payment = paid ? pay(galley, from, stage, craft) : Promise.resolve();
  // Shows the payment before the goods arrive.
  if (paid) await stage.pause(180);
  await Promise.all([payment, kit.flyAll(craft.effects, pieces, from, galley, stage)]);
}

/** Flies some coins from one place to another. */
export function pay(from: Point, to: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  return kit.pay(craft.effects, from, to, stage);
}

/** Flies one coin to a place from each of these points, in quick succession. */
export async function collect(from: readonly Point[], to: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  const gap = Math.min(90, COLLECTING_MS / from.length);
  const flight = async (start: Point, i: number) => {
    await stage.pause(i * gap);
    await kit.pay(craft.effects, start, to, stage, 1);
  };
  await Promise.all(from.map(flight));
}

/** The longest time between the first coin's start and the last's, in milliseconds at normal speed. */
const COLLECTING_MS = 540;

/** Shows a text or an amount that rises and fades within `ms`. */
export function rise(
  shown: Parameters<typeof kit.rise>[1],
  at: Point,
  ms: number,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  return kit.rise(craft.effects, shown, at, ms, stage);
}

/**
 * Shows a battle close up, with the same size on screen at any zoom, where it covers the fewest pieces. Shows the short
 * form of later exchanges, and of all at a fast pace.
 */
export async function battle(fight: Fight, space: SpaceId, stage: Stage, craft: AnimationContext): Promise<void> {
  const scale = BATTLE_SCALE / craft.closeness();
  const { width, height } = battleRect({ x: 0, y: 0 }, scale);
  const at = craft.plan.places.spaces[space];
  const buttons = buttonsWidth(craft);
  const centre = placeFrame({ width, height }, at, piecesNear(space, craft), WORLD, buttons);
  const { x, ...frame } = battleRect(centre, scale);
  const beside = { ...frame, x: x - buttons, width: frame.width + buttons };
  const approach = stage.reveal(withSpace(beside, at, MARGIN));
  const { effects: layer, flattener, lettering } = craft;
  await performBattle(fight, stage, {
    ...{ layer, centre, space: at, scale, flattener, approach },
    sharpness: craft.sharpness(),
    pixel: pixelOf(craft),
    backdrop: backdropOf(siteOf(fight, space, craft), craft.day()),
    look: craft.battleLook,
    brief: craft.exchanges.count(fight) >= BRIEF_FROM || stage.pace >= FAST,
    words: (verdict) => lettering.text(`battle.${verdict}`),
  });
}

/** The width of the buttons over the board's left edge, in world units. */
export const buttonsWidth = (craft: AnimationContext): number => BUTTONS * pixelOf(craft);

/** A CSS pixel in world units. */
const pixelOf = (craft: AnimationContext): number => pixelRatio() / craft.sharpness();

/** The place that a battle's backdrop shows: the port if its walls are attacked, otherwise the space. */
function siteOf({ walls }: Fight, space: SpaceId, { plan }: AnimationContext): Point {
  const port = plan.board.ports.findIndex((one) => one.space === space);
  return walls && port >= 0 ? plan.places.ports[port] : plan.places.spaces[space];
}

/**
 * The pieces that the frame should leave visible: the galleys, above all those in the battle's space, and the ports'
 * cards.
 */
export function piecesNear(space: SpaceId, craft: AnimationContext): Piece[] {
  const at = craft.plan.places.spaces[space];
  const weightAt = ({ x, y }: Point) => (Math.hypot(x - at.x, y - at.y) < MARGIN ? 4 : 1);
  const galleys = [...craft.moorings.all().values()].map(({ x, y }) => ({ x, y, weight: weightAt({ x, y }) }));
  const ports = craft.plan.board.ports.map(({ space: harbour }, id) => {
    const { x, y, width, height } = craft.card(id);
    return { x: x + width / 2, y: y + height / 2, weight: harbour === space ? 4 : 0.5 };
  });
  return [...galleys, ...ports];
}

/** The space around a battle that stays in view, in world units. */
const MARGIN = 90;
/** The width of the buttons over the board's left edge, in CSS pixels. */
const BUTTONS = 48;
/** A battle is shown in its short form from this exchange on, counted from 1, and from this pace on. */
const BRIEF_FROM = 4;
const FAST = 2;

/** A side's losses as a number, the same in every language. */
export const lossOf = (count: number): string => (count > 0 ? `−${count}` : '±0');

/** A side's hits in words. */
export const hitsOf = (count: number, { text }: Lettering): string =>
  count === 0 ? text('hits.none') : `${count} ${text(count === 1 ? 'hits.one' : 'hits.more')}`;
