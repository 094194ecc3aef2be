import { describe, expect, test } from 'vitest';
import { BOARD, DISPUTED_EDGE } from '../../../src/engine/games/serenissima/first-edition/data';
import {
  alongLane,
  LAND,
  laneBetween,
  LANES,
  PORTS,
  SPACES,
  WORLD,
} from '../../../src/renderer/games/serenissima/common/board/geography';
import { CARD, fanOut, GALLEY } from '../../../src/renderer/games/serenissima/common/board/layout';
import type { Rect } from '../../../src/renderer/table/board-types';

/** Whether a point lies on land, inland seas taken out. */
function onLand(x: number, y: number): boolean {
  return LAND.filter((ring) => within(ring, x, y)).length % 2 === 1;
}

function within(ring: readonly number[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the projected chart', () => {
  test('has every space, port and lane of the board, the disputed one included', () => {
    expect(SPACES).toHaveLength(BOARD.spaces.length);
    expect(PORTS).toHaveLength(BOARD.ports.length);
    expect(LANES.map(({ a, b }) => [a, b])).toEqual([...BOARD.edges, DISPUTED_EDGE]);
  });

  test('every space lies on water and every lane keeps to it', () => {
    for (const { x, y } of SPACES) expect(onLand(x, y), `${x},${y}`).toBe(false);
    for (const lane of LANES) {
      // A coast drawn with a broad pen leaves straits narrower than a lane’s bend: a step in twenty may graze land.
      const steps = Array.from({ length: 41 }, (_, i) => alongLane(lane.points, i / 40));
      const aground = steps.filter(({ x, y }) => onLand(x, y)).length;
      const names = [lane.a, lane.b].map((space) => BOARD.spaces[space].name).join(' – ');
      expect(aground, names).toBeLessThanOrEqual(2);
    }
  });

  test('a lane read backwards is the same way', () => {
    const { a, b } = LANES.find(({ points }) => points.length > 2) ?? LANES[0];
    expect(laneBetween(b, a)).toEqual([...laneBetween(a, b)].reverse());
    expect(alongLane(laneBetween(a, b), 0)).toMatchObject(SPACES[a]);
    expect(alongLane(laneBetween(a, b), 1)).toMatchObject(SPACES[b]);
  });
});

describe('the furniture', () => {
  test('no port’s card covers another, a space’s rose, or the world’s edge', () => {
    CARD.forEach((card, id) => {
      const name = BOARD.ports[id].name;
      expect(card.x >= 20 && card.y >= 20, name).toBe(true);
      expect(card.x + card.width <= WORLD.width - 20 && card.y + card.height <= WORLD.height - 20, name).toBe(true);
      for (const [other, rect] of CARD.entries()) {
        if (other !== id) expect(overlap(card, rect), `${name} and ${BOARD.ports[other].name}`).toBe(false);
      }
      for (const [space, { x, y }] of SPACES.entries()) {
        const rose = { x: x - 18, y: y - 18, width: 36, height: 36 };
        expect(overlap(card, rose), `${name} and ${BOARD.spaces[space].name}`).toBe(false);
      }
    });
  });

  test('a card has a place for every good the port can store', () => {
    CARD.forEach((card, id) => {
      expect(card.slots).toHaveLength(BOARD.ports[id].size);
      expect(new Set(card.slots.map(({ x, y }) => `${x},${y}`)).size).toBe(BOARD.ports[id].size);
    });
  });

  test('galleys fan out in their space: none on top of another, all near its rose', () => {
    for (const [space, rose] of SPACES.entries()) {
      for (let count = 1; count <= 9; count++) {
        const { places, scale } = fanOut(space, count);
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
});
