import { expect, test } from 'vitest';
import { drawTrails } from '../../../src/renderer/board/trails';

test('a trail ends at the edge of the piece, even if the piece is moored on its last space', () => {
  const piece = { x: 260, y: 60, width: 96, height: 88 };
  const rects = [{ x: 0, y: 80, width: 48, height: 48 }, { x: 290, y: 80, width: 48, height: 48 }, piece];
  const { maxX } = drawTrails([{ rects, colour: '#000' }]).getLocalBounds();
  expect(maxX).toBeLessThan(piece.x + piece.width / 2 - 35);
});
