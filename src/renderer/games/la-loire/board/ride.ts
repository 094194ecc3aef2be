import { Container, Graphics } from 'pixi.js';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Figure } from '../../../../engine/games/la-loire/state';
import type { Point, Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { drawn } from '../../../board/drawn';
import { easeOut, linear } from '../../../board/tween';
import { figuresAt } from '../board-words';
import { target } from '../targets';
import { idOf, kindOf } from '../../kit/targets';
import type { View } from '../words';
import { createHorse, HORSE_COATS } from './horse';
import { figurePlaces, placeRect, PLACES, roadPoint } from './layout';
import type { AnimationContext } from './animation-context';

/**
 * The time for a stage (from one place to the next) in milliseconds, strides per stage, the distance between led horses
 * in stages, and their size.
 */
const STAGE_MS = 470;
const STRIDES = 5;
const LAG = 0.34;
const LED = 50;
/** The times before and after a journey, and how far the horse rears, in radians. */
const [WIND_UP_MS, PULL_UP_MS, REAR] = [220, 240, 0.22];
const PUFFS = 6;
/** Distance of the hooves below the middle of the road. */
const HOOVES = 14;
/** The offset of a place's pasture. */
const PASTURE = { x: -50, y: 16 };

type Moved = Extract<LaLoireEvent, { type: 'moved' }>;

/**
 * The figure trots along the road, followed by its other horses. Horses left behind keep grazing; horses taken along
 * join it first.
 */
export async function ride(event: Moved, stage: Stage, craft: AnimationContext): Promise<void> {
  const sprite = craft.figure(event.figure, event.seat);
  if (!sprite) return;
  const { root } = sprite;
  const { path, horses } = event;
  const start = { x: root.x, y: root.y };
  const pasture = { x: PLACES[event.from].x + PASTURE.x, y: PLACES[event.from].y + PASTURE.y };
  for (let i = 0; i < event.left; i++) {
    const stays = createHorse(HORSE_COATS[(i + 1) % HORSE_COATS.length], LED);
    stays.root.position.set(pasture.x - i * 16, pasture.y + i * 5);
    craft.effects.addChild(stays.root);
  }
  const led = Array.from({ length: Math.max(0, horses - 1) }, (_, i) => {
    const horse = createHorse(HORSE_COATS[(i + 1) % HORSE_COATS.length], LED);
    craft.effects.addChild(horse.root);
    horse.root.visible = false;
    return horse;
  });
  if (event.taken > 0) {
    const joins = createHorse(HORSE_COATS[1], LED);
    craft.effects.addChild(joins.root);
    await stage.tween(420, (t) => {
      joins.gait(t * Math.PI * 6);
      joins.root.position.set(pasture.x + (start.x - 18 - pasture.x) * t, pasture.y + (start.y - pasture.y) * t);
    });
    dispose(joins.root);
  }
  await stage.reveal(placeRect(event.to));
  root.parent?.addChild(root);
  const from = { ...start, scale: root.scale.y };
  const { stand: end, makeRoom } = arrivalOf(event, craft);
  const stages = path.length - 1;
  const west = directionAt(path, 0);
  const dust = createDust(craft.effects);
  // The horse gathers itself and rears before it trots off.
  await stage.tween(WIND_UP_MS, (t) => {
    sprite.trot(0, west);
    root.rotation = (west ? 1 : -1) * REAR * Math.sin(t * Math.PI);
    root.position.set(start.x + (west ? 7 : -7) * Math.sin(t * Math.PI), start.y);
  });
  root.rotation = 0;
  await stage.tween(
    STAGE_MS * stages,
    (t) => {
      const places = stages * paced(t, stages);
      const phase = places * Math.PI * STRIDES;
      const here = along(path, places, from, end);
      root.position.set(here.x, here.y - Math.abs(Math.sin(phase)) * 5);
      root.scale.set(here.scale);
      sprite.trot(t < 1 ? phase : null, here.west);
      makeRoom(easeOut(Math.max(0, 1 - (stages - places) * 2)));
      dust.show(here, Math.min(1, t * stages * 2, (1 - t) * stages * 3), phase);
      led.forEach(({ root: horse, gait }, i) => {
        const behind = along(path, places - LAG * (i + 1), from, end);
        horse.visible = t > 0 && t < 1;
        horse.position.set(behind.x, behind.y - Math.abs(Math.sin(phase - 1 - i)) * 4);
        horse.scale.x = behind.west ? -1 : 1;
        gait(phase - 1 - i);
      });
    },
    linear,
  );
  // It pulls up with a last short bounce.
  await stage.tween(PULL_UP_MS, (t) => {
    const squash = 0.12 * Math.sin(t * Math.PI * 2) * (1 - t);
    root.scale.set(end.scale * (1 + squash), end.scale * (1 - squash));
    dust.settle(t);
  });
  dust.destroy();
}

/** Slower at the ends of a journey than between them. */
function paced(t: number, stages: number): number {
  const ease = 0.5 / stages;
  if (t < ease) return (t * t) / (2 * ease) / (1 - ease);
  if (t > 1 - ease) return 1 - (1 - t) ** 2 / (2 * ease) / (1 - ease);
  return (t - ease / 2) / (1 - ease);
}

/** Whether the road leads west at this distance along a path, in stages. */
function directionAt(path: readonly LocationId[], places: number): boolean {
  const [i, part] = stageAt(path, places);
  const at = (share: number) => roadPoint(path[i], path[i + 1], Math.min(1, Math.max(0, share))).x;
  return at(part + 0.05) < at(part - 0.05);
}

/** The stage at a distance along a path, and the part of it that has been passed. */
function stageAt(path: readonly LocationId[], places: number): readonly [stage: number, part: number] {
  const i = Math.min(path.length - 2, Math.max(0, Math.floor(places)));
  return [i, Math.min(1, Math.max(0, places - i))];
}

/** A position with the size of the figure there. */
interface Stand extends Point {
  readonly scale: number;
}

/** A figure's position at a distance along its path, from its old place to the road and on to its new place. */
function along(path: readonly LocationId[], places: number, from: Stand, to: Stand) {
  const [i, part] = stageAt(path, places);
  const { x, y } = roadPoint(path[i], path[i + 1], part);
  const [gate, goal] = [PLACES[path[0]], PLACES[path[path.length - 1]]];
  const leaving = Math.max(0, 1 - Math.max(0, places) * 2.2);
  const joining = Math.max(0, 1 - (path.length - 1 - places) * 2.2);
  const blend = (a: number, b: number, road: number) => road + (a - road) * leaving + (b - road) * joining;
  return {
    x: x + (from.x - gate.x) * leaving + (to.x - goal.x) * joining,
    y: y + blend(from.y - gate.y, to.y - goal.y, HOOVES),
    scale: blend(from.scale, to.scale, 1),
    west: directionAt(path, places),
  };
}

/** Where the figure will be in its new place, and how the figures there make room for it. */
function arrivalOf({ seat, figure, to }: Moved, craft: AnimationContext) {
  const view = craft.view();
  const here = view ? figuresAt({ ...view, players: movedIn(view.players, seat, figure, to) }, to) : [];
  const { places, scale } = figurePlaces(to, Math.max(1, here.length));
  const own = Math.max(0, here.indexOf(target[figure](seat)));
  const others = here.flatMap((id, i) => {
    const root = i === own ? undefined : craft.figure(kindOf(id) as Figure, idOf(id))?.root;
    return root ? [{ root, x: root.x, y: root.y, scale: root.scale.y, place: places[i] }] : [];
  });
  return {
    stand: { ...places[own], scale },
    makeRoom(part: number) {
      for (const { root, x, y, scale: before, place } of others) {
        root.position.set(x + (place.x - x) * part, y + (place.y - y) * part);
        root.scale.set(before + (scale - before) * part);
      }
    },
  };
}

const movedIn = (players: View['players'], seat: number, figure: Figure, at: LocationId): View['players'] =>
  players.map((player, other) => (other === seat ? { ...player, [figure]: { ...player[figure], at } } : player));

/** The dust behind the hooves. */
function createDust(layer: Container) {
  const puffs = Array.from({ length: PUFFS }, () =>
    drawn('road dust', () => new Graphics().circle(0, 0, 6).fill(0xead29c)),
  );
  const root = layer.addChildAt(new Container({ children: puffs }), 0);
  let seen = -1;
  return {
    show({ x, y }: Point, strength: number, phase: number) {
      const step = Math.floor(phase / Math.PI);
      puffs.forEach((puff, i) => {
        if (step !== seen && i === ((step % PUFFS) + PUFFS) % PUFFS) puff.position.set(x, y - 2);
        const age = (((step - i) % PUFFS) + PUFFS + (phase / Math.PI - step)) % PUFFS;
        puff.scale.set(0.6 + age * 0.45);
        puff.alpha = step < i ? 0 : 0.7 * strength * (1 - age / PUFFS);
      });
      seen = step;
    },
    settle: (t: number) => (root.alpha = 1 - t),
    destroy: () => dispose(root),
  };
}
