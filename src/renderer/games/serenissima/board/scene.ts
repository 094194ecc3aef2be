import { Container, Graphics } from 'pixi.js';
import type { Seat } from '../../../../engine/core/game';
import type { BaseGalley } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, PortId } from '../../../../engine/games/serenissima/board';
import type { Lettering, Light, Rect, Scene, SceneTools, Stage, TargetId } from '../../../board/board-types';
import type { Flattener } from '../../../board/flatten';
import { boundingRect, centreOf } from '../../../board/geometry';
import { createExchangeCounter } from './battle/exchanges';
import type { ExchangeCounter } from './battle/exchanges';
import type { BattleLook } from './battle/look';
import type { Dressing } from './dressings/dressing';
import { arms } from './drawing';
import { createCards } from './cards';
import { createFleet } from './fleet';
import { createSeaChart } from './sea-chart';
import type { BowMark, GalleySprite } from './galleys';
import { WORLD } from './geography';
import type { Point } from './geography';
import { ringOf } from '../../kit/highlight';
import { glow } from '../../kit/paint';
import { createSceneShell } from '../../kit/scene';
import { idOf, kindOf } from '../../kit/targets';
import { target } from '../targets';
import { createMoorings } from './moorings';
import type { Moorings } from './moorings';
import { POWER_COLOURS } from './palette';
import type { BoardPlan } from './plan';
import { createPort } from './ports';
import type { PortShown } from './ports';

interface SceneView {
  readonly galleys: readonly (Readonly<BaseGalley> | null)[];
}

/** How to show an edition's positions on the shared board, and how to animate its events. */
interface SceneAdapter<V extends SceneView, E> {
  readonly plan: BoardPlan;
  readonly dressing: Dressing;
  lanes(view: V): number;
  /** How much of the match is over, from 0 to 1. */
  day(view: V): number;
  port(view: V, port: PortId): Omit<PortShown, 'dusk'>;
  arms(view: V, seat: Seat): number;
  mark(view: V, galley: GalleyId): BowMark;
  perform(event: E, stage: Stage, craft: AnimationContext<V>): Promise<void>;
  picture?(event: E, stage: Stage, craft: AnimationContext<V>): Promise<void>;
}

/** The parts of the scene that animations use: the layers, and the positions of cards and pieces. */
export interface AnimationContext<V = unknown> {
  readonly plan: BoardPlan;
  readonly effects: Container;
  /** A port's card, and the centre of one of its warehouse spaces, at the current zoom. */
  card(port: PortId): Rect;
  slotCentre(port: PortId, slot: number): Point;
  galley(id: GalleyId): GalleySprite | undefined;
  readonly moorings: Moorings;
  /** The style of battle pictures, and the exchanges of the current battle. */
  readonly battleLook: BattleLook;
  readonly exchanges: ExchangeCounter;
  view(): V | undefined;
  /** How much of the match is over, from 0 to 1. */
  day(): number;
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

/** The size of a space's rose, and how far its glow reaches beyond it, in world units. */
const ROSE = 48;
const HALO = 18;

/** The radius of a ring's corners around a card. A rounder ring would cross the card's lower corners. */
const CARD_CORNER = 8;

/** The fraction of a match after which lanterns are lit. */
const DUSK = 0.75;

/** Returns a function that makes the scene of an edition's board, from the edition's adapter. */
export function sceneOf<V extends SceneView, E>(staging: SceneAdapter<V, E>): (tools: SceneTools) => Scene<V, E> {
  return (tools) => makeScene(staging, tools);
}

function makeScene<V extends SceneView, E>(staging: SceneAdapter<V, E>, tools: SceneTools): Scene<V, E> {
  const { flattener, lettering, closeness } = tools;
  const { plan } = staging;
  const shell = createSceneShell<V>(tools);
  const { chart, cards, moorings, ports, fleet, arrangeGalleys, makeWay, rects } = partsOf(staging, tools, shell);

  const dayOf = (view: V | undefined) => (view ? staging.day(view) : 0);
  const armsIn = (view: V | undefined, seat: Seat) => (view ? staging.arms(view, seat) : 0);
  const context: AnimationContext<V> = {
    plan,
    effects: shell.effects,
    card: cards.at,
    slotCentre: cards.slotCentre,
    flattener,
    lettering,
    galley: fleet.sprite,
    moorings,
    battleLook: staging.dressing.battle,
    exchanges: createExchangeCounter(),
    view: shell.view,
    day: () => dayOf(shell.view()),
    arms: (seat) => armsIn(shell.view(), seat),
    sharpness: shell.sharpness,
    closeness,
  };

  return shell.sceneOf<E>({
    size: WORLD,
    trailLayer: chart.trails,
    layers: ports.map((port, id) =>
      layerOf(port, (view: V) => ({ ...staging.port(view, id), dusk: staging.day(view) > DUSK })),
    ),
    targets: () => [...fleet.ids().reverse().map(target.galley), ...placesOf(plan)],
    locate(id) {
      if (kindOf(id) === 'galley') return fleet.locate(idOf(id));
      return kindOf(id) === 'port' && idOf(id) in ports ? cards.at(idOf(id)) : spaceIn(plan, id);
    },
    ...rects,
    touches: (id, x, y) => touches(plan, id, x, y),
    paint: (view) => chart.paint(staging.lanes(view)),
    show(view) {
      chart.show(staging.lanes(view));
      chart.light(staging.day(view));
      arrangeGalleys(view);
    },
    arms,
    colour: (power) => POWER_COLOURS[power].field,
    lane: (from, to, view) => laneBetween(plan, view, from, to),
    dragImage: (id, view) => (kindOf(id) === 'galley' ? fleet.dragImage(idOf(id), view) : null),
    perform(event, stage) {
      fleet.hideLines();
      return staging.perform(event, stage, context);
    },
    picture: async (event, stage) => staging.picture?.(event, stage, context),
    zoom(closer) {
      const size = cards.zoom(closer);
      ports.forEach((port) => port.resize(size));
    },
    settle: (scale) => [chart, fleet].forEach((part) => part.settle(scale)),
    marked: (threats) => makeWay({ threats }),
    spotlit: (areas, byPage) => makeWay(byPage ? { page: areas, rings: [] } : { page: [], rings: areas }),
    relit: (lights) => fleet.lift(pointedAt(lights)),
    ambient(seconds) {
      chart.ambient(seconds);
      fleet.ambient(seconds);
    },
    relabel() {
      chart.relabel();
      ports.forEach((port) => port.relabel());
      const view = shell.view();
      if (view) arrangeGalleys(view);
    },
    destroy() {
      fleet.destroy();
      chart.destroy();
    },
  });
}

/** The parts of the board, added to the world from back to front. */
function partsOf<V extends SceneView, E>(
  staging: SceneAdapter<V, E>,
  tools: SceneTools,
  { spotLayer, lowLayer, lightLayer, markLayer, effects, sharpness }: ReturnType<typeof createSceneShell<V>>,
) {
  const { plan, dressing } = staging;
  const { world, raster, lettering } = tools;
  const chart = createSeaChart(plan, dressing, tools, sharpness);
  const cards = createCards(plan);
  const moorings = createMoorings(chart.anchorage);
  const ports = plan.board.ports.map((_, id) => createPort(plan, id, dressing.card, raster, lettering));
  const fleet = createFleet<V>(plan, raster, sharpness, moorings, dressOf(staging));
  const portLayer = new Container({ children: ports.map((port) => port.sprite) });
  // The rings of a lesson are below everything that they could cover. No ring is drawn over the names.
  world.addChild(...chart.layers, spotLayer, lowLayer, portLayer, lightLayer, chart.names);
  world.addChild(fleet.layer, markLayer, effects);
  /** What names make way for, besides galleys: threats, marks of the page, and rings, which are below the names. */
  let marks: Readonly<Record<'threats' | 'page' | 'rings', readonly Rect[]>> = { threats: [], page: [], rings: [] };
  const makeWay = (changed: Partial<typeof marks> = {}) => {
    marks = { ...marks, ...changed };
    chart.makeWay([...fleet.covered(), ...marks.threats, ...marks.page], marks.rings);
  };
  const arrangeGalleys = (view: V) => {
    moorings.reset(view.galleys);
    fleet.show(view);
    makeWay();
  };
  const frame = (id: TargetId, view: V) => {
    if (kindOf(id) === 'space') return boundingRect([spaceIn(plan, id) ?? [], fleet.hullsIn(idOf(id), view)].flat());
    if (kindOf(id) !== 'port' || !(idOf(id) in ports)) return null;
    return staging.port(view, idOf(id)).arms >= 0 ? cards.crowned(idOf(id)) : cards.edged(idOf(id));
  };
  const surroundings = (id: TargetId) => (kindOf(id) === 'galley' ? fleet.whole(idOf(id)) : null);
  const legible = () => [...fleet.figures(), ...plan.board.ports.map((_, id) => cards.crowned(id))];
  const pieces = () => fleet.covered();
  // Below all cards, so that their names and garrisons stay legible and no ring stops beside them.
  const isLow = (id: TargetId, light: Light) => kindOf(id) !== 'galley' && light === 'legal';
  const ring = (id: TargetId, light: Light, rect: Rect) => {
    if (kindOf(id) === 'space' && light === 'legal') return goalLight(rect);
    const isCard = kindOf(id) === 'port' && light !== 'idle' && light !== 'asked';
    return isCard ? ringOf(rect, light, { radius: CARD_CORNER }) : null;
  };
  const rects = { frame, surroundings, legible, pieces, isLow, ring };
  return { chart, cards, moorings, ports, fleet, arrangeGalleys, makeWay, rects };
}

/** The galleys under the pointer or with the focus. */
const pointedAt = (lights: ReadonlyMap<TargetId, Light>): ReadonlySet<GalleyId> =>
  new Set([...lights].flatMap(([id, light]) => (light === 'focused' && kindOf(id) === 'galley' ? [idOf(id)] : [])));

const dressOf =
  <V extends SceneView, E>(staging: SceneAdapter<V, E>) =>
  (sprite: GalleySprite, view: V, id: GalleyId, scale?: number) => {
    const galley = view.galleys[id];
    if (galley) sprite.show(galley, staging.arms(view, galley.owner), staging.mark(view, id), scale);
  };

const layerOf = <V>(port: ReturnType<typeof createPort>, shown: (view: V) => PortShown) => ({
  show: (view: V) => port.show(shown(view)),
  settle: (scale: number) => port.settle(scale),
  destroy: () => port.destroy(),
});

const placesOf = ({ board, places }: BoardPlan): TargetId[] => [
  ...board.ports.map((_, id) => target.port(id)),
  ...places.spaces.map((_, id) => target.space(id)),
];

function spaceIn({ places }: BoardPlan, id: TargetId): Rect | null {
  const space = kindOf(id) === 'space' ? places.spaces.at(idOf(id)) : undefined;
  return space ? { x: space.x - ROSE / 2, y: space.y - ROSE / 2, width: ROSE, height: ROSE } : null;
}

/** The highlight of a space that can be chosen: a ring around its rose and galleys and, if it is empty, a glow. */
function goalLight(rect: Rect): Container {
  if (rect.width > ROSE) return ringOf(rect, 'legal');
  const { x, y } = centreOf(rect);
  const glowing = new Graphics().ellipse(x, y, rect.width / 2 + HALO, rect.height / 2 + HALO).fill(
    glow([
      [0xfffbe8, 0.1],
      [0xfffbe8, 0.25],
      [0xfffbe8, 0.55],
      [0xfffbe8, 0],
    ]),
  );
  return new Container({ children: [glowing, ringOf(rect, 'legal')] });
}

function laneBetween({ places }: BoardPlan, { galleys }: SceneView, from: TargetId, to: TargetId) {
  const spaceOf = (id: TargetId) => (kindOf(id) === 'galley' ? galleys[idOf(id)]?.space : idOf(id));
  const [start, end] = [spaceOf(from), spaceOf(to)];
  return start === undefined || end === undefined ? null : places.laneBetween(start, end);
}

function touches({ places }: BoardPlan, id: TargetId, x: number, y: number): boolean {
  if (kindOf(id) === 'port') return near(places.ports[idOf(id)], x, y, PORT_REACH);
  return kindOf(id) === 'space' && near(places.spaces[idOf(id)], x, y, SPACE_REACH);
}

function near(point: { x: number; y: number }, x: number, y: number, reach: number): boolean {
  return Math.hypot(point.x - x, point.y - y) <= reach;
}
