import { describe, expect, test } from 'vitest';
import { coastDistance } from '../../../src/renderer/games/serenissima/board/coast-distance';
import { sights as engraved } from '../../../src/renderer/games/serenissima/board/dressings/engraved/sights';
import { sights as painted } from '../../../src/renderer/games/serenissima/board/dressings/painted/sights';
import { boatsIn } from '../../../src/renderer/games/serenissima/board/harbour';
import { landsFor, roomOf } from '../../../src/renderer/games/serenissima/board/lands';
import { onLand } from '../../../src/renderer/games/serenissima/board/on-land';
import { placed } from '../../../src/renderer/games/serenissima/board/scenery';
import { PLAN as FIRST } from '../../../src/renderer/games/serenissima-1996/board/plan';
import { PLAN as SECOND } from '../../../src/renderer/games/serenissima-2012/board/plan';

describe.each([
  ['first', FIRST, engraved()],
  ['second', SECOND, painted()],
] as const)('the drawings on the chart of the %s edition', (_, plan, sights) => {
  const drawings = placed(plan, sights).map(({ at }) => at);

  test('include more than half of the mountains, towns and ships', () => {
    expect(drawings.length).toBeGreaterThan(sights.length * 0.5);
  });

  test('do not overlap cards, land names or sea spaces', () => {
    const taken = [...plan.layout.cards, ...landsFor(plan).map(roomOf)];
    for (const { x, y } of drawings) {
      expect(
        taken.some((rect) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height),
      ).toBe(false);
      for (const space of plan.places.spaces) expect(Math.hypot(space.x - x, space.y - y)).toBeGreaterThan(35);
    }
  });
});

test.each([FIRST, SECOND])('boats of a garrison are clear of the rings around sea spaces', ({ places }) => {
  const ring = 28;
  const boats = places.ports.flatMap((port) =>
    boatsIn(port, 4, places.spaces).map((x) => ({ x: port.x + x, y: port.y + 7 })),
  );
  for (const { x, y } of boats)
    for (const space of places.spaces) expect(Math.hypot(space.x - x, space.y - y)).toBeGreaterThan(ring);
  // Most ports are far enough from a space for some boats.
  expect(boats.length).toBeGreaterThan(places.ports.length);
});

test('the distance from the coast is positive on water and negative on land', () => {
  for (const { x, y } of FIRST.places.spaces) expect(coastDistance(x, y), `${x},${y}`).toBeGreaterThan(0);
  for (const [x, y] of [
    [460, 120],
    [330, 905],
    [1090, 1210],
  ]) {
    expect(onLand({ x, y })).toBe(true);
    expect(coastDistance(x, y)).toBeLessThan(-20);
  }
});
