import { Container, Graphics } from 'pixi.js';
import { BOARD } from '../../../../../engine/games/serenissima/first-edition/data';
import type { FirstEditionEvent } from '../../../../../engine/games/serenissima/first-edition/events';
import type { Stage } from '../../../../table/board-types';
import { easeOut } from '../../../../table/tween';
import { battleRect, performBattle } from '../../common/board/battle';
import type { BattleWords } from '../../common/board/battle';
import { banner, goodPiece, label } from '../../common/board/drawing';
import { alongLane, laneBetween, SPACES, WORLD } from '../../common/board/geography';
import type { Point } from '../../common/board/geography';
import { CARD, slotCentre, townOf } from '../../common/board/layout';
import { GOLD, INK, VELLUM } from '../../common/board/palette';
import type { Stagecraft } from '../../common/board/scene';

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
      return fly(good(event.good), townOf(event.port), galleyPlace(event.galley, craft), stage, craft);
    case 'traded':
      return fly(good(event.good), galleyPlace(event.from, craft), galleyPlace(event.galley, craft), stage, craft);
    case 'stowed':
      return fly(good(event.good), galleyPlace(event.from, craft), galleyPlace(event.to, craft), stage, craft);
    case 'sold': {
      const at = slotCentre(event.port, event.slot);
      await fly(good(event.good), galleyPlace(event.galley, craft), at, stage, craft);
      const bonus = event.bonus > 0 ? ` + ${event.bonus}` : '';
      return rise(`+${event.price}${bonus}`, at, event.bonus > 0 ? 1500 : 900, stage, craft);
    }
    case 'income':
      return rise(`+${event.amount}`, townOf(capitalOf(event.seat, craft)), 700, stage, craft);
    case 'landed':
      return raise(event.port, event.seat, stage, craft);
    case 'garrisonFell':
      return rise('✕', townOf(event.port), 900, stage, craft);
    case 'fortBuilt':
    case 'galleyBuilt':
      return flash(townOf(event.port), stage, craft);
    case 'passageAnswered':
      return rise(event.granted ? '✓' : '✕', galleyPlace(event.galley, craft), 900, stage, craft);
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

async function fly(piece: Container, from: Point, to: Point, stage: Stage, craft: Stagecraft): Promise<void> {
  craft.effects.addChild(piece);
  const base = piece.scale.x;
  await stage.tween(480, (t) => {
    piece.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * 46);
    piece.scale.set(base * (1 + Math.sin(t * Math.PI) * 0.4));
  });
  piece.destroy({ children: true });
}

/** A text that rises and fades: money, a yes or a no. */
async function rise(text: string, at: Point, ms: number, stage: Stage, craft: Stagecraft): Promise<void> {
  const plate = new Container();
  const words = label(text, 'figure', INK, 30);
  const width = Math.max(46, words.width + 24);
  plate.addChild(
    new Graphics()
      .roundRect(-width / 2, -21, width, 42, 21)
      .fill(VELLUM)
      .stroke({ color: GOLD, width: 4 }),
    words,
  );
  craft.effects.addChild(plate);
  await stage.tween(
    ms,
    (t) => {
      plate.position.set(at.x, at.y - 20 - t * 46);
      plate.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    },
    easeOut,
  );
  plate.destroy({ children: true });
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

async function flash(at: Point, stage: Stage, craft: Stagecraft): Promise<void> {
  const ring = new Graphics().circle(0, 0, 40).stroke({ color: GOLD, width: 6 });
  ring.position.set(at.x, at.y);
  craft.effects.addChild(ring);
  await stage.tween(600, (t) => {
    ring.scale.set(0.4 + t);
    ring.alpha = 1 - t;
  });
  ring.destroy();
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
