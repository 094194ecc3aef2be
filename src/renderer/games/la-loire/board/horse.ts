import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { INK } from './palette';

/** A horse facing right, in a box of 100 by 96, with its hooves on the lower edge. */
const BODY = new GraphicsPath(
  'M18 72Q8 64 10 50Q4 56 4 72Q-1 56 6 44Q12 36 26 36L56 36Q64 34 68 24L71 11L76 17L82 16L97 33L93 42L80 39Q78 50 79 60L78 73Q60 80 34 76Q24 78 18 72Z',
);
const MANE = new GraphicsPath('M56 36Q64 34 68 24L71 11Q64 14 60 22Q57 30 50 36Z');
const LEG = new GraphicsPath('M-6 -4L6 -4L4 12L4.4 27L-4 27L-3.6 12Z');
const HIPS = [21, 31, 66, 75];
/** How far a leg swings, in radians. */
const SWING = 0.62;
/** The phase of each leg. In a trot, diagonal legs move together. */
const STRIDE = [0, Math.PI, Math.PI, 0];

export const HORSE_COATS = [0xf4efe4, 0xc99f6d, 0x8d6a4a, 0xb9b4ac] as const;

/** Four legs that can trot, at the horse's hips. */
export function createLegs(coat: number): { readonly root: Container; gait(phase: number): void } {
  const legs = HIPS.map((x) => {
    const leg = new Graphics().path(LEG).fill(coat).stroke({ color: INK, width: 2.2, join: 'round' });
    leg.position.set(x, 69);
    return leg;
  });
  return {
    root: new Container({ children: legs }),
    gait(phase) {
      legs.forEach((leg, i) => (leg.rotation = Math.sin(phase + STRIDE[i]) * SWING));
    },
  };
}

export function horseBody(coat: number): Graphics {
  return new Graphics()
    .path(BODY)
    .fill(coat)
    .stroke({ color: INK, width: 2.6, join: 'round' })
    .path(MANE)
    .fill(0x5a4028)
    .circle(85, 26, 2.2)
    .fill(INK);
}

/** A horse without a rider, standing or trotting. The origin is on the ground below it. */
export function createHorse(coat: number, size: number): { readonly root: Container; gait(phase: number): void } {
  const legs = createLegs(coat);
  const inner = new Container({ children: [legs.root, horseBody(coat)] });
  inner.pivot.set(46, 96);
  inner.scale.set(size / 100);
  return { root: new Container({ children: [inner] }), gait: legs.gait };
}
