import { Container } from 'pixi.js';
import type { AnimationContext } from './animation-context';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Light, Point, Rect, Scene, SceneTools, TargetId } from '../../../board/board-types';
import { createOverlay } from '../../kit/overlay';
import { createSceneShell } from '../../kit/scene';
import { createSpriteCache } from '../../kit/sprite-cache';
import { targetsOf } from '../board-words';
import { idOf, kindOf } from '../../kit/targets';
import { target } from '../targets';
import { villagesOf } from '../words';
import type { View } from '../words';
import { performEvent } from './animations';
import { createBoats } from './boats';
import type { Boats } from './boats';
import { createHousehold, householdRect } from './household';
import { BOAT, drawnRect, marketSpace, middle, placeAt, placeRect, roadBetween, TILE, WORLD } from './layout';
import { createTiles } from './market-tiles';
import { drawShifted, foreseen } from './market';
import { figureLight, placeLight } from './place-light';
import { createLife } from './life';
import { createLettered } from './lettered';
import { performMoment } from './moments';
import { HOUSE_COLOURS } from './palette';
import { arms } from './pieces';
import { createPlaces } from './places';
import { createRiders } from './riders';
import { createValley } from './valley';

/** Creates the board's scene. The landscape is redrawn with the season, lettering with the language. */
export function makeScene(tools: SceneTools): Scene<View, LaLoireEvent> {
  const { world, lettering } = tools;
  const shell = createSceneShell<View>(tools);
  const { effects, view, sharpness } = shell;
  const { valley, lettered, stamps, household, life, places, tiles, boats, riders, overlay } = partsOf(
    tools,
    sharpness,
  );
  const ground = [valley.sprite, life.root, ...lettered.layers.map(({ sprite }) => sprite), household.root];
  const trailLayer = new Container();
  const pieces = [trailLayer, places.root, tiles.root, shell.spotLayer, shell.lightLayer, boats.root, riders.root];
  world.addChild(...ground, ...pieces, shell.markLayer, overlay.layer, effects);
  const locate = (id: TargetId): Rect | null => riders.locate(id) ?? locateIn(id, boats, view());
  const showTent = (at: LocationId | null) => {
    const now = view();
    if (now) places.show({ ...now, circus: at ?? -1 });
  };
  const figure = riders.sprite;
  /** The size of the places' signs relative to the map. */
  let signs = 1;
  const context: AnimationContext = { effects, boats, tiles, lettering, sharpness, figure, view, showTent };

  return shell.sceneOf<LaLoireEvent>({
    size: WORLD,
    layers: [...lettered.layers, tiles, boats],
    targets: topDown,
    locate,
    // The ground below a village belongs to it, unless a figure is there.
    touches: (id, x, y) => kindOf(id) === 'place' && placeAt({ x, y }) === idOf(id),
    // Threats are drawn around the whole place, because they would cover the price if drawn around the village.
    threatened: (id) => (kindOf(id) === 'place' ? placeRect(idOf(id)) : locate(id)),
    pieces: () => [...riders.rects(), ...LOCATIONS.map((_, at) => drawnRect(at))],
    legible: () => riders.rects(),
    arms,
    colour: (seat) => HOUSE_COLOURS[seat].field,
    paint: (next) => valley.paint(next, sharpness()),
    show(next) {
      valley.show(next, sharpness());
      for (const part of [household, places, riders]) part.show(next);
    },
    compare: tiles.compare,
    perform(event, stage) {
      overlay.show(null);
      return performMoment(event, stage, context) ?? performEvent(event, stage, context);
    },
    picture: async (event, stage) => void (await performMoment(event, stage, context)),
    dragImage: riders.dragImage,
    way: wayTo,
    trailLayer,
    lane: (from, to) => laneTo(locate(from), to),
    ring(id, light) {
      const figure = riders.locate(id);
      return kindOf(id) === 'place' ? placeLight(idOf(id), light, signs) : figure && figureLight(figure, light);
    },
    shine: (id, light) => shineOf(id, light, view()),
    ambient(seconds) {
      life.move(seconds);
      boats.bob(seconds);
    },
    relit(lights) {
      riders.lift((id) => lights.get(id) === 'focused' || lights.get(id) === 'selected');
      const now = view();
      const shift = now && foreseen(lights, now);
      overlay.show(shift ? drawShifted(shift, now) : null);
    },
    zoom: (closeness) => void (signs = places.zoom(closeness)),
    settle(scale) {
      valley.redraw(scale);
      stamps.settle(scale);
      places.redraw();
      household.redraw(view());
      riders.settle(scale);
    },
    relabel() {
      lettered.relabel(view());
      places.redraw();
    },
    destroy: () => [stamps, riders, valley].forEach((part) => part.destroy()),
  });
}

function partsOf({ raster, lettering }: SceneTools, sharpness: () => number) {
  const stamps = createSpriteCache(raster, 1);
  return {
    valley: createValley(raster),
    lettered: createLettered(raster, lettering),
    stamps,
    household: createHousehold(stamps),
    life: createLife(),
    places: createPlaces(stamps, lettering),
    tiles: createTiles(1, raster),
    boats: createBoats(1, raster),
    riders: createRiders(raster, sharpness),
    overlay: createOverlay(sharpness),
  };
}

/** All targets, topmost first. Figures and pieces at a place are above the place itself. */
function topDown(view: View): TargetId[] {
  const all = targetsOf(view);
  return [...all.filter((id) => kindOf(id) !== 'place'), ...all.filter((id) => kindOf(id) === 'place')];
}

const laneTo = (from: Rect | null, to: TargetId) => from && wayTo(middle(from), to);

/** The road from a point at a place to a neighbouring place. */
function wayTo(from: Point, to: TargetId): readonly Point[] | null {
  const start = placeAt(from);
  return start === undefined || kindOf(to) !== 'place' ? null : roadBetween(start, idOf(to));
}

/**
 * The highlights to draw for one target. A message highlights its destinations instead of itself. A focused market tile
 * also highlights the villages with its shield.
 */
export function shineOf(id: TargetId, light: Light, view: View | undefined): readonly (readonly [TargetId, Light])[] {
  if (kindOf(id) === 'message') return destinations(idOf(id), view);
  if (kindOf(id) !== 'tile' || light !== 'focused') return [[id, light]];
  return [
    [id, light],
    ...villagesOf(idOf(id), view?.shields ?? []).map((at) => [target.place(at), 'recalled'] as const),
  ];
}

/** The highlights of a message's destinations. */
function destinations(message: number, view: View | undefined): readonly (readonly [TargetId, Light])[] {
  const held = view?.players.flatMap(({ messages }) => messages).find(({ card }) => card === message);
  return held?.targets.map((at) => [target.place(at), 'recalled'] as const) ?? [];
}

function boatRect({ x, y, scale }: Container): Rect {
  const [width, height] = [BOAT.width * scale.x, BOAT.height * scale.y];
  return { x: x - width / 2, y: y - height / 2 - 4 * scale.y, width, height };
}

/** The place of a target that is not a figure; `null` if it is not on the board now. */
function locateIn(id: TargetId, boats: Boats, view: View | undefined): Rect | null {
  const number = idOf(id);
  switch (kindOf(id)) {
    case 'place':
      return LOCATIONS[number] ? drawnRect(number) : null;
    case 'boat': {
      const boat = boats.sprite(number);
      return boat ? boatRect(boat) : null;
    }
    case 'tile': {
      const space = view?.market.indexOf(number) ?? -1;
      return space < 0 ? null : { ...marketSpace(space), ...TILE };
    }
    case 'character':
    case 'palace':
      return view ? householdRect(id, view) : null;
    default:
      return null;
  }
}
