import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { drawTrails } from '../../../src/renderer/board/trails';

test('a trail ends at the edge of its piece, even if the piece is moored on the trail’s last space', () => {
  const piece = { x: 260, y: 60, width: 96, height: 88 };
  const rects = [{ x: 0, y: 80, width: 48, height: 48 }, { x: 290, y: 80, width: 48, height: 48 }, piece];
  const { maxX } = drawTrails([{ rects, colour: '#000', power: 0 }]).getLocalBounds();
  expect(maxX).toBeLessThan(piece.x + piece.width / 2 - 35);
});

const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const bounds = (...paths: (readonly (readonly [number, number])[])[]) => {
  const trails = paths.map((path) => ({ rects: path.map(([x, y]) => at(x, y)), colour: '#000', power: 0 }));
  const { minX, minY, maxX, maxY } = drawTrails(trails).getLocalBounds();
  return [minX, minY, maxX, maxY].map(Math.round);
};

test('trails that share a step run side by side, and all others along the middle of their paths', () => {
  const first = [
    [0, 0],
    [200, 0],
  ] as const;
  const elsewhere = [
    [0, 300],
    [200, 300],
  ] as const;
  const [alone, twice, both] = [bounds(first), bounds(first, first), bounds(first, elsewhere)];
  expect(twice[3]).toBeGreaterThan(alone[3] + 5);
  expect(both).toEqual([alone[0], alone[1], alone[2], alone[3] + 300]);
});

test('a trail that arrives sideways ends at the piece’s side', () => {
  const piece = { x: 300, y: 60, width: 96, height: 60 };
  const { maxX } = drawTrails([
    { rects: [{ x: 0, y: 80, width: 20, height: 20 }, piece], colour: '#000', power: 0 },
  ]).getLocalBounds();
  expect(maxX).toBeLessThan(piece.x + 6);
});

test('a trail keeps its direction if its piece is behind the last place', () => {
  const trail = (x: number) =>
    drawTrails([
      { rects: [at(0, 0), { x: 200, y: 20, width: 0, height: 0 }, at(x, 60)], colour: '#000', power: 0 },
    ]).getLocalBounds();
  // Half an arrowhead on each side of the trail, which ends at the place.
  expect(trail(150).maxY).toBeLessThan(20 + 15);
  expect(trail(150).maxX).toBeCloseTo(200, -1);
  // The piece is ahead, so the trail turns to it.
  expect(trail(210).maxY).toBeGreaterThan(20 + 20);
});

test('the tag of a single place is within its width and below it', () => {
  const place = { x: -45, y: -40, width: 90, height: 80 };
  const { minX, maxX, maxY } = drawTrails([{ rects: [place], colour: '#000', power: 0 }]).getLocalBounds();
  expect(Math.min(minX + 45, 45 - maxX)).toBeGreaterThan(0);
  expect(maxY - 40).toBeGreaterThan(10);
});

test('a seal is where the scene wants it, with arms of its size', () => {
  const sizes: number[] = [];
  const arms = (_: number, size: number) => (sizes.push(size), new Container());
  const square = { x: 10, y: 20, width: 30, height: 30 };
  const trail = { rects: [at(0, 0)], colour: '#000', power: 0 };
  const root = drawTrails([trail], arms, () => square);
  expect(sizes).toEqual([30]);
  const seal = root.children[1];
  expect(seal).toMatchObject({ x: 25, y: 35 });
  // The rim is around the square.
  const { minY } = seal.getLocalBounds();
  expect(minY).toBeLessThan(-15);
  expect(minY).toBeGreaterThan(-25);
});

test('a tag has its player’s coat of arms', () => {
  const asked: number[] = [];
  const arms = (power: number) => (asked.push(power), new Container());
  const trail = { colour: '#000', rects: [at(0, 0)] };
  drawTrails(
    [2, 4].map((power) => ({ ...trail, power })),
    arms,
  );
  expect(asked).toEqual([2, 4]);
});
