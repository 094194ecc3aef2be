import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import { grain } from '../../kit/grain';
import { empty } from '../../kit/scene';
import { BUILDINGS } from '../../../../engine/games/la-loire/data/buildings';
import { MESSAGES } from '../../../../engine/games/la-loire/data/messages';
import type { Lettering } from '../../../board/board-types';
import type { Point } from '../../kit/effects';
import { label } from '../../kit/lettering';
import type { SpriteCache } from '../../kit/sprite-cache';
import { cityOf, offerSoldOut, placeKey, shownSeat } from '../words';
import type { View } from '../words';
import { palacePlaces, PLACES, signFoot, signSize } from './layout';
import { GOLD, INK, MINIUM, VELLUM } from './palette';
import { createHorse, HORSE_COATS } from './horse';
import { PALETTES } from './season-palettes';
import { seasonOf } from './seasons';
import { tent } from './tent';
import { drawBuilding } from './villages/buildings';
import { drawCity } from './villages/cities';
import { banner, cubePiece, emblem, goodPiece, houseField, letterPiece, shieldPiece } from './pieces';

/** The place of a building's origin relative to its city or village, and its size. */
export const BUILDING = { x: 10, y: -9, scale: 1.06 } as const;

/** Whether the roofs have snow. */
export const snowIn = (view: View) => PALETTES[seasonOf(view)].snow;

/** The label of a place's signs: its name, shield, price and letters. */
const SIGNS = 'signs';

const isCity = (at: LocationId) => LOCATIONS[at].kind === 'city';

/** All places of the valley. Each is redrawn when something about it changes. */
interface Places {
  readonly root: Container;
  show(view: View): void;
  /** Keeps the signs at nearly the same size on screen. Returns their size relative to the map. */
  zoom(closeness: number): number;
  redraw(): void;
}

/** Creates the places. Repeated drawings come from the cache `stamps`. */
export function createPlaces(stamps: SpriteCache, lettering: Lettering): Places {
  const root = new Container();
  const places = LOCATIONS.map(() => root.addChild(new Container()));
  let shown: string[] = [];
  let view: View | undefined;
  let size = 1;
  const resize = () => {
    for (const place of places) place.getChildByLabel(SIGNS, true)?.scale.set(size);
  };
  const show = (next: View) => {
    view = next;
    places.forEach((place, at) => {
      const state = JSON.stringify(placeState(next, at));
      if (state === shown[at]) return;
      shown[at] = state;
      empty(place);
      place.addChild(drawPlace(next, at, lettering, stamps));
    });
    resize();
  };
  return {
    root,
    show,
    zoom(closeness) {
      size = signSize(closeness);
      resize();
      return size;
    },
    redraw() {
      shown = [];
      if (view) show(view);
    },
  };
}

function placeState(view: View, at: LocationId): unknown {
  return [
    view.shields[at],
    view.offers[at],
    offerSoldOut(view, at),
    view.buildings[at],
    (isCity(at) || view.buildings[at] >= 0 || view.horses[at] > 0) && snowIn(view),
    view.owners[at],
    view.horses[at],
    view.circus === at,
    cubesAt(view, at),
    lettersFor(view, at),
    palacesIn(view, at),
  ];
}

/**
 * A city's walls, and everything about a place that can change: its offer, buildings, horses, circus, cubes, and the
 * letters addressed to it.
 */
function drawPlace(view: View, at: LocationId, lettering: Lettering, stamps: SpriteCache): Container {
  const root = new Container();
  const city = isCity(at);
  const signs = new Container({ label: SIGNS });
  const place = (layer: Container, key: string, draw: () => Container, { x, y }: Point): Container => {
    const sprite = stamps.make(key, draw);
    sprite.position.set(PLACES[at].x + x, PLACES[at].y + y);
    return layer.addChild(sprite);
  };
  const put = (key: string, draw: () => Container, spot: Point) => place(root, key, draw, spot);
  const sign = (key: string, draw: () => Container, spot: Point) => place(signs, key, draw, spot);
  // Not painted with the valley, because the river's ripples and the trails pass behind the walls.
  if (city) put(`walls ${at} ${snowIn(view)}`, () => walls(at, snowIn(view)), { x: 0, y: 0 });
  signs.pivot.copyFrom(signFoot(at));
  signs.position.copyFrom(signFoot(at));
  const name = lettering.text(`places.${placeKey(LOCATIONS[at].name)}`);
  sign(`name ${name}`, () => nameplate(name, city), { x: 0, y: city ? -164 : -157 });
  const offer = view.offers[at];
  if (offer) {
    const { good, price, market } = offer;
    const cheaper = price < market;
    sign(`shield ${view.shields[at]}`, () => shieldPiece(view.shields[at], 34), { x: -46, y: -121 });
    sign(`price ${good} ${price} ${cheaper}`, () => priceTag(good, lettering.figure(price), cheaper), {
      x: 6,
      y: -123,
    });
    if (offerSoldOut(view, at)) sign('sold out', soldOutMark, { x: 6, y: -123 });
  }
  const owners = palacesIn(view, at);
  owners.forEach(({ seat, count }, i) =>
    put(`palaces ${seat} ${count}`, () => palaceMark(seat, count, lettering), palacePlaces(owners.length)[i]),
  );
  const [building, owner] = [view.buildings[at], view.owners[at]];
  if (building >= 0) {
    const snow = snowIn(view);
    const draw = () => new Container({ children: [drawBuilding(BUILDINGS[building], snow)], scale: BUILDING.scale });
    put(`building ${building} ${snow}`, () => new Container({ children: [draw()] }), BUILDING);
    put(`banner ${owner}`, () => banner(owner, 56), { x: -58, y: -22 });
  }
  if (view.circus === at) put('tent', () => tent(48), { x: 42, y: 12 });
  const horses = view.horses[at];
  if (horses > 0)
    put(
      `horses ${horses} ${snowIn(view)}`,
      () => horsesMark(horses, snowIn(view), lettering),
      city ? { x: -60, y: 24 } : { x: -48, y: 4 },
    );
  // To the right of the number of horses.
  cubesAt(view, at).forEach((seat, i) => put(`cube ${seat}`, () => cubePiece(seat, 20), { x: -8 + i * 22, y: 2 }));
  lettersFor(view, at).forEach(({ level, now }, i) => {
    // At the corner of the name.
    const spot = city ? { x: 76, y: -194 - i * 14 } : { x: 46, y: -179 - i * 13 };
    sign(`letter ${level}`, () => letterPiece(level, city ? 32 : 27), spot).alpha = now ? 1 : 0.55;
  });
  root.addChild(signs);
  return root;
}

/** The walls of a city, with the grain of the page. */
function walls(at: LocationId, snow: boolean): Container {
  const draw = () => drawCity(at === 0 ? 'nantes' : 'orléans', snow);
  const [city, mask] = [draw(), draw()];
  const { x, y, width, height } = city.getLocalBounds();
  const texture = grain(width, height);
  texture.position.set(x, y);
  texture.mask = mask;
  return new Container({ children: [city, mask, texture] });
}

/** The owners of the cubes at a place, one seat per cube. */
function cubesAt(view: View, at: LocationId): number[] {
  return view.players.flatMap(({ messages }, seat) =>
    messages.flatMap(({ cubes }) => cubes.filter((village) => village === at).map(() => seat)),
  );
}

/** The displayed house's messages to a place, and whether they can be delivered yet. */
function lettersFor(view: View, at: LocationId): { level: number; now: boolean }[] {
  return view.players[shownSeat(view)].messages.flatMap(({ card, targets, deliverable }) =>
    targets.includes(at) ? [{ level: MESSAGES[card].level, now: deliverable }] : [],
  );
}

function nameplate(name: string, large: boolean): Container {
  const words = label(name, 'place', INK, large ? 29 : 21, { width: large ? 240 : 100, height: 32 });
  // Neighbouring nameplates must not touch.
  if (!large) words.scale.x = Math.min(1, 100 / words.width);
  const width = words.width + (large ? 34 : 12);
  const height = Math.max(large ? 36 : 25, words.height - 2);
  const tail = 7;
  const [w, h] = [width / 2, height / 2];
  const ribbon = new Graphics()
    .poly([-w - tail, -h, -w - tail / 2, 0, -w - tail, h, w + tail, h, w + tail / 2, 0, w + tail, -h])
    .fill(VELLUM)
    .stroke({ color: GOLD, width: 1.6 });
  return new Container({ children: [ribbon, words] });
}

/** A good and its price. A price below the market's has a gold background. */
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
  const figure = label(price, 'figure', INK, 19, { width: 22, height: 28 });
  figure.x = 15;
  return new Container({ children: [plate, piece, coin, figure] });
}

/** Crosses out the price of a good that has run out. */
const soldOutMark = () =>
  new Container({
    children: [
      new Graphics()
        .roundRect(-31, -17, 62, 34, 8)
        .fill({ color: VELLUM, alpha: 0.6 })
        .moveTo(-27, 12)
        .lineTo(27, -12)
        .stroke({ color: MINIUM, width: 4, cap: 'round' }),
    ],
  });

/** Free horses, and their number if there are several. None of them is white in snow. */
function horsesMark(count: number, snow: boolean, lettering: Lettering): Container {
  const mark = new Container();
  const coats = snow ? HORSE_COATS.slice(1) : HORSE_COATS;
  for (let i = Math.min(count, 3) - 1; i >= 0; i--) {
    const { root } = createHorse(coats[i], 38);
    root.position.set(-i * 13, 14 - i * 3);
    mark.addChild(root);
  }
  if (count > 1) {
    const figure = label(lettering.figure(count), 'figure', VELLUM, 18, { width: 20, height: 28 });
    const disc = new Graphics().circle(16, -20, 12).fill(INK).stroke({ color: VELLUM, width: 1.4 });
    figure.position.set(16, -20);
    mark.addChild(disc, figure);
  }
  return mark;
}

/** The number of palaces of each house in a city. */
function palacesIn(view: View, at: LocationId): { seat: number; count: number }[] {
  return view.players.flatMap(({ palaces }, seat) => {
    const count = palaces.filter((state, palace) => state > 0 && cityOf(palace) === at).length;
    return count > 0 ? [{ seat, count }] : [];
  });
}

/** A plate in a house's colours, with its number of palaces. */
function palaceMark(seat: number, count: number, lettering: Lettering): Container {
  const plate = houseField(seat, () => new Graphics().roundRect(-20, -16, 40, 32, 4), 6);
  const arms = emblem(seat, 19);
  arms.x = -9;
  const disc = new Graphics().circle(10, 0, 9.5).fill(VELLUM).stroke({ color: INK, width: 1.2 });
  const figure = label(lettering.figure(count), 'figure', INK, 16, { width: 20, height: 28 });
  figure.x = 10;
  return new Container({ children: [plate, arms, disc, figure] });
}
