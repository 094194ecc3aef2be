import { Container, Graphics } from 'pixi.js';
import { daylight } from '../../kit/daylight';
import { across, mix } from '../../kit/paint';
import { WORLD } from './geography';

/** The fractions of a match at which the morning ends and the evening begins. */
const [MORNING, EVENING] = [0.3, 0.45];

/** How much of the evening has passed at this fraction of a match, from 0 to 1. */
export const eveningAt = (day: number): number => Math.min(1, Math.max(0, (day - EVENING) / (1 - EVENING)));

/** The tint of land and sea at this fraction of a match. */
export const tintAt = (day: number): number => mix(daylight(day), 0xffffff, 0.5 * eveningAt(day));

/**
 * Slanting light over land and sea: from the east in the morning, and from the west in the evening, with a cool shadow
 * in the east. The evening sun brightens what it shines on, so the sea stays blue.
 */
export function createSunlight() {
  const [morning, glow, evening] = [
    across([0xffe0a8, 0], [0xffe0a8, 0], [0xffd48f, 0.3]),
    across([0xff9440, 0.22], [0xff8f55, 0.07], [0xff8f55, 0], [0xff8f55, 0]),
    across([0xffa04d, 0.12], [0xffa04d, 0.03], [0x35588f, 0.06], [0x1c3f94, 0.2]),
  ].map((light) => new Graphics().rect(12, 12, WORLD.width - 24, WORLD.height - 24).fill(light));
  glow.blendMode = 'screen';
  return {
    layer: new Container({ children: [morning, glow, evening] }),
    show(day: number) {
      morning.alpha = Math.max(0, 1 - day / MORNING);
      glow.alpha = evening.alpha = eveningAt(day);
    },
  };
}
