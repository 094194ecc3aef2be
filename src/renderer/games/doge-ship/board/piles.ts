import { Container, Graphics } from 'pixi.js';
import { VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import type { View } from '../words';
import { DOGE_PILE, PILE_RECTS } from './layout';
import { CRIMSON, GILT, OAK_DARK } from './palette';
import { icon } from './signs';
import { tileBack } from './tiles';

export function drawPiles(view: View): Container {
  const root = new Container();
  PILE_RECTS.forEach(({ x, y, width, height }, pile) => {
    root.addChild(heap(x, y, width, height, view.piles[pile], tileBack(pile, width, height)));
  });
  const { x, y, width, height } = DOGE_PILE;
  const back = new Container();
  const cap = icon('doge', height * 0.62, GILT);
  cap.position.set(width / 2, height / 2 - 6);
  back.addChild(
    new Graphics().roundRect(0, 0, width, height, 7).fill(CRIMSON).stroke({ color: OAK_DARK, width: 2 }),
    cap,
  );
  root.addChild(heap(x, y, width, height, view.doge.pile, back));
  return root;
}

/** A stack of tiles with the back of the top tile and the count. Its thickness grows with the count. */
function heap(x: number, y: number, width: number, height: number, count: number, top: Container): Container {
  const root = new Container();
  const layers = Math.min(3, count);
  const under = new Graphics();
  if (count === 0)
    under
      .roundRect(x, y, width, height, 7)
      .fill({ color: 0x1a0f04, alpha: 0.3 })
      .stroke({ color: OAK_DARK, width: 2, alpha: 0.6 });
  for (let i = layers - 1; i > 0; i--)
    under
      .roundRect(x + i * 2.5, y + i * 2.5, width, height, 7)
      .fill(0xd9c594)
      .stroke({ color: OAK_DARK, width: 1.4 });
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
