import { Container, Graphics } from 'pixi.js';
import { BARRICADES, FIRST_BARRICADE, YARD as YARD_SIZE } from '../../../../engine/games/doge-ship/data/board';
import type { Lettering } from '../../../board/board-types';
import { GOLD, INK, VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down, mix } from '../../kit/paint';
import { hourOf } from '../hour';
import { shownSeat } from '../targets';
import { BUILDERS, knownApprovals } from '../words';
import type { View } from '../words';
import { DAYLIGHT } from './arsenal/daylight';
import { PURSE, PURSED, STACK, YARD, yardSlot } from './layout';
import { worker } from './people';
import { BUILDER_COLOURS, CRIMSON, OAK_DARK } from './palette';
import { coin, disc, icon, laurel, marker, seal } from './signs';
import { bonusRow, stateOf, tileCard } from './tiles';

/** Draws the displayed seat's yard: five places for tiles, the barricades with the active bonus, and the purse. */
export function drawYard(view: View, lettering: Lettering): Container {
  const seat = shownSeat(view);
  const player = view.players[seat];
  const root = new Container();
  root.addChild(
    new Graphics()
      .roundRect(YARD.x, YARD.y, YARD.width, 7, 3)
      .fill(BUILDER_COLOURS[seat].field)
      .roundRect(YARD.x, YARD.y + YARD.height - 7, YARD.width, 7, 3)
      .fill(BUILDER_COLOURS[seat].field),
  );
  for (let i = 0; i < YARD_SIZE; i++) {
    const { x, y, width, height } = yardSlot(i);
    const tile = player.yard.at(i);
    if (tile) {
      const card = tileCard(tile.tile, width, height, stateOf(tile, view));
      card.position.set(x, y);
      root.addChild(card);
    } else {
      root.addChild(
        new Graphics()
          .roundRect(x, y, width, height, 9)
          .fill({ color: 0x2a1a0a, alpha: 0.2 })
          .stroke({ color: 0xe9c978, width: 1.6, alpha: 0.5 }),
        at(workerAt(i, seat, view), x + width / 2, y + height - 12),
      );
    }
  }
  root.addChild(stackOf(view, seat), purseOf(view, seat, lettering));
  return root;
}

/** A worker in the light of the hour and of a lantern. Tiles keep their colours. */
function workerAt(i: number, seat: number, view: View): Container {
  const figure = worker(i, seat);
  figure.tint = mix(DAYLIGHT[hourOf(view)].tint, 0xfff4e0, 0.6);
  return figure;
}

function at(drawing: Container, x: number, y: number): Container {
  drawing.position.set(x, y);
  return drawing;
}

function engraved(name: 'barricade', x: number, y: number): Container {
  const sign = icon(name, 62, 0x2a1a0a);
  const edge = icon(name, 62, 0xe9c978);
  sign.alpha = 0.42;
  edge.alpha = 0.26;
  edge.y += 1.6;
  const root = new Container({ children: [edge, sign] });
  root.position.set(x, y);
  return root;
}

/** Draws a seat's stack of barricades. Only the top one shows its bonus. */
function stackOf(view: View, seat: number): Container {
  const { stack, top } = view.players[seat];
  const root = new Container();
  const { x, y, width, height } = STACK;
  root.addChild(
    new Graphics()
      .roundRect(x, y, width, height, 8)
      .fill({ color: 0x1d1208, alpha: 0.28 })
      .stroke({ color: 0xe9c978, width: 1.6 }),
  );
  const wall = new Graphics();
  const course = Math.min(20, 84 / Math.max(1, stack.length));
  stack.forEach((_, i) => {
    const foot = y + height - 10 - i * course;
    wall
      .rect(x + 10, foot - course + 2, width - 20, course - 3)
      .fill(down(0xd8cfba, 0x9f9580))
      .stroke({ color: 0x4d463a, width: 1.6 });
  });
  root.addChild(wall);
  const height_ = label(`× ${stack.length}`, 'figure', 0xfff3d0, 24);
  height_.position.set(x + width - 28, y + 22);
  root.addChild(height_);
  if (!top) {
    root.addChild(engraved('barricade', x + width / 2, y + height / 2));
    return root;
  }
  const number = label(String(top.priority), 'place', 0xfff3d0, 36);
  number.position.set(x + 30, y + 24);
  const leaf = new Graphics()
    .roundRect(x + 6, y + 44, width - 12, 54, 7)
    .fill(0xf6ecd2)
    .stroke({ color: OAK_DARK, width: 2 });
  const row = bonusRow(BARRICADES[top.tile - FIRST_BARRICADE], 40);
  row.position.set(x + width / 2, y + 71);
  root.addChild(number, leaf, row);
  return root;
}

function purseOf(view: View, seat: number, lettering: Lettering): Container {
  const { points, money, markers } = view.players[seat];
  const root = new Container();
  const { x, y, width, height } = PURSE;
  root.addChild(
    new Graphics()
      .roundRect(x, y, width, height, 8)
      .fill({ color: 0xf8eed3, alpha: 0.94 })
      .stroke({ color: OAK_DARK, width: 2 }),
  );
  const put = (child: Container, dx: number, dy: number) => {
    child.position.set(x + dx, y + dy);
    root.addChild(child);
  };
  const name = label(lettering.text(`powers.${BUILDERS[seat]}`), 'place', INK, 27);
  name.scale.set(Math.min(1, (width - 24) / name.width));
  put(name, width / 2, 24);
  put(new Graphics().moveTo(-104, 0).lineTo(104, 0).stroke({ color: GOLD, width: 1.6 }), width / 2, 43);
  put(disc(seat, 52), 40, 86);
  put(laurel(String(points), 52), 101, 86);
  put(coin(money, 48), 159, 86);
  put(seal(46), 210, 84);
  put(new Graphics().circle(0, 0, 15).fill(VELLUM).stroke({ color: CRIMSON, width: 2 }), 226, 101);
  put(label(String(knownApprovals(view, seat) ?? '?'), 'figure', INK, 21, { width: 24, height: 30 }), 226, 101);
  for (let i = 0; i < markers; i++)
    put(marker(seat, PURSED.size), width / 2 + (i - (markers - 1) / 2) * PURSED.step, 148);
  return root;
}
