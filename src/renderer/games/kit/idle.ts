import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../board/drawn';
import { scatter } from './scatter';
import type { Point } from './effects';

/** A continuous animation on a board, as a function of its running time in seconds. */
interface Idle {
  readonly root: Container;
  move(seconds: number): void;
}

const PUFFS = 5;
/** Seconds from a puff's start at the chimney until it has dissolved. */
const RISE = 6;

/** Smoke that rises from chimneys and drifts with the wind, to the right. */
export function createSmoke(chimneys: readonly Point[], colour: number, size = 1): Idle {
  const root = new Container();
  const shape = () => new Graphics().circle(0, 0, 4).circle(3, -1.4, 3).fill(colour);
  const puffs = chimneys.flatMap(({ x, y }, chimney) =>
    Array.from({ length: PUFFS }, (_, i) => ({
      x,
      y,
      start: i / PUFFS + scatter(chimney, 1),
      puff: drawn(`puff ${colour}`, shape),
    })),
  );
  for (const { puff } of puffs) root.addChild(puff);
  const move = (seconds: number) => {
    for (const { x, y, start, puff } of puffs) {
      const age = (seconds / RISE + start) % 1;
      puff.position.set(x + size * (age * age * 26 + Math.sin(age * 7 + start * 9) * 2), y - age * 34 * size);
      puff.scale.set(size * (0.5 + age * 1.5));
      puff.alpha = 0.5 * Math.min(1, age * 6) * (1 - age);
    }
  };
  move(0);
  return { root, move };
}

interface Flock {
  /** The flock crosses from left to right at this height. */
  readonly y: number;
  readonly from: number;
  readonly to: number;
  /** Seconds for the whole path. */
  readonly time: number;
  readonly birds: number;
  readonly size: number;
  /** The part of the path that the first flock has already flown at first. Without motion, it stays there. */
  readonly start?: number;
}

/** Flocks of birds that cross the sky and flap their wings. */
export function createBirds(flocks: readonly Flock[], colour: number): Idle {
  const root = new Container();
  const shape = () =>
    new Graphics()
      .moveTo(-6, -2.4)
      .quadraticCurveTo(-3, -4, 0, 0)
      .quadraticCurveTo(3, -4, 6, -2.4)
      .stroke({ color: colour, width: 1.5, cap: 'round' });
  const birds = flocks.flatMap((flock, of) =>
    Array.from({ length: flock.birds }, (_, i) => {
      const bird = root.addChild(drawn(`bird ${colour}`, shape));
      return {
        bird,
        flock,
        of,
        i,
        dx: -i * 15 + scatter(i, of) * 9,
        dy: (i % 2 ? 1 : -1) * i * 4 + scatter(i, of + 5) * 5,
      };
    }),
  );
  const move = (seconds: number) => {
    for (const { bird, flock, of, i, dx, dy } of birds) {
      const part = (seconds / flock.time + (flock.start ?? 0.3) + of * 0.37) % 1;
      bird.position.set(
        flock.from + (flock.to - flock.from) * part + dx,
        flock.y + dy + Math.sin(seconds / 3 + of) * 5,
      );
      bird.scale.set(flock.size, flock.size * (0.45 + 0.75 * Math.abs(Math.sin(seconds * 3.4 + i * 1.7 + of))));
    }
  };
  move(0);
  return { root, move };
}
