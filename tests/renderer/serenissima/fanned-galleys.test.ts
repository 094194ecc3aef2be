import { expect, test } from 'vitest';
import { drawnAt, figuresOf, hullAt, SMALLEST } from '../../../src/renderer/games/serenissima/board/anchorage';
import { anchoragesOf } from '../../../src/renderer/games/serenissima/board/anchorage-search';
import { coastDistance } from '../../../src/renderer/games/serenissima/board/coast-distance';
import { legibleNames } from '../../../src/renderer/games/serenissima/board/chart-labels';
import { landsFor, roomOf as roomOfLand } from '../../../src/renderer/games/serenissima/board/lands';
import { createMoorings } from '../../../src/renderer/games/serenissima/board/moorings';
import { cardSize } from '../../../src/renderer/games/serenissima/board/layout';
import { nameRooms } from '../../../src/renderer/games/serenissima/board/name-rooms';
import { seaNamesFor } from '../../../src/renderer/games/serenissima/board/sea-names';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';
import type { Rect } from '../../../src/renderer/board/board-types';
import { bySuite } from '../../suite';

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

// Galleys scale with the map, so this is true at any zoom.
test.each([
  ['first', FIRST],
  ['second', SECOND],
] as const)('in the %s edition, the numbers and cargoes of galleys in the same space do not overlap', (_, plan) => {
  const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1.2, (name) => name)));
  for (const [space, { name }] of plan.board.spaces.entries())
    for (let count = 2; count <= 6; count++) {
      const { places, scale } = anchorage(space, count);
      expect(scale, name).toBeGreaterThanOrEqual(SMALLEST);
      const figures = places.map((place) => figuresOf(place, scale));
      // The width at which five pieces are legible in a small window; less for crowds in narrow waters.
      const wide = count < 5 ? 65 : 58;
      for (const [cargo] of figures) expect(cargo.width, `${count} in ${name}`).toBeGreaterThan(wide);
      for (const [i, own] of figures.entries())
        for (const rect of figures.slice(i + 1).flat())
          expect(
            own.some((part) => overlap(part, rect)),
            `${count} in ${name}`,
          ).toBe(false);
    }
});

test.each([
  ['first', FIRST],
  ['second', SECOND],
] as const)('in the %s edition, up to three galleys hardly cover the shield and garrison of a port', (_, plan) => {
  const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1.2, (name) => name)));
  for (const [space, { name }] of plan.board.spaces.entries())
    for (let count = 1; count <= 3; count++) {
      const { places, scale } = anchorage(space, count);
      const drawn = places.flatMap((place) => [hullAt(place, scale), ...figuresOf(place, scale)]);
      for (const { x, y, width } of plan.layout.cards)
        for (const { x: left, y: top, width: wide, height: high } of drawn) {
          const [covered, deep] = [
            Math.min(x + width, left + wide) - Math.max(x, left),
            Math.min(y, top + high) - Math.max(y - 22, top),
          ];
          expect(Math.max(0, covered) * Math.max(0, deep), `${count} in ${name}`).toBeLessThan(150);
        }
    }
});

test.each([
  ['first', FIRST],
  ['second', SECOND],
] as const)('in the %s edition, galleys of two neighbouring spaces are apart', (_, plan) => {
  const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1.3, (name) => name)));
  const close = plan.places.lanes.filter(({ a, b }) => {
    const moorings = createMoorings(anchorage);
    const galleys = [a, a, a, b, b].map((space, owner) => ({ owner, space, sailors: 1, cargo: [] }));
    moorings.reset(galleys);
    const hulls = [...moorings.all()].map(([id, at]) => ({ space: galleys[id].space, ...hullAt(at, at.scale) }));
    const pairs = hulls.flatMap((hull) =>
      hulls.flatMap((other) => (other.space === hull.space ? [] : [[hull, other] as const])),
    );
    for (const [hull, other] of pairs)
      expect(overlap(hull, other), `${plan.board.spaces[a].name}, ${plan.board.spaces[b].name}`).toBe(false);
    return pairs.some(([hull, other]) => overlap({ ...hull, x: hull.x - 12, width: hull.width + 24 }, other));
  });
  // In narrow waters, there is not always room for a distance.
  expect(close.length).toBeLessThan(plan.places.lanes.length / 20);
});

test.each([
  ['first', FIRST],
  ['second', SECOND],
] as const)(
  'in the %s edition, up to three galleys nearly always leave room for the name of their space',
  (_, plan) => {
    for (const size of bySuite([1], [1, 1.2])) {
      const names = seaNamesFor(plan, size, (name) => name);
      const anchorage = anchoragesOf(plan, nameRooms(names));
      const nameless = [...plan.board.spaces.keys()].flatMap((space) =>
        bySuite([2, 3], [1, 2, 3]).filter((count) => {
          const { places, scale } = anchorage(space, count);
          const legible = legibleNames(
            names,
            places.map((at) => drawnAt(at, scale)),
          );
          return !legible.some((name) => name.space === space);
        }),
      );
      // One strait is too narrow for three galleys and its name.
      expect(nameless.length).toBeLessThanOrEqual(1);
    }
  },
);

/** Points along a galley's waterline, relative to its centre at full size. */
const WATERLINE = [-42, -22, 0, 22, 44].map((x) => ({ x, y: 15 }));

test.each([
  ['first', FIRST],
  ['second', SECOND],
] as const)('in the %s edition, galleys are on water', (_, plan) => {
  const anchorage = anchoragesOf(plan, nameRooms(seaNamesFor(plan, 1, (name) => name)));
  const depths = [...plan.board.spaces.keys()].flatMap((space) =>
    bySuite([1, 3], [1, 2, 3, 4]).flatMap((count) => {
      const { places, scale } = anchorage(space, count);
      return places.flatMap((at) => WATERLINE.map(({ x, y }) => coastDistance(at.x + x * scale, at.y + y * scale)));
    }),
  );
  // In narrow waters, a bow or a stern may be on the shore.
  expect(depths.filter((depth) => depth > 0).length / depths.length).toBeGreaterThan(0.92);
});

test('a group of galleys moves aside for the name of a land', () => {
  const names = seaNamesFor(FIRST, 1, (name) => name);
  const anchorage = anchoragesOf(FIRST, nameRooms(names));
  const aegean = FIRST.board.spaces.findIndex(({ name }) => name === 'Aegean Sea');
  const { places, scale } = anchorage(aegean, 3);
  for (const land of landsFor(FIRST))
    for (const at of places) expect(overlap(hullAt(at, scale), roomOfLand(land)), land.name).toBe(false);
});

test('zooming in enlarges a port’s card on screen by at most a quarter', () => {
  const onScreen = (zoom: number) => zoom * cardSize(zoom);
  expect(onScreen(1)).toBe(1);
  expect(onScreen(1.4)).toBeCloseTo(1.1);
  expect([onScreen(2), onScreen(4)]).toEqual([1.25, 1.25]);
});
