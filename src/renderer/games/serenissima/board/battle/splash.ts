import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';

/** Expanding rings and drops where a sailor falls into the water, at the origin. */
interface Splash {
  readonly root: Container;
  /** Shows the splash at time `t`, from 0 (not yet visible) to 1 (over). */
  show(t: number): void;
}

const FOAM = 0xf6fbf6;
/** The start of each ring, and how far it expands. */
const RINGS = [
  { delay: 0, reach: 36 },
  { delay: 0.2, reach: 24 },
  { delay: 0.4, reach: 13 },
] as const;
/** Drops to the left and right of the middle one. */
const DROPS = [-2, -1, 0, 1, 2] as const;
/** The radius of a ring before scaling. */
const DRAWN = 20;

/** Drawn once and only transformed afterwards, because several sailors can fall at the same time. */
export function createSplash(): Splash {
  const root = new Container();
  const rings = RINGS.map(() => drawn('splash ring', ring));
  const drops = DROPS.map(() => drawn('splash drop', drop));
  root.addChild(...rings, ...drops);
  return {
    root,
    show(t) {
      root.alpha = t > 0 && t < 1 ? 1 : 0;
      rings.forEach((each, i) => {
        const { delay, reach } = RINGS[i];
        const grown = Math.max(0, (t - delay) / (1 - delay));
        each.scale.set((4 + reach * grown) / DRAWN);
        each.alpha = grown > 0 ? 0.95 * (1 - grown) : 0;
      });
      const leap = t / 0.6;
      drops.forEach((each, i) => {
        const off = Math.abs(DROPS[i]);
        each.position.set(DROPS[i] * (5 + 9 * leap), -(34 - off * 11) * Math.sin(leap * Math.PI));
        each.scale.set(Math.max(0, 2.9 - leap - off * 0.3));
        each.alpha = leap <= 1 ? 1 - leap * 0.6 : 0;
      });
    },
  };
}

function ring(): Graphics {
  return new Graphics().ellipse(0, 0, DRAWN, DRAWN * 0.34).stroke({ color: FOAM, width: 1.8 });
}

function drop(): Graphics {
  return new Graphics().circle(0, 0, 1).fill(FOAM);
}
