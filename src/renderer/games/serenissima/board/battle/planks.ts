import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { down } from '../../../kit/paint';
import type { Point } from '../geography';
import { INK } from '../palette';
import { progress } from './timeline';
import type { Choreography } from './timeline';

const LENGTH = 92;
/** The angle at which the planks are held upright before they drop. */
const RAISED = -1.5;

/** Two boarding planks that drop from a bow onto the other side. The origin is their hinge. */
export function createPlanks({ x, y }: Point, { beats }: Choreography) {
  const root = new Container({ label: 'planks' });
  root.position.set(x, y);
  const planks = [0, 1].map((i) => {
    const one = root.addChild(drawn('boarding plank', plank));
    one.position.set(i * -7, i * 7);
    return one;
  });
  return {
    root,
    show(ms: number) {
      const { from } = beats.planks;
      planks.forEach((one, i) => {
        one.rotation = RAISED * (1 - progress(ms - i * 50, beats.planks));
        one.alpha = Math.min(1, Math.max(0, (ms - from) / 60 + 1));
      });
    },
  };
}

function plank(): Graphics {
  const graphics = new Graphics()
    .rect(0, -3, LENGTH, 6)
    .fill(down(0xd8b077, 0x9a6a35))
    .stroke({ color: INK, width: 1.6, join: 'round' });
  for (let x = 12; x < LENGTH - 4; x += 13) graphics.moveTo(x, -3).lineTo(x, 3);
  return graphics.stroke({ color: 0x5a3413, width: 1.6 });
}
