import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { BoardState } from '../../../src/renderer/board/board-state';
import { relabel } from '../../../src/renderer/board/rebuild';

test('after a language change, marks follow the pieces that moved to make room for new names', () => {
  let x = 100;
  const places: unknown[] = [];
  const lit: unknown[] = [];
  const lights = new Map([['galley:1', 'selected']]);
  const board = {
    world: new Container(),
    scene: {
      size: { width: 1000, height: 1000 },
      settle: () => undefined,
      locate: () => ({ x, y: 200, width: 40, height: 40 }),
      relabel: () => (x = 160),
      light: (now: unknown) => lit.push([x, now]),
    },
    camera: { x: 500, y: 500, scale: 1 },
    size: { width: 1000, height: 1000 },
    pixi: { app: { renderer: { resolution: 1 } } },
    loop: { invalidate: () => undefined },
    listeners: { camera: new Set([() => places.push(board.scene.locate('galley:1')?.x)]) },
    lights,
    trails: [],
    routes: [],
    ghosts: [],
    drawnGhosts: null,
  } as unknown as BoardState;
  relabel(board);
  expect(places).toEqual([160]);
  expect(lit).toEqual([[160, lights]]);
});
