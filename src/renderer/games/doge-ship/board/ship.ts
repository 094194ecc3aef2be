import { Container, Graphics } from 'pixi.js';
import { label } from '../../kit/lettering';
import { down, mix } from '../../kit/paint';
import type { View } from '../words';
import { keel, prow } from './hull';
import { KEEL, shipLayout } from './layout';
import { GILT, OAK_DARK, TIMBER, VIOLET } from './palette';
import { builderSign, builtPart, ribs } from './parts';
import { disc } from './signs';
import { stern } from './stern';

/**
 * Draws the ship with its built parts, empty spaces, violet zones and the next spaces to build. A finished ship
 * has oars and flags.
 */
export function drawShip(view: View): Container {
  const root = new Container();
  const columns = view.ship.levels[0].length;
  const layout = shipLayout(columns);
  const finished = view.ship.left === 0;
  const end = layout.prow.x + layout.prow.width * 0.42;
  root.addChild(keel(layout.stern.x + 60, end), prow(layout.prow, finished), stern(layout.stern));
  for (const level of view.ship.levels) {
    for (const { level: at, column, tile, builder, violet, open } of level) {
      const { x, y, width, height } = layout.berth(at, column);
      const berth = tile === null ? ribs(width, height) : builtPart(tile, width, height, -1);
      berth.position.set(x, y);
      root.addChild(berth);
      if (violet && !finished) root.addChild(violetSilk(x, y, width, tile !== null));
      if (tile !== null && builder >= 0) {
        const sign = builderSign(tile, height, builder);
        sign.position.set(x + sign.x, y + sign.y);
        root.addChild(sign);
      }
      if (open) root.addChild(openSign(x, y, width, height));
    }
  }
  root.addChild(sections(view), rail(view));
  if (finished) root.addChild(dressing(view));
  return root;
}

/**
 * The mark of a violet zone: violet silk with a gold fringe and tassels hangs from its upper edge, lower if the space
 * is still empty. Its scallops make it recognisable without colour.
 */
function violetSilk(x: number, y: number, width: number, built: boolean): Container {
  const [deep, bays] = [built ? 13 : 34, 3];
  const bay = width / bays;
  const [cloth, trim] = [new Graphics(), new Graphics()];
  for (let i = 0; i < bays; i++) {
    const [from, to] = [x + i * bay, x + (i + 1) * bay];
    const hem = () => cloth.moveTo(from, y + 3).quadraticCurveTo((from + to) / 2, y + deep * 1.9, to, y + 3);
    hem().lineTo(to, y).lineTo(from, y).closePath();
    cloth.fill(down(mix(VIOLET, 0xffffff, 0.28), VIOLET, mix(VIOLET, 0x14061f, 0.45)));
    for (const part of [0.3, 0.5, 0.7])
      cloth
        .moveTo(from + bay * part, y + 2)
        .quadraticCurveTo(from + bay * (0.5 + (part - 0.5) * 0.7), y + deep * 0.5, (from + to) / 2, y + deep * 0.92);
    cloth.stroke({ color: 0xe6cdf2, width: 1.2, alpha: 0.4 });
    hem().stroke({ color: GILT, width: built ? 2 : 3 });
    if (i > 0) tassel(trim, from, y + 3, built ? 9 : 18);
  }
  trim.rect(x, y - 1, width, built ? 3 : 5).fill(GILT);
  return new Container({ children: [cloth, trim] });
}

function tassel(g: Graphics, x: number, y: number, length: number): void {
  g.poly([x - 1.5, y, x + 1.5, y, x + length * 0.22, y + length, x - length * 0.22, y + length])
    .fill(GILT)
    .circle(x, y + length * 0.3, length * 0.16)
    .fill(0xf6d98a)
    .stroke({ color: OAK_DARK, width: 0.8, alpha: 0.6 });
}

/** Marks the place of the next part on a level. */
function openSign(x: number, y: number, width: number, height: number): Graphics {
  const graphics = new Graphics();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return graphics
    .roundRect(x + 5, y + 5, width - 10, height - 14, 8)
    .stroke({ color: 0xfff3c4, width: 5 })
    .roundRect(x + 5, y + 5, width - 10, height - 14, 8)
    .stroke({ color: GILT, width: 2.5 })
    .circle(cx, cy, 18)
    .fill(GILT)
    .stroke({ color: OAK_DARK, width: 2 })
    .rect(cx - 10, cy - 2.5, 20, 5)
    .rect(cx - 2.5, cy - 10, 5, 20)
    .fill(0x35210f);
}

function sections(view: View): Container {
  const root = new Container();
  const layout = shipLayout(view.ship.levels[0].length);
  const top = layout.berth(1, 0).y;
  const posts = new Graphics();
  let column = 0;
  view.ship.sections.forEach((size, section) => {
    const from = layout.berth(0, column).x;
    column += size;
    const last = layout.berth(0, column - 1);
    const to = last.x + last.width;
    if (section > 0) posts.rect(from - 4, top - 12, 8, KEEL - top + 12);
    if (view.ship.left === 0) return;
    const numeral = label(['I', 'II', 'III'][section], 'place', 0xf6e2a8, 24);
    numeral.position.set((from + to) / 2, KEEL + 13);
    root.addChild(numeral);
  });
  root.addChildAt(posts.fill(GILT).stroke({ color: OAK_DARK, width: 1.5 }), 0);
  return root;
}

function rail(view: View): Graphics {
  const graphics = new Graphics();
  const layout = shipLayout(view.ship.levels[0].length);
  for (const { column, tile } of view.ship.levels[1]) {
    if (tile === null) continue;
    const { x, y, width } = layout.berth(1, column);
    graphics.rect(x, y - 18, width, 4).rect(x, y - 4, width, 5);
    for (let i = x + 6; i < x + width; i += 13) graphics.rect(i, y - 16, 4, 14);
  }
  return graphics.fill(TIMBER).stroke({ color: OAK_DARK, width: 1, alpha: 0.6 });
}

function dressing(view: View): Container {
  const root = new Container();
  const columns = view.ship.levels[0].length;
  const layout = shipLayout(columns);
  const oars = new Graphics();
  const start = layout.berth(0, 0);
  const length = columns * start.width;
  for (let x = start.x + 14; x < start.x + length; x += 26)
    oars
      .moveTo(x, KEEL - 16)
      .lineTo(x - 26, KEEL + 42)
      .stroke({ color: 0xd9b36c, width: 5 })
      .ellipse(x - 29, KEEL + 46, 6, 13)
      .fill(0xb32a3a);
  root.addChild(oars);
  const mast = start.x + length * 0.5;
  const top = layout.berth(1, 0).y;
  root.addChild(
    new Graphics()
      .rect(mast - 4, 18, 8, top - 18)
      .fill(OAK_DARK)
      .poly([mast + 4, 20, mast + 122, 26, mast + 104, 48, mast + 128, 74, mast + 4, 76])
      .fill(0x9e1b32)
      .stroke({ color: GILT, width: 4 })
      .circle(mast, 14, 8)
      .fill(GILT),
  );
  const lion = label('S · M', 'title', GILT, 34);
  lion.position.set(mast + 56, 49);
  root.addChild(lion);
  view.players.forEach((_, seat) => {
    const x = start.x + (length * (seat + 0.5)) / view.players.length;
    const staff = new Graphics().rect(x - 2, top - 44, 4, 32).fill(OAK_DARK);
    const sign = disc(seat, 34);
    sign.position.set(x, top - 44);
    if (Math.abs(x - mast) < 24) {
      staff.x += 40;
      sign.x += 40;
    }
    root.addChild(staff, sign);
  });
  return root;
}
