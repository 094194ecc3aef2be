import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { BoardState } from '../../../src/renderer/board/board-state';
import { rebuild } from '../../../src/renderer/board/rebuild';

test('after a rebuild, the page is notified when targets can be located again', async () => {
  let shown = false;
  const located: boolean[] = [];
  const nothing = () => undefined;
  const board = {
    world: new Container(),
    scene: null,
    build: () => ({ size: { width: 100, height: 100 }, settle: nothing, light: nothing }),
    view: {},
    camera: { x: 50, y: 50, scale: 1 },
    size: { width: 100, height: 100 },
    pixi: { app: { stage: new Container(), renderer: { resolution: 1 } }, flattener: { forget: nothing } },
    loop: { invalidate: nothing },
    director: { busy: false, end: async () => undefined, show: () => (shown = true) },
    pieceDrag: { end: nothing },
    listeners: { camera: new Set([() => located.push(shown)]) },
    lights: new Map(),
    trails: [],
    routes: [],
    ghosts: [],
  } as unknown as BoardState;
  await rebuild(board);
  expect(located.at(-1)).toBe(true);
});
