import { Container } from 'pixi.js';
import { MARKET_PRICES } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import { BUILDINGS } from '../../../../engine/games/la-loire/data/buildings';
import { MESSAGES } from '../../../../engine/games/la-loire/data/messages';
import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { easeInOut, easeOut, linear } from '../../../board/tween';
import { drop } from '../../kit/drop';
import { flash, fly, flyAll, pay, rise } from '../../kit/effects';
import type { Point } from '../../kit/effects';
import { rays } from '../../kit/moments/stagecraft';
import { target } from '../targets';
import { cityOf } from '../words';
import { berth, marketSpace, placeRect, PLACES, WORLD } from './layout';
import { badge, cubePiece, goodPiece, letterPiece } from './pieces';
import { miniaturePiece } from './miniatures';
import { BUILDING, snowIn } from './places';
import { ride } from './ride';
import { drawBuilding } from './villages/buildings';
import type { AnimationContext } from './animation-context';

type Of<T extends LaLoireEvent['type']> = Extract<LaLoireEvent, { type: T }>;

/** Animates one event. Afterwards, the scene shows the position after the event. */
export async function performEvent(event: LaLoireEvent, stage: Stage, craft: AnimationContext): Promise<void> {
  const { effects } = craft;
  switch (event.type) {
    case 'moved':
      return ride(event, stage, craft);
    case 'horseFetched':
      return fly(effects, badge('horse', 34), above(event.from), above(event.to), stage, 620);
    case 'bought': {
      const [market, merchant] = [above(event.at), figureOf(event.seat, 'merchant', craft)];
      const payment = pay(effects, merchant, market, stage);
      await flyAll(effects, goodsOf(event), market, merchant, stage);
      await money(-event.price * event.count, merchant, stage, craft);
      return payment;
    }
    case 'sold': {
      const [market, merchant] = [above(event.at), figureOf(event.seat, 'merchant', craft)];
      await flyAll(effects, goodsOf(event), merchant, market, stage);
      const payment = pay(effects, market, merchant, stage);
      await money(event.price * event.count, market, stage, craft);
      return payment;
    }
    case 'bankPaid':
    case 'turnForgone':
      return money(event.amount, above(event.at), stage, craft);
    case 'deniersDiscarded':
      return money(-event.amount, above(event.at), stage, craft);
    case 'boatMoved':
      return sail(event, stage, craft);
    case 'marketShifted':
      return shift(event, stage, craft);
    case 'built':
      return build(event, stage, craft);
    case 'palaceBought':
      return join(miniaturePiece(target.palace(event.palace), 150), above(cityOf(event.palace)), stage, craft);
    case 'hired':
      await join(miniaturePiece(target.character(event.character), 150), above(event.at), stage, craft);
      return money(-event.cost, above(event.at), stage, craft);
    case 'messageBought':
      return fly(
        effects,
        letterPiece(event.level, 52),
        above(event.at),
        figureOf(event.seat, 'messenger', craft),
        stage,
        640,
      );
    case 'cubePlaced':
      return fly(effects, cubePiece(event.seat, 30), figureOf(event.seat, 'messenger', craft), PLACES[event.at], stage);
    case 'cubeTakenBack':
      return flash(effects, PLACES[event.at], stage);
    case 'delivered': {
      const from = figureOf(event.seat, 'messenger', craft);
      await fly(effects, letterPiece(MESSAGES[event.card].level, 56), from, above(event.at), stage, 760);
      await Promise.all([
        shine(above(event.at), stage, craft),
        flash(effects, above(event.at), stage),
        rise(effects, `★ ${craft.lettering.figure(event.points + (event.honours ?? 0))}`, above(event.at), 1300, stage),
      ]);
      return undefined;
    }
    default:
      return undefined;
  }
}

/** Rays behind a delivered message, above the houses. They turn, and fade with its points. */
async function shine(at: Point, stage: Stage, { effects }: AnimationContext): Promise<void> {
  const light = rays(230, 0xffe28a);
  light.position.set(at.x, at.y);
  effects.addChild(light);
  const step = (t: number) => {
    light.rotation = t * 0.5;
    light.scale.set(0.5 + 0.5 * easeOut(Math.min(1, t * 3)));
    light.alpha = Math.min(1, t * 12, (1 - t) * 2.5) * 0.85;
  };
  await stage.tween(1300, step, linear);
  dispose(light);
}

/** A new miniature appears where it was gained, then moves down to the household at the bottom of the board. */
async function join(picture: Container, at: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  craft.effects.addChild(picture);
  const held = { x: Math.min(WORLD.width - 120, Math.max(120, at.x)), y: Math.min(at.y - 20, WORLD.height - 240) };
  await stage.tween(
    420,
    (t) => {
      picture.position.set(held.x, held.y + (1 - t) * 60);
      picture.scale.set(0.3 + 0.7 * t);
      picture.alpha = Math.min(1, t * 2);
    },
    easeOut,
  );
  await stage.pause(650);
  await fly(craft.effects, picture, held, { x: WORLD.width / 2, y: WORLD.height - 100 }, stage, 620);
}

/** The maximum number of pieces that fly. */
const MOST = 3;

const goodsOf = ({ good, count }: Of<'bought'> | Of<'sold'>): Container[] =>
  Array.from({ length: Math.min(MOST, count) }, () => goodPiece(good, 46));

function above(at: LocationId): Point {
  return { x: PLACES[at].x, y: PLACES[at].y - 60 };
}

function figureOf(seat: number, figure: 'merchant' | 'messenger', craft: AnimationContext): Point {
  const root = craft.figure(figure, seat)?.root;
  return root ? { x: root.x, y: root.y - 34 } : { x: 0, y: 0 };
}

function money(amount: number, at: Point, stage: Stage, craft: AnimationContext): Promise<void> {
  if (amount === 0) return Promise.resolve();
  const write = (counted: number) => `${amount > 0 ? '+' : '−'}${craft.lettering.figure(counted)}`;
  return rise(craft.effects, { amount: Math.abs(amount), write }, at, 800, stage);
}

async function sail(event: Of<'boatMoved'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const boat = craft.boats.sprite(event.seat);
  if (!boat) return;
  const start = { x: boat.x, y: boat.y };
  const end = berth(event.to, 0, 1);
  boat.parent?.addChild(boat);
  await stage.reveal({ x: end.x - 60, y: end.y - 50, width: 120, height: 100 });
  await stage.tween(850, (t) => {
    boat.position.set(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t + Math.sin(t * Math.PI * 5) * 4);
    boat.rotation = Math.sin(t * Math.PI * 4) * 0.06;
  });
}

/** The tile is taken down, the tiles to its right close the gap, and it is hung at the far right. */
async function shift(event: Of<'marketShifted'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const last = marketSpace(MARKET_PRICES.length - 1);
  await stage.reveal({ x: last.x, y: last.y, width: last.width, height: last.height });
  const moving = event.market.slice(event.from).flatMap((colour, i) => {
    const sprite = craft.tiles.sprite(colour);
    return sprite ? [{ sprite, from: sprite.x, to: marketSpace(event.from + i).x, own: colour === event.colour }] : [];
  });
  const { y } = last;
  await stage.tween(
    1000,
    (t) => {
      // The tile is lifted off its nail, carried, and swings to rest; the others close up while it is carried.
      const [carried, hung] = [easeInOut(within(t, 0.16, 0.72)), within(t, 0.72, 1)];
      const low = 62 * (easeOut(within(t, 0, 0.2)) - within(t, 0.56, 0.72) ** 2);
      for (const { sprite, from, to, own } of moving) {
        const swing = own ? Math.sin(hung * Math.PI * 3) * (1 - hung) : 0;
        sprite.position.set(from + (to - from) * carried + swing * 5, y + (own ? low + Math.abs(swing) * 4 : 0));
      }
    },
    linear,
  );
}

/** How much of the span from `start` to `end` has passed, from 0 to 1. */
const within = (t: number, start: number, end: number): number => Math.min(1, Math.max(0, (t - start) / (end - start)));

async function build(event: Of<'built'>, stage: Stage, craft: AnimationContext): Promise<void> {
  const { x, y } = PLACES[event.at];
  await stage.reveal(placeRect(event.at));
  const view = craft.view();
  const shape = drawBuilding(BUILDINGS[event.building], view !== undefined && snowIn(view));
  const base = shape.getLocalBounds().maxY;
  shape.y = -base;
  const house = new Container({ children: [shape], scale: BUILDING.scale });
  await drop(craft.effects, house, { x: x + BUILDING.x, y: y + BUILDING.y + base * BUILDING.scale }, stage);
}
