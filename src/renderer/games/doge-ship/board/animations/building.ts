import { Container, Graphics } from 'pixi.js';
import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Rect, Stage } from '../../../../board/board-types';
import { dispose } from '../../../../board/dispose';
import { drawn } from '../../../../board/drawn';
import { easeOut, linear } from '../../../../board/tween';
import { flash, fly, pay } from '../../../kit/effects';
import type { Point } from '../../../kit/effects';
import { EASES } from '../../../kit/moments/ease';
import { shownSeat, target } from '../../targets';
import { centre, PILE_RECTS, shipLayout, STACK, trayRect, WATER_LINE, yardSlot } from '../layout';
import { builtPart } from '../parts';
import type { AnimationContext } from '../animation-context';
import { OAK_DARK } from '../palette';
import { icon } from '../signs';
import { tileBack, tileCard } from '../tiles';
import { gain, gainedBy, homeOf } from './markers';

type Of<T extends DogeShipEvent['type']> = Extract<DogeShipEvent, { type: T }>;

/** Moves a container's origin to its centre. */
function about(card: Container, { width, height }: Pick<Rect, 'width' | 'height'>): Container {
  const root = new Container();
  card.position.set(-width / 2, -height / 2);
  root.addChild(card);
  return root;
}

/** Shows a tile at a place until the board shows the next view. */
function lay(card: Container, at: Point, { effects }: AnimationContext): void {
  card.position.set(at.x, at.y);
  effects.addChild(card);
}

/** Moves tiles face down from their pile to the tray. The next view shows the faces to players who may see them. */
export async function draw(event: Of<'drawn'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const pile = PILE_RECTS[event.pile];
  for (let i = 0; i < event.count; i++) {
    const place = trayRect(i, event.count);
    const back = about(tileBack(event.pile, pile.width, pile.height), pile);
    await fly(craft.effects, back, centre(pile), centre(place), stage, 260);
    lay(about(tileBack(event.pile, pile.width, pile.height), pile), centre(place), craft);
  }
}

/** Moves a bought tile to its builder's yard, or to their chip if that yard is not displayed. */
export async function buy(event: Of<'bought'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const view = craft.view();
  if (!view) return;
  const slot = yardSlot(Math.min(4, view.players[event.seat].yard.length));
  const own = shownSeat(view) === event.seat;
  const from = craft.locate(target.drawn(event.tile)) ?? PILE_RECTS[event.pile];
  const card = () => about(tileCard(event.tile, slot.width, slot.height), slot);
  const home = homeOf(event.seat, craft);
  // Covers the bought tile in the tray with an empty place.
  if (from !== PILE_RECTS[event.pile])
    craft.effects.addChild(
      new Graphics().roundRect(from.x - 2, from.y - 2, from.width + 8, from.height + 10, 10).fill(0x4a0b18),
    );
  const payment = event.price > 0 ? pay(craft.effects, home, centre(from), stage) : null;
  await fly(craft.effects, card(), centre(from), own ? centre(slot) : home, stage, 620);
  if (own) lay(card(), centre(slot), craft);
  await Promise.all([
    payment,
    flash(craft.effects, own ? centre(slot) : home, stage),
    gain(event.seat, { ducats: -event.price }, stage, craft),
  ]);
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
  const card = () => about(tileCard(event.tile, STACK.width, STACK.height), STACK);
  await fly(craft.effects, card(), yardPlace(event.seat, event.tile, craft), to, stage, 560);
  if (own) lay(card(), to, craft);
  await flash(craft.effects, to, stage);
}

/** A part flies from the yard to its place and is nailed down. Then its points and seals fly to its builder's purse. */
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
  // The impact, which plays the event's sound, is the hammer's blow, so the landing is not an impact.
  const silent: Stage = { ...stage, impact: () => undefined };
  await fly(craft.effects, part, yardPlace(event.seat, event.tile, craft), centre(place), silent, 760);
  if (!stage.skipped()) stage.sound('goods');
  craft.build(event.tile, event.berth, event.seat);
  await hammer(centre(place), stage, craft);
  await reward(event, centre(place), stage, craft);
}

/** The times of the hammer's blows and of its removal, in milliseconds. The blows match the hammer sound. */
const [BLOWS, HAMMERED] = [[240, 510, 780], 980];
/** The hammer's angles when raised and when it strikes, and the fraction of a swing spent raising it. */
const [RAISED, STRUCK, LIFT] = [0.75, -0.5, 0.62];

/** Hammers a part three times. Each blow strikes sparks and shakes the ship. */
async function hammer(at: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  // A pale rim makes the hammer visible on the dark hull.
  const tool = new Container({ children: [icon('construct', 112, 0xfff0cc), icon('construct', 100, OAK_DARK)] });
  tool.pivot.set(28, 34);
  const sparks = Array.from({ length: 9 }, () =>
    drawn('hammer spark', () => new Graphics().star(0, 0, 4, 8, 2.6).fill(0xffe08a)),
  );
  const root = new Container({ children: [...sparks, tool], x: at.x, y: at.y });
  tool.position.set(44, 34);
  craft.effects.addChild(root);
  const { ship } = craft;
  const home = ship.y;
  const step = (t: number) => {
    const ms = t * HAMMERED;
    const last = BLOWS.findLast((blow) => blow <= ms);
    const next = BLOWS.find((blow) => blow > ms) ?? HAMMERED;
    const swing = (ms - (last ?? 0)) / (next - (last ?? 0));
    const raised = swing < LIFT ? easeOut(swing / LIFT) : 1 - ((swing - LIFT) / (1 - LIFT)) ** 3;
    tool.rotation = STRUCK + (RAISED - STRUCK) * raised;
    const since = last === undefined ? 1 : Math.min(1, (ms - last) / 230);
    if (last !== undefined) stage.impact();
    ship.y = home + 5 * Math.sin(since * Math.PI * 3) * (1 - since);
    sparks.forEach((spark, i) => {
      const [angle, far] = [Math.PI * (1.05 + (i / 8) * 0.9), 14 + 52 * easeOut(since) * (i % 2 ? 1 : 0.6)];
      spark.position.set(-12 + Math.cos(angle) * far, 4 + Math.sin(angle) * far + since * 14);
      spark.alpha = 1 - since;
    });
    root.alpha = Math.min(1, t * 10, (1 - t) * 8);
  };
  await stage.tween(HAMMERED, step, linear);
  ship.y = home;
  dispose(root);
}

/** The points and seals of a part rise from it, rest, and fly to the builder's purse. */
async function reward(
  { seat, worth }: Of<'partBuilt'> | Of<'partReplaced'>,
  from: Point,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
  const gained = gainedBy(seat, { points: worth.points, approvals: worth.approvals });
  const [above, home] = [{ x: from.x, y: from.y - 34 }, homeOf(seat, craft)];
  craft.effects.addChild(gained);
  await stage.tween(
    760,
    (t) => {
      gained.position.set(from.x, from.y - 34 * easeOut(Math.min(1, t * 2.5)));
      gained.scale.set(EASES.back(Math.min(1, t * 2.5)));
    },
    linear,
  );
  await fly(craft.effects, gained, above, home, stage, 620);
  await flash(craft.effects, home, stage);
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
  dispose(old);
  await buildPart(event, stage, craft);
}
