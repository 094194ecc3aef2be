import { Container, Graphics } from 'pixi.js';
import type { GalleyId } from '../../../../engine/games/serenissima/board';
import type { Stage } from '../../../board/board-types';
import { dispose } from '../../../board/dispose';
import { drawn } from '../../../board/drawn';
import { easeOut, linear } from '../../../board/tween';
import { INK } from './palette';
import type { AnimationContext } from './scene';

/** The positions to which the wreckage drifts, relative to the centre in world units, and its rotation. */
const WRECKAGE = [
  { x: -42, y: 12, turn: 0.9, length: 24 },
  { x: 34, y: 20, turn: -0.6, length: 18 },
  { x: 8, y: 30, turn: 0.3, length: 28 },
  { x: -14, y: -10, turn: -1.1, length: 14 },
];

/** The fraction of the time during which the galley lists before it goes down. */
const LISTING = 0.35;

/** A galley sinks: it lists, a whirlpool pulls it under, and planks float up. */
export async function sink(id: GalleyId, stage: Stage, craft: AnimationContext): Promise<void> {
  const sprite = craft.galley(id);
  if (!sprite) return;
  const { x, y } = sprite.root;
  const size = sprite.root.scale.x;
  const under = new Container();
  under.position.set(x, y + 12 * size);
  under.scale.set(size);
  const rings = [34, 24, 14].map((radius) =>
    drawn(`whirl ${radius}`, () =>
      new Graphics().ellipse(0, 0, radius, radius * 0.42).stroke({ color: 0xffffff, width: 3, alpha: 0.75 }),
    ),
  );
  const planks = WRECKAGE.map(({ length }) =>
    drawn(`plank ${length}`, () =>
      new Graphics()
        .roundRect(-length / 2, -3, length, 6, 2)
        .fill(0x8a5a2b)
        .stroke({ color: INK, width: 1.2 }),
    ),
  );
  under.addChild(...rings, ...planks);
  sprite.root.parent?.addChildAt(under, 0);
  await stage.tween(
    1100,
    (t) => {
      const listed = Math.min(1, t / LISTING);
      const down = Math.max(0, (t - LISTING) / (1 - LISTING));
      // It heels over and swings back a little, and then goes down.
      sprite.root.rotation = 0.34 * easeOut(listed) - 0.08 * Math.sin(listed * Math.PI) + 0.6 * down * down;
      sprite.root.y = y + (5 * listed + 40 * down * down) * size;
      if (down > 0.1) stage.impact();
      sprite.root.alpha = 1 - Math.max(0, (down - 0.35) / 0.65);
      rings.forEach((ring, i) => {
        const swell = (t * 1.6 + i / 3) % 1;
        ring.scale.set(1.5 - swell);
        ring.alpha = Math.sin(swell * Math.PI) * Math.min(1, down * 4) * (1 - t);
      });
      planks.forEach((plank, i) => {
        const { x: dx, y: dy, turn } = WRECKAGE[i];
        const risen = Math.max(0, (t - 0.5) / 0.5);
        plank.position.set(dx * risen, dy * risen);
        plank.rotation = turn * risen * 2;
        plank.alpha = Math.min(1, risen * 3);
      });
    },
    linear,
  );
  await stage.tween(350, (t) => (under.alpha = 1 - t));
  dispose(under);
}
