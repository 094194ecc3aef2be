import { Container, Graphics } from 'pixi.js';
import type {
  Action,
  Barricade,
  Gondola,
  Kind,
  Part,
  TileId,
} from '../../../../engine/games/doge-ship/data/components';
import { TILES } from '../../../../engine/games/doge-ship/data/board';
import type { PartWorth } from '../../../../engine/games/doge-ship/events';
import type { YardTile } from '../../../../engine/games/doge-ship/view-types';
import { GOLD, INK, VELLUM } from '../../kit/colours';
import { label } from '../../kit/lettering';
import { down, mix } from '../../kit/paint';
import { isZoneFull } from '../targets';
import { minus, signed } from '../words';
import type { View } from '../words';
import { coin, icon, laurel, plan, seal, square } from './signs';
import { CRIMSON, OAK, OAK_DARK, TIMBER } from './palette';

/**
 * Additional information on a tile: the current value of its squares, its total yield, and whether its place is open.
 */
interface TileState {
  /** The points that the current Doge tile gives for each colour. */
  readonly pays: readonly number[];
  readonly worth?: PartWorth | null;
  readonly fits?: boolean;
  /** Whether its zone is full, so that it can only replace another part. */
  readonly full?: boolean;
}

/** The information on a tile in a yard or in the tray. */
export const stateOf = (entry: YardTile, view: View): TileState => ({
  ...entry,
  pays: view.doge.parameters,
  full: isZoneFull(TILES[entry.tile].pile, view),
});

const PAPER: Readonly<Record<Kind, { readonly sheet: number; readonly band: number }>> = {
  galley: { sheet: 0xf6e9c8, band: OAK },
  barricade: { sheet: 0xe9e2d0, band: 0x6c6456 },
  gondola: { sheet: 0xe2ecec, band: 0x26566b },
};

/** A tile's “under construction” side, drawn as a construction plan. The origin is its top left corner. */
export function tileCard(id: TileId, width: number, height: number, state: TileState | null = null): Container {
  const tile = TILES[id];
  const root = new Container();
  const { sheet, band } = PAPER[tile.kind];
  root.addChild(
    new Graphics()
      .roundRect(3, 5, width, height, 9)
      .fill({ color: 0x000000, alpha: 0.28 })
      .roundRect(0, 0, width, height, 9)
      .fill(sheet)
      .stroke({ color: OAK_DARK, width: 2.5 })
      .roundRect(5, 5, width - 10, height - 10, 6)
      .stroke({ color: band, width: 2.5, alpha: 0.75 }),
  );
  const unit = width / 148;
  const price = coin(tile.cost, 36 * unit);
  price.position.set(25 * unit, 26 * unit);
  const face = new Container();
  face.scale.set(unit);
  if (tile.kind === 'galley') partFace(face, tile, height / unit, state);
  else if (tile.kind === 'barricade') barricadeFace(face, tile, height / unit);
  else gondolaFace(face, tile, height / unit);
  root.addChild(face, price);
  return root;
}

/** Zone, printed points, symbol, and the squares with their current values. The face is 148 units wide. */
function partFace(face: Container, part: Part, height: number, state: TileState | null): void {
  const zone = plan([part.pile], 60, OAK);
  zone.position.set(104, 28);
  const points = laurel(String(part.points), 56);
  points.position.set(part.symbol ? 50 : 74, 82);
  face.addChild(zone, points);
  if (part.symbol) {
    const wax = seal(44);
    wax.position.set(104, 82);
    face.addChild(wax);
  }
  const step = Math.min(33, 124 / part.squares.length);
  part.squares.forEach((colour, i) => {
    const x = 74 + (i - (part.squares.length - 1) / 2) * step;
    const box = square(colour, 26);
    box.position.set(x, 126);
    face.addChild(box);
    if (!state) return;
    const pay = label(signed(state.pays[colour]), 'figure', INK, 18, { width: step - 3, height: 24 });
    pay.position.set(x, 148);
    face.addChild(pay);
  });
  if (state?.worth) face.addChild(ribbon(state.worth, state, height));
}

/**
 * The part's current yield along the bottom: on a green ribbon if its place is open, and beside the symbol for a
 * replacement if its zone is full.
 */
function ribbon(worth: PartWorth, { fits = false, full = false }: TileState, height: number): Container {
  const root = new Container();
  root.addChild(new Graphics().rect(7, height - 26, 134, 20).fill(fits ? 0x2e6b3c : 0xdccfa8));
  const text = label(`= ${minus(worth.points)}`, 'figure', fits ? 0xfffaea : INK, 20, {
    width: worth.approvals > 0 ? 60 : 130,
    height: 22,
  });
  text.position.set(worth.approvals > 0 ? 52 : 74, height - 15);
  root.addChild(text);
  if (full) {
    const sign = icon('replacement', 22, 0x8f1620);
    sign.position.set(22, height - 16);
    root.addChild(sign);
  }
  for (let i = 0; i < worth.approvals; i++) {
    const wax = icon('approval', 19, fits ? 0xffe0d0 : CRIMSON);
    wax.position.set(88 + i * 24, height - 15);
    root.addChild(wax);
  }
  return root;
}

function barricadeFace(face: Container, tile: Barricade, height: number): void {
  const number = label(String(tile.priority), 'place', INK, 46);
  number.position.set(96, 34);
  const row = bonusRow(tile, 42);
  row.position.set(74, Math.min(height - 36, 134));
  const stakes = icon('barricade', 46, 0x8a7a5c);
  stakes.position.set(74, 84);
  stakes.alpha = 0.5;
  face.addChild(stakes, number, row);
}

export function bonusRow(tile: Barricade, size: number): Container {
  const root = new Container();
  const action = icon(ACTION_ICON[tile.action], size);
  action.position.set(-size * 0.95, 0);
  const arrow = new Graphics()
    .moveTo(-size * 0.3, 0)
    .lineTo(size * 0.12, 0)
    .stroke({ color: INK, width: 4 })
    .poly([size * 0.08, -8, size * 0.32, 0, size * 0.08, 8])
    .fill(INK);
  const { bonus } = tile;
  const gain =
    bonus.type === 'tile'
      ? plusTile(bonus.kind, size)
      : bonus.type === 'ducats'
        ? coin(`+${bonus.amount}`, size * 0.95)
        : bonus.type === 'points'
          ? laurel(`+${bonus.amount}`, size)
          : seals(bonus.amount, size);
  gain.position.set(size * 0.95, 0);
  root.addChild(action, arrow, gain);
  return root;
}

function plusTile(kind: Kind, size: number): Container {
  const root = new Container();
  const plus = label('+', 'figure', INK, size * 0.6);
  plus.position.set(-size * 0.42, 0);
  const what = icon(kind, size * 0.8, OAK_DARK);
  what.position.set(size * 0.18, 0);
  root.addChild(plus, what);
  return root;
}

/** A row of `count` seals, centred. */
export function seals(count: number, size: number): Container {
  const root = new Container();
  for (let i = 0; i < count; i++) {
    const wax = seal(size * (count > 1 ? 0.72 : 0.95));
    wax.position.x = (i - (count - 1) / 2) * size * 0.62;
    root.addChild(wax);
  }
  return root;
}

export const ACTION_ICON = {
  money: 'money',
  buy: 'buy',
  construct: 'construct',
  intrigue: 'bribe',
  replacement: 'replacement',
} as const satisfies Record<Action['type'], string>;

function gondolaFace(face: Container, tile: Gondola, height: number): void {
  const boat = icon('gondola', 84, 0x26343c);
  boat.position.set(78, 70);
  const gain = tile.ducats > 0 ? coin(`+${tile.ducats}`, 50) : seals(tile.approvals, 52);
  gain.position.set(74, Math.min(height - 36, 136));
  face.addChild(boat, gain);
}

/** A tile's back without its sign, lit from the upper left. */
export function plainBack(width: number, height: number, colour: number): Graphics {
  return new Graphics()
    .roundRect(0, 0, width, height, 7)
    .fill(down(mix(colour, 0xfff1d0, 0.2), colour, mix(colour, 0x140a04, 0.28)))
    .stroke({ color: OAK_DARK, width: 2 })
    .moveTo(2.4, height - 9)
    .lineTo(2.4, 9)
    .quadraticCurveTo(2.4, 2.4, 9, 2.4)
    .lineTo(width - 9, 2.4)
    .stroke({ color: 0xfff1d0, width: 1.8, alpha: 0.7, cap: 'round' })
    .roundRect(5, 5, width - 10, height - 10, 5)
    .stroke({ color: GOLD, width: 1.6 });
}

/** The back of a pile's tiles: their kind and, for galley tiles, their zone. The origin is its top left corner. */
export function tileBack(pile: number, width: number, height: number): Container {
  const kind: Kind = pile < 6 ? 'galley' : pile === 6 ? 'barricade' : 'gondola';
  const root = new Container();
  const sign = kind === 'galley' ? plan([pile], width * 0.58, TIMBER) : icon(kind, height * 0.6, VELLUM);
  sign.position.set(width / 2, height / 2 - 6);
  root.addChild(plainBack(width, height, PAPER[kind].band), sign);
  return root;
}
