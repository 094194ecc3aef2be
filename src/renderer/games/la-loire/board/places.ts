import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import { BUILDINGS, PALACES } from '../../../../engine/games/la-loire/data/buildings';
import { MESSAGES } from '../../../../engine/games/la-loire/data/messages';
import type { Lettering } from '../../../table/board-types';
import type { Point } from '../../kit/effects';
import { label } from '../../kit/lettering';
import { cityOf, placeKey, shownSeat } from '../words';
import type { View } from '../words';
import { castle, farm, monastery, tent } from './architecture';
import { PLACES } from './layout';
import { GOLD, HOUSE_COLOURS, INK, VELLUM } from './palette';
import { badge, banner, cubePiece, emblem, goodPiece, letterPiece, shieldPiece } from './pieces';

const DRAW_BUILDING = { farm, monastery, castle } as const;

const isCity = (at: LocationId) => LOCATIONS[at].kind === 'city';

/** What the picture of a place depends on. */
export function placeState(view: View, at: LocationId): unknown {
  return [
    view.shields[at],
    view.offers[at],
    view.buildings[at],
    view.owners[at],
    view.horses[at],
    view.circus === at,
    cubesAt(view, at),
    lettersFor(view, at),
    isCity(at) && view.players.map(({ palaces }) => palaces),
  ];
}

/** All that changes about a place: what it sells, who has built there, horses, circus, cubes, letters that go there. */
export function drawPlace(view: View, at: LocationId, lettering: Lettering): Container {
  const root = new Container();
  const { x, y } = PLACES[at];
  const put = <T extends Container>(piece: T, dx: number, dy: number): T => {
    piece.position.set(x + dx, y + dy);
    return root.addChild(piece);
  };
  const city = isCity(at);
  put(nameplate(lettering.text(`places.${placeKey(LOCATIONS[at].name)}`), city), 0, city ? -164 : -157);
  const offer = view.offers[at];
  if (offer) {
    put(shieldPiece(view.shields[at], 36), -42, -121);
    put(priceTag(offer.good, lettering.figure(offer.price), offer.price < offer.market), 24, -123);
  } else {
    drawPalaces(view, at, put);
  }
  const building = view.buildings[at];
  if (building >= 0) {
    const house = put(DRAW_BUILDING[BUILDINGS[building]](), 4, -15);
    house.scale.set(1.22);
    put(banner(view.owners[at], 56), -58, -30);
  }
  if (view.circus === at) put(tent(64), 36, -4);
  if (view.horses[at] > 0) put(horsesMark(view.horses[at], lettering), city ? -78 : -48, city ? 14 : -14);
  cubesAt(view, at).forEach((seat, i) => put(cubePiece(seat, 20), -22 + i * 22, 2));
  lettersFor(view, at).forEach(({ level, now }, i) => {
    const letter = put(letterPiece(level, 32), (city ? 76 : 46) - i * 6, (city ? -118 : -82) + i * 14);
    letter.alpha = now ? 1 : 0.55;
  });
  return root;
}

/** Seats whose cubes lie in a place, one for each cube. */
function cubesAt(view: View, at: LocationId): number[] {
  return view.players.flatMap(({ messages }, seat) =>
    messages.flatMap(({ cubes }) => cubes.filter((village) => village === at).map(() => seat)),
  );
}

/** The messages of whoever is looking that go to a place, and whether they may be delivered yet. */
function lettersFor(view: View, at: LocationId): { level: number; now: boolean }[] {
  return view.players[shownSeat(view)].messages.flatMap(({ card, targets, deliverable }) =>
    targets.includes(at) ? [{ level: MESSAGES[card].level, now: deliverable }] : [],
  );
}

/** A ribbon with a name on it. */
function nameplate(name: string, large: boolean): Container {
  const words = label(name, 'place', INK, large ? 29 : 21);
  const width = words.width + (large ? 34 : 20);
  const height = large ? 36 : 25;
  const tail = 7;
  const [w, h] = [width / 2, height / 2];
  const ribbon = new Graphics()
    .poly([-w - tail, -h, -w - tail / 2, 0, -w - tail, h, w + tail, h, w + tail / 2, 0, w + tail, -h])
    .fill(VELLUM)
    .stroke({ color: GOLD, width: 1.6 });
  return new Container({ children: [ribbon, words] });
}

/** A good and its price; a price below the market's is on gold. */
function priceTag(good: number, price: string, cheaper: boolean): Container {
  const plate = new Graphics()
    .roundRect(-31, -17, 62, 34, 8)
    .fill({ color: VELLUM, alpha: 0.96 })
    .stroke({ color: INK, width: 1.3 });
  const piece = goodPiece(good, 27);
  piece.x = -14;
  const coin = new Graphics()
    .circle(15, 0, 12.5)
    .fill(cheaper ? 0xf3d27a : 0xfffaf0)
    .stroke({ color: GOLD, width: 2 });
  const figure = label(price, 'figure', INK, 19);
  figure.x = 15;
  return new Container({ children: [plate, piece, coin, figure] });
}

function horsesMark(count: number, lettering: Lettering): Container {
  const mark = badge('horse', 30);
  if (count > 1) {
    const figure = label(lettering.figure(count), 'figure', VELLUM, 14);
    const disc = new Graphics().circle(12, -12, 9).fill(INK);
    figure.position.set(12, -12);
    mark.addChild(disc, figure);
  }
  return mark;
}

/** Each house's palaces in a city: a small tower for each, in its colour. */
function drawPalaces(view: View, at: LocationId, put: (piece: Container, dx: number, dy: number) => Container): void {
  const owned = view.players.flatMap(({ palaces }, seat) =>
    palaces.flatMap((state, palace) =>
      state > 0 && cityOf(palace) === at ? [{ seat, kind: palace % PALACES.length }] : [],
    ),
  );
  owned.forEach(({ seat, kind }, i) => {
    const spot: Point = { x: -76 + (i % 8) * 22, y: -22 + Math.floor(i / 8) * 22 };
    put(palaceMark(seat, kind), spot.x, spot.y);
  });
}

function palaceMark(seat: number, kind: number): Container {
  const { field, dark } = HOUSE_COLOURS[seat];
  const plate = new Graphics().roundRect(-10, -10, 20, 20, 3).fill(field).stroke({ color: dark, width: 1.6 });
  const arms = emblem(seat, 11);
  arms.y = -3;
  for (let i = 0; i <= kind; i++) plate.circle(-6 + i * 4, 7, 1.5);
  return new Container({ children: [plate.fill(HOUSE_COLOURS[seat].emblem), arms] });
}
