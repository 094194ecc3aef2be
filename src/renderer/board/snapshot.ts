import { Container } from 'pixi.js';
import type { Lettering, Light, Rect, Scene, SceneTools, Size, TargetId, Path } from './board-types';
import { dispose } from './dispose';
import { nextTask } from './frames';
import { runInSlices } from './time-slices';
import { clamp, fit } from './camera';
import type { Camera } from './camera';
import { boundingRect, centreOf } from './geometry';
import { pixelRatio } from './pixel-ratio';
import { createPixiApp } from './pixi-app';

/** The contents of a still picture of a board. Sizes are in CSS pixels. */
interface Snapshot {
  /** The match that the views are from. Scenes show only one match, so another match gets a new scene. */
  readonly match: string;
  /** One position, or several. Each gets a picture of the same part of the board. */
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
  /** Draws the pictures of a snapshot. Resolves to an empty list if the board is destroyed in the meantime. */
  draw(snapshot: Snapshot): Promise<readonly HTMLCanvasElement[]>;
  /**
   * Draws a whole board, scaled to cover a box of this size in CSS pixels or to fit into it. Resolves to `null` if the
   * board is destroyed in the meantime.
   */
  drawWhole(view: unknown, box: Size, covering: boolean): Promise<HTMLCanvasElement | null>;
  destroy(): void;
}

/** The share of a picture that its targets may fill. */
const FILLED = 0.8;
/**
 * The scales of pictures, in CSS pixels per world unit. There are only a few, because a new scale redraws the whole
 * board. At the largest, pieces are a little larger than at a table.
 */
const SCALES = [0.85, 0.7, 0.55, 0.4, 0.3];

/** The scene's parameters for a board without motion. */
const STILL = { graphicsCard: false, closeness: () => 1, invalidate: () => undefined };

/** The camera that shows these world rectangles and their surroundings. */
function cameraFor(rects: readonly Rect[], world: Size, size: Size): Camera {
  const seen = boundingRect(rects);
  if (!seen) return fit(world, size);
  const most = FILLED * Math.min(size.width / seen.width, size.height / seen.height);
  const scale = SCALES.find((one) => one <= most) ?? most;
  return clamp({ ...centreOf(seen), scale }, world, size);
}

/**
 * Creates a board for still pictures. It draws only when a picture is requested. All drawing code runs in `within`,
 * which can set the lettering's size. Rejects if there is no WebGL.
 */
export async function createSnapshotBoard(
  makeScene: (tools: SceneTools) => Scene,
  lettering: Lettering,
  within: <T>(draw: () => T) => T,
): Promise<SnapshotBoard> {
  const { app, raster, flattener, render, destroy } = await createPixiApp(document.createElement('div'));
  let current: { readonly match: string; readonly world: Container; readonly scene: Scene } | undefined;

  function clear() {
    current?.scene.destroy();
    if (current) dispose(current.world);
    current = undefined;
  }
  function sceneOf(match: string) {
    if (current?.match === match) return current;
    clear();
    const world = app.stage.addChild(new Container());
    const scene = within(() => makeScene({ world, raster, flattener, lettering, ...STILL }));
    // Until the scale of the first picture is known, uses the smallest, which is drawn fastest.
    scene.settle(Math.min(...SCALES) * pixelRatio());
    current = { match, world, scene };
    return current;
  }
  /** Draws the slow parts of a view in portions. Returns whether the scene still exists. */
  async function paint(scene: Scene, view: unknown): Promise<boolean> {
    const isCurrent = () => current?.scene === scene;
    const work = scene.paint?.(view);
    if (work) await runInSlices({ next: () => within(() => work.next()) }, isCurrent);
    return isCurrent();
  }

  function aim({ world, scene }: { world: Container; scene: Scene }, camera: Camera, size: Size) {
    scene.settle(camera.scale * pixelRatio());
    place(world, camera, size);
    app.renderer.resize(size.width, size.height, pixelRatio());
  }

  return {
    async draw({ match, views, shows, lights, path, width, height }) {
      const shown = sceneOf(match);
      const { scene } = shown;
      if (!(await paint(scene, views[0]))) return [];
      const rects = views.flatMap((view) => {
        within(() => scene.show(view));
        return shows.flatMap((target) => scene.locate(target) ?? []);
      });
      await nextTask();
      if (current !== shown) return [];
      within(() => aim(shown, cameraFor(rects, scene.size, { width, height }), { width, height }));
      return views.map((view, i) => {
        within(() => {
          scene.show(view);
          scene.light(lights);
          scene.path?.(i === 0 ? path : null);
        });
        render();
        return copyOf(app.canvas);
      });
    },
    async drawWhole(view, box, covering) {
      const shown = sceneOf('whole');
      const { size } = shown.scene;
      const scale = Math[covering ? 'max' : 'min'](box.width / size.width, box.height / size.height);
      const whole = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) };
      aim(shown, { ...fit(size, whole), scale }, whole);
      if (!(await paint(shown.scene, view))) return null;
      within(() => shown.scene.show(view));
      await nextTask();
      if (current !== shown) return null;
      render();
      return copyOf(app.canvas);
    },
    destroy() {
      clear();
      destroy();
    },
  };
}

function place(world: Container, { x, y, scale }: Camera, size: Size): void {
  world.scale.set(scale);
  world.position.set(size.width / 2 - x * scale, size.height / 2 - y * scale);
}

/** A copy of the last frame, which the canvas itself keeps only until the browser composes the page. */
function copyOf(frame: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = frame.width;
  copy.height = frame.height;
  copy.getContext('2d')?.drawImage(frame, 0, 0);
  return copy;
}
