import { Container, Graphics } from 'pixi.js';
import { expect, test } from 'vitest';
import { areClose } from '../../../src/renderer/board/geometry';
import { createThreatLayer } from '../../../src/renderer/games/kit/threats';

test('marks are placed clear of rectangles that must stay legible, and of each other', () => {
  const galley = { x: 60, y: 120, width: 128, height: 30 };
  const number = { x: 90, y: 78, width: 38, height: 38 };
  const layer = createThreatLayer(
    new Container(),
    () => ({ x: 100, y: 100, width: 48, height: 48 }),
    (_power, size) => new Graphics().rect(-size / 2, -size / 2, size, size).fill(0) as Container,
    () => 0,
    () => [galley, number],
  );
  const at = 'space:1';
  layer.show({ reached: [{ at, powers: [0, 1], own: false }], own: 0, badges: [], blockades: [{ at, powers: [1] }] });
  const areas = layer.areas();
  expect(areas).toHaveLength(2);
  for (const area of areas) for (const rect of [galley, number]) expect(areClose(area, rect)).toBe(false);
  expect(areClose(areas[0], areas[1])).toBe(false);
});

test('the threat layer reports where its coats of arms are, so that names can move, but not its zones', () => {
  const layer = createThreatLayer(
    new Container(),
    () => ({ x: 100, y: 100, width: 48, height: 48 }),
    (_power, size) => new Graphics().rect(-size / 2, -size / 2, size, size).fill(0) as Container,
    () => 0,
  );
  layer.show({ reached: [{ at: 'space:1', powers: [0, 1], own: true }], own: 0, badges: [], blockades: [] });
  const [area, ...others] = layer.areas();
  expect(others).toEqual([]);
  expect(area.x).toBeLessThan(100);
  expect(area.y).toBeGreaterThan(124);
  layer.show(null);
  expect(layer.areas()).toEqual([]);
});
