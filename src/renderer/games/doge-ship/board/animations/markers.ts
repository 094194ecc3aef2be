import { Container } from 'pixi.js';
import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Stage } from '../../../../board/board-types';
import { dispose } from '../../../../board/dispose';
import { easeOut, linear } from '../../../../board/tween';
import { flash, fly, pay } from '../../../kit/effects';
import type { Point } from '../../../kit/effects';
import { EASES } from '../../../kit/moments/ease';
import { shownSeat, target } from '../../targets';
import { signed } from '../../words';
import { centre, MARKER, PURSE, STACK } from '../layout';
import type { AnimationContext } from '../animation-context';
import { coin, disc, laurel, marker, seal } from '../signs';
import { tileCard } from '../tiles';

type Of<T extends DogeShipEvent['type']> = Extract<DogeShipEvent, { type: T }>;

/**
 * Where a builder's pieces start: the purse of the displayed yard or, for other builders, the edge of the board near
 * their chip.
 */
export function homeOf(seat: number, craft: AnimationContext): Point {
  const view = craft.view();
  if (view && shownSeat(view) === seat) return centre(PURSE);
  return craft.beside(seat) ?? { x: PURSE.x + PURSE.width, y: 1090 };
}

/** Moves a marker to its space, then shows the price. The marker stays until the board shows the next view. */
export async function act(event: Of<'actionChosen'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const place = craft.locate(target.space(event.table, event.space));
  if (!place) return;
  const at = { x: centre(place).x, y: centre(place).y - MARKER.up };
  await fly(craft.effects, marker(event.seat, MARKER.size), homeOf(event.seat, craft), at, stage, 560);
  const man = marker(event.seat, MARKER.size);
  man.position.set(at.x, at.y);
  craft.effects.addChild(man);
  if (event.price === 0) return;
  const payment = pay(craft.effects, homeOf(event.seat, craft), at, stage);
  await gain(event.seat, { ducats: -event.price }, stage, craft);
  await payment;
}

interface Amounts {
  readonly ducats?: number;
  readonly approvals?: number;
  readonly points?: number;
}

/** Gains and payments beside the builder's emblem, centred. The container is empty if nothing was gained or paid. */
export function gainedBy(seat: number, { ducats = 0, approvals = 0, points = 0 }: Amounts): Container {
  const pieces = [
    ...(ducats !== 0 ? [coin(signed(ducats), 56)] : []),
    ...Array.from({ length: Math.abs(approvals) }, () => seal(48)),
    ...(points !== 0 ? [laurel(signed(points), 66)] : []),
  ];
  const row = new Container();
  if (pieces.length === 0) return row;
  [disc(seat, 42), ...pieces].forEach((piece, i) => {
    piece.position.x = (i - pieces.length / 2) * 62;
    row.addChild(piece);
  });
  return row;
}

/** Gains and payments pop up at the builder's purse, rise and fade. */
export async function gain(seat: number, amounts: Amounts, stage: Stage, craft: AnimationContext): Promise<void> {
  const row = gainedBy(seat, amounts);
  if (row.children.length === 0) return;
  const from = homeOf(seat, craft);
  craft.effects.addChild(row);
  await stage.tween(
    900,
    (t) => {
      row.position.set(from.x, from.y - 20 - easeOut(t) * 90);
      row.scale.set(EASES.back(Math.min(1, t * 4)));
      row.alpha = t < 0.75 ? 1 : (1 - t) / 0.25;
    },
    linear,
  );
  dispose(row);
}

/** Moves another barricade to the top of the stack. */
export async function reorder(event: Of<'reordered'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const card = tileCard(event.top, STACK.width, STACK.height);
  craft.effects.addChild(card);
  await stage.tween(500, (t) => card.position.set(STACK.x, STACK.y - Math.sin(t * Math.PI) * 120));
  await flash(craft.effects, centre(STACK), stage);
  dispose(card);
}
