import { Container } from 'pixi.js';
import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Rect, Stage } from '../../../../board/board-types';
import { linear } from '../../../../board/tween';
import { flash, fly, pay } from '../../../kit/effects';
import { shownSeat, target } from '../../targets';
import { centre, PILE_RECTS, shipLayout, STACK, trayRect, WATER_LINE, yardSlot } from '../layout';
import { builtPart } from '../parts';
import type { AnimationContext } from '../animation-context';
import { OAK_DARK } from '../palette';
import { disc, icon } from '../signs';
import { tileBack, tileCard } from '../tiles';
import { gain, homeOf } from './markers';

type Of<T extends DogeShipEvent['type']> = Extract<DogeShipEvent, { type: T }>;

/** Moves a container's origin to its centre. */
function about(card: Container, { width, height }: Pick<Rect, 'width' | 'height'>): Container {
  const root = new Container();
  card.position.set(-width / 2, -height / 2);
  root.addChild(card);
  return root;
}

/** Tiles move face down from their pile to the tray, and turn over only for players who may see them. */
export async function draw(event: Of<'drawn'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const pile = PILE_RECTS[event.pile];
  for (let i = 0; i < event.count; i++) {
    const place = trayRect(i, event.count);
    const back = about(tileBack(event.pile, pile.width, pile.height), pile);
    await fly(craft.effects, back, centre(pile), centre(place), stage, 260);
    const lying = about(tileBack(event.pile, pile.width, pile.height), pile);
    lying.position.set(centre(place).x, centre(place).y);
    craft.effects.addChild(lying);
  }
}

/** Moves a bought tile to its builder's yard, or to their chip if that yard is not displayed. */
export async function buy(event: Of<'bought'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const view = craft.view();
  if (!view) return;
  const slot = yardSlot(Math.min(4, view.players[event.seat].yard.length));
  const own = shownSeat(view) === event.seat;
  const from = craft.locate(target.drawn(event.tile)) ?? PILE_RECTS[event.pile];
  const card = about(tileCard(event.tile, slot.width, slot.height), slot);
  const home = homeOf(event.seat, craft);
  const payment = event.price > 0 ? pay(craft.effects, home, centre(PILE_RECTS[event.pile]), stage) : null;
  await fly(craft.effects, card, centre(from), own ? centre(slot) : home, stage, 620);
  await payment;
  if (event.price > 0) await gain(event.seat, { ducats: -event.price }, stage, craft);
}

/** A tile's place in a yard: its slot, or beside its builder's chip if that yard is not displayed. */
function yardPlace(seat: number, tile: number, craft: AnimationContext) {
  const rect = craft.locate(target.yard(tile));
  return rect ? centre(rect) : homeOf(seat, craft);
}

/** Moves a gondola into the lagoon, then shows its ducats and Approvals. */
export async function buildGondola(event: Of<'gondolaBuilt'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const slot = yardSlot(0);
  const card = about(tileCard(event.tile, slot.width, slot.height), slot);
  const from = yardPlace(event.seat, event.tile, craft);
  await fly(craft.effects, card, from, { x: from.x + 120, y: WATER_LINE + 30 }, stage, 620);
  await gain(event.seat, event, stage, craft);
}

/** Moves a barricade to the top of its builder's stack, or to their chip if that stack is not displayed. */
export async function buildBarricade(
  event: Of<'barricadeBuilt'>,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const view = craft.view();
  const own = view !== undefined && shownSeat(view) === event.seat;
  const to = own ? centre(STACK) : homeOf(event.seat, craft);
  const card = about(tileCard(event.tile, STACK.width, STACK.height), STACK);
  await fly(craft.effects, card, yardPlace(event.seat, event.tile, craft), to, stage, 560);
  await flash(craft.effects, to, stage);
}

/** A part flies from the yard to its place. Then its builder gains its points and seals. */
export async function buildPart(
  event: Of<'partBuilt'> | Of<'partReplaced'>,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const view = craft.view();
  if (!view) return;
  const place = shipLayout(view.ship.levels[0].length).berth(event.berth.level, event.berth.column);
  await stage.reveal(place);
  const part = about(builtPart(event.tile, place.width, place.height, event.seat), place);
  await fly(craft.effects, part, yardPlace(event.seat, event.tile, craft), centre(place), stage, 760);
  craft.build(event.tile, event.berth, event.seat);
  await hammer(centre(place), stage, craft);
  await flash(craft.effects, centre(place), stage);
  await reward(event, centre(place), stage, craft);
}

async function hammer(at: { x: number; y: number }, stage: Stage, craft: AnimationContext): Promise<void> {
  const tool = icon('construct', 78, OAK_DARK);
  tool.position.set(at.x + 18, at.y - 22);
  craft.effects.addChild(tool);
  await stage.tween(420, (t) => (tool.rotation = 0.5 - Math.abs(Math.sin(t * Math.PI * 3)) * 1.1), linear);
  tool.destroy();
}

/** The builder's emblem flies from the part to the builder's purse, where the points and seals rise. */
async function reward(
  { seat, worth }: Of<'partBuilt'> | Of<'partReplaced'>,
  from: { x: number; y: number },
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const row = new Container();
  row.addChild(disc(seat, 46));
  await fly(craft.effects, row, from, homeOf(seat, craft), stage, 520);
  await gain(seat, { points: worth.points, approvals: worth.approvals }, stage, craft);
}

/** The old part breaks off and falls, and the new one takes its place. */
export async function replacePart(event: Of<'partReplaced'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const view = craft.view();
  if (!view) return;
  const place = shipLayout(view.ship.levels[0].length).berth(event.berth.level, event.berth.column);
  await stage.reveal(place);
  const old = about(builtPart(event.destroyed, place.width, place.height, event.builder), place);
  craft.effects.addChild(old);
  const { x, y } = centre(place);
  await stage.tween(800, (t) => {
    old.position.set(x + Math.sin(t * 40) * 4 * (1 - t) + t * 60, y + t * t * 260);
    old.rotation = t * 0.9;
    old.alpha = 1 - t * t;
  });
  old.destroy({ children: true });
  await buildPart(event, stage, craft);
}
