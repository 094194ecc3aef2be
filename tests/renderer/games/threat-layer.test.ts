import { Container, Graphics } from 'pixi.js';
import { expect, test } from 'vitest';
import { createThreatLayer } from '../../../src/renderer/games/kit/threats';

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
