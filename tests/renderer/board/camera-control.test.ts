import { Container } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import type { BoardState } from '../../../src/renderer/board/board-state';
import { nearestPoint, resize, settle } from '../../../src/renderer/board/camera-control';
import { redrawTrails } from '../../../src/renderer/board/overlays';

test('trails are redrawn when the zoom has settled, because the cards’ sizes change', () => {
  let width = 100;
  const board = {
    world: new Container(),
    scene: {
      size: { width: 1000, height: 1000 },
      settle: () => (width = 40),
      locate: () => ({ x: 200, y: 200, width, height: width }),
    },
    camera: { x: 500, y: 500, scale: 1 },
    size: { width: 1000, height: 1000 },
    pixi: { app: { renderer: { resolution: 1 } } },
    loop: { invalidate: () => undefined },
    trails: [{ places: ['port:3'], colour: '#123456' }],
    routes: [],
    drawnTrails: null,
    drawnRoutes: null,
  } as unknown as BoardState;
  redrawTrails(board);
  const before = board.drawnTrails?.width ?? 0;
  settle(board);
  expect(board.drawnTrails?.width).toBeLessThan(before - 50);
  expect(board.world.children).toHaveLength(1);
});

test('trails are below pieces and lettering if the scene has a layer for them', () => {
  const board = {
    world: new Container(),
    scene: { trailLayer: new Container(), locate: () => ({ x: 200, y: 200, width: 40, height: 40 }) },
    loop: { invalidate: () => undefined },
    trails: [{ places: ['place:3'], colour: '#123456' }],
    drawnTrails: null,
    drawnRoutes: null,
  } as unknown as BoardState;
  redrawTrails(board);
  redrawTrails(board);
  expect(board.world.children).toHaveLength(0);
  expect(board.scene.trailLayer?.children).toHaveLength(1);
});

test('a resized board is drawn immediately, because resizing clears it, and again for its size, without a later frame', () => {
  vi.useFakeTimers();
  let drawn = 0;
  const calls: string[] = [];
  const board = {
    host: { clientWidth: 900, clientHeight: 600 },
    world: new Container(),
    scene: { size: { width: 1000, height: 1000 }, settle: () => calls.push('settle') },
    camera: { x: 500, y: 500, scale: 1 },
    size: { width: 1000, height: 1000 },
    pixi: {
      app: { renderer: { resolution: 1, resize: () => calls.push('resize') } },
      render: () => calls.push('render'),
    },
    listeners: { camera: new Set() },
    loop: { invalidate: () => drawn++ },
    trails: [],
    routes: [],
  } as unknown as BoardState;
  resize(board);
  const before = drawn;
  vi.runAllTimers();
  vi.useRealTimers();
  expect([before, drawn]).toEqual([2, 2]);
  expect(calls).toEqual(['resize', 'render', 'settle']);
});

test('the point nearest to a box outside the board is inside the board, beside or above the box', () => {
  const board = {
    host: { getBoundingClientRect: () => ({ left: 0, top: 50, width: 1000, height: 700 }) },
    camera: { x: 500, y: 350, scale: 1 },
    size: { width: 1000, height: 700 },
  } as unknown as BoardState;
  const beside = (x: number, y: number) => nearestPoint(board, { x, y, width: 100, height: 40 });
  expect(beside(1100, 200)).toEqual({ x: 928, y: 170 });
  expect(beside(300, 760)).toEqual({ x: 350, y: 628 });
});
