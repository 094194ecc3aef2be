import type { Serenissima2012Event } from '../../../../../engine/games/serenissima-2012/events';
import type { Point } from '../../../kit/effects';
import { cast, fades, LONGEST } from '../../../kit/moments/moment';
import type { Actor, Beat, Moment } from '../../../kit/moments/moment';
import { COLUMN } from './drawings';
import type { DrawingName } from './drawings';

type Scored = Extract<Serenissima2012Event, { type: 'scored' }>;

/** The place of the heap in a power's column. */
const HEAP = { x: 42, y: 14 } as const;
/** How long a port's coin is shown, and how long it then flies, in milliseconds. */
const SHOWN = 240;
const FLIGHT = 400;
/** The longest time from the first coin to the last, and between two coins. */
const ALL = 820;
const GAP = 120;

/**
 * The income of each port flies to its owner's heap, and the totals are stamped below. The ledger's centre is the
 * origin; `size` is in world units per ledger unit, `portAt` gives the place of a port relative to the origin.
 */
export function scoring({ totals, ports }: Scored, size: number, portAt: (port: number) => Point): Moment<DrawingName> {
  const paid = ports.filter(({ warehouse, basilica }) => warehouse + basilica > 0).sort((a, b) => a.seat - b.seat);
  const most = Math.max(1, ...totals);
  const richest = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  const gap = Math.min(GAP, ALL / Math.max(1, paid.length));
  const columnOf = (seat: number) => (seat - (totals.length - 1) / 2) * COLUMN * size;
  const last = 80 + gap * Math.max(0, paid.length - 1) + SHOWN + FLIGHT;
  const coins = paid.map(({ seat, port, warehouse, basilica }, i) => {
    const name = `coin${i}`;
    const from = portAt(port);
    const to = { x: columnOf(seat) + HEAP.x * size, y: (HEAP.y - 40) * size };
    const text = basilica > 0 ? `${warehouse} + ${basilica}` : String(warehouse);
    const actor: Actor<DrawingName> = { drawing: 'income', ...from, text, size };
    return { name, actor, beats: flying(name, from, to, 80 + i * gap) };
  });
  return {
    length: LONGEST,
    still: 2100,
    actors: {
      ledger: { drawing: 'ledger', x: 0, y: 0, text: String(totals.length), size },
      ...cast<DrawingName>(
        totals.map((total, seat) => columnActors(total, seat, total === most, columnOf(seat), size)),
      ),
      ...Object.fromEntries(coins.map(({ name, actor }) => [name, actor])),
    },
    beats: [
      ...fades(LONGEST),
      ...coins.flatMap(({ beats }) => beats),
      ...totals.flatMap((total, seat) => growing(paid, seat, total, gap)),
      ...totals.flatMap((_, seat) => stamped(`total${seat}`, last + 60 + seat * 45)),
      ...richest.flatMap((seat) => shining(`rays${seat}`, last + 280)),
    ],
  };
}

function columnActors(total: number, seat: number, best: boolean, x: number, size: number) {
  const heap = { x: x + HEAP.x * size, y: HEAP.y * size, size };
  return {
    ...(best && { [`rays${seat}`]: { drawing: 'rays', ...heap, y: heap.y - 20 * size } }),
    [`banner${seat}`]: { drawing: 'banner', x: x - 82 * size, y: 40 * size, seat, size },
    [`heap${seat}`]: { drawing: 'heap', ...heap, text: String(total) },
    [`total${seat}`]: { drawing: 'total', x: heap.x, y: 46 * size, text: String(total), size },
  } satisfies Record<string, Actor<DrawingName>>;
}

/** A coin pops up at its port and flies to the heap. */
const flying = (actor: string, from: Point, to: Point, start: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 1, start, length: 50, ...(start < 200 && { sound: 'coins' }) },
  { actor, property: 'scale', from: 0.3, to: 1, start, length: SHOWN, ease: 'back' },
  { actor, property: 'x', from: 0, to: to.x - from.x, start: start + SHOWN, length: FLIGHT },
  { actor, property: 'y', from: 0, to: to.y - from.y, start: start + SHOWN, length: FLIGHT, ease: 'in' },
  { actor, property: 'alpha', from: 1, to: 0, start: start + SHOWN + FLIGHT - 30, length: 50 },
];

/** A heap grows with each coin, slightly overshooting each time. */
function growing(paid: Scored['ports'], seat: number, total: number, gap: number): Beat[] {
  let sum = 0;
  return paid.flatMap(({ seat: owner, warehouse, basilica }, i): Beat[] => {
    if (owner !== seat) return [];
    const from = sum / total;
    sum += warehouse + basilica;
    const start = 80 + i * gap + SHOWN + FLIGHT;
    return [
      {
        actor: `heap${seat}`,
        property: 'scaleY',
        from,
        to: sum / total,
        start,
        length: Math.min(110, gap),
        ease: 'back',
      },
    ];
  });
}

const stamped = (actor: string, start: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 1, start, length: 50, ...(actor === 'total0' && { sound: 'seal' }) },
  { actor, property: 'scale', from: 2, to: 1, start, length: 150, ease: 'in' },
];

const shining = (actor: string, start: number): Beat[] => [
  { actor, property: 'alpha', from: 0, to: 0.9, start, length: 200 },
  { actor, property: 'turn', from: 0, to: 0.3, start, length: 380, ease: 'out' },
];
