import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Rect, Scene, TargetId } from '../../../src/renderer/board/board-types';
import { contains } from '../../../src/renderer/board/geometry';
import { createPieceDrag } from '../../../src/renderer/board/piece-drag';

const rect = (x: number): Rect => ({ x, y: 0, width: 80, height: 80 });
/** Targets from the top down: a galley that covers a part of two spaces, and three spaces in a row. */
const TARGETS: ReadonlyMap<TargetId, Rect> = new Map([
  ['galley:1', rect(60)],
  ['space:1', rect(0)],
  ['space:2', rect(100)],
  ['space:3', rect(200)],
]);

function dropAt(x: number, landings: readonly TargetId[], targets = [...TARGETS.keys()]): TargetId | null {
  const scene = {
    hit: (x: number, y: number) => targets.find((id) => contains(TARGETS.get(id) ?? null, { x, y })) ?? null,
    locate: (id: TargetId) => TARGETS.get(id) ?? null,
  } as unknown as Scene;
  const drag = createPieceDrag(
    () => scene,
    () => new Container(),
    () => landings,
    () => undefined,
  );
  return drag.moveTo('marker:0', { x, y: 40 }, 120);
}

test('a dropped piece snaps to its nearest legal place', () => {
  expect(dropAt(290, ['space:3'])).toBe('space:3');
  expect(dropAt(400, ['space:3'])).toBeNull();
});

test('a dropped piece never snaps from a space to its neighbour', () => {
  expect(dropAt(230, ['space:2'])).toBe('space:3');
  expect(dropAt(205, ['space:2', 'space:3'])).toBe('space:3');
});

test('a piece on a legal place does not prevent the drop, even where it sticks out', () => {
  expect(dropAt(120, ['space:2'])).toBe('space:2');
  expect(dropAt(90, ['space:2'])).toBe('space:2');
  expect(dropAt(120, [])).toBe('galley:1');
});
