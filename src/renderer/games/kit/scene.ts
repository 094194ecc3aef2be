import { Container } from 'pixi.js';
import type { Light, DragImage, Rect, Scene, SceneTools, Stage, TargetId, ThreatMarks } from '../../board/board-types';
import { dispose } from '../../board/dispose';
import { ringOf } from './highlight';
import { INK } from './colours';
import { createSpotlight } from './spotlight';
import { createThreatLayer } from './threats';
import { createPathLayer } from './path-layer';

/**
 * A picture drawn up to this factor too large still looks sharp, so it is not drawn again. A replay's bar makes the
 * board that much smaller, and drawing all of it takes seconds without a graphics card.
 */
const SHARP_ENOUGH = 0.8;

/** A part of a board that updates itself for a view and a zoom. */
interface Layer<V> {
  show(view: V): void;
  settle(scale: number): void;
  destroy(): void;
}

type Lights = ReadonlyMap<TargetId, Light>;

interface SceneParts<V, E> {
  readonly size: Scene['size'];
  readonly trailLayer?: Container;
  readonly sealOf?: Scene['sealOf'];
  readonly layers: readonly Layer<V>[];
  /** All targets, topmost first. */
  targets(view: V): readonly TargetId[];
  locate(target: TargetId): Rect | null;
  /** The rectangle to highlight, if it is larger than the target's rectangle. */
  frame?(target: TargetId, view: V): Rect | null;
  /** The rectangle of a target and everything that belongs to it, if it is larger than the rectangle to highlight. */
  surroundings?(target: TargetId, view: V): Rect | null;
  /** The rectangle below which threats to a target are drawn, if it is not the target's rectangle. */
  threatened?(target: TargetId): Rect | null;
  /** The rectangles that threats should leave uncovered, such as figures. */
  legible?(): readonly Rect[];
  /** The rectangles of pieces and places, of which threats should cover as little as possible. */
  pieces?(): readonly Rect[];
  /** Called with the rectangles that threats cover, after they are drawn or removed. */
  marked?(areas: readonly Rect[]): void;
  /**
   * Called with the areas of what a lesson or an introduction points at, which names should leave uncovered. `byPage`:
   * whether the page covers the edges of these areas.
   */
  spotlit?(areas: readonly Rect[], byPage: boolean): void;
  /** Whether a highlight belongs below the places of the board (`lowLayer`), such as a ring that their cards cover. */
  isLow?(target: TargetId, light: Light): boolean;
  /** A target's highlight, if it is not a ring around its frame. */
  ring?(target: TargetId, light: Light, rect: Rect): Container | null;
  /** Whether a point outside the target's rectangle still counts as a hit. */
  touches?(target: TargetId, x: number, y: number): boolean;
  show?(view: V): void;
  /** Draws the slow parts of what `show` draws (`Scene.paint`). The layers are shown afterwards. */
  paint?(view: V): Generator<undefined>;
  perform(event: E, stage: Stage): Promise<void>;
  picture?(event: E, stage: Stage): Promise<void>;
  /** A power's coat of arms, centred, with a height in units, for paths that it can block and for its trails. */
  arms?(power: number, size: number): Container;
  /** A power's colour. */
  colour?(power: number): number;
  /** The route between two stops of a path, including both ends; `null` for a straight line. */
  lane?(from: TargetId, to: TargetId, view: V): readonly { readonly x: number; readonly y: number }[] | null;
  /** The points from a point to a target, for routes and trails (`Scene.way`). */
  way?: Scene['way'];
  /** A copy of a piece that is dragged; `null` if there is none. */
  dragImage?(target: TargetId, view: V): DragImage | null;
  /** All highlights to draw when a target is highlighted. Default: only the target's own. */
  shine?(target: TargetId, light: Light): readonly (readonly [TargetId, Light])[];
  /** Targets that are dimmed because they can't be chosen now. */
  closed?(lights: Lights, view: V): readonly TargetId[];
  /** Updates anything else that depends on the highlights. Called after they are drawn. */
  relit?(lights: Lights): void;
  /** Marks what changed since an earlier view (`Scene.compare`). */
  compare?(earlier: V | null): void;
  zoom?(closeness: number): void;
  /** Adapts the scene to a new scale, in device pixels per unit. Called after the layers. */
  settle?(scale: number): void;
  relabel?(): void;
  /** Runs the continuous animations (`Scene.ambient`). */
  ambient?(seconds: number): void;
  destroy?(): void;
}

/** The shared part of a board's scene: the view, the zoom, the highlights and hit testing. */
export function createSceneShell<V>({ invalidate }: SceneTools) {
  const { lightLayer, lowLayer, spotLayer, pathRoot, threatRoot, markLayer, effects } = createShellLayers();
  let view: V | undefined;
  let sharpness: number | undefined;
  let lights: Lights = new Map();

  /** Makes the scene. The game must add all layers to its world, in the right order. */
  function sceneOf<E>(parts: SceneParts<V, E>): Scene<V, E> {
    const { layers, locate, zoom } = parts;
    const spotlight = spotlightOf(parts, spotLayer, () => view);
    const drawLights = () => {
      [lightLayer, lowLayer].forEach(empty);
      for (const { light, isLow } of lightsOf(parts, lights, view)) (isLow ? lowLayer : lightLayer).addChild(light);
      spotlight.draw();
      parts.relit?.(lights);
    };
    const paths = pathsOf(parts, pathRoot, () => view);
    const threats = threatsOf(parts, threatRoot);
    return {
      size: parts.size,
      paint: (next) => paintParts(parts, next),
      show(next) {
        view = next;
        empty(effects);
        for (const layer of layers) layer.show(next);
        parts.show?.(next);
        lightLayer.visible = lowLayer.visible = spotLayer.visible = true;
        drawLights();
        spotlight.arrange();
        [paths, threats].forEach((part) => part.redraw());
        invalidate();
      },
      perform(event, stage) {
        // A ring would stay behind when its piece moves.
        lightLayer.visible = lowLayer.visible = spotLayer.visible = false;
        return parts.perform(event, stage);
      },
      light: drawAfter(invalidate, (targets: Lights) => {
        lights = targets;
        drawLights();
      }),
      spotlight: drawAfter(invalidate, spotlight.show),
      path: drawAfter(invalidate, paths.show),
      threats: drawAfter(invalidate, threats.show),
      ...(parts.compare && { compare: drawAfter(invalidate, parts.compare) }),
      dragImage: (target) => (view === undefined ? null : (parts.dragImage?.(target, view) ?? null)),
      hit: (x, y) => (view === undefined ? null : hitIn(parts, view, x, y)),
      locate,
      frame: (target) => frameOf(parts, target, view),
      surroundings: (target) => surroundingsOf(parts, target, view),
      settle(scale) {
        if (sharpness !== undefined && scale <= sharpness && scale >= sharpness * SHARP_ENOUGH) return;
        sharpness = scale;
        for (const layer of layers) layer.settle(scale);
        parts.settle?.(scale);
        drawLights();
        spotlight.arrange();
        paths.redraw(scale);
        threats.redraw(scale);
      },
      ...passedOn(parts),
      ...(zoom && { zoom: drawAfter(drawLights, zoom) }),
      destroy() {
        for (const layer of layers) layer.destroy();
        parts.destroy?.();
      },
    };
  }

  return {
    lightLayer,
    lowLayer,
    spotLayer,
    markLayer,
    effects,
    sceneOf,
    view: () => view,
    sharpness: () => sharpness ?? 1,
  };
}

/** What a scene offers only if its game does. */
const passedOn = <V, E>({ picture, relabel, ambient, way, trailLayer, sealOf, arms }: SceneParts<V, E>) => ({
  ...(picture && { picture }),
  ...(relabel && { relabel }),
  ...(ambient && { ambient }),
  ...(way && { way }),
  ...(trailLayer && { trailLayer }),
  ...(sealOf && { sealOf }),
  ...(arms && { arms }),
});

/** Returns a function that makes a change and then redraws the board. */
const drawAfter =
  <T>(invalidate: () => void, change: (to: T) => void) =>
  (to: T): void => {
    change(to);
    invalidate();
  };

function createShellLayers() {
  const lightLayer = new Container();
  const lowLayer = new Container();
  const spotLayer = new Container();
  const pathRoot = new Container();
  const threatRoot = new Container();
  /** Threats, and the path above them. */
  const markLayer = new Container({ children: [threatRoot, pathRoot] });
  /**
   * The top layer. The next `show` empties it. As a separate render group, its changes do not rebuild the board's
   * group.
   */
  const effects = new Container({ isRenderGroup: true });
  return { lightLayer, lowLayer, spotLayer, pathRoot, threatRoot, markLayer, effects };
}

function* paintParts<V, E>({ paint, layers }: SceneParts<V, E>, view: V): Generator<undefined> {
  if (paint) yield* paint(view);
  for (const layer of layers) {
    layer.show(view);
    yield;
  }
}

function hitIn<V, E>({ targets, locate, touches }: SceneParts<V, E>, view: V, x: number, y: number): TargetId | null {
  return targets(view).find((target) => contains(locate(target), x, y) || touches?.(target, x, y)) ?? null;
}

function frameOf<V, E>({ frame, locate }: SceneParts<V, E>, target: TargetId, view: V | undefined): Rect | null {
  return (view && frame?.(target, view)) ?? locate(target);
}

function surroundingsOf<V, E>(parts: SceneParts<V, E>, target: TargetId, view: V | undefined): Rect | null {
  return (view && parts.surroundings?.(target, view)) ?? frameOf(parts, target, view);
}

function spotlightOf<V, E>(parts: SceneParts<V, E>, layer: Container, view: () => V | undefined) {
  const { ring, spotlit } = parts;
  return createSpotlight(layer, {
    surroundings: (target) => surroundingsOf(parts, target, view()),
    ...(ring && { ring: (target, rect) => ring(target, 'asked', rect) }),
    ...(spotlit && { spotlit }),
  });
}

/** Draws the highlights of targets that are on the board. */
function lightsOf<V, E>(parts: SceneParts<V, E>, lights: Lights, view: V | undefined) {
  const { ring, closed, isLow, shine = (target, light) => [[target, light]] } = parts;
  const dimmed = (view && closed?.(lights, view)) ?? [];
  return [...dimmed.map((target) => [target, 'idle'] as const), ...lights]
    .flatMap(([target, light]) => shine(target, light))
    .flatMap(([target, light]) => {
      // The spotlight has its own layer.
      if (light === 'asked') return [];
      const rect = frameOf(parts, target, view);
      if (!rect) return [];
      return [{ light: ring?.(target, light, rect) ?? ringOf(rect, light), isLow: isLow?.(target, light) ?? false }];
    });
}

function pathsOf<V, E>({ locate, arms, lane }: SceneParts<V, E>, layer: Container, view: () => V | undefined) {
  return createPathLayer(
    layer,
    locate,
    (power, size) => arms?.(power, size) ?? new Container(),
    (from, to) => {
      const now = view();
      return now === undefined ? null : (lane?.(from, to, now) ?? null);
    },
  );
}

function threatsOf<V, E>(parts: SceneParts<V, E>, layer: Container) {
  const { locate, threatened = locate, arms, colour, legible, pieces, marked } = parts;
  const threats = createThreatLayer(
    layer,
    threatened,
    (power, size) => arms?.(power, size) ?? new Container(),
    (power) => colour?.(power) ?? INK,
    legible,
    pieces,
  );
  return {
    ...threats,
    show(marks: ThreatMarks | null) {
      threats.show(marks);
      marked?.(threats.areas());
    },
  };
}

const contains = (rect: Rect | null, x: number, y: number): boolean =>
  rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** Removes and destroys everything in a layer. */
export function empty(layer: Container): void {
  layer.removeChildren().forEach((child) => dispose(child));
}
