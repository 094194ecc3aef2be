import { Container } from 'pixi.js';
import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect, SceneTools } from '../../../board/board-types';
import { runToEnd } from '../../../board/time-slices';
import { createBackdrop } from '../../kit/backdrop';
import { createWater } from '../../kit/water';
import { empty } from '../../kit/scene';
import { anchoragesOf } from './anchorage-search';
import { drawRoutes, drawScenery } from './chart';
import { createChartLabels } from './chart-labels';
import { coastNamesIn } from './coast-names';
import type { Dressing } from './dressings/dressing';
import { WORLD } from './geography';
import type { BoardPlan } from './plan';
import { seaField } from './sea-field';
import { seaNamesIn } from './sea-names';
import { nameRooms } from './name-rooms';
import { createPlates } from './plates';
import { createSunlight, eveningAt, tintAt } from './sunlight';
import { BLEED } from './vellum';

/**
 * The chart with its names, redrawn only when its lanes, the zoom or the language change. `sharpness` returns device
 * pixels per world unit.
 */
export function createSeaChart(
  plan: BoardPlan,
  dressing: Dressing,
  { raster, lettering, graphicsCard }: SceneTools,
  sharpness: () => number,
) {
  const [chart, routes, trails] = Array.from({ length: 3 }, () => new Container());
  const backdrop = createBackdrop(raster, chart, WORLD, BLEED);
  const water = graphicsCard ? createWater(WORLD.width, WORLD.height, seaField(plan), dressing.water) : null;
  const sunlight = createSunlight();
  const plates = createPlates(dressing, raster, lettering);
  const labels = createChartLabels(dressing, raster, sharpness());
  let anchorage = anchoragesOf(plan);
  let lanes: number | undefined;
  function* draw(inForce: number) {
    lanes = inForce;
    for (const paintWash of dressing.washes) {
      paintWash();
      yield;
    }
    const names = seaNamesIn(plan, lettering);
    anchorage = anchoragesOf(plan, nameRooms(names));
    yield;
    labels.letter(names, coastNamesIn(plan));
    yield;
    empty(chart);
    chart.addChild(drawScenery(plan, dressing));
    empty(routes);
    routes.addChild(drawRoutes(plan, dressing, plan.places.lanes.slice(0, inForce)));
    yield;
    backdrop.redraw(sharpness());
    plates.letter(sharpness());
    yield;
  }
  /** Draws the chart with the lanes in use, in several steps. */
  function* paint(inForce: number) {
    if (inForce !== lanes) yield* draw(inForce);
  }
  return {
    layers: [backdrop.sprite, sunlight.layer, ...(water ? [water.mesh] : []), routes, trails, plates.layer],
    names: labels.layer,
    trails,
    /**
     * Lights land and sea as at this fraction of the match, but not routes, ornaments and names, which must stay
     * legible.
     */
    light(day: number) {
      backdrop.sprite.tint = tintAt(day);
      sunlight.show(day);
      water?.light(eveningAt(day));
    },
    /** Moves the water. */
    ambient: (seconds: number) => water?.move(seconds),
    /** The positions of a number of galleys in a space, away from names and from the galleys in other spaces. */
    anchorage: (space: SpaceId, count: number, others: readonly Rect[]) => anchorage(space, count, others),
    paint,
    /** Draws the chart with the lanes in use, in one step. */
    show: (inForce: number) => runToEnd(paint(inForce)),
    /** Moves the names out of the way of galleys and threat marks and, if there is room, of rings below the names. */
    makeWay: (hulls: readonly Rect[], rings: readonly Rect[]) => labels.makeWay(hulls, rings),
    settle(scale: number) {
      if (lanes !== undefined) [backdrop, plates].forEach((part) => part.redraw(scale));
      labels.settle(scale);
    },
    relabel() {
      if (lanes !== undefined) runToEnd(draw(lanes));
    },
    destroy() {
      backdrop.destroy();
      plates.destroy();
      water?.destroy();
      labels.destroy();
    },
  };
}
