import 'pixi.js/unsafe-eval';
import { Application, Container, Ticker } from 'pixi.js';
import type { BoardHandle, Lettering, Rect, Scene, TargetId, Way } from './board-types';
import { createCarrier } from './carrier';
import { around, between, clamp, closeUp, fit, pan, reveal, toWindow, toWorld, zoomAt } from './camera';
import type { Camera } from './camera';
import { createDirector } from './director';
import { BROWSER_CLOCK, createFrameLoop, nextTask } from './frames';
import { isSoftwareRendered } from './graphics-card';
import { createFlattener } from './flatten';
import type { Flattener } from './flatten';
import { pixelRatio, watchPixelRatio } from './pixel-ratio';
import { listenToPointer } from './pointer';
import { routeOf } from './route';
import { createRaster } from './raster';
import type { Raster } from './raster';
import { createAnimationRun, easeOut } from './tween';
import type { AnimationRun } from './tween';

/** What a scene is built with: where to put its children, and how to ask for a frame. */
export interface SceneTools {
  readonly world: Container;
  readonly raster: Raster;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  /** How many times larger than in the view of the whole board everything is seen. */
  closeness(): number;
  invalidate(): void;
}

export interface BoardOptions {
  readonly lettering: Lettering;
  /** Whether a drag that begins on this target carries it, rather than moving the chart. */
  draggable(target: TargetId): boolean;
  /** Where a target may be carried to. */
  landings(target: TargetId): readonly TargetId[];
  /** An event begins to be performed: the moment for its sound. */
  onEvent(event: { readonly type: string }): void;
}

/** A zoom has settled when it has not changed for so long, in milliseconds. */
const SETTLE_MS = 160;
const REVEAL_MS = 350;
/** A place attracts a dragged piece within this many CSS pixels of its centre. */
const HOLD = 56;

/**
 * Mounts a board in an element: a Pixi application that draws on demand, a camera, a director and the pointer. A lost WebGL
 * context is answered by building the scene anew from the last view. Rejects when there is no WebGL.
 */
export async function mountBoard(
  host: HTMLElement,
  makeScene: (tools: SceneTools) => Scene,
  options: BoardOptions,
): Promise<BoardHandle> {
  Ticker.shared.autoStart = false;
  Ticker.shared.stop();
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const app = new Application();
  await app.init({
    autoStart: false,
    sharedTicker: false,
    preference: 'webgl',
    antialias: !isSoftwareRendered(),
    autoDensity: true,
    backgroundAlpha: 0,
    resolution: pixelRatio(),
    ...sizeOf(host),
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  app.ticker.stop();
  // Pixi's renderers share one batching shader, made for the limits of whichever draws first: that must be the graphics card.
  app.renderer.render(app.stage);
  const raster = await createRaster();
  const flattener = createFlattener(raster, ({ source }) => app.renderer.texture.initSource(source));
  app.canvas.setAttribute('aria-hidden', 'true');
  host.append(app.canvas);

  let viewSize = sizeOf(host);
  const size = () => viewSize;
  let lights: Parameters<Scene['light']>[0] = new Map();
  let way: Way | null = null;
  const loop = createFrameLoop(() => app.renderer.render(app.stage));
  let world = app.stage.addChild(new Container());
  const build = (): Scene =>
    makeScene({
      world,
      raster,
      flattener,
      lettering: options.lettering,
      closeness: () => camera.scale / fit(scene.size, size()).scale,
      invalidate: loop.invalidate,
    });
  let scene = build();
  let view: unknown;
  let ways: readonly (readonly TargetId[])[] = [];
  let drawnWays: Container | undefined;
  /** Redraws the routes on top of everything: pieces may have moved, or the scene may have changed. */
  const drawWays = () => {
    drawnWays?.destroy();
    drawnWays = undefined;
    const places = ways.map((way) => way.flatMap((target) => scene.locate(target) ?? []));
    if (places.length > 0) drawnWays = world.addChild(routeOf(places));
    loop.invalidate();
  };
  let pace = 1;
  let camera: Camera = fit(scene.size, size());
  let settling: ReturnType<typeof setTimeout> | undefined;
  const cameraListeners = new Set<() => void>();
  const pickListeners = new Set<Parameters<BoardHandle['onPick']>[0]>();
  const grabListeners = new Set<(target: TargetId) => void>();
  const dragListeners = new Set<(from: TargetId, to: TargetId | null) => void>();

  const look = (next: Camera) => {
    const before = camera.scale;
    camera = clamp(next, scene.size, size());
    world.scale.set(camera.scale);
    world.position.set(size().width / 2 - camera.x * camera.scale, size().height / 2 - camera.y * camera.scale);
    cameraListeners.forEach((listener) => listener());
    loop.invalidate();
    if (camera.scale !== before) {
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLE_MS);
    }
  };
  const settle = () => {
    scene.settle(camera.scale * app.renderer.resolution);
    loop.invalidate();
  };
  /** The camera's way to what is performed next. */
  let glide: AnimationRun | undefined;
  const glideTo = async (goal: Camera): Promise<void> => {
    glide?.skip();
    const from = camera;
    const to = clamp(goal, scene.size, size());
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    glide = createAnimationRun(loop, BROWSER_CLOCK, pace, async () => undefined);
    await glide.tween(REVEAL_MS, (t) => look(between(from, to, t)), easeOut);
  };
  const revealed = (rect: Rect) => glideTo(reveal(camera, size(), rect));
  const director = createDirector(
    () => scene,
    // A hidden window gets no frames: results show at once, so that no backlog waits for its return.
    () => createAnimationRun(loop, BROWSER_CLOCK, document.hidden ? 0 : pace, revealed),
    options.onEvent,
    nextTask,
  );

  const carrier = createCarrier(
    () => scene,
    () => world,
    options.landings,
    loop.invalidate,
  );
  const stopPointer = listenToPointer(host, {
    hit(x, y) {
      const at = toWorld(camera, size(), x, y);
      return scene.hit(at.x, at.y);
    },
    pick: (target, how) => pickListeners.forEach((listener) => listener(target, how)),
    grab: (target) => grabListeners.forEach((listener) => listener(target)),
    carry: (target, x, y) => carrier.carry(target, toWorld(camera, size(), x, y), HOLD / camera.scale),
    drag(from, to) {
      carrier.putDown();
      dragListeners.forEach((listener) => listener(from, to));
    },
    draggable: options.draggable,
    pan: (dx, dy) => look(pan(camera, dx, dy)),
    zoom: (x, y, factor) => look(zoomAt(camera, size(), x, y, factor)),
  });

  const resize = () => {
    const wasWhole = camera.scale <= fit(scene.size, viewSize).scale * 1.001;
    viewSize = sizeOf(host);
    app.renderer.resize(viewSize.width, viewSize.height, pixelRatio());
    look(wasWhole ? fit(scene.size, viewSize) : camera);
    settle();
  };
  const observer = new ResizeObserver(resize);
  const stopRatio = watchPixelRatio(resize);

  const hidden = () => {
    if (!document.hidden) return;
    glide?.skip();
    director.skip();
  };
  document.addEventListener('visibilitychange', hidden);

  let gone = false;
  /** Redraws everything. A running performance still moves its pieces, so they must exist until it ends. */
  const restore = async () => {
    do await director.end();
    while (director.busy);
    if (gone) return;
    const lit = lights;
    drawnWays = undefined;
    carrier.putDown();
    world.destroy({ children: true });
    world = app.stage.addChild(new Container());
    flattener.forget();
    scene = build();
    look(camera);
    settle();
    if (view !== undefined) director.show(view);
    scene.light(lit);
    drawWays();
    scene.way?.(way);
    loop.invalidate();
  };
  const restored = () => void restore();
  const lost = (event: Event) => event.preventDefault();
  app.canvas.addEventListener('webglcontextlost', lost);
  app.canvas.addEventListener('webglcontextrestored', restored);

  look(camera);
  settle();
  observer.observe(host);

  return {
    show(next) {
      view = next;
      director.show(next);
      loop.invalidate();
    },
    async play(events, after) {
      view = after;
      await director.play(events, after);
      loop.invalidate();
    },
    async watch(events, after, how) {
      view = after;
      await director.watch(events, after, how);
      loop.invalidate();
    },
    skip: () => director.skip(),
    get busy() {
      return director.busy;
    },
    light(targets) {
      lights = targets;
      scene.light(targets);
      loop.invalidate();
    },
    route(next) {
      ways = next;
      drawWays();
    },
    way(next) {
      if (next === way) return;
      way = next;
      scene.way?.(way);
    },
    onPick: (listener) => subscribe(pickListeners, listener),
    onGrab: (listener) => subscribe(grabListeners, listener),
    onDrag: (listener) => subscribe(dragListeners, listener),
    onCamera: (listener) => subscribe(cameraListeners, listener),
    fit: () => look(fit(scene.size, size())),
    lookAt(targets) {
      const rect = around(targets.flatMap((target) => scene.locate(target) ?? []));
      return glideTo(rect ? closeUp(scene.size, size(), rect) : fit(scene.size, size()));
    },
    zoomBy: (factor) => look(zoomAt(camera, size(), size().width / 2, size().height / 2, factor)),
    panBy: (dx, dy) => look(pan(camera, dx, dy)),
    place(target) {
      const rect = scene.locate(target);
      return rect && toWindow(camera, size(), rect);
    },
    setPace: (next) => (pace = next),
    relabel() {
      if (scene.relabel) scene.relabel();
      else void restore();
      loop.invalidate();
    },
    redraw: restored,
    get frames() {
      return loop.drawn;
    },
    settled: () => loop.settled(),
    async destroy() {
      gone = true;
      stopPointer();
      carrier.putDown();
      observer.disconnect();
      stopRatio();
      document.removeEventListener('visibilitychange', hidden);
      app.canvas.removeEventListener('webglcontextlost', lost);
      app.canvas.removeEventListener('webglcontextrestored', restored);
      loop.stop();
      glide?.skip();
      // A performance still has to put its pieces where they belong: they must be there until it has.
      await director.end();
      clearTimeout(settling);
      scene.destroy();
      flattener.forget();
      raster.destroy();
      app.destroy({ removeView: true }, { children: true, texture: true });
    },
  };
}

function sizeOf(host: HTMLElement): { width: number; height: number } {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
