import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { GOAL } from '../../engine/board';
import type { TemplateGameEvent } from '../../engine/state';
import type { Scene, SceneTools } from '../../../../../src/renderer/board/board-types';
import { GOLD, INK, VELLUM } from '../../../../../src/renderer/games/kit/colours';
import { label, sharpen, textureScale } from '../../../../../src/renderer/games/kit/lettering';
import { createSceneShell, empty } from '../../../../../src/renderer/games/kit/scene';
import { idOf } from '../../../../../src/renderer/games/kit/targets';
import { target } from '../targets';
import type { View } from '../words';
import { pieceAt, SPACE, spaceAt, WORLD } from './layout';
import { EMBLEMS, PIECES } from './palette';

const RADIUS = 19;

/** The board of Template Game in Pixi: a track, and a piece for each player. */
export function makeScene(tools: SceneTools): Scene<View, TemplateGameEvent> {
  const { world, lettering } = tools;
  const shell = createSceneShell<View>(tools);
  const [track, pieces] = [drawTrack(lettering.figure), new Container()];
  world.addChild(track, shell.spotLayer, shell.lightLayer, pieces, shell.effects);

  return shell.sceneOf<TemplateGameEvent>({
    size: WORLD,
    layers: [],
    targets: ({ spaces }) => spaces.map((_, seat) => target.piece(seat)),
    locate(id) {
      if (id === target.track) return { x: 0, y: 0, ...WORLD };
      const seat = idOf(id);
      const space = shell.view()?.spaces.at(seat);
      if (space === undefined) return null;
      const { x, y } = pieceAt(space, seat);
      return { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };
    },
    show(next) {
      empty(pieces);
      next.spaces.forEach((space, seat) => {
        const { x, y } = pieceAt(space, seat);
        pieces.addChild(drawPiece(seat)).position.set(x, y);
      });
    },
    async perform(event, stage) {
      if (!('to' in event)) return;
      const piece = pieces.children[event.seat];
      const from = { x: piece.x, y: piece.y };
      const to = pieceAt(event.to, event.seat);
      await stage.tween(400, (t) => piece.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t));
    },
    settle: (scale) => sharpen(track, textureScale(scale)),
  });
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
