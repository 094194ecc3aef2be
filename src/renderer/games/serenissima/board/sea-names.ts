import { Container } from 'pixi.js';
import type { Lettering, Rect } from '../../../board/board-types';
import { letterSize } from '../../kit/letter-size';
import { placeKey } from '../place-keys';
import { label } from './drawing';
import { WORLD } from './geography';
import type { Point } from './geography';
import { PLATES } from './ornaments';
import type { BoardPlan } from './plan';

/** A space's name: where its middle is, and how many times as large as usual it is. */
interface SeaName extends Point {
  readonly space: number;
  readonly name: string;
  readonly size: number;
}

const FONT = 17;
const LETTER = 7.6;
const HIGH = 22;
/** How far a name stays from what is played with, and from the frame. */
const CLEAR = 3;
const FRAME = 24;
/** A rose with its ring. */
const ROSE = 21;
/** A banner's height over a card. */
const BANNER = 46;
const STEP = 0.1;
/** Rather than lie under a card a name is a little smaller. */
const SMALLEST = 0.8;

/** The room a name takes. */
export function roomOf({ name, x, y, size }: SeaName): Rect {
  const [width, height] = [name.length * LETTER * size, HIGH * size];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * Names of the spaces that have no port (the others go by their port's), each as large as is wanted, and then as near its usual
 * place below its rose, as it is clear of cards, roses, plates, the frame and the names before it.
 */
export function seaNamesFor(
  { board, places, layout }: BoardPlan,
  wanted: number,
  nameOf: (name: string) => string,
): SeaName[] {
  const ports = new Set(board.ports.map((port) => port.space));
  const banners = layout.cards.map((card) => ({ ...card, y: card.y - BANNER, height: BANNER }));
  const roses = places.spaces.map(({ x, y }) => ({ x: x - ROSE, y: y - ROSE, width: 2 * ROSE, height: 2 * ROSE }));
  const taken: Rect[] = [...layout.cards, ...roses, ...PLATES];
  return board.spaces.flatMap(({ name: key }, space): SeaName[] => {
    if (ports.has(space)) return [];
    const name = nameOf(key);
    const usual = { space, name, x: places.spaces[space].x, y: places.spaces[space].y + 33, size: 1 };
    const ways = waysOf(usual, wanted, places.spaces[space]);
    // A banner flies over a card only while somebody holds the port.
    const placed =
      ways.find((one) => isClear(one, [...taken, ...banners])) ?? ways.find((one) => isClear(one, taken)) ?? usual;
    taken.push(roomOf(placed));
    return [placed];
  });
}

/** Where a name might stand, the largest first: below its rose, above it, beside it, and farther the less it can be helped. */
function waysOf(usual: SeaName, wanted: number, { x, y }: Point): SeaName[] {
  const ways: SeaName[] = [];
  for (let size = wanted; size > SMALLEST - STEP / 2; size -= STEP) {
    const half = (usual.name.length * LETTER * size) / 2;
    for (const far of [0, 10, 20, 30]) {
      const below = ROSE + (HIGH * size) / 2 + 1 + far;
      for (const aside of [0, 0.4, -0.4, 0.8, -0.8, 1.1, -1.1])
        for (const down of [below, -below]) ways.push({ ...usual, size, x: x + aside * half, y: y + down });
      for (const side of [1, -1])
        for (const down of [0, 12, -12])
          ways.push({ ...usual, size, x: x + side * (ROSE + CLEAR + half + far), y: y + down });
    }
  }
  return ways;
}

function isClear(name: SeaName, taken: readonly Rect[]): boolean {
  const { x, y, width, height } = roomOf(name);
  const within = x > FRAME && y > FRAME && x + width < WORLD.width - FRAME && y + height < WORLD.height - FRAME;
  return (
    within &&
    !taken.some(
      (rect) =>
        x - CLEAR < rect.x + rect.width &&
        rect.x < x + width + CLEAR &&
        y < rect.y + rect.height &&
        rect.y < y + height,
    )
  );
}

export function seaNames(plan: BoardPlan, lettering: Lettering): Container {
  const root = new Container();
  const nameOf = (name: string) => lettering.text(`spaces.${placeKey(name)}`);
  for (const { name, x, y, size } of seaNamesFor(plan, letterSize(), nameOf)) {
    const text = label(name, 'sea', undefined, FONT * size);
    text.position.set(x, y);
    root.addChild(text);
  }
  return root;
}
