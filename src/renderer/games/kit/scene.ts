import { Container } from 'pixi.js';
import type { Light, Likeness, Rect, Scene, Stage, TargetId } from '../../board/board-types';
import type { SceneTools } from '../../board/mount';
import { ringOf } from './highlight';
import { createWayLayer } from './way';

/** A part of a board that follows the view and the zoom by itself. */
interface Layer<V> {
  show(view: V): void;
  settle(scale: number): void;
  destroy(): void;
}

type Lights = ReadonlyMap<TargetId, Light>;

/** What a game's board adds to what all boards do alike. */
interface SceneParts<V, E> {
  readonly size: Scene['size'];
  readonly layers: readonly Layer<V>[];
  /** Everything that can be pointed at, what lies on top first. */
  targets(view: V): readonly TargetId[];
  locate(target: TargetId): Rect | null;
  /** What a light goes round, where that is more than the target's rectangle. */
  frame?(target: TargetId, view: V): Rect | null;
  /** Whether a point beyond a target's rectangle still means it. */
  touches?(target: TargetId, x: number, y: number): boolean;
  /** After the layers. */
  show?(view: V): void;
  perform(event: E, stage: Stage): Promise<void>;
  /** A power's arms about their middle, so many units high: those of who may keep a piece from going its way. */
  arms?(power: number, size: number): Container;
  /** How one goes from a place or piece to the next place, both ends included; `null`: straight. */
  lane?(from: TargetId, to: TargetId, view: V): readonly { readonly x: number; readonly y: number }[] | null;
  /** A likeness of a piece to be carried by the pointer; `null` where there is none. */
  likeness?(target: TargetId, view: V): Likeness | null;
  /** Where a light on a target is to be seen; without it, on the target. */
  shine?(target: TargetId, light: Light): readonly (readonly [TargetId, Light])[];
  /** After the lights are drawn: what else they show. */
  relit?(lights: Lights): void;
  /** After the layers; `scale` is device pixels a unit. */
  settle?(scale: number): void;
  relabel?(): void;
  /** After the layers. */
  destroy?(): void;
}

/** The shell of a board's scene: what it shows, how large it is seen, its lights and what is under the pointer. */
export function createSceneShell<V>({ invalidate }: SceneTools) {
  const lightLayer = new Container();
  const wayLayer = new Container();
  /** Above everything; emptied by the next `show`. What comes and goes here leaves the board's drawing as it is. */
  const effects = new Container({ isRenderGroup: true });
  let view: V | undefined;
  let sharpness: number | undefined;
  let lights: Lights = new Map();

  /** The scene. The game puts `lightLayer`, `wayLayer` and `effects` into its world, each where it belongs. */
  function sceneOf<E>(parts: SceneParts<V, E>): Scene<V, E> {
    const { layers, locate, shine = (target, light) => [[target, light]], relabel } = parts;
    const drawLights = () => {
      lightLayer.removeChildren().forEach((child) => child.destroy());
      for (const [target, light] of [...lights].flatMap((entry) => shine(...entry))) {
        const rect = (view && parts.frame?.(target, view)) ?? locate(target);
        if (rect) lightLayer.addChild(ringOf(rect, light));
      }
      parts.relit?.(lights);
    };
    const ways = createWayLayer(
      wayLayer,
      locate,
      (power, size) => parts.arms?.(power, size) ?? new Container(),
      (from, to) => (view === undefined ? null : (parts.lane?.(from, to, view) ?? null)),
    );
    const contains = (target: TargetId, x: number, y: number) => {
      const rect = locate(target);
      return rect !== null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
    };
    return {
      size: parts.size,
      show(next) {
        view = next;
        empty(effects);
        for (const layer of layers) layer.show(next);
        parts.show?.(next);
        drawLights();
        ways.redraw();
        invalidate();
      },
      perform: (event, stage) => parts.perform(event, stage),
      light(targets) {
        lights = targets;
        drawLights();
        invalidate();
      },
      way(way) {
        ways.show(way);
        invalidate();
      },
      likeness: (target) => (view === undefined ? null : (parts.likeness?.(target, view) ?? null)),
      hit(x, y) {
        const all = view === undefined ? [] : parts.targets(view);
        return all.find((target) => contains(target, x, y) || parts.touches?.(target, x, y)) ?? null;
      },
      locate,
      settle(scale) {
        if (scale === sharpness) return;
        sharpness = scale;
        for (const layer of layers) layer.settle(scale);
        parts.settle?.(scale);
        drawLights();
        ways.redraw(scale);
      },
      ...(relabel && { relabel }),
      destroy() {
        for (const layer of layers) layer.destroy();
        parts.destroy?.();
      },
    };
  }

  return {
    lightLayer,
    wayLayer,
    effects,
    sceneOf,
    view: () => view,
    /** Device pixels a unit. */
    sharpness: () => sharpness ?? 1,
  };
}

/** Takes everything out of a layer, for good. */
export function empty(layer: Container): void {
  layer.removeChildren().forEach((child) => child.destroy({ children: true }));
}
