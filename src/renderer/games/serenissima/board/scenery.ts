import { Container } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { coastLetters, coastNamesIn } from './coast-names';
import { WORLD } from './geography';
import type { Point } from './geography';
import { landsFor, roomOf } from './lands';
import { landAt } from './on-land';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** A small drawing on the chart, such as a mountain or a caravan, and its preferred position. */
export interface Sight extends Point {
  /** The drawing's size. Its origin is the middle of its base. */
  readonly wide: number;
  readonly high: number;
  /** Sights with the same number may overlap each other, as the mountains of a range do. */
  readonly group?: number;
  /** How far it may move to find a free place, in world units. */
  readonly reach?: number;
  readonly afloat?: boolean;
  draw(): Container;
}

/** The chart inside its frame. */
const SHEET: Rect = { x: 30, y: 30, width: WORLD.width - 60, height: WORLD.height - 60 };
/** Height of the shield and garrison above a card. */
const BANNER = 30;
const STEP = 10;
/** Half the size of a letter along the coast. */
const LETTER = 11;

/** The sights on a board. Nearer ones are drawn over further ones. */
export function scenery(plan: BoardPlan, sights: readonly Sight[]): Container {
  const drawings = placed(plan, sights)
    .sort((a, b) => a.at.y - b.at.y)
    .map(({ sight, at: { x, y } }) => {
      const drawing = sight.draw();
      drawing.position.set(x, y);
      return drawing;
    });
  return new Container({ children: drawings });
}

/**
 * The sights that find a free place: on land or at sea, clear of cards, names, towns, roses, ornaments and each other.
 * Earlier ones choose first; those without a place are omitted.
 */
export function placed(plan: BoardPlan, sights: readonly Sight[]): { readonly sight: Sight; readonly at: Point }[] {
  const taken: { readonly rect: Rect; readonly group?: number | undefined }[] = takenBy(plan).map((rect) => ({ rect }));
  return sights.flatMap((sight) => {
    const { group } = sight;
    const others = taken.filter((other) => group === undefined || other.group !== group).map(({ rect }) => rect);
    const at = offsets(sight.reach ?? 0)
      .map(({ x, y }) => ({ x: sight.x + x, y: sight.y + y }))
      .find((point) => fits(sight, point, others));
    if (!at) return [];
    taken.push({ rect: roomFor(sight, at), group });
    return [{ sight, at }];
  });
}

const roomFor = ({ wide, high }: Sight, { x, y }: Point): Rect => ({
  x: x - wide / 2,
  y: y - high,
  width: wide,
  height: high + 4,
});

function fits(sight: Sight, at: Point, taken: readonly Rect[]): boolean {
  const { x, y, width, height } = roomFor(sight, at);
  if (x < SHEET.x || y < SHEET.y || x + width > SHEET.x + SHEET.width || y + height > SHEET.y + SHEET.height)
    return false;
  const isLand = !sight.afloat;
  const corners = [0, 0.5, 1].flatMap((u) => [0, 1].map((v) => ({ x: x + u * width, y: y + v * height })));
  if (!corners.every((corner) => landAt(corner) === isLand)) return false;
  return !taken.some((r) => r.x < x + width && x < r.x + r.width && r.y < y + height && y < r.y + r.height);
}

function takenBy(plan: BoardPlan): Rect[] {
  const { layout, places } = plan;
  return [
    ...PLATES,
    ...layout.cards.map((card) => ({ ...card, y: card.y - BANNER, height: card.height + BANNER })),
    ...landsFor(plan).map(roomOf),
    ...places.ports.map(({ x, y }) => ({ x: x - 16, y: y - 30, width: 32, height: 40 })),
    ...places.spaces.map(({ x, y }) => ({ x: x - 44, y: y - 40, width: 88, height: 80 })),
    ...coastLetters(plan, coastNamesIn(plan).size).map(({ x, y }) => ({
      x: x - LETTER,
      y: y - LETTER,
      width: 2 * LETTER,
      height: 2 * LETTER,
    })),
  ];
}

/** Offsets up to a distance, shortest first. */
function offsets(reach: number): Point[] {
  const steps = Math.floor(reach / STEP);
  const along = Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * STEP);
  return along.flatMap((x) => along.map((y) => ({ x, y }))).sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}
