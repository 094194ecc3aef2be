import { Container, Rectangle } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { Afloat } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, PortId } from '../../../../engine/games/serenissima/board';
import type { Lettering, Light, Rect, Scene, Stage, TargetId } from '../../../board/board-types';
import type { SceneTools } from '../../../board/mount';
import { createPicture } from '../../../board/raster';
import type { Flattener } from '../../../board/flatten';
import { anchoragesOf, hullAt } from './anchorage';
import { drawChart } from './chart';
import { arms, OVERSAMPLE, sharpen } from './drawing';
import { createGalley } from './galleys';
import type { BowMark, GalleySprite } from './galleys';
import { WORLD } from './geography';
import { ringOf } from '../../kit/highlight';
import { createWayLayer } from '../../kit/way';
import { target } from '../targets';
import { createMoorings } from './moorings';
import type { Moorings } from './moorings';
import type { BoardPlan } from './plan';
import { createPort } from './ports';
import type { PortShown } from './ports';
import { BLEED } from './vellum';

/** The part of a view the shared scene reads itself. */
interface SceneView {
  readonly galleys: readonly (Readonly<Afloat> | null)[];
}

/** How an edition's positions are put on the shared board, and how its events are animated. */
interface SceneAdapter<V extends SceneView, E> {
  readonly plan: BoardPlan;
  /** How many of the lanes are in force. */
  lanes(view: V): number;
  port(view: V, port: PortId): PortShown;
  arms(view: V, seat: Seat): number;
  /** What a galley bears at its bow; `undefined` where galleys have no numbers. */
  mark(view: V, galley: GalleyId): BowMark | undefined;
  perform(event: E, stage: Stage, craft: Stagecraft<V>): Promise<void>;
}

/** What animations work with: the layers and where everything is. */
export interface Stagecraft<V = unknown> {
  readonly plan: BoardPlan;
  readonly effects: Container;
  galley(id: GalleyId): GalleySprite | undefined;
  readonly moorings: Moorings;
  view(): V | undefined;
  /** The arms of a seat. */
  arms(seat: Seat): number;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  /** Device pixels a world unit. */
  sharpness(): number;
  /** How many times larger than in the view of the whole chart everything is seen. */
  closeness(): number;
}

/** The largest texture every machine can hold, in pixels. */
const MAX_TEXTURE = 4096;

/** The whole sheet, beyond the world's edge. */
const SHEET = new Rectangle(-BLEED, -BLEED, WORLD.width + 2 * BLEED, WORLD.height + 2 * BLEED);

/** Radius in which a space is hit, in world units: more than 24 CSS pixels across at any zoom. */
const SPACE_REACH = 34;

/** A board of either edition in Pixi. */
export function sceneOf<V extends SceneView, E>(staging: SceneAdapter<V, E>): (tools: SceneTools) => Scene<V, E> {
  return (tools) => makeScene(staging, tools);
}

function makeScene<V extends SceneView, E>(
  staging: SceneAdapter<V, E>,
  { world, raster, flattener, lettering, closeness, invalidate }: SceneTools,
): Scene<V, E> {
  const { plan } = staging;
  const { places, layout } = plan;
  const moorings = createMoorings(anchoragesOf(plan));
  const chart = new Container();
  const chartPicture = createPicture(raster, chart, SHEET);
  world.addChild(chartPicture.sprite);
  const portLayer = world.addChild(new Container());
  const lightLayer = world.addChild(new Container());
  const ways = createWayLayer((id) => locate(id), arms);
  const galleyLayer = world.addChild(new Container());
  world.addChild(ways.root);
  const effects = world.addChild(new Container());
  const ports = plan.board.ports.map((_, id) => createPort(plan, id, raster, lettering));
  portLayer.addChild(...ports.map((port) => port.sprite));
  const galleys = new Map<number, GalleySprite>();
  let view: V | undefined;
  let lanes: number | undefined;
  let sharpness = 1;
  let lights: ReadonlyMap<TargetId, Light> = new Map();

  const show = (next: V) => {
    view = next;
    if (lanes !== staging.lanes(next)) {
      lanes = staging.lanes(next);
      redrawChart(lanes);
    }
    effects.removeChildren().forEach((child) => child.destroy({ children: true }));
    ports.forEach((port, id) => port.show(staging.port(next, id)));
    arrangeGalleys(next);
    drawLights();
    ways.redraw();
    invalidate();
  };

  const redrawChart = (inForce: number) => {
    chart.removeChildren().forEach((child) => child.destroy({ children: true }));
    chart.addChild(drawChart(plan, places.lanes.slice(0, inForce), lettering));
    cacheChart();
  };

  /** The chart seldom changes: its picture is drawn anew when the zoom has settled, as large as textures may be. */
  const cacheChart = () => {
    const resolution = Math.min(MAX_TEXTURE / Math.max(SHEET.width, SHEET.height), sharpness * OVERSAMPLE);
    sharpen(chart, resolution);
    chartPicture.redraw(resolution);
  };

  const arrangeGalleys = (next: V) => {
    for (const [id, sprite] of galleys) {
      if (next.galleys[id]) continue;
      sprite.destroy();
      galleys.delete(id);
    }
    moorings.reset(next.galleys);
    for (const [id, { x, y, scale }] of moorings.all()) {
      const galley = next.galleys[id];
      if (!galley) continue;
      const sprite = galleys.get(id) ?? createGalley(plan.goods, sharpness, raster);
      if (!galleys.has(id)) galleyLayer.addChild(sprite.root);
      galleys.set(id, sprite);
      sprite.show(galley, staging.arms(next, galley.owner), staging.mark(next, id));
      sprite.root.position.set(x, y);
      sprite.root.scale.set(scale);
      sprite.root.alpha = 1;
      sprite.root.rotation = 0;
    }
  };

  const locate = (target: TargetId): Rect | null => {
    const [kind, text] = target.split(':');
    const id = Number(text);
    if (kind === 'space' && places.spaces[id]) {
      const { x, y } = places.spaces[id];
      return { x: x - 24, y: y - 24, width: 48, height: 48 };
    }
    if (kind === 'port' && layout.cards[id]) return layout.cards[id];
    if (kind === 'galley') {
      const sprite = galleys.get(id);
      return sprite ? hullAt(sprite.root.position, sprite.root.scale.y) : null;
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

  const stagecraft: Stagecraft<V> = {
    plan,
    effects,
    flattener,
    lettering,
    galley: (id) => galleys.get(id),
    moorings,
    view: () => view,
    arms: (seat) => (view ? staging.arms(view, seat) : 0),
    sharpness: () => sharpness,
    closeness,
  };

  return {
    size: WORLD,
    show,
    perform: (event, stage) => staging.perform(event, stage, stagecraft),
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
      const on = (id: TargetId) => {
        const rect = locate(id);
        return rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
      };
      const galley = [...galleys.keys()].reverse().find((id) => on(target.galley(id)));
      if (galley !== undefined) return target.galley(galley);
      const port = layout.cards.findIndex((_, id) => on(target.port(id)) || near(places.ports[id], x, y, 16));
      if (port >= 0) return target.port(port);
      const space = places.spaces.findIndex((centre) => near(centre, x, y, SPACE_REACH));
      return space >= 0 ? target.space(space) : null;
    },
    locate,
    settle(scale) {
      if (scale === sharpness) return;
      sharpness = scale;
      if (lanes !== undefined) cacheChart();
      for (const sprite of [...ports, ...galleys.values()]) sprite.settle(scale);
      ways.redraw(scale);
    },
    relabel() {
      if (lanes !== undefined) redrawChart(lanes);
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
