import { describe, expect, test } from 'vitest';
import { DISPUTED_EDGE } from '../../../src/engine/games/serenissima-1996/data/board';
import { ADRIATIC_EDGE } from '../../../src/engine/games/serenissima-2012/data/board';
import type { Anchorage } from '../../../src/renderer/games/serenissima/board/anchorage';
import { fanOut, GALLEY, hullAt } from '../../../src/renderer/games/serenissima/board/anchorage';
import { anchoragesOf } from '../../../src/renderer/games/serenissima/board/anchorage-search';
import { coastLetters, namesFor, wholeNames } from '../../../src/renderer/games/serenissima/board/coast-names';
import { alongLane, LAND, WORLD } from '../../../src/renderer/games/serenissima/board/geography';
import { encloses, onLand } from '../../../src/renderer/games/serenissima/board/on-land';
import type { Point } from '../../../src/renderer/games/serenissima/board/geography';
import { landsFor, roomOf } from '../../../src/renderer/games/serenissima/board/lands';
import { legibleNames } from '../../../src/renderer/games/serenissima/board/chart-labels';
import { nameRooms } from '../../../src/renderer/games/serenissima/board/name-rooms';
import {
  apart,
  crownsOf,
  roomOf as roomOfSea,
  seaNamesFor,
  withCrowns,
  withEdge,
} from '../../../src/renderer/games/serenissima/board/sea-names';
import type { SeaName } from '../../../src/renderer/games/serenissima/board/sea-names';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import type { Rect } from '../../../src/renderer/board/board-types';
import { FRENCH_PLACES } from '../../../src/renderer/games/serenissima-1996/locales/places-fr';
import { placesFrench } from '../../../src/renderer/games/serenissima-2012/locales/places-fr';
import { placeKey } from '../../../src/renderer/games/serenissima/place-keys';
import { bySuite } from '../../suite';

const EDITIONS = [
  ['first', FIRST, DISPUTED_EDGE],
  ['second', SECOND, ADRIATIC_EDGE],
] as const;

/** Functions that translate a sea's name on a board: unchanged in English, and in French from the texts. */
const ENGLISH_AND_FRENCH = [(name: string) => name, (name: string) => frenchOf(placeKey(name)) ?? name];

function frenchOf(key: string): string | undefined {
  const names: Readonly<Record<string, string>> = { ...placesFrench.spaces, ...FRENCH_PLACES.spaces };
  return names[key];
}

/** Returns a port's island as a ring, or `undefined` on a continent. */
function islandOf(port: Point): readonly number[] | undefined {
  const shores = LAND.map((ring) => {
    let distance = Infinity;
    for (let i = 0; i < ring.length; i += 2)
      distance = Math.min(distance, Math.hypot(ring[i] - port.x, ring[i + 1] - port.y));
    return { ring, distance };
  });
  const [{ ring }] = shores.sort((a, b) => a.distance - b.distance);
  return areaOf(ring) < 60_000 ? ring : undefined;
}

function areaOf(ring: readonly number[]): number {
  let area = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    area += ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
  return Math.abs(area / 2);
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function shareOf(rect: Rect, other: Rect): number {
  const wide = Math.min(rect.x + rect.width, other.x + other.width) - Math.max(rect.x, other.x);
  const high = Math.min(rect.y + rect.height, other.y + other.height) - Math.max(rect.y, other.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (rect.width * rect.height);
}

describe.each(EDITIONS)('the projected chart of the %s edition', (_, { board, places, layout }, extra) => {
  test('has every space, port and lane of the board, including an optional lane', () => {
    expect(places.spaces).toHaveLength(board.spaces.length);
    expect(places.ports).toHaveLength(board.ports.length);
    expect(places.lanes.map(({ a, b }) => [a, b])).toEqual([...board.edges, extra]);
  });

  test('has highlights that surround a card together with its torn edge, shield and garrison', () => {
    for (const card of layout.cards) {
      const lit = withCrowns(card);
      for (const rect of [withEdge(card), ...crownsOf(card)]) expect(shareOf(rect, lit)).toBeCloseTo(1);
    }
  });

  test('has every space on water, and every lane stays on water', () => {
    for (const { x, y } of places.spaces) expect(onLand({ x, y }), `${x},${y}`).toBe(false);
    for (const lane of places.lanes) {
      // A thick coastline makes straits narrower than a lane's bend, so one step in twenty may touch land.
      const steps = Array.from({ length: 41 }, (_, i) => alongLane(lane.points, i / 40));
      const aground = steps.filter(onLand).length;
      const names = [lane.a, lane.b].map((space) => board.spaces[space].name).join(' – ');
      expect(aground, names).toBeLessThanOrEqual(2);
    }
  });

  test('has lanes that are the same in both directions', () => {
    const { a, b } = places.lanes.find(({ points }) => points.length > 2) ?? places.lanes[0];
    expect(places.laneBetween(b, a)).toEqual([...places.laneBetween(a, b)].reverse());
    expect(alongLane(places.laneBetween(a, b), 0)).toMatchObject(places.spaces[a]);
    expect(alongLane(places.laneBetween(a, b), 1)).toMatchObject(places.spaces[b]);
  });
});

describe.each(EDITIONS)('the names of lands in the %s edition', (_, { layout }) => {
  test('are clear of cards and of each other', () => {
    const rooms = landsFor({ layout }).map((land) => ({ ...roomOf(land), name: land.name }));
    for (const [i, room] of rooms.entries()) {
      const hidden = [...layout.cards, ...rooms.slice(i + 1)].filter((rect) => overlap(room, rect));
      expect(hidden, room.name).toEqual([]);
    }
  });
});

test('the area of a tilted name contains its corners', () => {
  const straight = roomOf({ name: 'GRÆCIA', x: 0, y: 0, size: 30, turn: 0 });
  const tilted = roomOf({ name: 'GRÆCIA', x: 0, y: 0, size: 30, turn: 0.3 });
  const corner = (straight.width / 2) * Math.sin(0.3) + (straight.height / 2) * Math.cos(0.3);
  expect(tilted.height / 2).toBeCloseTo(corner);
});

describe.each(EDITIONS)('the names along the coast of the %s edition', (_, plan) => {
  const names = namesFor(plan);
  const along = (name: (typeof names)[number], t: number) => ({
    x: name.x + Math.cos(name.angle) * name.name.length * 7 * t,
    y: name.y + Math.sin(name.angle) * name.name.length * 7 * t,
  });

  test('are shown completely, or hidden if galleys or sea names would cover them', () => {
    const seas = seaNamesFor(plan, 1.2, (name) => name);
    const anchorage = anchoragesOf(plan, nameRooms(seas));
    const larger = namesFor(plan, 1.2);
    for (const count of bySuite([2], [1, 2, 4])) {
      for (const space of plan.board.spaces.keys()) {
        const { places, scale } = anchorage(space, count);
        const hulls = places.map((place) => hullAt(place, scale));
        const over = [...hulls, ...legibleNames(seas, hulls).map(roomOfSea)];
        const read = wholeNames(larger, 1.2, over);
        const hidden = read.filter(({ x, y }) => over.some((rect) => overlap(rect, { x, y, width: 1, height: 1 })));
        expect(hidden.map(({ name }) => name)).toEqual([]);
        // Most names are far from any galley.
        expect(read.length).toBeGreaterThan(larger.length / 2);
      }
    }
    const [first] = larger;
    expect(wholeNames(larger, 1.2, [{ x: first.x - 4, y: first.y - 4, width: 8, height: 8 }])).not.toContain(first);
  });

  test('are fewer when they are larger', () => {
    const larger = namesFor(plan, 1.3);
    expect(larger.length).toBeGreaterThan(8);
    expect(larger.length).toBeLessThan(names.length);
  });

  test('run inland, clear of cards and of each other', () => {
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) {
      for (const t of [0.2, 0.6, 1]) {
        const { x, y } = along(name, t);
        expect(onLand({ x, y }), name.name).toBe(true);
        const under = plan.layout.cards.filter((card) => overlap(card, { x: x - 4, y: y - 4, width: 8, height: 8 }));
        expect(under, name.name).toEqual([]);
        for (const other of names) {
          if (other === name) continue;
          const end = along(other, t);
          expect(Math.hypot(end.x - x, end.y - y), `${name.name}, ${other.name}`).toBeGreaterThan(10);
        }
      }
    }
  });
});

describe.each(EDITIONS)('the names of the seas in the %s edition', (_, plan) => {
  const plain = (name: string) => name;
  const longer = (name: string) => `${name} golfe`;
  const TONGUES = [...ENGLISH_AND_FRENCH, longer];

  test.each(bySuite([1.6], [1, 1.2, 1.3, 1.6]))('are clear of cards, roses and each other at size %f', (size) => {
    for (const nameOf of TONGUES) {
      const names = seaNamesFor(plan, size, nameOf);
      expect(names.map(({ space }) => space)).toEqual(plan.board.spaces.map((_, space) => space));
      const rooms = names.map((name) => ({ ...roomOfSea(name), name: name.lines.join(' ') }));
      for (const [i, room] of rooms.entries()) {
        const hidden = [...plan.layout.cards, ...plan.layout.cards.flatMap(crownsOf), ...rooms.slice(i + 1)].filter(
          (rect) => overlap(room, rect),
        );
        expect(hidden, room.name).toEqual([]);
        expect(room.x > 20 && room.x + room.width < WORLD.width - 20, room.name).toBe(true);
        for (const { x, y } of plan.places.spaces)
          expect(overlap(room, { x: x - 17, y: y - 17, width: 34, height: 34 }), room.name).toBe(false);
      }
    }
  });

  test.each([1.2, 1.3])('have exactly the requested size of %f times the usual letter size', (size) => {
    for (const nameOf of ENGLISH_AND_FRENCH)
      for (const name of seaNamesFor(plan, size, nameOf)) expect(name.size, name.lines.join(' ')).toBeCloseTo(size, 9);
  });

  test('move aside for one or two galleys per space, and none is hidden', () => {
    for (const nameOf of ENGLISH_AND_FRENCH) {
      const names = seaNamesFor(plan, 1.2, nameOf);
      const anchorage = anchoragesOf(plan, nameRooms(names));
      for (const count of [1, 2]) {
        for (const { space } of names) {
          const { places, scale } = anchorage(space, count);
          const hulls = places.map((place) => hullAt(place, scale));
          const beside = legibleNames(names, hulls);
          expect(beside.map((name) => name.space)).toEqual(names.map((name) => name.space));
          const rooms = beside.map(roomOfSea);
          for (const [i, name] of beside.entries()) {
            const under = hulls.reduce((sum, hull) => sum + shareOf(rooms[i], hull), 0);
            expect(under, `${name.lines.join(' ')}, ${count} in ${names[space].lines.join(' ')}`).toBeLessThan(0.2);
            const meeting = rooms.filter((room, other) => other !== i && overlap(rooms[i], room));
            expect(meeting, name.lines.join(' ')).toEqual([]);
          }
        }
      }
    }
  });

  test.each(bySuite([1.3], [1, 1.3]))(
    'are hidden if galleys on two sides cover them, which is rare, at %f times the usual letter size',
    (size) => {
      for (const nameOf of ENGLISH_AND_FRENCH) {
        const names = seaNamesFor(plan, size, nameOf);
        const anchorage = anchoragesOf(plan, nameRooms(names));
        let [told, left] = [0, 0];
        for (const { a, b } of plan.places.lanes.filter((_, i) => i % bySuite(5, 1) === 0)) {
          for (const [here, there] of [
            [2, 2],
            [4, 3],
            [6, 6],
          ]) {
            const hulls = [anchorage(a, here), anchorage(b, there)].flatMap(({ places, scale }) =>
              places.map((at) => hullAt(at, scale)),
            );
            const beside = legibleNames(names, hulls);
            for (const name of beside) {
              const under = hulls.reduce((sum, hull) => sum + shareOf(roomOfSea(name), hull), 0);
              expect(under, name.lines.join(' ')).toBeLessThan(0.13);
            }
            told += names.length;
            left += names.length - beside.length;
          }
        }
        // They are hidden rather than smaller than 9 pixels or nearer to another space.
        expect(left / told).toBeLessThan(0.02);
      }
    },
  );

  test.each(bySuite([1.2], [1, 1.1, 1.2]))(
    'never cover names along the coast, at %f times the usual letter size',
    (size) => {
      const letters = coastLetters(plan, size);
      for (const nameOf of ENGLISH_AND_FRENCH) {
        const names = seaNamesFor(plan, size, nameOf);
        const anchorage = anchoragesOf(plan, nameRooms(names));
        const crossed = (all: readonly SeaName[]) =>
          all
            .filter((name) =>
              letters.some(({ x, y }) => overlap(roomOfSea(name), { x: x - 4, y: y - 4, width: 8, height: 8 })),
            )
            .map(({ lines }) => lines.join(' '));
        expect(crossed(names)).toEqual([]);
        const aside = names.flatMap(({ space }) => {
          const { places, scale } = anchorage(space, 1);
          return crossed(
            legibleNames(
              names,
              places.map((at) => hullAt(at, scale)),
            ),
          );
        });
        // There is not always room beside galleys. A name along the coast is hidden then.
        expect(aside.length, aside.join(', ')).toBeLessThan(4);
      }
    },
  );

  test('show the whole name, in at most two lines', () => {
    for (const { space, lines } of seaNamesFor(plan, 1.2, plain)) {
      expect(lines.join(' ')).toBe(plan.board.spaces[space].name);
      expect(lines.length).toBeLessThanOrEqual(2);
    }
  });
});

describe.each(EDITIONS)('the names of two seas in the %s edition', (_, plan) => {
  test.each([1, 1.3])('don’t look like one name in two lines, at %f times the usual letter size', (size) => {
    for (const nameOf of ENGLISH_AND_FRENCH) {
      const names = seaNamesFor(plan, size, nameOf);
      for (const [i, name] of names.entries())
        for (const other of names.slice(i + 1))
          expect(overlap(apart(name, 6), roomOfSea(other)), `${name.lines.join(' ')}, ${other.lines.join(' ')}`).toBe(
            false,
          );
    }
  });

  test('are each nearer to their own rose than to any other, even beside galleys', () => {
    const names = seaNamesFor(plan, 1.3, (name) => name);
    const anchorage = anchoragesOf(plan, nameRooms(names));
    const astray = new Set<number>();
    for (const { space } of names) {
      const { places, scale } = anchorage(space, 2);
      const hulls = places.map((at) => hullAt(at, scale));
      for (const name of [...names, ...legibleNames(names, hulls)]) {
        const { x, y, width, height } = roomOfSea(name);
        const far = plan.places.spaces.map((rose) =>
          Math.hypot(Math.max(x - rose.x, 0, rose.x - x - width), Math.max(y - rose.y, 0, rose.y - y - height)),
        );
        if (far.some((distance) => distance < far[name.space])) astray.add(name.space);
        expect(name.size, name.lines.join(' ')).toBeGreaterThan(0.79 * 1.3);
      }
    }
    // Between the cards around a rose, there may be no place nearer to it.
    expect(astray.size).toBeLessThan(2);
  });
});

describe.each(EDITIONS)('on the chart of the %s edition', (_, plan) => {
  const { board, places, layout } = plan;
  test('no port’s card covers another card, a compass rose, or the world’s edge', () => {
    layout.cards.forEach((card, id) => {
      const name = board.ports[id].name;
      expect(card.x >= 20 && card.y >= 20, name).toBe(true);
      expect(card.x + card.width <= WORLD.width - 20 && card.y + card.height <= WORLD.height - 20, name).toBe(true);
      for (const [other, rect] of layout.cards.entries()) {
        if (other !== id) expect(overlap(card, rect), `${name} and ${board.ports[other].name}`).toBe(false);
      }
      for (const [space, { x, y }] of places.spaces.entries()) {
        const rose = { x: x - 18, y: y - 18, width: 36, height: 36 };
        expect(overlap(card, rose), `${name} and ${board.spaces[space].name}`).toBe(false);
      }
    });
  });

  test('no port’s card covers the shield or the garrison of another', () => {
    const crowns = layout.cards.map(crownsOf);
    layout.cards.forEach((card, id) =>
      crowns.forEach(
        (plates, other) =>
          other !== id &&
          expect(
            plates.some((plate) => overlap(card, plate)),
            board.ports[id].name,
          ).toBe(false),
      ),
    );
  });

  test('neither a starting port’s card nor its highlight covers another starting port’s garrison', () => {
    const cards = [...plan.great].map((id) => layout.cards[id]);
    const lights = cards.map(withCrowns).map(({ x, y, width, height }) => ({ x: x - 4, y, width: width + 8, height }));
    cards.forEach((card, i) =>
      expect(lights.filter((light, j) => j !== i && crownsOf(card).some((plate) => overlap(light, plate)))).toEqual([]),
    );
  });

  test('no card covers its own island, a lane or a town', () => {
    layout.cards.forEach((card, id) => {
      const { name } = board.ports[id];
      const island = islandOf(places.ports[id]);
      const grid = Array.from({ length: 400 }, (_, i) => ({
        x: card.x + (card.width * ((i % 20) + 0.5)) / 20,
        y: card.y + (card.height * (Math.floor(i / 20) + 0.5)) / 20,
      }));
      if (island)
        expect(
          grid.filter((point) => encloses(island, point)),
          name,
        ).toEqual([]);
      for (const lane of places.lanes) {
        const under = Array.from({ length: 201 }, (_, i) => alongLane(lane.points, i / 200)).filter(({ x, y }) =>
          overlap(card, { x, y, width: 0.1, height: 0.1 }),
        );
        expect(under, `${name} on ${[lane.a, lane.b].map((space) => board.spaces[space].name).join(' – ')}`).toEqual(
          [],
        );
      }
      for (const [other, { x, y }] of places.ports.entries())
        expect(overlap(card, { x: x - 9, y: y - 18, width: 18, height: 24 }), board.ports[other].name).toBe(false);
    });
  });

  test('a card has a slot for every good that the port can store', () => {
    layout.cards.forEach((card, id) => {
      expect(card.slots).toHaveLength(board.ports[id].size);
      expect(new Set(card.slots.map(({ x, y }) => `${x},${y}`)).size).toBe(board.ports[id].size);
    });
  });

  test('galleys fan out in their space, near its rose, without overlapping', () => {
    for (const rose of places.spaces) {
      for (let count = 1; count <= 9; count++) {
        const { places, scale } = fanOut(rose, count);
        expect(places).toHaveLength(count);
        for (const [i, a] of places.entries()) {
          expect(Math.hypot(a.x - rose.x, a.y - rose.y)).toBeLessThan(130);
          for (const b of places.slice(i + 1)) {
            const apart =
              Math.abs(a.x - b.x) >= GALLEY.width * scale * 0.9 || Math.abs(a.y - b.y) >= GALLEY.height * scale * 0.9;
            expect(apart).toBe(true);
          }
        }
      }
    }
  });

  test('galleys are clear of cards, near their rose and on the chart', () => {
    for (const nameOf of ENGLISH_AND_FRENCH) {
      const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1.2, nameOf)));
      places.spaces.forEach((rose, space) => {
        for (const count of bySuite([1, 4, 6], [1, 2, 3, 4, 5, 6])) {
          const { places: berths, scale } = anchorage(space, count);
          const hulls = berths.map((berth) => hullAt(berth, scale));
          // In a narrow strait, a galley's bow or stern may touch a card's edge.
          for (const [id, card] of layout.cards.entries())
            for (const hull of hulls)
              expect(shareOf(card, hull), `${count} beside ${board.ports[id].name}`).toBeLessThan(
                count <= 4 ? 0.015 : 0.03,
              );
          expect(scale).toBeGreaterThan(0.69 * fanOut(rose, count).scale);
          const [x, y] = (['x', 'y'] as const).map((axis) => berths.reduce((sum, at) => sum + at[axis], 0) / count);
          expect(Math.hypot(x - rose.x, y - rose.y)).toBeLessThan(95);
          for (const hull of hulls) expect(hull.x >= 0 && hull.y >= 0 && hull.x + hull.width <= WORLD.width).toBe(true);
        }
      });
    }
  });

  test('a lone galley leaves sea names readable if there is room', () => {
    const names = nameRooms(seaNamesFor(plan, 1, (name) => name));
    const anchorage = anchoragesOf({ places, layout }, names);
    const covered = ({ places: [berth], scale }: Anchorage) =>
      names.filter((name) => shareOf(name, hullAt(berth, scale)) > 0.2).length;
    const aside = places.spaces.map((_, space) => covered(anchorage(space, 1)));
    const plain = places.spaces.map((rose) => covered(fanOut(rose, 1)));
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    expect(total(aside)).toBeLessThan(total(plain) / 3);
  });
});
