import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { glow, mix } from '../../../kit/paint';
import type { Daylight } from './daylight';
import { QUAY_EDGE } from './extent';
import { LAMP_POSTS } from './lagoon';

/** The light of a lamp on the quay: how far below the quay's edge its centre is, and its size. */
const POOL = { down: 34, width: 460, height: 420 } as const;

const WARM = 0xffe6bf;

/**
 * The tint of the cards and tables at a distance from the quay's lamps, from 0 to 1: near them it is warm, far from
 * them it has some of the colour of the hour. It is light, so that lettering keeps its contrast.
 */
export function cardTint({ lamps, tint }: Pick<Daylight, 'lamps' | 'tint'>, far: number): number {
  return mix(mix(0xffffff, WARM, Math.max(0, lamps - 0.3)), mix(0xffffff, tint, 0.85), far);
}

/** The warm light of the quay's lamps on the stones, below the tables. */
export function createLamplight() {
  const root = new Container({ blendMode: 'add' });
  const shape = () =>
    new Graphics().ellipse(0, 0, POOL.width / 2, POOL.height / 2).fill(
      glow([
        [0xffb860, 0.3],
        [0xffa040, 0.1],
        [0xffa040, 0],
      ]),
    );
  for (const x of LAMP_POSTS) root.addChild(drawn('lamp pool', shape)).position.set(x, QUAY_EDGE + POOL.down);
  return {
    root,
    show({ lamps }: Daylight) {
      root.visible = lamps > 0.3;
      root.alpha = lamps * 0.5;
    },
  };
}
