import { Container, Graphics } from 'pixi.js';
import type { Light, TargetId } from '../../../board/board-types';
import { label } from '../../kit/lettering';
import { INK } from '../../kit/colours';
import { idOf, kindOf } from '../../kit/targets';
import { berthFor } from '../targets';
import { minus, signed } from '../words';
import type { View } from '../words';
import { shipLayout } from './layout';
import { GILT } from './palette';
import { builtPart } from './parts';
import { disc, laurel, plan, seal, square } from './signs';

/** The yard tile that is pointed at or selected, for a preview of its yield; `null` if there is none. */
export function previewed(lights: ReadonlyMap<TargetId, Light>): number | null {
  for (const [id, light] of lights) {
    if (light !== 'legal' && kindOf(id) === 'yard') return idOf(id);
  }
  return null;
}

/**
 * Previews the part pointed at in its future place on the ship, with its yield: printed points, each square, and seals,
 * and whose part it would destroy.
 * `null` if it can't be placed.
 */
export function drawPreview(tile: number, view: View): Container | null {
  const owner = view.players.find(({ yard }) => yard.some((entry) => entry.tile === tile));
  const worth = owner?.yard.find((entry) => entry.tile === tile)?.worth;
  const berth = berthFor(tile, view);
  if (!worth || !berth) return null;
  const layout = shipLayout(view.ship.levels[0].length);
  const { x, y, width, height } = layout.berth(berth.level, berth.column);
  const root = new Container();
  const ghost = builtPart(tile, width, height, view.players.indexOf(owner));
  ghost.position.set(x, y);
  ghost.alpha = 0.8;
  const terms = sumOf(worth.printed, worth.squares, worth.points, worth.symbol, worth.violet);
  const bounds = terms.getLocalBounds();
  const left = Math.min(1570 - bounds.width, Math.max(350, x + width / 2 - bounds.width / 2));
  terms.position.set(left, berth.level === 1 ? y - 66 : y + height + 6);
  root.addChild(
    ghost,
    new Graphics()
      .rect(x + 2, y + 2, width - 4, height - 4)
      .stroke({ color: 0xffffff, width: 5 })
      .rect(x + 2, y + 2, width - 4, height - 4)
      .stroke({ color: GILT, width: 2.5 }),
    terms,
  );
  if (berth.tile !== null) root.addChild(destroyed(berth.builder, x + width - 22, y + 22));
  return root;
}

/** The crossed-out emblem of the builder whose part is destroyed. */
function destroyed(builder: number, x: number, y: number): Container {
  const cross = new Graphics();
  for (const [width, color] of [
    [6, 0xffffff],
    [3.5, 0xb3121f],
  ])
    cross.moveTo(-15, -15).lineTo(15, 15).moveTo(15, -15).lineTo(-15, 15).stroke({ width, color, cap: 'round' });
  const root = new Container({ children: [disc(builder, 38), cross] });
  root.position.set(x, y);
  return root;
}

/**
 * The calculation on one line: printed + square + square … = points, then the seals with their reason. The origin is
 * its top left corner.
 */
function sumOf(
  printed: number,
  squares: readonly { readonly colour: number; readonly points: number }[],
  points: number,
  symbol: number,
  violet: number,
): Container {
  const root = new Container();
  const row = new Container();
  let at = 34;
  const put = (child: Container, width: number) => {
    child.position.set(at + width / 2, 30);
    row.addChild(child);
    at += width + 4;
  };
  put(laurel(String(printed), 46), 46);
  for (const { colour, points: pay } of squares) {
    put(square(colour, 26), 28);
    put(label(signed(pay), 'figure', INK, 24), 26);
  }
  put(label(`= ${minus(points)}`, 'figure', 0x24603a, 32), 62);
  if (symbol > 0) put(seal(38), 42);
  if (violet > 0) {
    put(seal(38), 40);
    put(plan([0, 1, 2, 3, 4, 5], 26, 0x6c3a8f), 30);
  }
  root.addChild(
    new Graphics()
      .roundRect(14, 2, at, 56, 16)
      .fill({ color: 0xfdf4da, alpha: 0.97 })
      .stroke({ color: GILT, width: 4 }),
    row,
  );
  return root;
}
