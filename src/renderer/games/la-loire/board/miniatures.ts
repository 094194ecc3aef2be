import { Container, Graphics, GraphicsPath } from 'pixi.js';
import { across, down } from '../../kit/paint';
import type { TargetId } from '../../../board/board-types';
import { miniatureOf } from '../portraits/portrait';
import { GRADIENTS, INK, PICTURE } from '../../kit/portraits/shape';
import type { Shape } from '../../kit/portraits/shape';

const gradientOf = (paint: keyof typeof GRADIENTS) =>
  (GRADIENTS[paint].across ? across : down)(...GRADIENTS[paint].steps);

function paint(shapes: readonly Shape[]): Graphics {
  const g = new Graphics();
  for (const { d, fill, line, ink = INK, alpha = 1 } of shapes) {
    g.path(new GraphicsPath(d));
    if (typeof fill === 'number') g.fill({ color: fill, alpha });
    else if (fill) g.fill(gradientOf(fill));
    if (line) g.stroke({ color: ink, width: line, alpha, cap: 'round', join: 'round' });
  }
  return g;
}

/** The miniature of a character or palace, centred, with this height in units. */
export function miniaturePiece(id: TargetId, height: number): Container {
  const { behind, figure, turned, before } = miniatureOf(id);
  const person = new Container({ children: [paint(figure)] });
  if (turned) {
    person.scale.x = -1;
    person.x = PICTURE.width;
  }
  const window = new Graphics().rect(0, 0, PICTURE.width, PICTURE.height).fill(0xffffff);
  const scene = new Container({ children: [paint(behind), person] });
  scene.mask = window;
  const root = new Container({ children: [scene, window, paint(before)] });
  root.pivot.set(PICTURE.width / 2, PICTURE.height / 2);
  root.scale.set(height / PICTURE.height);
  return new Container({ children: [root] });
}
