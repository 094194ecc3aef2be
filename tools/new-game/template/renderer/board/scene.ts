import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { GOAL } from '../../engine/board';
import type { TemplateGameEvent } from '../../engine/state';
import type { Light, Rect, Scene, TargetId } from '../../../../../src/renderer/board/board-types';
import type { SceneTools } from '../../../../../src/renderer/board/mount';
import { GOLD, INK, VELLUM } from '../../../../../src/renderer/games/kit/colours';
import { ringOf } from '../../../../../src/renderer/games/kit/highlight';
import { label, OVERSAMPLE, sharpen } from '../../../../../src/renderer/games/kit/lettering';
import type { View } from '../words';
import { pieceAt, SPACE, spaceAt, WORLD } from './layout';
import { EMBLEMS, PIECES } from './palette';

/** Half a piece's width. */
const RADIUS = 19;

/** The board of Template Game in Pixi: a track, and a piece a player. */
export function makeScene({ world, lettering, invalidate }: SceneTools): Scene<View, TemplateGameEvent> {
  const [track, lightLayer, pieces] = [drawTrack(lettering.figure), new Container(), new Container()];
  world.addChild(track, lightLayer, pieces);
  let view: View | undefined;
  let lights: ReadonlyMap<TargetId, Light> = new Map();

  const locate = (target: TargetId): Rect | null => {
    if (target === 'track:0') return { x: 0, y: 0, ...WORLD };
    const seat = Number(target.split(':')[1]);
    const space = view?.spaces[seat];
    if (space === undefined) return null;
    const { x, y } = pieceAt(space, seat);
    return { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
  };
  const drawLights = () => {
    lightLayer.removeChildren().forEach((child) => child.destroy());
    for (const [target, light] of lights) {
      const rect = locate(target);
      if (rect) lightLayer.addChild(ringOf(rect, light));
    }
  };

  return {
    size: WORLD,
    show(next) {
      view = next;
      pieces.removeChildren().forEach((child) => child.destroy());
      next.spaces.forEach((space, seat) => {
        const { x, y } = pieceAt(space, seat);
        pieces.addChild(drawPiece(seat)).position.set(x, y);
      });
      drawLights();
      invalidate();
    },
    async perform(event, stage) {
      if (!('to' in event) || !view) return;
      const piece = pieces.children[event.seat];
      const from = { x: piece.x, y: piece.y };
      const to = pieceAt(event.to, event.seat);
      await stage.tween(400, (t) => piece.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t));
    },
    light(targets) {
      lights = targets;
      drawLights();
      invalidate();
    },
    hit(x, y) {
      const seat = view?.spaces.findIndex((space, i) => {
        const at = pieceAt(space, i);
        return Math.hypot(at.x - x, at.y - y) <= RADIUS;
      });
      return seat === undefined || seat < 0 ? null : `piece:${seat}`;
    },
    locate,
    settle: (scale) => sharpen(track, scale * OVERSAMPLE),
    destroy() {
      for (const layer of [track, lightLayer, pieces]) layer.destroy({ children: true });
    },
  };
}

function drawTrack(figure: (value: number) => string): Container {
  const board = new Graphics().roundRect(0, 0, WORLD.width, WORLD.height, 30).fill(VELLUM);
  const spaces = Array.from({ length: GOAL + 1 }, (_, space) => spaceAt(space));
  spaces.forEach(({ x, y }, space) => {
    board
      .roundRect(x - SPACE / 2 + 3, y - SPACE / 2 + 3, SPACE - 6, SPACE - 6, 12)
      .fill({ color: GOLD, alpha: space === GOAL ? 0.6 : 0.15 })
      .stroke({ color: INK, width: 2 });
  });
  const figures = spaces.map(({ x, y }, space) => {
    const text = label(figure(space), 'figure');
    text.position.set(x, y - SPACE / 2 + 16);
    return text;
  });
  return new Container({ children: [board, ...figures] });
}

function drawPiece(seat: number): Graphics {
  const { field, emblem, dark } = PIECES[seat];
  const size = RADIUS * 1.1;
  return new Graphics()
    .circle(0, 0, RADIUS)
    .fill(field)
    .stroke({ color: dark, width: 3 })
    .scaleTransform(size / 100)
    .translateTransform(-size / 2, -size / 2)
    .path(new GraphicsPath(EMBLEMS[seat]))
    .fill(emblem);
}
