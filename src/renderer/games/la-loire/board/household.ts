import { Container, Graphics } from 'pixi.js';
import type { Rect, TargetId } from '../../../board/board-types';
import { empty } from '../../kit/scene';
import type { SpriteCache } from '../../kit/sprite-cache';
import { PICTURE } from '../../kit/portraits/shape';
import { householdOf } from '../board-words';
import { shownSeat } from '../words';
import type { View } from '../words';
import { miniaturePiece } from './miniatures';
import { HOUSE_COLOURS, INK, LEAF_GOLD, VELLUM } from './palette';
import { emblem, houseField } from './pieces';

const FOOT = { x: 98, y: 1071, width: 1478 };
const HEIGHT = 86;
const WIDTH = (HEIGHT * PICTURE.width) / PICTURE.height;
const SHIELD = 66;

/** The place of a miniature of the displayed household; `null` if the house does not have it. */
export function householdRect(id: TargetId, view: View): Rect | null {
  const all = householdOf(view);
  const at = all.indexOf(id);
  if (at < 0) return null;
  const step = Math.min(WIDTH + 10, (FOOT.width - SHIELD - WIDTH) / Math.max(1, all.length - 1));
  return { x: FOOT.x + SHIELD + at * step, y: FOOT.y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
}

/** The household at the bottom of the board, redrawn when it changes. */
export function createHousehold(stamps: SpriteCache) {
  const root = new Container();
  let shown = '';
  const show = (view: View): void => {
    const all = householdOf(view);
    const seat = shownSeat(view);
    const key = JSON.stringify([seat, all]);
    if (key === shown) return;
    shown = key;
    empty(root);
    if (all.length === 0) return;
    const arms = root.addChild(stamps.make(`arms ${seat}`, () => armsOf(seat)));
    arms.position.set(FOOT.x + SHIELD / 2 - 8, FOOT.y);
    for (const id of all) {
      const rect = householdRect(id, view);
      if (!rect) continue;
      const sprite = root.addChild(stamps.make(`miniature ${id}`, () => framed(id)));
      sprite.position.set(rect.x + rect.width / 2, FOOT.y);
    }
  };
  return {
    root,
    show,
    redraw(view: View | undefined) {
      shown = '';
      if (view) show(view);
    },
  };
}

function framed(id: TargetId): Container {
  const shadow = new Graphics()
    .roundRect(-WIDTH / 2 - 2, -HEIGHT / 2 + 2, WIDTH + 6, HEIGHT + 4, 3)
    .fill({ color: 0x1d1208, alpha: 0.35 });
  return new Container({ children: [shadow, miniaturePiece(id, HEIGHT)] });
}

function armsOf(seat: number): Container {
  const outline = () => new Graphics().roundRect(-23, -27, 46, 54, 10);
  const arms = emblem(seat, 34, HOUSE_COLOURS[seat].emblem);
  const rim = outline()
    .stroke({ color: INK, width: 6 })
    .roundRect(-23, -27, 46, 54, 10)
    .stroke({ color: LEAF_GOLD, width: 3 });
  const plate = new Graphics().circle(0, 0, 38).fill({ color: VELLUM, alpha: 0.85 });
  return new Container({ children: [plate, houseField(seat, outline, 8), rim, arms] });
}
