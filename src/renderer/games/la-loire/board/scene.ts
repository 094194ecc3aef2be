import type { Stagecraft } from './stagecraft';
import { Container } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../../engine/games/la-loire/events';
import type { Figure } from '../../../../engine/games/la-loire/state';
import type { Rect, Scene, SceneTools, TargetId } from '../../../board/board-types';
import { createBackdrop } from '../../kit/backdrop';
import { createSceneShell, empty } from '../../kit/scene';
import { OVERSAMPLE, sharpen } from '../../kit/lettering';
import { createCachedLayer } from '../../kit/cached-layer';
import { createSpriteCache } from '../../kit/sprite-cache';
import { figuresAt, targetsOf } from '../board-words';
import { idOf, kindOf } from '../../kit/targets';
import { target } from '../targets';
import { headingOf } from '../words';
import type { View } from '../words';
import { performEvent } from './animations';
import { createBoats, drawTrack } from './boats';
import { BLEED, drawBorder, drawLeaf } from './border';
import { createFigure } from './figures';
import type { FigureSprite } from './figures';
import { drawCalendar } from './calendar';
import { createHousehold, householdRect } from './household';
import { drawLandscape } from './landscape';
import { seasonOf, yearOf } from './seasons';
import type { Season } from './seasons';
import { BOAT, FIGURE, marketSpace, placeRect, figurePlaces, TILE, WORLD } from './layout';
import { createTiles } from './market-tiles';
import { drawShifted, drawStall, foreseen } from './market';
import { HOUSE_COLOURS } from './palette';
import { arms } from './pieces';
import { createPlaces } from './places';
import { drawTitle } from './title';

const RIDERS: readonly Figure[] = ['merchant', 'messenger'];

/** The scene of the Loire valley. */
export function makeScene(tools: SceneTools): Scene<View, LaLoireEvent> {
  const { world, raster, lettering } = tools;
  const shell = createSceneShell<View>(tools);
  const { effects, view } = shell;
  const leaf = new Container();
  let season: Season | undefined;
  /** The valley is repainted for each season. */
  const paint = (next: Season) => {
    season = next;
    empty(leaf);
    leaf.addChild(drawLeaf(), drawLandscape(next), drawBorder());
  };
  paint('spring');
  const page = createBackdrop(raster, leaf, WORLD, BLEED);
  /** Counts language changes; part of the cache keys, so that lettering is redrawn. */
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
  const calendar = createCachedLayer<View>(
    raster,
    (view) => [yearOf(view), language],
    (view) => drawCalendar(view, lettering),
  );
  const stamps = createSpriteCache(raster, 1);
  const household = createHousehold(stamps);
  const places = createPlaces(stamps, lettering);
  const tiles = createTiles(1, raster);
  const boats = createBoats(1, raster);
  const figures = new Map<TargetId, FigureSprite>();
  const [figureLayer, shiftLayer] = [new Container(), new Container()];
  world.addChild(
    page.sprite,
    title.sprite,
    stall.sprite,
    calendar.sprite,
    track.sprite,
    household.root,
    places.root,
    tiles.root,
    shell.lightLayer,
    boats.root,
    figureLayer,
    shell.markLayer,
    shiftLayer,
    effects,
  );
  const arrangeFigures = (next: View) => {
    next.players.forEach((player, seat) => {
      for (const kind of RIDERS) {
        const id = target[kind](seat);
        const { at, direction, horses } = player[kind];
        const sprite = figures.get(id) ?? createFigure(kind, shell.sharpness(), raster);
        if (!figures.has(id)) figureLayer.addChild(sprite.root);
        figures.set(id, sprite);
        const { scale } = figurePlaces(at, figuresAt(next, at).length);
        sprite.show({ seat, horses, heading: headingOf(at, direction), scale });
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
        const space = view()?.market.indexOf(number) ?? -1;
        return space < 0 ? null : { ...marketSpace(space), ...TILE };
      }
      case 'character':
      case 'palace': {
        const now = view();
        return now ? householdRect(id, now) : null;
      }
      default:
        return null;
    }
  };

  const stagecraft: Stagecraft = {
    effects,
    boats,
    tiles,
    lettering,
    figure: (figure, seat) => figures.get(target[figure](seat)),
    view,
  };

  return shell.sceneOf<LaLoireEvent>({
    size: WORLD,
    layers: [title, stall, calendar, track, tiles, boats],
    // Figures and pieces in a place are above the place itself.
    targets(now) {
      const all = targetsOf(now);
      return [...all.filter((id) => kindOf(id) !== 'place'), ...all.filter((id) => kindOf(id) === 'place')];
    },
    locate,
    arms,
    colour: (seat) => HOUSE_COLOURS[seat].field,
    show(next) {
      if (seasonOf(next) !== season) {
        paint(seasonOf(next));
        page.redraw(shell.sharpness());
      }
      household.show(next);
      places.show(next);
      arrangeFigures(next);
    },
    perform(event, stage) {
      empty(shiftLayer);
      return performEvent(event, stage, stagecraft);
    },
    likeness(id, now) {
      const figure = RIDERS.find((kind) => kind === kindOf(id));
      if (!figure) return null;
      const { at, direction, horses } = now.players[idOf(id)][figure];
      const sprite = createFigure(figure, shell.sharpness(), raster);
      sprite.show({ seat: idOf(id), horses, heading: headingOf(at, direction), scale: 1 });
      return sprite;
    },
    // A light on a message highlights its destinations; any other light highlights its own target.
    shine(id, light) {
      if (kindOf(id) !== 'message') return [[id, light]];
      const held = view()
        ?.players.flatMap(({ messages }) => messages)
        .find(({ card }) => card === idOf(id));
      return held?.targets.map((at) => [target.place(at), 'recalled'] as const) ?? [];
    },
    relit(lights) {
      empty(shiftLayer);
      const now = view();
      const shift = now && foreseen(lights, now);
      if (!shift) return;
      const drawn = drawShifted(shift, now);
      sharpen(drawn, shell.sharpness() * OVERSAMPLE);
      shiftLayer.addChild(drawn);
    },
    settle(scale) {
      page.redraw(scale);
      stamps.settle(scale);
      places.redraw();
      household.redraw(view());
      for (const figure of figures.values()) figure.settle(scale);
    },
    relabel() {
      language++;
      const now = view();
      if (now) for (const lettered of [title, stall, calendar, track]) lettered.show(now);
      places.redraw();
    },
    destroy() {
      stamps.destroy();
      for (const figure of figures.values()) figure.destroy();
      figures.clear();
      page.destroy();
    },
  });
}
