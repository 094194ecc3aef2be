import { Container } from 'pixi.js';
import type { Lettering, Light, Rect, Scene, SceneTools, TargetId, Path } from './board-types';
import { around, clamp, fit } from './camera';
import type { Camera } from './camera';
import { pixelRatio } from './pixel-ratio';
import { createPixiApp } from './pixi-app';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The contents of a still picture of a board. Sizes are in CSS pixels. */
interface Snapshot {
  /** The match that the views are from. Scenes show only one match, so another match gets a new scene. */
  readonly match: string;
  /** One position, or several that get a picture each with the same part of the board. */
  readonly views: readonly unknown[];
  /** The picture shows these targets and their surroundings. */
  readonly shows: readonly TargetId[];
  readonly lights: ReadonlyMap<TargetId, Light>;
  /** A path, in the first picture. */
  readonly path: Path | null;
  readonly width: number;
  readonly height: number;
}

/** A board outside the page that draws still pictures. */
export interface SnapshotBoard {
  draw(snapshot: Snapshot): readonly HTMLCanvasElement[];
  /** Draws a whole board, just large enough to cover a box of this size in CSS pixels. */
  drawWhole(view: unknown, box: Size): HTMLCanvasElement;
  destroy(): void;
}

/** The share of a picture that its targets may fill. */
const FILLED = 0.8;
/**
 * The scales of pictures, in CSS pixels per world unit. There are only a few, because a new scale redraws the whole
 * board. At the largest, pieces are a little larger than at a table.
 */
const SCALES = [0.85, 0.7, 0.55, 0.4, 0.3];

/** The camera for some rectangles of the world and their surroundings. */
function cameraFor(rects: readonly Rect[], world: Size, size: Size): Camera {
  const seen = around(rects);
  if (!seen) return fit(world, size);
  const most = FILLED * Math.min(size.width / seen.width, size.height / seen.height);
  const scale = SCALES.find((one) => one <= most) ?? most;
  return clamp({ x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, scale }, world, size);
}

/** Makes a board for still pictures. Rejects if there is no WebGL. It draws no frames except for pictures. */
export async function createSnapshotBoard(
  makeScene: (tools: SceneTools) => Scene,
  lettering: Lettering,
): Promise<SnapshotBoard> {
  const { app, raster, flattener, render, destroy } = await createPixiApp(document.createElement('div'));
  let current: { readonly match: string; readonly world: Container; readonly scene: Scene } | undefined;

  function clear() {
    current?.scene.destroy();
    current?.world.destroy({ children: true });
    current = undefined;
  }
  function sceneOf(match: string) {
    if (current?.match === match) return current;
    clear();
    const world = app.stage.addChild(new Container());
    const tools = {
      world,
      raster,
      flattener,
      lettering,
      graphicsCard: false,
      closeness: () => 1,
      invalidate: () => undefined,
    };
    current = { match, world, scene: makeScene(tools) };
    return current;
  }

  function aim({ world, scene }: { world: Container; scene: Scene }, { x, y, scale }: Camera, size: Size) {
    const ratio = pixelRatio();
    scene.settle(scale * ratio);
    world.scale.set(scale);
    world.position.set(size.width / 2 - x * scale, size.height / 2 - y * scale);
    app.renderer.resize(size.width, size.height, ratio);
  }

  return {
    draw({ match, views, shows, lights, path, width, height }) {
      const shown = sceneOf(match);
      const { scene } = shown;
      const rects = views.flatMap((view) => {
        scene.show(view);
        return shows.flatMap((target) => scene.locate(target) ?? []);
      });
      aim(shown, cameraFor(rects, scene.size, { width, height }), { width, height });
      return views.map((view, i) => {
        scene.show(view);
        scene.light(lights);
        scene.path?.(i === 0 ? path : null);
        render();
        return copyOf(app.canvas);
      });
    },
    drawWhole(view, box) {
      const shown = sceneOf('whole');
      const { size } = shown.scene;
      const scale = Math.max(box.width / size.width, box.height / size.height);
      const whole = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
      shown.scene.show(view);
      aim(shown, { ...fit(size, whole), scale }, whole);
      render();
      return copyOf(app.canvas);
    },
    destroy() {
      clear();
      destroy();
    },
  };
}

/** A copy of the last frame, which the canvas itself keeps only until the browser composes the page. */
function copyOf(frame: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = frame.width;
  copy.height = frame.height;
  copy.getContext('2d')?.drawImage(frame, 0, 0);
  return copy;
}
