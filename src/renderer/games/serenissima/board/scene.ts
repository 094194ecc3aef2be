import { Container, Rectangle } from 'pixi.js';
import { BOARD } from '../../../../engine/games/serenissima/first-edition/data';
import type { FirstEditionEvent } from '../../../../engine/games/serenissima/first-edition/events';
import type { FirstEditionView } from '../../../../engine/games/serenissima/first-edition/view-types';
import type { Lettering, Light, Rect, Scene, TargetId } from '../../../table/board-types';
import type { SceneTools } from '../../../table/mount';
import { createPicture } from '../../../table/raster';
import type { Raster } from '../../../table/raster';
import { performEvent } from './animations';
import { drawChart } from './chart';
import { OVERSAMPLE, sharpen } from './drawing';
import { createGalley } from './galleys';
import type { GalleySprite } from './galleys';
import { SPACES, WORLD } from './geography';
import { ringOf } from '../../kit/highlight';
import { CARD, fanOut, GALLEY, townOf } from './layout';
import { createPort } from './ports';
import { BLEED } from './vellum';

/** What animations work with: the layers and where everything is. */
export interface Stagecraft {
  readonly effects: Container;
  galley(id: number): GalleySprite | undefined;
  view(): FirstEditionView | undefined;
  readonly raster: Raster;
  readonly lettering: Lettering;
  /** Device pixels a world unit, and CSS pixels a world unit. */
  sharpness(): number;
  zoom(): number;
}

/** The largest texture every machine can hold, in pixels. */
const MAX_TEXTURE = 4096;

/** The whole sheet, beyond the world's edge. */
const SHEET = new Rectangle(-BLEED, -BLEED, WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED);

/** Radius in which a space is hit, in world units: more than 24 CSS pixels across at any zoom. */
const SPACE_REACH = 34;

/** The 1996 board in Pixi. */
export function makeScene({
  world,
  raster,
  lettering,
  pixelRatio,
  invalidate,
}: SceneTools): Scene<FirstEditionView, FirstEditionEvent> {
  const chart = new Container();
  const chartPicture = createPicture(raster, chart, SHEET);
  world.addChild(chartPicture.sprite);
  const portLayer = world.addChild(new Container());
  const lightLayer = world.addChild(new Container());
  const galleyLayer = world.addChild(new Container());
  const effects = world.addChild(new Container());
  const ports = BOARD.ports.map((_, id) => createPort(id, raster, lettering));
  portLayer.addChild(...ports.map((port) => port.sprite));
  const galleys = new Map<number, GalleySprite>();
  let view: FirstEditionView | undefined;
  let disputed: boolean | undefined;
  let sharpness = 1;
  let lights: ReadonlyMap<TargetId, Light> = new Map();

  const show = (next: FirstEditionView) => {
    view = next;
    if (disputed !== next.options.alexandriaAcre) {
      disputed = next.options.alexandriaAcre;
      redrawChart(disputed);
    }
    effects.removeChildren().forEach((child) => child.destroy({ children: true }));
    ports.forEach((port, id) => port.show(next.ports[id], next));
    arrangeGalleys(next);
    drawLights();
    invalidate();
  };

  const redrawChart = (withDisputed: boolean) => {
    chart.removeChildren().forEach((child) => child.destroy({ children: true }));
    chart.addChild(drawChart(withDisputed, lettering));
    cacheChart();
  };

  /** The chart seldom changes: its picture is drawn anew when the zoom has settled, as large as textures may be. */
  const cacheChart = () => {
    const resolution = Math.min(MAX_TEXTURE / Math.max(SHEET.width, SHEET.height), sharpness * OVERSAMPLE);
    sharpen(chart, resolution);
    chartPicture.redraw(resolution);
  };

  const arrangeGalleys = (next: FirstEditionView) => {
    for (const [id, sprite] of galleys) {
      if (next.galleys[id]) continue;
      sprite.destroy();
      galleys.delete(id);
    }
    SPACES.forEach((_, space) => {
      const here = next.galleys.flatMap((galley, id) => (galley?.space === space ? [{ galley, id }] : []));
      here.sort((a, b) => a.galley.owner - b.galley.owner || a.id - b.id);
      const { places, scale } = fanOut(space, here.length);
      here.forEach(({ galley, id }, i) => {
        const sprite = galleys.get(id) ?? createGalley(sharpness, raster);
        if (!galleys.has(id)) galleyLayer.addChild(sprite.root);
        galleys.set(id, sprite);
        sprite.show(galley, next.powers[galley.owner]);
        sprite.root.position.set(places[i].x, places[i].y);
        sprite.root.scale.set(scale);
        sprite.root.alpha = 1;
        sprite.root.rotation = 0;
      });
    });
  };

  const locate = (target: TargetId): Rect | null => {
    const [kind, text] = target.split(':');
    const id = Number(text);
    if (kind === 'space' && SPACES[id]) {
      const { x, y } = SPACES[id];
      return { x: x - 24, y: y - 24, width: 48, height: 48 };
    }
    if (kind === 'port' && CARD[id]) return CARD[id];
    if (kind === 'galley') {
      const sprite = galleys.get(id);
      if (!sprite) return null;
      const { x, y } = sprite.root.position;
      const scale = sprite.root.scale.y;
      const [width, height] = [GALLEY.width * scale, (GALLEY.height + 10) * scale];
      return { x: x - width / 2, y: y - height / 2 - 3 * scale, width, height };
    }
    return null;
  };

  const drawLights = () => {
    lightLayer.removeChildren().forEach((child) => child.destroy());
    for (const [target, light] of lights) {
      const rect = locate(target);
      if (rect) lightLayer.addChild(ringOf(rect, light));
    }
  };

  const stagecraft: Stagecraft = {
    effects,
    raster,
    lettering,
    galley: (id) => galleys.get(id),
    view: () => view,
    sharpness: () => sharpness,
    zoom: () => sharpness / pixelRatio(),
  };

  return {
    size: WORLD,
    show,
    perform: (event, stage) => performEvent(event, stage, stagecraft),
    light(targets) {
      lights = targets;
      drawLights();
      invalidate();
    },
    hit(x, y) {
      const on = (target: TargetId) => {
        const rect = locate(target);
        return rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
      };
      const galley = [...galleys.keys()].reverse().find((id) => on(`galley:${id}`));
      if (galley !== undefined) return `galley:${galley}`;
      const port = CARD.findIndex((_, id) => on(`port:${id}`) || near(townOf(id), x, y, 16));
      if (port >= 0) return `port:${port}`;
      const space = SPACES.findIndex((centre) => near(centre, x, y, SPACE_REACH));
      return space >= 0 ? `space:${space}` : null;
    },
    locate,
    settle(scale) {
      if (scale === sharpness) return;
      sharpness = scale;
      if (disputed !== undefined) cacheChart();
      for (const sprite of [...ports, ...galleys.values()]) sprite.settle(scale);
    },
    relabel() {
      if (disputed !== undefined) redrawChart(disputed);
      ports.forEach((port) => port.relabel());
    },
    destroy() {
      for (const sprite of [...ports, ...galleys.values()]) sprite.destroy();
      chartPicture.destroy();
      galleys.clear();
    },
  };
}

function near(point: { x: number; y: number }, x: number, y: number, reach: number): boolean {
  return Math.hypot(point.x - x, point.y - y) <= reach;
}
