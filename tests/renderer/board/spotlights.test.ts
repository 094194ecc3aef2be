import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spotlights } from '../../../src/renderer/board/spotlights';

const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const places = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })), {
  maxLength: 12,
});

describe('spotlights', () => {
  test('surround their places with a margin', () => {
    expect(spotlights([at(50, 60)], 5)).toEqual([{ x: 45, y: 55, width: 20, height: 20 }]);
  });

  test('merge if they overlap, and then include the space between them', () => {
    expect(spotlights([at(0, 0), at(100, 0)], 5)).toHaveLength(2);
    expect(spotlights([at(0, 0), at(15, 0)], 5)).toEqual([{ x: -5, y: -5, width: 35, height: 20 }]);
    expect(spotlights([at(0, 0), at(20, 40), at(10, 20)], 6)).toHaveLength(1);
  });

  test('cover every place and never overlap', () => {
    fc.assert(
      fc.property(places, (points) => {
        const lights = spotlights(
          points.map(([x, y]) => at(x, y)),
          8,
        );
        for (const [x, y] of points)
          expect(lights.some((l) => l.x <= x && l.y <= y && l.x + l.width >= x + 10 && l.y + l.height >= y + 10)).toBe(
            true,
          );
        for (const [i, a] of lights.entries())
          for (const b of lights.slice(i + 1))
            expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height).toBe(
              false,
            );
      }),
    );
  });
});
