import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { glow } from '../../../kit/paint';
import type { Daylight } from './daylight';
import { QUAY_EDGE } from './extent';
import { LAMP_POSTS } from './lagoon';

/** The light of a lamp on the quay: how far below the quay's edge its centre is, and its size. */
const POOL = { down: 34, width: 460, height: 420 } as const;

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
