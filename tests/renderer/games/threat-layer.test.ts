import { Container, Graphics } from 'pixi.js';
import { expect, test } from 'vitest';
import { areClose } from '../../../src/renderer/board/geometry';
import { createThreatLayer } from '../../../src/renderer/games/kit/threats';
import { withoutCanvas } from '../board/without-canvas';

withoutCanvas();

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

test.each([
  ['beside a piece, if there is room', { x: 80, y: 90, width: 70, height: 90 }, false],
  ['over a piece, if there is none, but not over its figures', { x: 0, y: 0, width: 300, height: 300 }, true],
])('an attack is drawn %s', (_, piece, over) => {
  const figures = { x: 90, y: 130, width: 60, height: 30 };
  const layer = createThreatLayer(
    new Container(),
    () => ({ x: 100, y: 100, width: 48, height: 48 }),
    (_power, size) => new Graphics().rect(-size / 2, -size / 2, size, size).fill(0) as Container,
    () => 0,
    () => [figures],
    () => [piece],
  );
  layer.show({ reached: [{ at: 'space:1', powers: [0], own: false }], own: 0, badges: [], blockades: [] });
  const [area] = layer.areas();
  expect([areClose(area, figures), areClose(area, piece)]).toEqual([false, over]);
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

test.each([
  ['in a column', 300, 1],
  ['in a row', 185, 3],
])('several attacks on a port stay together %s where they cover no figures', (_, free, columns) => {
  const port = { x: 100, y: 100, width: 160, height: 40 };
  const all = { x: -500, width: 1200, height: 500 };
  const figures = [port, { ...all, y: -405 }, { ...all, y: free }];
  const root = new Container();
  const layer = createThreatLayer(
    root,
    () => port,
    (_power, size) => new Graphics().rect(-size / 2, -size / 2, size, size).fill(0) as Container,
    () => 0,
    () => figures,
  );
  const badge = { at: 'port:0', text: '55%', soon: true, danger: true };
  layer.show({ reached: [], own: 0, badges: [0, 1, 2].map((power) => ({ ...badge, power })), blockades: [] });
  const [area, ...others] = layer.areas();
  expect(others).toEqual([]);
  for (const rect of figures) expect(areClose(area, rect)).toBe(false);
  // The line to the port is below the odds.
  const pills = root.children[1].children;
  expect(new Set(pills.map(({ x }) => x)).size).toBe(columns);
  const [one, two] = pills.map((pill) => pill.getBounds().rectangle);
  expect(areClose(one, two)).toBe(false);
});
