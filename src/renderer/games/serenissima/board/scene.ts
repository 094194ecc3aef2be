import { Container } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { Afloat } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, PortId } from '../../../../engine/games/serenissima/board';
import type { Lettering, Rect, Scene, SceneTools, Stage, TargetId } from '../../../board/board-types';
import type { Flattener } from '../../../board/flatten';
import { anchoragesOf } from './anchorage';
import { drawChart } from './chart';
import type { Dressing } from './dressings/dressing';
import { arms } from './drawing';
import { createFleet } from './fleet';
import type { BowMark, GalleySprite } from './galleys';
import { WORLD } from './geography';
import type { Point } from './geography';
import { cardSize, middle, resized } from './layout';
import { createBackdrop } from '../../kit/backdrop';
import { createSceneShell, empty } from '../../kit/scene';
import { idOf, kindOf } from '../../kit/targets';
import { target } from '../targets';
import { createMoorings } from './moorings';
import type { Moorings } from './moorings';
import { POWER_COLOURS } from './palette';
import type { BoardPlan } from './plan';
import { createPort } from './ports';
import { coastNamesIn } from './coast-names';
import { createChartLabels } from './chart-labels';
import { roomOf, seaNamesIn, withCrowns } from './sea-names';
import type { PortShown } from './ports';
import { BLEED } from './vellum';

interface SceneView {
  readonly galleys: readonly (Readonly<Afloat> | null)[];
}

/** How to show an edition's positions on the shared board, and how to animate its events. */
interface SceneAdapter<V extends SceneView, E> {
  readonly plan: BoardPlan;
  readonly dressing: Dressing;
  lanes(view: V): number;
  port(view: V, port: PortId): PortShown;
  arms(view: V, seat: Seat): number;
  mark(view: V, galley: GalleyId): BowMark;
  perform(event: E, stage: Stage, craft: Stagecraft<V>): Promise<void>;
}

/** What animations use: the layers, and the positions of things. */
export interface Stagecraft<V = unknown> {
  readonly plan: BoardPlan;
  readonly effects: Container;
  /** A port's card, and the centre of one of its warehouse spaces, at the current zoom. */
  card(port: PortId): Rect;
  slotCentre(port: PortId, slot: number): Point;
  galley(id: GalleyId): GalleySprite | undefined;
  readonly moorings: Moorings;
  view(): V | undefined;
  arms(seat: Seat): number;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  sharpness(): number;
  /** The zoom factor relative to the view of the whole chart. */
  closeness(): number;
}

/** Hit radius of a space in world units. The area is more than 24 CSS pixels wide at any zoom. */
const SPACE_REACH = 34;
/** Hit radius of a port's town, in addition to its card. */
const PORT_REACH = 16;

/** Makes the scene of an edition's board from the edition's adapter. */
export function sceneOf<V extends SceneView, E>(staging: SceneAdapter<V, E>): (tools: SceneTools) => Scene<V, E> {
  return (tools) => makeScene(staging, tools);
}

function makeScene<V extends SceneView, E>(staging: SceneAdapter<V, E>, tools: SceneTools): Scene<V, E> {
  const { world, raster, flattener, lettering, closeness } = tools;
  const { plan } = staging;
  const { places, layout } = plan;
  const shell = createSceneShell<V>(tools);
  const { effects, sharpness } = shell;
  let anchorage = anchoragesOf(plan);
  const moorings = createMoorings((space, count) => anchorage(space, count));
  const chart = new Container();
  const backdrop = createBackdrop(raster, chart, WORLD, BLEED);
  const labels = createChartLabels(staging.dressing, raster, sharpness());
  const ports = plan.board.ports.map((_, id) => createPort(plan, id, raster, lettering));
  const fleet = createFleet<V>(plan, raster, sharpness, moorings, (sprite, view, id, scale) => {
    const galley = view.galleys[id];
    if (galley) sprite.show(galley, staging.arms(view, galley.owner), staging.mark(view, id), scale);
  });
  const portLayer = new Container({ children: ports.map((port) => port.sprite) });
  world.addChild(backdrop.sprite, labels.layer, portLayer, shell.lightLayer, fleet.layer, shell.markLayer, effects);
  let lanes: number | undefined;
  /** The cards' size relative to the map. */
  let size = 1;
  const cardAt = (port: PortId) => resized(layout.cards[port], middle(layout.cards[port]), size);

  /** Redraws the chart if its lanes, the zoom or the language have changed. */
  const redrawChart = (inForce: number) => {
    empty(chart);
    const names = seaNamesIn(plan, lettering);
    anchorage = anchoragesOf(plan, names.map(roomOf));
    chart.addChild(drawChart(plan, staging.dressing, places.lanes.slice(0, inForce), lettering));
    labels.letter(names, coastNamesIn(plan));
    backdrop.redraw(sharpness());
  };

  const arrangeGalleys = (next: V) => {
    moorings.reset(next.galleys);
    fleet.show(next);
    labels.makeWay(fleet.hulls());
  };

  const stagecraft: Stagecraft<V> = {
    plan,
    effects,
    card: cardAt,
    slotCentre(port, slot) {
      const card = layout.cards[port];
      const { x, y } = layout.slotCentre(port, slot);
      return resized({ x, y, width: 0, height: 0 }, middle(card), size);
    },
    flattener,
    lettering,
    galley: fleet.sprite,
    moorings,
    view: shell.view,
    arms(seat) {
      const view = shell.view();
      return view ? staging.arms(view, seat) : 0;
    },
    sharpness,
    closeness,
  };

  return shell.sceneOf<E>({
    size: WORLD,
    layers: ports.map((port, id) => ({
      show: (view: V) => port.show(staging.port(view, id)),
      settle: (scale: number) => port.settle(scale),
      destroy: () => port.destroy(),
    })),
    targets: () => [
      ...fleet.ids().reverse().map(target.galley),
      ...plan.board.ports.map((_, id) => target.port(id)),
      ...places.spaces.map((_, id) => target.space(id)),
    ],
    locate(id: TargetId): Rect | null {
      const number = idOf(id);
      if (kindOf(id) === 'space' && places.spaces[number]) {
        const { x, y } = places.spaces[number];
        return { x: x - 24, y: y - 24, width: 48, height: 48 };
      }
      if (kindOf(id) === 'port' && layout.cards[number]) return cardAt(number);
      return kindOf(id) === 'galley' ? fleet.locate(number) : null;
    },
    frame(id, view) {
      const card = kindOf(id) === 'port' ? layout.cards[idOf(id)] : undefined;
      return card && staging.port(view, idOf(id)).arms >= 0 ? resized(withCrowns(card), middle(card), size) : null;
    },
    touches(id, x, y) {
      if (kindOf(id) === 'port') return near(places.ports[idOf(id)], x, y, PORT_REACH);
      return kindOf(id) === 'space' && near(places.spaces[idOf(id)], x, y, SPACE_REACH);
    },
    show(view) {
      if (lanes !== staging.lanes(view)) redrawChart((lanes = staging.lanes(view)));
      arrangeGalleys(view);
    },
    arms,
    colour: (power) => POWER_COLOURS[power].field,
    lane(from, to, view) {
      const spaceOf = (id: TargetId) => (kindOf(id) === 'galley' ? view.galleys[idOf(id)]?.space : idOf(id));
      const [start, end] = [spaceOf(from), spaceOf(to)];
      return start === undefined || end === undefined ? null : places.laneBetween(start, end);
    },
    likeness: (id, view) => (kindOf(id) === 'galley' ? fleet.likeness(idOf(id), view) : null),
    perform(event, stage) {
      fleet.hideLines();
      return staging.perform(event, stage, stagecraft);
    },
    zoom(closer) {
      size = cardSize(closer);
      ports.forEach((port) => port.resize(size));
    },
    settle(scale) {
      if (lanes !== undefined) backdrop.redraw(scale);
      labels.settle(scale);
      fleet.settle(scale);
    },
    relabel() {
      if (lanes !== undefined) redrawChart(lanes);
      ports.forEach((port) => port.relabel());
      const view = shell.view();
      if (view) arrangeGalleys(view);
    },
    destroy() {
      fleet.destroy();
      backdrop.destroy();
      labels.destroy();
    },
  });
}

function near(point: { x: number; y: number }, x: number, y: number, reach: number): boolean {
  return Math.hypot(point.x - x, point.y - y) <= reach;
}
