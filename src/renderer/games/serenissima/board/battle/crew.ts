import { Container, Graphics } from 'pixi.js';
import type { Point } from '../geography';
import { drawn } from '../../../../board/drawn';
import { INK, POWER_COLOURS, tincture } from '../palette';
import { scatter } from '../../../kit/scatter';
import { within } from './timeline';
import type { Choreography } from './timeline';
import { mix } from '../../../kit/paint';
import { createSplash } from './splash';

/** The sailors of one side, at their places on the ship or wall. Tests use the labels. */
export interface Crew {
  /** Sailors who are still standing, behind the rail. */
  readonly deck: Container;
  /** Falling sailors with their splashes, in the deck's units. */
  readonly overboard: Container;
  /** Whether no sailor is left after the exchange. */
  readonly beaten: boolean;
  show(ms: number): void;
}

/** Labels of standing and of lost sailors. */
export const SAILOR = 'sailor';
export const LOST = 'lost';

interface CrewPlan {
  readonly sailors: number;
  readonly losses: number;
  readonly power: number;
  /** The position of each sailor's feet, in the order in which they are hit. */
  readonly places: readonly Point[];
  /** The direction they face. A sailor who is hit falls that way. */
  readonly facing: 1 | -1;
  /** The y of the water, relative to the deck's origin. */
  readonly water: number;
}

/** Chest height above the feet, where arrows start and hit. */
export const BREAST = 25;
/** Scale of the sailors. They are slightly too large for the ship, to be seen well. */
const TALL = 1.13;

/** A crew whose sailors stand, shoot and fall at the times of a choreography. */
export function createCrew(
  { sailors, losses, power, places, facing, water }: CrewPlan,
  { beats: { volley, fall: falling } }: Choreography,
): Crew {
  const span = falling.to - falling.from;
  const [deck, overboard] = [new Container({ label: 'deck' }), new Container({ label: 'overboard' })];
  const men = Array.from({ length: sailors }, (_, i) => {
    const man = drawn(`bowman ${tincture(power)}`, () => bowman(power));
    man.label = SAILOR;
    man.scale.set(facing * TALL, TALL);
    man.position.set(places[i].x, places[i].y);
    return { man, splash: i < losses ? createSplash() : undefined };
  });
  // Sailors further back are drawn first.
  for (const { man } of [...men].sort((a, b) => a.man.y - b.man.y)) deck.addChild(man);
  // Splashes are added in advance, because adding or removing children during a frame makes Pixi rebuild the whole
  // group.
  for (const { splash } of men) if (splash) overboard.addChild(splash.root);

  const stand = (man: Graphics, ms: number, i: number) => {
    const draw = within(ms, volley.from - 220, volley.from) * (1 - within(ms, volley.from, volley.from + 220));
    man.y = places[i].y + Math.sin(ms / 210 + i * 1.9) * 0.8;
    man.rotation = -facing * draw * 0.16;
  };

  const fall = (i: number, ms: number) => {
    const { man, splash } = men[i];
    const begin = falling.from + scatter(i, 3) * 0.2 * span;
    const t = within(ms, begin, begin + 0.7 * span);
    splash?.show(within(ms, begin + 0.6 * span, begin + 1.7 * span));
    if (t === 0) return stand(man, ms, i);
    if (man.label !== LOST) {
      man.label = LOST;
      overboard.addChild(man);
    }
    const from = places[i];
    const reach = facing * (14 + 22 * scatter(i, 7));
    man.position.set(
      from.x + reach * t,
      from.y - 34 * Math.sin(t * Math.PI * 0.62) + (water - from.y + 30) * t * t * t,
    );
    man.rotation = facing * t * 2.4;
    man.alpha = t < 1 ? 1 : 0;
    splash?.root.position.set(from.x + reach, water + 4);
  };

  return {
    deck,
    overboard,
    beaten: sailors - losses <= 0,
    show(ms) {
      men.forEach(({ man }, i) => (i < losses ? fall(i, ms) : stand(man, ms, i)));
    },
  };
}

/** A bowman in the power's colours, facing right. The origin is between the feet. */
function bowman(power: number): Graphics {
  const { field, dark, emblem } = POWER_COLOURS[power];
  const edge = { color: INK, width: 1.6, join: 'round' } as const;
  const bow = { color: 0x5a3413, width: 2.2, cap: 'round' } as const;
  return (
    new Graphics()
      // Legs, tunic with its shaded side, belt
      .roundRect(-6, -12, 5, 12, 2)
      .roundRect(1, -12, 5, 12, 2)
      .fill(0x54402c)
      .moveTo(-8, -9)
      .quadraticCurveTo(-10, -24, -5, -28)
      .lineTo(5, -28)
      .quadraticCurveTo(10, -24, 8, -9)
      .closePath()
      .fill(field)
      .stroke(edge)
      .poly([-8, -10, -9, -22, -5, -27, -2, -27, -3, -10])
      .fill({ color: mix(dark, INK, 0.3), alpha: 0.35 })
      .rect(-8, -15, 16, 3)
      .fill(mix(emblem, INK, 0.25))
      // Bow, its string, and the arm that holds it
      .moveTo(13, -37)
      .quadraticCurveTo(23, -22, 13, -7)
      .stroke(bow)
      .moveTo(13, -37)
      .lineTo(13, -7)
      .stroke({ color: 0xf4ead0, width: 1, alpha: 0.9 })
      .moveTo(2, -24)
      .lineTo(16, -22)
      .stroke({ color: mix(field, dark, 0.5), width: 4.6, cap: 'round' })
      .circle(17, -22, 2.4)
      .fill(0xdba878)
      // Head and cap
      .circle(1, -34, 6.4)
      .fill(0xe8b98a)
      .stroke(edge)
      .moveTo(-6.4, -35)
      .quadraticCurveTo(-6, -43, 1, -43)
      .quadraticCurveTo(8, -43, 8.4, -36)
      .closePath()
      .fill(mix(dark, field, 0.35))
      .stroke(edge)
      .circle(4.4, -33, 1)
      .fill(INK)
  );
}
