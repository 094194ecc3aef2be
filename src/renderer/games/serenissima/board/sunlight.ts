import { Container, Graphics } from 'pixi.js';
import { across } from '../../kit/paint';
import { WORLD } from './geography';

/** Until this part of a match it is morning, and from the second part on it is evening. */
const [MORNING, EVENING] = [0.3, 0.45];

/** How far the evening has come at a part of a match, from 0 to 1. */
export const eveningAt = (day: number): number => Math.min(1, Math.max(0, (day - EVENING) / (1 - EVENING)));

/** Slanting light over the chart: from the east in the morning. In the evening from the west, with dusk in the east. */
export function createSunlight() {
  const [morning, evening] = [
    across([0xffe0a8, 0], [0xffe0a8, 0], [0xffd48f, 0.3]),
    across([0xff9440, 0.4], [0xff8f55, 0.11], [0x35588f, 0.05], [0x16337a, 0.3]),
  ].map((light) => new Graphics().rect(12, 12, WORLD.width - 24, WORLD.height - 24).fill(light));
  return {
    layer: new Container({ children: [morning, evening] }),
    show(day: number) {
      morning.alpha = Math.max(0, 1 - day / MORNING);
      evening.alpha = eveningAt(day);
    },
  };
}
