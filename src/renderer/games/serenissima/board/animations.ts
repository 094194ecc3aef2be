import type { Container } from 'pixi.js';
import { BOARD } from '../../../../engine/games/serenissima/first-edition/data';
import type { FirstEditionEvent } from '../../../../engine/games/serenissima/first-edition/events';
import type { Stage } from '../../../table/board-types';
import { flash, fly, rise } from '../../kit/effects';
import { battleRect, performBattle } from './battle';
import type { BattleWords } from './battle';
import { banner, goodPiece } from './drawing';
import { alongLane, laneBetween, SPACES, WORLD } from './geography';
import type { Point } from './geography';
import { CARD, slotCentre, townOf } from './layout';
import type { Stagecraft } from './scene';

/** Animates one event towards the position it led to; the scene then shows that position as it is. */
export async function performEvent(event: FirstEditionEvent, stage: Stage, craft: Stagecraft): Promise<void> {
  switch (event.type) {
    case 'sailed':
      return sail(event, stage, craft);
    case 'fought':
      return fight(event, stage, craft);
    case 'sank':
      return sink(event.galley, stage, craft);
    case 'bought':
      return fly(craft.effects, good(event.good), townOf(event.port), galleyPlace(event.galley, craft), stage);
    case 'traded':
      return fly(
        craft.effects,
        good(event.good),
        galleyPlace(event.from, craft),
        galleyPlace(event.galley, craft),
        stage,
      );
    case 'stowed':
      return fly(craft.effects, good(event.good), galleyPlace(event.from, craft), galleyPlace(event.to, craft), stage);
    case 'sold': {
      const at = slotCentre(event.port, event.slot);
      await fly(craft.effects, good(event.good), galleyPlace(event.galley, craft), at, stage);
      const { figure } = craft.lettering;
      const bonus = event.bonus > 0 ? ` + ${figure(event.bonus)}` : '';
      return rise(craft.effects, `+${figure(event.price)}${bonus}`, at, event.bonus > 0 ? 1500 : 900, stage);
    }
    case 'income': {
      const sum = craft.lettering.figure(event.amount);
      return rise(craft.effects, `+${sum}`, townOf(capitalOf(event.seat, craft)), 700, stage);
    }
    case 'landed':
      return raise(event.port, event.seat, stage, craft);
    case 'garrisonFell':
      return rise(craft.effects, '✕', townOf(event.port), 900, stage);
    case 'fortBuilt':
    case 'galleyBuilt':
      return flash(craft.effects, townOf(event.port), stage);
    case 'passageAnswered':
      return rise(craft.effects, event.granted ? '✓' : '✕', galleyPlace(event.galley, craft), 900, stage);
    default:
      return undefined;
  }
}

function good(kind: number): Container {
  return goodPiece(kind, 34);
}

function galleyPlace(id: number, craft: Stagecraft): Point {
  const position = craft.galley(id)?.root.position;
  return position ? { x: position.x, y: position.y } : { x: 0, y: 0 };
}

function capitalOf(seat: number, craft: Stagecraft): number {
  return BOARD.powers[craft.view()?.powers[seat] ?? 0].capital;
}

async function sail(
  event: Extract<FirstEditionEvent, { type: 'sailed' }>,
  stage: Stage,
  craft: Stagecraft,
): Promise<void> {
  const sprite = craft.galley(event.galley);
  if (!sprite) return;
  const lane = laneBetween(event.from, event.to);
  const start = { x: sprite.root.x, y: sprite.root.y };
  const path = [start, ...lane.slice(1)];
  sprite.root.parent?.addChild(sprite.root);
  await stage.reveal({ x: lane[lane.length - 1].x - 80, y: lane[lane.length - 1].y - 70, width: 160, height: 140 });
  await stage.tween(750, (t) => {
    const at = alongLane(path, t);
    sprite.root.position.set(at.x, at.y + Math.sin(t * Math.PI * 6) * 2);
    sprite.head(at.dx);
  });
}

async function sink(id: number, stage: Stage, craft: Stagecraft): Promise<void> {
  const sprite = craft.galley(id);
  if (!sprite) return;
  const { y } = sprite.root;
  await stage.tween(700, (t) => {
    sprite.root.rotation = t * 0.5;
    sprite.root.y = y + t * 26;
    sprite.root.alpha = 1 - t;
  });
}

/** The new owner's banner goes up over the town. */
async function raise(port: number, seat: number, stage: Stage, craft: Stagecraft): Promise<void> {
  const power = craft.view()?.powers[seat] ?? 0;
  const { x, y } = CARD[port];
  const flag = banner(power, 74);
  craft.effects.addChild(flag);
  await stage.tween(800, (t) => {
    flag.position.set(x + 9, y + 6 + (1 - t) * 60);
    flag.alpha = Math.min(1, t * 2);
  });
  await stage.pause(200);
  flag.destroy({ children: true });
}

/** A battle is shown from near, in a view of the same size on any screen and at any zoom. */
async function fight(
  event: Extract<FirstEditionEvent, { type: 'fought' }>,
  stage: Stage,
  craft: Stagecraft,
): Promise<void> {
  const scale = Math.min(MOST_BATTLE_SCALE, BATTLE_SCALE / craft.zoom());
  const { width, height } = battleRect({ x: 0, y: 0 }, scale);
  const at = SPACES[event.space];
  const centre = {
    x: within(at.x, width / 2, WORLD.width - width / 2),
    y: within(at.y, height / 2, WORLD.height - height / 2),
  };
  await stage.reveal(battleRect(centre, scale));
  await performBattle(event, stage, {
    layer: craft.effects,
    centre,
    scale,
    sharpness: craft.sharpness(),
    raster: craft.raster,
    powerOf: (seat) => craft.view()?.powers[seat] ?? 0,
    words: FIGURES,
  });
}

/** CSS pixels a battle unit, and never more world units than leave the chart's edge visible. */
const BATTLE_SCALE = 0.85;
const MOST_BATTLE_SCALE = 1.7;

/** What is spelled out under a battle: figures, the same in every language. */
const FIGURES: BattleWords = {
  sum: (sailors, die, total, divisor, hits) => `${sailors} + ${die} = ${total},  ÷ ${divisor} = ${hits}`,
  losses: (count) => (count > 0 ? `−${count}` : '±0'),
};

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
