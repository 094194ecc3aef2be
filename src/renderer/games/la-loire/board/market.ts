import { Container, Graphics } from 'pixi.js';
import { BEER, CIRCUS_SPACE, MARKET_PRICES } from '../../../../engine/games/la-loire/data/board';
import type { Shift } from '../../../../engine/games/la-loire/view-types';
import type { Lettering, Light, TargetId } from '../../../board/board-types';
import { label } from '../../kit/lettering';
import { down } from '../../kit/paint';
import { idOf, kindOf } from '../../kit/targets';
import { offerSoldOut } from '../words';
import type { View } from '../words';
import { marketSpace, middle, shiftedSpace, TILE } from './layout';
import { GOLD, INK, LEAF_GOLD, TIMBER, VELLUM } from './palette';
import { shieldPiece } from './pieces';
import { tent } from './tent';

/** The vellum of a market tile, lit from above. */
const LEAF = down(0xfffaea, VELLUM, 0xe9d6a6);

/** The beam from which the market tiles hang, the prices, and the circus marks. They do not change during a game. */
export function drawStall(casual: boolean, lettering: Lettering): Container {
  const root = new Container();
  const [first, last] = [marketSpace(0), marketSpace(MARKET_PRICES.length - 1)];
  root.addChild(
    new Graphics()
      .roundRect(first.x - 22, first.y - 15, last.x - first.x + TILE.width + 44, 12, 6)
      .fill(TIMBER)
      .stroke({ color: INK, width: 1.6 })
      .roundRect(first.x - 18, first.y - 12, last.x - first.x + TILE.width + 36, 3, 1.5)
      .fill({ color: LEAF_GOLD, alpha: 0.8 }),
  );
  MARKET_PRICES.forEach((price, space) => {
    const { x, y } = marketSpace(space);
    const at = middle(marketSpace(space)).x;
    const coin = new Graphics()
      .moveTo(x + 12, y - 4)
      .lineTo(x + 12, y + 4)
      .moveTo(x + TILE.width - 12, y - 4)
      .lineTo(x + TILE.width - 12, y + 4)
      .stroke({ color: LEAF_GOLD, width: 2.4 })
      .circle(at, y + TILE.height + 24, 19)
      .fill(0xf3d27a)
      .stroke({ color: INK, width: 2 })
      .circle(at, y + TILE.height + 24, 15)
      .stroke({ color: GOLD, width: 1.4 });
    const figure = label(lettering.figure(price), 'figure', INK, 25, { width: 27, height: 34 });
    figure.position.set(at, y + TILE.height + 24);
    root.addChild(coin, figure);
  });
  if (!casual) root.addChild(circusMarks());
  return root;
}

/** Marks the market space whose shield attracts the circus, with a frame, a small tent and an arrow. */
function circusMarks(): Container {
  const root = new Container();
  const check = marketSpace(CIRCUS_SPACE);
  root.addChild(
    new Graphics()
      .roundRect(check.x - 6, check.y - 3, check.width + 12, check.height + 9, 9)
      .stroke({ color: LEAF_GOLD, width: 4 }),
  );
  const { x, y } = marketSpace(0);
  const mark = tent(26);
  mark.position.set(x - 22, y + 62);
  root.addChild(
    mark,
    new Graphics()
      .moveTo(x - 22, y + 36)
      .quadraticCurveTo(x - 22, y + 22, x - 8, y + 22)
      .stroke({ color: LEAF_GOLD, width: 3 })
      .poly([x - 26, y + 30, x - 18, y + 30, x - 22, y + 37])
      .fill(LEAF_GOLD),
  );
  return root;
}

/** For each market space, the change in its shield's price: 1 for a rise, −1 for a fall, 0 for no change. */
const priceChanges = (earlier: readonly number[], market: readonly number[]): readonly number[] =>
  market.map((colour, space) => Math.sign(MARKET_PRICES[space] - MARKET_PRICES[earlier.indexOf(colour)]));

/** Arrows beside the coins of the shields whose price rose or fell. */
export function drawPriceChanges(earlier: readonly number[], market: readonly number[]): Container {
  const root = new Container();
  priceChanges(earlier, market).forEach((change, space) => {
    if (change === 0) return;
    const x = middle(marketSpace(space)).x + 29;
    const y = marketSpace(space).y + TILE.height + 24;
    const arrow = new Graphics({ label: `${change > 0 ? 'up' : 'down'} ${space}` })
      .poly([x - 8, y + 6 * change, x + 8, y + 6 * change, x, y - 8 * change])
      .fill(VELLUM)
      .stroke({ color: INK, width: 2 });
    root.addChild(arrow);
  });
  return root;
}

/** A market tile. The origin is its top left corner. */
export function marketTile(
  colour: number,
  withCircus: boolean,
  width: number = TILE.width,
  height: number = TILE.height,
) {
  const root = new Container();
  const card = new Graphics()
    .roundRect(width * 0.05, width * 0.07, width, height, width * 0.09)
    .fill({ color: 0x060d22, alpha: 0.4 })
    .roundRect(0, 0, width, height, width * 0.09)
    .fill(LEAF)
    .stroke({ color: INK, width: width * 0.024 })
    .roundRect(width * 0.05, width * 0.05, width * 0.9, height - width * 0.1, width * 0.06)
    .stroke({ color: LEAF_GOLD, width: width * 0.024 });
  const shield = shieldPiece(colour, width * 0.68);
  shield.position.set(width / 2, height * 0.5);
  root.addChild(card, shield);
  if (withCircus) {
    const mark = tent(width * 0.46);
    mark.position.set(width * 0.78, height * 0.98);
    root.addChild(mark);
  }
  return root;
}

/**
 * The market change to preview for the village or market tile that is pointed at or chosen, if any. A village that the
 * log mentions gets no preview, because its line may be about a ride or a delivery. A village where nothing can be bought
 * gets none either, nor does one to which a Messenger may be about to move.
 */
export function foreseen(lights: ReadonlyMap<TargetId, Light>, view: View): Shift | null {
  const isBuying =
    mayBuy(view) && ![...lights].some(([id, light]) => kindOf(id) === 'messenger' && light === 'selected');
  for (const wanted of ['focused', 'recalled', 'selected'] as const) {
    for (const [id, light] of lights) {
      const isPlace = kindOf(id) === 'place';
      if (light !== wanted) continue;
      if (isPlace && (light === 'recalled' || !isBuying || nothingLeft(view, idOf(id)))) continue;
      const colour = isPlace ? view.shields[idOf(id)] : kindOf(id) === 'tile' ? idOf(id) : -1;
      const shift = view.shifts.find((entry) => entry.colour === colour);
      if (shift) return shift;
    }
  }
  return null;
}

/** Whether the viewer's Merchant can still buy a good this turn. True during other players' turns, for planning. */
function mayBuy({ active, frame, seat }: View): boolean {
  if (!active || active.seat !== seat) return true;
  return frame?.kind === 'turn' && !active.bought && (!active.merchant || active.acting === 'merchant');
}

/** Whether neither a village's good nor, in a Monastery, beer is left to buy. */
const nothingLeft = (view: View, at: number): boolean =>
  offerSoldOut(view, at) && (view.offers[at]?.beer === null || view.goods[BEER] === 0);

/** The market after a purchase, as small tiles beside the current ones. */
export function drawShifted({ market, circusTo, colour }: Shift, view: View): Container {
  const root = new Container();
  const circusColour = view.circus >= 0 ? (circusTo ?? view.shields[view.circus]) : -1;
  market.forEach((tile, space) => {
    const { x, y, width, height } = shiftedSpace(space);
    const small = marketTile(tile, tile === circusColour, width, height);
    small.position.set(x, y);
    const changed = view.market[space] !== tile;
    small.alpha = changed || tile === colour ? 1 : 0.6;
    root.addChild(small);
    if (changed) {
      root.addChild(
        new Graphics().roundRect(x - 2, y - 2, width + 4, height + 4, 5).stroke({ color: 0xffffff, width: 2.4 }),
      );
    }
  });
  return root;
}
