import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { WORLD } from './geography';
import type { Point } from './geography';
import { onLand } from './on-land';
import { NAME_HEIGHT } from './layout';
import type { BoardPlan } from './plan';

/** Where the galleys of a space lie, and how large they are. */
export interface Anchorage {
  readonly places: readonly Point[];
  readonly scale: number;
}

/** A galley's size in the world when it lies alone in its space. */
export const GALLEY = { width: 96, height: 78 };

/** Galleys round a point: side by side, in rows of two or three, smaller as they are more. */
export function fanOut({ x, y }: Point, count: number): Anchorage {
  const scale = count <= 1 ? 1 : count <= 2 ? 0.86 : count <= 4 ? 0.74 : 0.6;
  const columns = count <= 4 ? Math.min(2, count) : 3;
  const rows = Math.ceil(count / columns);
  const [stepX, stepY] = [GALLEY.width * scale * 0.98, GALLEY.height * scale * 0.94];
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * stepX,
      y: y + (row - (rows - 1) / 2) * stepY,
    };
  });
  return { places, scale };
}

/** The room a galley takes where it lies, its cargo included. */
export function hullAt({ x, y }: Point, scale: number): Rect {
  const [width, height] = [GALLEY.width * scale, (GALLEY.height + 10) * scale];
  return { x: x - width / 2, y: y - height / 2 - 3 * scale, width, height };
}

/** How far galleys may lie from the rose of their space, and how finely better places are looked for. */
const ASIDE = 56;
const STEP = 8;
/** What stands above a card: its banner and its garrison. */
const ABOVE = 22;
/** The price of a square unit of a card's head that is covered, beside one of its warehouse. */
const HEAD = 2;
/** And beside that of a sea's name. */
const NAME = 0.6;
/** The price of a unit's way from the rose, and of a keel on land. */
const WAY = 14;
const AGROUND = 1500;

/** The ways aside that are tried, and how far they lead: the shortest first. */
const AWAY = ways();

/**
 * Where the galleys of a board's spaces lie: about the rose, drawn aside from the cards of ports they would cover, and where there is
 * room from the names of seas.
 */
export function anchoragesOf({ places, layout }: Pick<BoardPlan, 'places' | 'layout'>, names: readonly Rect[] = []) {
  const known = new Map<string, Anchorage>();
  const heads = layout.cards.map((card) => ({ ...card, y: card.y - ABOVE, height: ABOVE + NAME_HEIGHT }));
  const covered = ({ places: berths, scale }: Anchorage): number => {
    let area = 0;
    for (const berth of berths) {
      const hull = hullAt(berth, scale);
      for (const card of layout.cards) area += shared(hull, card);
      for (const head of heads) area += HEAD * shared(hull, head);
      for (const name of names) area += NAME * shared(hull, name);
    }
    return area;
  };
  const aground = ({ places: berths, scale }: Anchorage): number =>
    AGROUND * berths.filter(({ x, y }) => onLand({ x, y: y + (GALLEY.height / 4) * scale })).length;

  const search = (rose: Point, count: number): Anchorage => {
    let best = fanOut(rose, count);
    let least = covered(best);
    if (least > 0) least += aground(best);
    for (const [dx, dy, way] of AWAY) {
      if (way * WAY * count >= least) break;
      const aside = fanOut({ x: rose.x + dx, y: rose.y + dy }, count);
      if (!aside.places.every((berth) => inside(hullAt(berth, aside.scale)))) continue;
      const price = covered(aside) + way * WAY * count;
      if (price >= least) continue;
      const whole = price + aground(aside);
      if (whole < least) [best, least] = [aside, whole];
    }
    return best;
  };

  return (space: SpaceId, count: number): Anchorage => {
    const key = `${space} ${count}`;
    const found = known.get(key) ?? search(places.spaces[space], count);
    known.set(key, found);
    return found;
  };
}

function ways(): (readonly [dx: number, dy: number, way: number])[] {
  const steps = Array.from({ length: (2 * ASIDE) / STEP + 1 }, (_, i) => i * STEP - ASIDE);
  return steps
    .flatMap((dx) => steps.map((dy) => [dx, dy, Math.hypot(dx, dy)] as const))
    .filter(([, , way]) => way <= ASIDE)
    .sort((a, b) => a[2] - b[2]);
}

/** The area two rectangles share. */
function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function inside({ x, y, width, height }: Rect): boolean {
  return x >= 0 && y >= 0 && x + width <= WORLD.width && y + height <= WORLD.height;
}
