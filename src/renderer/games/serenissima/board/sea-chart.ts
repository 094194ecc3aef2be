import { Container } from 'pixi.js';
import type { SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect, SceneTools } from '../../../board/board-types';
import { runToEnd } from '../../../board/time-slices';
import { createBackdrop } from '../../kit/backdrop';
import { daylight } from '../../kit/daylight';
import { createWater } from '../../kit/water';
import { empty } from '../../kit/scene';
import { anchoragesOf } from './anchorage';
import { drawChart } from './chart';
import { createChartLabels } from './chart-labels';
import { coastNamesIn } from './coast-names';
import type { Dressing } from './dressings/dressing';
import { WORLD } from './geography';
import type { BoardPlan } from './plan';
import { seaField } from './sea-field';
import { roomOf, seaNamesIn } from './sea-names';
import { createSunlight, eveningAt } from './sunlight';
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
  const chart = new Container();
  const backdrop = createBackdrop(raster, chart, WORLD, BLEED);
  const water = graphicsCard ? createWater(WORLD.width, WORLD.height, seaField(plan), dressing.water) : null;
  const sunlight = createSunlight();
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
    anchorage = anchoragesOf(plan, names.map(roomOf));
    yield;
    labels.letter(names, coastNamesIn(plan));
    yield;
    empty(chart);
    chart.addChild(drawChart(plan, dressing, plan.places.lanes.slice(0, inForce), lettering));
    yield;
    backdrop.redraw(sharpness());
    yield;
  }
  /** Draws the chart with the lanes in use, in several steps. */
  function* paint(inForce: number) {
    if (inForce !== lanes) yield* draw(inForce);
  }
  return {
    layers: [backdrop.sprite, sunlight.layer, ...(water ? [water.mesh] : []), labels.layer],
    /** Lights the chart for this fraction of the match, except for the names, which must stay legible. */
    light(day: number) {
      backdrop.sprite.tint = daylight(day);
      sunlight.show(day);
      water?.light(eveningAt(day));
    },
    /** Moves the water. */
    ambient: (seconds: number) => water?.move(seconds),
    /** The positions of a number of galleys in a space, away from names. */
    anchorage: (space: SpaceId, count: number) => anchorage(space, count),
    paint,
    /** Shows the lanes in use. */
    show: (inForce: number) => runToEnd(paint(inForce)),
    /** Moves the names out of the way of galleys and threat marks. */
    makeWay(hulls: readonly Rect[]) {
      labels.makeWay(hulls);
    },
    settle(scale: number) {
      if (lanes !== undefined) backdrop.redraw(scale);
      labels.settle(scale);
    },
    relabel() {
      if (lanes !== undefined) runToEnd(draw(lanes));
    },
    destroy() {
      backdrop.destroy();
      water?.destroy();
      labels.destroy();
    },
  };
}
