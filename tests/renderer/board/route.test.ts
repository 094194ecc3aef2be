import { expect, test } from 'vitest';
import { placesOn } from '../../../src/renderer/board/route';
import type { Scene } from '../../../src/renderer/board/board-types';

const AT: Readonly<Record<string, number>> = { 'rider:0': 0, 'place:1': 100, 'place:2': 200 };

/** Pieces ride to place 1 over a hill, and go straight to all other places. */
const scene = {
  locate: (id: string) => (id in AT ? { x: AT[id], y: 0, width: 20, height: 40 } : null),
  way: ({ x, y }: { x: number; y: number }, to: string) =>
    to === 'place:1'
      ? [
          { x, y },
          { x: 60, y: -50 },
          { x: 110, y: 10 },
        ]
      : null,
} as unknown as Scene;

test('a route follows the path that a piece takes, and is straight where there is no path', () => {
  expect(placesOn(['rider:0', 'place:1', 'place:9', 'place:2'], scene)).toEqual([
    { x: 10, y: 20, width: 0, height: 0 },
    { x: 60, y: -50, width: 0, height: 0 },
    { x: 100, y: -10, width: 20, height: 40 },
    { x: 200, y: 0, width: 20, height: 40 },
  ]);
  expect(placesOn(['place:2'], scene)).toEqual([{ x: 200, y: 0, width: 20, height: 40 }]);
});
