import { Container } from 'pixi.js';
import type { DogeShipEvent } from '../../../../../engine/games/doge-ship/events';
import type { Stage } from '../../../../board/board-types';
import { linear } from '../../../../board/tween';
import { target } from '../../targets';
import { dogeTile } from '../doge-tile';
import { centre, DOGE, DOGE_PILE } from '../layout';
import type { AnimationContext } from '../animation-context';

type Of<T extends DogeShipEvent['type']> = Extract<DogeShipEvent, { type: T }>;

/** The new Doge tile is revealed, then the dice of all tables roll onto their tracks. */
export async function beginRound(event: Of<'roundBegan'>, stage: Stage, craft: AnimationContext): Promise<void> {
  if (event.doge !== event.before) await lay(event.doge, centre(DOGE_PILE), 0.3, stage, craft);
  const dice = craft.tokens.throwDice(event.dice);
  await stage.tween(
    1300,
    (t) => dice.forEach((die, i) => die.show(Math.min(1, Math.max(0, t * 1.35 - i * 0.06)))),
    linear,
  );
}

/** Lays the Doge tile chosen in an intrigue on top of the old one. */
export async function placeDoge(event: Of<'dogePlaced'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const from = craft.locate(target.doge(event.tile));
  await lay(event.tile, from ? centre(from) : centre(DOGE_PILE), 0.7, stage, craft);
}

async function lay(tile: number, from: { x: number; y: number }, size: number, stage: Stage, craft: AnimationContext) {
  const root = new Container();
  const card = dogeTile(tile, DOGE.width, DOGE.height);
  card.position.set(-DOGE.width / 2, -DOGE.height / 2);
  root.addChild(card);
  craft.effects.addChild(root);
  const to = centre(DOGE);
  await stage.tween(750, (t) => {
    root.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
    root.scale.set(size + (1 - size) * t);
  });
}
