import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Stage } from '../../../board/board-types';
import { linear } from '../../../board/tween';
import { createHorse, HORSE_COATS } from './horse';
import { placeRect, PLACES, roadPoint } from './layout';
import type { AnimationContext } from './animation-context';

/**
 * The time for a stage (from one place to the next) in milliseconds, strides per stage, the distance between led horses
 * in stages, and their size.
 */
const STAGE_MS = 470;
const STRIDES = 5;
const LAG = 0.34;
const LED = 54;
/** Distance of the hooves below the middle of the road. */
const HOOVES = 14;
/** The offset of a place's pasture. */
const PASTURE = { x: -50, y: 0 };

/**
 * The figure trots along the road, followed by its other horses. Horses left behind keep grazing; horses taken along
 * join it first.
 */
export async function ride(
  event: Extract<LaLoireEvent, { type: 'moved' }>,
  stage: Stage,
  craft: AnimationContext,
): Promise<void> {
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
    joins.root.destroy({ children: true });
  }
  await stage.reveal(placeRect(event.to));
  root.parent?.addChild(root);
  root.scale.set(1);
  /** The position at this distance along the road, in stages. */
  const along = (places: number) => {
    const i = Math.min(path.length - 2, Math.max(0, Math.floor(places)));
    const part = Math.min(1, Math.max(0, places - i));
    const { x, y } = roadPoint(path[i], path[i + 1], part);
    // The figure first moves from its position up to the road.
    const away = Math.max(0, 1 - Math.max(0, places) * 2.2);
    const gate = PLACES[path[0]];
    return {
      x: x + (start.x - gate.x) * away,
      y: y + HOOVES + (start.y - gate.y - HOOVES) * away,
      west:
        roadPoint(path[i], path[i + 1], Math.min(1, part + 0.05)).x <
        roadPoint(path[i], path[i + 1], Math.max(0, part - 0.05)).x,
    };
  };
  await stage.tween(
    STAGE_MS * (path.length - 1),
    (t) => {
      const places = t * (path.length - 1);
      const phase = places * Math.PI * STRIDES;
      const here = along(places);
      root.position.set(here.x, here.y - Math.abs(Math.sin(phase)) * 5);
      sprite.trot(t < 1 ? phase : null, here.west);
      led.forEach(({ root: horse, gait }, i) => {
        const behind = along(places - LAG * (i + 1));
        horse.visible = t > 0 && t < 1;
        horse.position.set(behind.x, behind.y - Math.abs(Math.sin(phase - 1 - i)) * 4);
        horse.scale.x = behind.west ? -1 : 1;
        gait(phase - 1 - i);
      });
    },
    linear,
  );
}
