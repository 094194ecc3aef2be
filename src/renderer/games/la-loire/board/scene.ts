import type { Stagecraft } from './stagecraft';
import { Container, Rectangle } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Figure } from '../../../../engine/games/la-loire/state';
import type { Light, Rect, Scene, TargetId } from '../../../board/board-types';
import type { SceneTools } from '../../../board/mount';
import { createPicture } from '../../../board/raster';
import { ringOf } from '../../kit/highlight';
import { createWayLayer } from '../../kit/way';
import { OVERSAMPLE, sharpen } from '../../kit/lettering';
import { createCachedLayer } from '../../kit/cached-layer';
import { createSpriteCache } from '../../kit/sprite-cache';
import { figuresAt, targetsOf } from '../board-words';
import { idOf, kindOf, target } from '../targets';
import { headingOf } from '../words';
import type { View } from '../words';
import { performEvent } from './animations';
import { createBoats, drawTrack } from './boats';
import { BLEED, drawBorder, drawLeaf } from './border';
import { createFigure } from './figures';
import type { FigureSprite } from './figures';
import { drawLandscape } from './landscape';
import { BOAT, FIGURE, marketSpace, placeRect, figurePlaces, TILE, WORLD } from './layout';
import { createTiles } from './market-tiles';
import { drawShifted, drawStall, foreseen } from './market';
import { createPlaces } from './places';
import { drawTitle } from './title';

const RIDERS: readonly Figure[] = ['merchant', 'messenger'];

/** The largest texture every machine can hold, in pixels. */
const MAX_TEXTURE = 4096;
const PAGE = new Rectangle(-BLEED, -BLEED, WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED);

/** The valley of the Loire in Pixi. */
export function makeScene({ world, raster, lettering, invalidate }: SceneTools): Scene<View, LaLoireEvent> {
  const page = createPicture(raster, new Container({ children: [drawLeaf(), drawLandscape(), drawBorder()] }), PAGE);
  /** Counts languages, so that what is lettered is drawn anew in the next one. */
  let language = 0;
  const title = createCachedLayer<View>(
    raster,
    () => language,
    () => drawTitle(lettering),
  );
  const stall = createCachedLayer<View>(
    raster,
    ({ options }) => [options.game, language],
    ({ options }) => drawStall(options.game === 'casual', lettering),
  );
  const track = createCachedLayer<View>(
    raster,
    ({ river }) => [river, language],
    (view) => drawTrack(view, lettering),
  );
  const stamps = createSpriteCache(raster, 1);
  const places = createPlaces(stamps, lettering);
  const sheets = [title, stall, track];
  const tiles = createTiles(1, raster);
  const boats = createBoats(1, raster);
  const figures = new Map<TargetId, FigureSprite>();
  const [lightLayer, figureLayer, shiftLayer, effects] = [1, 2, 3, 4].map(() => new Container());
  // Nobody keeps a rider from going on: no arms are drawn.
  const ways = createWayLayer(
    (id) => locate(id),
    () => new Container(),
  );
  world.addChild(
    page.sprite,
    title.sprite,
    stall.sprite,
    track.sprite,
    places.root,
    tiles.root,
    lightLayer,
    boats.root,
    figureLayer,
    ways.root,
    shiftLayer,
    effects,
  );
  let view: View | undefined;
  let sharpness = 1;
  let lights: ReadonlyMap<TargetId, Light> = new Map();

  const arrangeFigures = (next: View) => {
    next.players.forEach((player, seat) => {
      for (const kind of RIDERS) {
        const id = target[kind](seat);
        const { at, direction, horses } = player[kind];
        const sprite = figures.get(id) ?? createFigure(kind, sharpness, raster);
        if (!figures.has(id)) figureLayer.addChild(sprite.root);
        figures.set(id, sprite);
        sprite.show({ seat, horses, heading: headingOf(at, direction) });
      }
    });
    LOCATIONS.forEach((_, at) => {
      const here = figuresAt(next, at);
      const { places: spots, scale } = figurePlaces(at, here.length);
      here.forEach((id, i) => {
        const root = figures.get(id)?.root;
        root?.position.set(spots[i].x, spots[i].y);
        root?.scale.set(scale);
      });
    });
    figureLayer.children.sort((a, b) => a.y - b.y);
  };

  const locate = (id: TargetId): Rect | null => {
    const number = idOf(id);
    switch (kindOf(id)) {
      case 'place':
        return LOCATIONS[number] ? placeRect(number) : null;
      case 'merchant':
      case 'messenger': {
        const root = figures.get(id)?.root;
        if (!root) return null;
        const [width, height] = [FIGURE.width * root.scale.y, FIGURE.height * root.scale.y];
        return { x: root.x - width / 2, y: root.y - height, width, height };
      }
      case 'boat': {
        const boat = boats.sprite(number);
        return boat ? { x: boat.x - BOAT.width / 2, y: boat.y - BOAT.height / 2 - 4, ...BOAT } : null;
      }
      case 'tile': {
        const space = view?.market.indexOf(number) ?? -1;
        return space < 0 ? null : { ...marketSpace(space), ...TILE };
      }
      default:
        return null;
    }
  };

  /** A message lights the places it goes to; everything else itself. */
  const litBy = (id: TargetId): TargetId[] => {
    if (kindOf(id) !== 'message') return [id];
    const held = view?.players.flatMap(({ messages }) => messages).find(({ card }) => card === idOf(id));
    return held?.targets.map(target.place) ?? [];
  };

  const drawLights = () => {
    lightLayer.removeChildren().forEach((child) => child.destroy());
    shiftLayer.removeChildren().forEach((child) => child.destroy({ children: true }));
    for (const [id, light] of lights) {
      for (const lit of litBy(id)) {
        const rect = locate(lit);
        if (rect) lightLayer.addChild(ringOf(rect, kindOf(id) === 'message' ? 'recalled' : light));
      }
    }
    const shift = view && foreseen(lights, view);
    if (!shift || !view) return;
    const drawn = drawShifted(shift, view);
    sharpen(drawn, sharpness * OVERSAMPLE);
    shiftLayer.addChild(drawn);
  };

  const stagecraft: Stagecraft = {
    effects,
    boats,
    tiles,
    lettering,
    figure: (figure, seat) => figures.get(target[figure](seat)),
    view: () => view,
  };

  return {
    size: WORLD,
    show(next) {
      view = next;
      effects.removeChildren().forEach((child) => child.destroy({ children: true }));
      for (const sheet of sheets) sheet.show(next);
      places.show(next);
      tiles.show(next);
      boats.show(next);
      arrangeFigures(next);
      drawLights();
      ways.redraw();
      invalidate();
    },
    perform(event, stage) {
      shiftLayer.removeChildren().forEach((child) => child.destroy({ children: true }));
      return performEvent(event, stage, stagecraft);
    },
    light(targets) {
      lights = targets;
      drawLights();
      invalidate();
    },
    way(way) {
      ways.show(way);
      invalidate();
    },
    hit(x, y) {
      if (!view) return null;
      const on = (id: TargetId) => {
        const rect = locate(id);
        return rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
      };
      const found = targetsOf(view).filter(on);
      // What stands in a place lies over it.
      return found.find((id) => kindOf(id) !== 'place') ?? found[0] ?? null;
    },
    locate,
    settle(scale) {
      if (scale === sharpness) return;
      sharpness = scale;
      page.redraw(Math.min(MAX_TEXTURE / PAGE.width, scale * OVERSAMPLE));
      for (const sheet of sheets) sheet.settle(scale);
      stamps.settle(scale);
      places.redraw();
      tiles.settle(scale);
      boats.settle(scale);
      for (const figure of figures.values()) figure.settle(scale);
      drawLights();
      ways.redraw(scale);
    },
    relabel() {
      language++;
      if (view) for (const sheet of sheets) sheet.show(view);
      places.redraw();
    },
    destroy() {
      for (const sheet of sheets) sheet.destroy();
      stamps.destroy();
      for (const figure of figures.values()) figure.destroy();
      figures.clear();
      tiles.destroy();
      boats.destroy();
      page.destroy();
    },
  };
}
