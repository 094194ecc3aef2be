import { Container, Graphics } from 'pixi.js';
import { across } from '../../kit/paint';
import { WORLD } from './geography';

/** The fractions of a match at which the morning ends and the evening begins. */
const [MORNING, EVENING] = [0.3, 0.45];

/** How much of the evening has passed at this fraction of a match, from 0 to 1. */
export const eveningAt = (day: number): number => Math.min(1, Math.max(0, (day - EVENING) / (1 - EVENING)));

/**
 * Slanting light over the chart: from the east in the morning, and from the west in the evening, with dusk in the east.
 */
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
