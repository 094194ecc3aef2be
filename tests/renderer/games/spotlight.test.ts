import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Rect } from '../../../src/renderer/board/board-types';
import { RING } from '../../../src/renderer/games/kit/highlight';
import { createSpotlight } from '../../../src/renderer/games/kit/spotlight';

const PLACES: Readonly<Record<string, Rect>> = {
  'port:1': { x: 100, y: 100, width: 80, height: 60 },
  'galley:1': { x: 150, y: 150, width: 50, height: 40 },
  'space:1': { x: 600, y: 100, width: 48, height: 48 },
};
const surroundings = (target: string) => PLACES[target] ?? null;

test('the rings of a lesson enclose their targets, and are one ring where they would overlap', () => {
  const layer = new Container();
  const spotlight = createSpotlight(layer, { surroundings });
  spotlight.show({ targets: ['port:1', 'galley:1', 'space:1', 'port:9'], ringed: true });
  expect(layer.children).toHaveLength(2);
  const [pair, space] = layer.children.map((ring) => ring.getLocalBounds());
  for (const [bounds, targets] of [
    [pair, ['port:1', 'galley:1']],
    [space, ['space:1']],
  ] as const)
    for (const target of targets) {
      const { x, y, width, height } = PLACES[target];
      expect(bounds.x).toBeLessThan(x);
      expect(bounds.y).toBeLessThan(y);
      expect(bounds.x + bounds.width).toBeGreaterThan(x + width);
      expect(bounds.y + bounds.height).toBeGreaterThan(y + height);
    }
  spotlight.show({ targets: [], ringed: false });
  expect(layer.children).toHaveLength(0);
});

test('names keep off the rings, and off what the page marks instead', () => {
  const areas: (readonly Rect[])[] = [];
  const layer = new Container();
  const spotlight = createSpotlight(layer, { surroundings, spotlit: (next) => areas.push(next) });
  spotlight.show({ targets: ['space:1'], ringed: true });
  spotlight.show({ targets: ['space:1'], ringed: false });
  expect(areas[0][0].x).toBe(600 - RING.outer);
  expect(areas[1][0].x).toBeLessThan(areas[0][0].x);
  expect(layer.children).toHaveLength(0);
});

test('a game can light a target in its own way', () => {
  const own = new Container();
  const layer = new Container();
  const ring = (target: string) => (target === 'port:1' ? own : null);
  const spotlight = createSpotlight(layer, { surroundings, ring });
  spotlight.show({ targets: ['port:1', 'space:1'], ringed: true });
  expect(layer.children).toHaveLength(2);
  expect(layer.children[0]).toBe(own);
});
