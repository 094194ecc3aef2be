import { expect, test } from 'vitest';
import { signPlace } from '../../../src/renderer/app/table/threats/sign-place';

const room = { width: 800, height: 600 };
const port = { x: 100, y: 100, width: 80, height: 60 };

test('a warning sign is outside the upper right corner of its place', () => {
  expect(signPlace(port, [], room)).toEqual({ x: 181, y: 89 });
});

test('a warning sign moves to another corner if a piece is there', () => {
  const galley = { x: 180, y: 80, width: 40, height: 30 };
  expect(signPlace(port, [galley], room)).toEqual({ x: 181, y: 149 });
  const below = { ...galley, y: 140 };
  expect(signPlace(port, [galley, below], room)).toEqual({ x: 77, y: 149 });
});

test('a warning sign stays at its corner if it would cover as much anywhere', () => {
  const everywhere = { x: 0, y: 0, width: 400, height: 400 };
  expect(signPlace(port, [everywhere], room)).toEqual({ x: 181, y: 89 });
});

test('a warning sign stays within the board', () => {
  const atEdge = { ...port, x: 5 };
  const aside = [80, 140].map((y) => ({ x: 84, y, width: 40, height: 30 }));
  expect(signPlace(atEdge, aside, room)).toEqual({ x: 86, y: 89 });
});
