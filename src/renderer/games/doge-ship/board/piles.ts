import { Container, Graphics } from 'pixi.js';
import { VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import type { View } from '../words';
import { DOGE_PILE, PILE_RECTS } from './layout';
import { CRIMSON, GILT, OAK_DARK } from './palette';
import { icon } from './signs';
import { plainBack, tileBack } from './tiles';

export function drawPiles(view: View): Container {
  const root = new Container();
  PILE_RECTS.forEach(({ x, y, width, height }, pile) => {
    root.addChild(heap(x, y, width, height, view.piles[pile], tileBack(pile, width, height)));
  });
  const { x, y, width, height } = DOGE_PILE;
  const back = new Container();
  const cap = icon('doge', height * 0.62, GILT);
  cap.position.set(width / 2, height / 2 - 6);
  back.addChild(plainBack(width, height, CRIMSON), cap);
  root.addChild(heap(x, y, width, height, view.doge.pile, back));
  return root;
}

/** The distance between the tiles of a stack, and their paper edges in light and in shade. */
const STEP = { x: 1.3, y: 2.7 } as const;
const EDGES = [0xe6d4a6, 0xc4ab74] as const;

/** The number of tiles that a stack of `count` shows. */
const shownOf = (count: number) => (count > 3 ? Math.min(4, 2 + Math.ceil(count / 6)) : count);

/** A stack of tiles with the back of the top tile and the count. Its thickness grows with the count. */
function heap(x: number, y: number, width: number, height: number, count: number, top: Container): Container {
  const root = new Container();
  const layers = shownOf(count);
  const under = new Graphics();
  if (count === 0)
    under
      .roundRect(x, y, width, height, 7)
      .fill({ color: 0x1a0f04, alpha: 0.3 })
      .stroke({ color: OAK_DARK, width: 2, alpha: 0.6 });
  // The shadow on the stones, darkest at the stack's foot.
  else
    for (const grow of [4.5, 2.5, 0.5])
      under
        .roundRect(x + 3 - grow, y + 6 - grow, width + layers + 2 * grow, height + 2 * layers - 3 + 2 * grow, 7 + grow)
        .fill({ color: 0x120a04, alpha: 0.2 });
  for (let i = layers - 1; i > 0; i--)
    under
      .roundRect(x + i * STEP.x, y + i * STEP.y, width, height, 7)
      .fill(EDGES[i % 2])
      .stroke({ color: OAK_DARK, width: 1.2 });
  root.addChild(under);
  top.position.set(x, y);
  top.alpha = count === 0 ? 0.3 : 1;
  root.addChild(top);
  const figure = label(String(count), 'figure', 0x35210f, 20, { width: 26, height: 26 });
  figure.position.set(x + width - 15, y + height - 12);
  root.addChild(
    new Graphics()
      .roundRect(x + width - 30, y + height - 23, 30, 22, 8)
      .fill(VELLUM)
      .stroke({ color: OAK_DARK, width: 1.5 }),
    figure,
  );
  return root;
}
