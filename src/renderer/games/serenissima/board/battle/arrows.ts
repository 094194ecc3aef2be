import { Container, Graphics } from 'pixi.js';
import type { Point } from '../geography';
import { INK } from '../palette';
import { scatter } from '../../../kit/scatter';
import { within } from './timeline';
import type { Choreography } from './timeline';
import { BREAST } from './crew';
import { drawn } from '../../../../board/drawn';
import { mix } from '../../../kit/paint';
import type { Combatant } from './side';

interface Volley {
  readonly root: Container;
  show(ms: number): void;
}

const FLIGHT = 400;
/** Maximum number of arrows; more would be indistinguishable. */
const MAX_ARROWS = 12;

/**
 * Creates a volley with two arrows per bowman. One arrow hits each lost sailor of the other side; all others stick in
 * the hull or wall.
 * @param losses sailors the other side loses.
 */
export function createVolley(
  from: Combatant,
  to: Combatant,
  losses: number,
  colour: number,
  { beats: { volley } }: Choreography,
): Volley {
  const root = new Container();
  const count = from.places.length === 0 ? 0 : Math.min(MAX_ARROWS, Math.max(from.places.length * 2, losses));
  const flights = Array.from({ length: count }, (_, i) => {
    const bowman = from.places[i % from.places.length];
    const hit = i < losses && i < to.places.length;
    const end = hit ? breast(to.places[i]) : to.stray((i + scatter(i, 5)) / count);
    const latest = volley.to - volley.from - FLIGHT;
    const begin = volley.from + (hit ? 0.5 + scatter(i, 1) / 2 : scatter(i, 2)) * latest;
    const shaft = root.addChild(drawn(`arrow ${colour}`, () => arrow(colour)));
    return { shaft, hit, begin, start: breast(bowman), end, height: 46 + 40 * scatter(i, 9) };
  });
  return {
    root,
    show(ms) {
      for (const { shaft, hit, begin, start, end, height } of flights) {
        const t = within(ms, begin, begin + FLIGHT);
        const rise = 4 * height * t * (1 - t);
        shaft.position.set(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t - rise);
        shaft.rotation = Math.atan2(end.y - start.y - 4 * height * (1 - 2 * t), end.x - start.x);
        const landed = begin + FLIGHT;
        const gone = hit ? within(ms, landed, landed + 90) : within(ms, landed + 500, landed + 800);
        shaft.alpha = t > 0 ? 1 - gone : 0;
      }
    },
  };
}

function breast({ x, y }: Point): Point {
  return { x, y: y - BREAST };
}

/** An arrow flying right, with its tip at the origin and a streak of air behind it. */
function arrow(colour: number): Graphics {
  return new Graphics()
    .poly([-36, -1.2, -78, 0, -36, 1.2])
    .fill({ color: 0xffffff, alpha: 0.5 })
    .moveTo(-36, 0)
    .lineTo(-4, 0)
    .stroke({ color: INK, width: 3.6 })
    .moveTo(-36, 0)
    .lineTo(-4, 0)
    .stroke({ color: 0xc99a5b, width: 1.5 })
    .poly([-8, -4, 2, 0, -8, 4, -6, 0])
    .fill(0xe6eaea)
    .stroke({ color: INK, width: 1.2, join: 'round' })
    .poly([-40, -5, -30, -5, -26, 0, -30, 5, -40, 5, -36, 0])
    .fill(mix(colour, 0xffffff, 0.15))
    .stroke({ color: INK, width: 1.1, join: 'round' });
}
