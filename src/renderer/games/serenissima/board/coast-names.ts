import { Container } from 'pixi.js';
import coast from '../../../../../assets/charts/coast.json';
import type { Rect } from '../../../board/board-types';
import { GALLEY } from './anchorage';
import { letterSize } from '../../kit/letter-size';
import { label } from './drawing';
import { WORLD } from './geography';
import type { Point } from './geography';
import { landsFor, roomOf } from './lands';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** Names along the coast, and their scale. */
export interface CoastNames {
  readonly names: readonly CoastName[];
  readonly size: number;
}

/** A place on the coast without trade. Its name starts at the shore and runs inland. */
interface CoastName extends Point {
  readonly name: string;
  /** The direction inland, in radians. */
  readonly angle: number;
  /** Whether it is a major place, written in red. */
  readonly great: boolean;
}

const SIZE = 19;
const LETTER = 8.5;
/** The maximum scale; above it, too few names would fit. */
const MAX_SIZE = 1.3;
const RED = 0x8f1f16;
const BROWN = 0x54360f;
/** Minimum distance of a name from other names. */
const BESIDE = 15;
/** Minimum distance of a name from anything else on land. */
const CLEAR = 9;
/** The chart inside its frame. */
const SHEET: Rect = { x: 40, y: 40, width: WORLD.width - 80, height: WORLD.height - 80 };
/** Height of the shield and garrison above a card. */
const BANNER = 28;

/** Points along a name, close enough together to detect any overlap. */
function trail({ x, y, angle, name }: CoastName, size: number): Point[] {
  const length = name.length * LETTER * size;
  const steps = Math.ceil(length / 10);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: x + (Math.cos(angle) * length * i) / steps,
    y: y + (Math.sin(angle) * length * i) / steps,
  }));
}

const within = ({ x, y }: Point, rect: Rect) =>
  x > rect.x - CLEAR && x < rect.x + rect.width + CLEAR && y > rect.y - CLEAR && y < rect.y + rect.height + CLEAR;

/**
 * The names that fit at a scale without touching cards and the pieces above them, towns, the places of galleys, the
 * names of lands, the ornaments, or each other.
 */
export function namesFor({ layout, places }: BoardPlan, size = 1): CoastName[] {
  const cards = layout.cards.map((card) => ({ ...card, y: card.y - BANNER, height: card.height + BANNER }));
  const towns = places.ports.map(({ x, y }) => ({ x: x - 16, y: y - 26, width: 32, height: 36 }));
  // The area where galleys are side by side.
  const roads = places.spaces.map(({ x, y }) => ({
    x: x - 0.75 * GALLEY.width,
    y: y - GALLEY.height / 2,
    width: 1.5 * GALLEY.width,
    height: 0.8 * GALLEY.height,
  }));
  const lands = landsFor({ layout }).map(roomOf);
  const obstacles = [...cards, ...towns, ...roads, ...lands, ...PLATES];
  const taken: Point[] = [];
  return coast.names
    .slice()
    .sort((a, b) => Number(b.great) - Number(a.great))
    .filter((name) => {
      const points = trail(name, size);
      if (!points.every((at) => within(at, SHEET)) || points.some((at) => obstacles.some((rect) => within(at, rect))))
        return false;
      if (points.some((at) => taken.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < BESIDE * size))) return false;
      taken.push(...points);
      return true;
    });
}

/** Points along the coast's names, at the wanted letter scale. */
export function coastLetters(plan: BoardPlan, wanted: number): Point[] {
  const size = Math.min(MAX_SIZE, wanted);
  return namesFor(plan, size).flatMap((name) => trail(name, size));
}

/** The names that fit at the current letter size. */
export function coastNamesIn(plan: BoardPlan): CoastNames {
  const size = Math.min(MAX_SIZE, letterSize());
  return { names: namesFor(plan, size), size };
}

/** The names that none of these rectangles covers, even partly. */
export function wholeNames(names: readonly CoastName[], size: number, over: readonly Rect[]): readonly CoastName[] {
  return names.filter((name) => !trail(name, size).some((at) => over.some((rect) => within(at, rect))));
}

/** A name along the coast as in portolan charts, never upside down. The origin is at the shore. */
export function coastName({ name, angle, great }: CoastName, size: number): Container {
  const text = label(name, 'sea', great ? RED : BROWN, SIZE * size);
  const flipped = Math.cos(angle) < 0;
  text.anchor.set(flipped ? 1 : 0, 0.5);
  text.rotation = flipped ? angle + Math.PI : angle;
  return new Container({ children: [text] });
}
