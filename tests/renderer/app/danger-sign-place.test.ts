import { expect, test } from 'vitest';
import { signPlace } from '../../../src/renderer/app/table/threats/sign-place';

const port = { x: 100, y: 100, width: 80, height: 60 };

test('a warning sign is outside the upper right corner of its place', () => {
  expect(signPlace(port, [])).toEqual({ x: 181, y: 89 });
});

test('a warning sign moves to another corner if a piece is there', () => {
  const galley = { x: 180, y: 80, width: 40, height: 30 };
  expect(signPlace(port, [galley])).toEqual({ x: 181, y: 149 });
  const below = { ...galley, y: 140 };
  expect(signPlace(port, [galley, below])).toEqual({ x: 77, y: 149 });
});

test('a warning sign stays at its corner if it would cover as much anywhere', () => {
  const everywhere = { x: 0, y: 0, width: 400, height: 400 };
  expect(signPlace(port, [everywhere])).toEqual({ x: 181, y: 89 });
});
