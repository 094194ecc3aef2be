import { describe, expect, test } from 'vitest';
import { nearestTo, nearestInDirection } from '../../../src/renderer/app/devices/spatial';
import type { Direction, Spot } from '../../../src/renderer/app/devices/spatial';

const box = (left: number, top: number, width = 20, height = 20) => ({ left, top, width, height });
const spot = (it: string, left: number, top: number, { width = 20, height = 20, same = true } = {}): Spot<string> => ({
  it,
  box: box(left, top, width, height),
  same,
});
const go = (direction: Direction, spots: readonly Spot<string>[], from = box(100, 100)) =>
  nearestInDirection(direction, from, spots);

describe('the focus moves', () => {
  test.each([
    ['right', 'east'],
    ['left', 'west'],
    ['up', 'north'],
    ['down', 'south'],
  ] as const)('%s to the neighbour in the %s', (direction, wanted) => {
    const all = [spot('east', 150, 100), spot('west', 50, 100), spot('north', 100, 50), spot('south', 100, 150)];
    expect(go(direction, all)).toBe(wanted);
  });

  test('to an aligned element rather than to a nearer element off the axis', () => {
    expect(go('right', [spot('aside', 130, 160), spot('in line', 180, 100)])).toBe('in line');
  });

  test('to a wide element that is aligned along its whole width', () => {
    expect(go('down', [spot('broad', 0, 140, { width: 400 }), spot('narrow', 100, 300)])).toBe('broad');
  });

  test('within the panel before leaving it', () => {
    const other = spot('other panel', 125, 100, { same: false });
    expect(go('right', [other, spot('same panel', 300, 110)])).toBe('same panel');
    expect(go('right', [other])).toBe('other panel');
  });

  test('out of the panel rather than to an element far off the axis', () => {
    const far = spot('far aside', 130, 700);
    expect(go('right', [far, spot('other panel', 500, 120, { same: false })])).toBe('other panel');
    // Without an alternative, a far element is better than none.
    expect(go('right', [far])).toBe('far aside');
  });

  test('nowhere if no element is ahead', () => {
    expect(go('right', [spot('behind', 40, 100), spot('here', 100, 100)])).toBe(null);
    expect(go('up', [])).toBe(null);
  });

  test('back to the previous element with the opposite direction, in a row of equal elements', () => {
    const row = Array.from({ length: 6 }, (_, i) => spot(String(i), i * 40, 100));
    for (let i = 0; i < 5; i++) {
      const others = (at: number) => row.filter(({ it }) => it !== String(at));
      expect(nearestInDirection('right', row[i].box, others(i))).toBe(String(i + 1));
      expect(nearestInDirection('left', row[i + 1].box, others(i + 1))).toBe(String(i));
    }
  });
});

test('the focus moves to the nearest element if the focused element disappears', () => {
  expect(nearestTo(box(0, 0), [spot('far', 500, 0), spot('near', 40, 30)])).toBe('near');
  expect(nearestTo(box(0, 0), [])).toBe(null);
});
