import { Container } from 'pixi.js';
import type { Rect } from '../../../board/board-types';
import { label } from './drawing';
import { WORLD } from './geography';
import { onLand } from './on-land';
import type { Point } from './geography';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** The Latin name of a land, as on old charts. It is the same in every language. */
interface Land extends Point {
  readonly name: string;
  readonly size: number;
  /** Rotation in radians. */
  readonly turn: number;
}

/** The preferred position of each name. */
const LANDS: readonly (readonly [name: string, x: number, y: number, size: number, turn: number])[] = [
  ['GALLIA', 460, 120, 40, 0],
  ['HISPANIA', 140, 335, 28, -0.06],
  ['BARBARIA', 330, 905, 44, 0.04],
  ['AFRICA', 1090, 1210, 54, 0],
  ['ÆGYPTUS', 1690, 1185, 34, 0],
  ['GRÆCIA', 1270, 470, 30, 0],
  ['NATOLIA', 1800, 450, 38, 0],
  ['SYRIA', 1930, 700, 30, 1.45],
  ['HUNGARIA', 1130, 190, 38, 0.03],
  ['TARTARIA', 1500, 120, 34, 0],
];

/** How far the shield and the garrison extend above a card, and to its left and right. */
const BANNER = 28;
const [LEFT, RIGHT] = [12, 5];
/** The chart inside its frame. */
const SHEET: Rect = { x: 36, y: 36, width: WORLD.width - 72, height: WORLD.height - 72 };
/** How far a name can move, in world units. */
const FARTHEST = 180;
/** The step of the search, in world units. */
const STEP = 10;

/** Scale factors to try for a name that does not fit. */
const SIZES = [1, 0.9, 0.8];

/** The area that a land's name needs, estimated from its length and its rotation. */
export function roomOf({ name, x, y, size, turn }: Land): Rect {
  const [long, high] = [name.length * size * 0.95, size * 1.2];
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [width, height] = [long * cos + high * sin, long * sin + high * cos];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether a whole name is on land, checked at the top and bottom of its start, middle and end. */
function isOnLand({ name, x, y, size, turn }: Land): boolean {
  const [half, high] = [name.length * size * 0.47, size * 0.75];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [-half, 0, half].every((along) =>
    [-high, high].every((across) => onLand({ x: x + along * cos - across * sin, y: y + along * sin + across * cos })),
  );
}

const crowned = ({ x, y, width, height }: Rect): Rect => ({
  x: x - LEFT,
  y: y - BANNER,
  width: width + LEFT + RIGHT,
  height: height + BANNER,
});

/** Cached by layout, because several parts of the chart avoid the names. */
const placedIn = new WeakMap<BoardPlan['layout'], readonly Land[]>();

/**
 * The names of lands on a board, away from cards, ornaments and other names. Each is as large as possible, then as near
 * to its preferred position as possible. Names that do not fit are omitted.
 */
export function landsFor({ layout }: Pick<BoardPlan, 'layout'>): readonly Land[] {
  const placed = placedIn.get(layout) ?? placeLands(layout);
  placedIn.set(layout, placed);
  return placed;
}

function placeLands({ cards }: BoardPlan['layout']): Land[] {
  const taken = [...PLATES, ...cards.map(crowned)];
  return LANDS.flatMap(([name, x, y, size, turn]): Land[] => {
    const usual = { name, x, y, size, turn };
    const placed = SIZES.flatMap((share) =>
      WAYS.map(([dx, dy]) => ({ ...usual, x: x + dx, y: y + dy, size: size * share })),
    ).find((land) => {
      const room = roomOf(land);
      return holds(SHEET, room) && !taken.some((rect) => meet(rect, room)) && isOnLand(land);
    });
    if (!placed) return [];
    taken.push(roomOf(placed));
    return [placed];
  });
}

/** The lands' names, drawn below all pieces. */
export function legends(plan: BoardPlan, colour: number): Container {
  const root = new Container();
  for (const { name, x, y, size, turn } of landsFor(plan)) {
    const text = label([...name].join('\u2009'), 'land', colour, size);
    text.position.set(x, y);
    text.rotation = turn;
    root.addChild(text);
  }
  return root;
}

/** Offsets from a position, shortest first. */
const WAYS = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, i) => i * STEP - FARTHEST)
  .flatMap((dx, _, steps) => steps.map((dy) => [dx, dy] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function holds(a: Rect, b: Rect): boolean {
  return a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
}
