import { Container } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { Figure } from '../../../../engine/games/la-loire/state';
import type { Rect, TargetId } from '../../../board/board-types';
import type { Raster } from '../../../board/raster';
import { idOf, kindOf } from '../../kit/targets';
import { figuresAt } from '../board-words';
import { target } from '../targets';
import { headingOf } from '../words';
import type { View } from '../words';
import { createFigure } from './figures';
import type { FigureSprite } from './figures';
import { FIGURE, figurePlaces } from './layout';

/** The height of a lifted figure, in world units. */
const LIFT = 9;

const RIDERS: readonly Figure[] = ['merchant', 'messenger'];

/** The rectangle of a figure, which is drawn above its feet. */
function rectOf({ x, y, scale }: Container): Rect {
  const [width, height] = [FIGURE.width * scale.y, FIGURE.height * scale.y];
  return { x: x - width / 2, y: y - height, width, height };
}

/** The Merchants and Messengers of all houses. `sharpness` returns device pixels per unit. */
export function createRiders(raster: Raster, sharpness: () => number) {
  const root = new Container();
  const sprites = new Map<TargetId, FigureSprite>();
  const spriteOf = (kind: Figure, seat: number): FigureSprite => {
    const id = target[kind](seat);
    const sprite = sprites.get(id) ?? createFigure(kind, sharpness(), raster);
    if (!sprites.has(id)) root.addChild(sprite.root);
    sprites.set(id, sprite);
    return sprite;
  };
  const dress = (sprite: FigureSprite, { players }: View, kind: Figure, seat: number, scale: number) => {
    const { at, direction, horses } = players[seat][kind];
    sprite.show({ seat, horses, heading: headingOf(at, direction), scale });
  };
  return {
    root,
    sprite: (kind: Figure, seat: number) => sprites.get(target[kind](seat)),
    show(view: View) {
      view.players.forEach((player, seat) => {
        for (const kind of RIDERS) {
          const { at } = player[kind];
          dress(spriteOf(kind, seat), view, kind, seat, figurePlaces(at, figuresAt(view, at).length).scale);
        }
      });
      LOCATIONS.forEach((_, at) => {
        const here = figuresAt(view, at);
        const { places, scale } = figurePlaces(at, here.length);
        here.forEach((id, i) => {
          const sprite = sprites.get(id)?.root;
          sprite?.position.set(places[i].x, places[i].y);
          sprite?.scale.set(scale);
        });
      });
      root.children.sort((a, b) => a.y - b.y);
    },
    /** A figure's rectangle on the board; `null` if there is no such figure. */
    locate(id: TargetId): Rect | null {
      const sprite = sprites.get(id)?.root;
      return sprite ? rectOf(sprite) : null;
    },
    /** The rectangles of all figures. */
    rects: () => [...sprites.values()].map(({ root: sprite }) => rectOf(sprite)),
    /** Lifts some figures off the ground, and puts the others down. */
    lift(lifted: (id: TargetId) => boolean) {
      for (const [id, { root: figure }] of sprites) figure.pivot.y = lifted(id) ? LIFT : 0;
    },
    /** A copy of a figure to drag; `null` if the target is not a figure. */
    dragImage(id: TargetId, view: View): FigureSprite | null {
      const kind = RIDERS.find((rider) => rider === kindOf(id));
      if (!kind) return null;
      const sprite = createFigure(kind, sharpness(), raster);
      dress(sprite, view, kind, idOf(id), 1);
      return sprite;
    },
    settle(scale: number) {
      for (const sprite of sprites.values()) sprite.settle(scale);
    },
    destroy() {
      for (const sprite of sprites.values()) sprite.destroy();
      sprites.clear();
    },
  };
}
