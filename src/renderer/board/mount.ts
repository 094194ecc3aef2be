import { Container } from 'pixi.js';
import { createAmbient } from './ambient';
import type { BoardHandle, BoardOptions, Pace, Rect, Scene, SceneTools, TargetId } from './board-types';
import type { BoardState } from './board-state';
import { fit } from './camera';
import {
  closeness,
  lookAt,
  moveTo,
  nearestPoint,
  panBy,
  resize,
  revealRect,
  settle,
  showWhole,
  windowRect,
  worldPoint,
  zoomBy,
} from './camera-control';
import { createPieceDrag } from './piece-drag';
import { createDirector } from './director';
import { BROWSER_CLOCK, createFrameLoop, nextTask } from './frames';
import { watchPixelRatio } from './pixel-ratio';
import { createPixiApp, sizeOf } from './pixi-app';
import type { PixiApp } from './pixi-app';
import { listenToPointer } from './pointer';
import { runInSlices } from './time-slices';
import { drawRoutes, redrawGhosts, redrawTrails, setSpotlight, surroundingsIn } from './overlays';
import { rebuild, relabel } from './rebuild';
import { setUp } from './set-up';
import { createAnimationRun } from './tween';

/** A dropped piece snaps to a place whose centre is within this many CSS pixels of the pointer. */
const ATTRACTION = 56;

/**
 * Mounts a board in an element: Pixi, the game's scene, a camera, a director and pointer handling. A lost WebGL context
 * rebuilds the scene. Rejects if there is no WebGL.
 */
export async function mountBoard(
  host: HTMLElement,
  makeScene: (tools: SceneTools) => Scene,
  options: BoardOptions,
): Promise<BoardHandle> {
  const board = createBoard(host, await createPixiApp(host), makeScene, options);
  const stopListening = listen(board, options);
  moveTo(board, board.camera);
  settle(board);
  setPace(board, board.pace, board.pictures);
  return handleOf(board, stopListening);
}

function createBoard(
  host: HTMLElement,
  pixi: PixiApp,
  makeScene: (tools: SceneTools) => Scene,
  { lettering, landings, chip, onEvent, onSound }: BoardOptions,
): BoardState {
  const { raster, flattener, graphicsCard } = pixi;
  const loop = createFrameLoop(pixi.render);
  const { invalidate } = loop;
  const beside = (seat: number) => {
    const box = chip(seat);
    return box && nearestPoint(board, box);
  };
  const tools = { raster, flattener, lettering, graphicsCard, closeness: () => closeness(board), beside, invalidate };
  const build = (world: Container): Scene => makeScene({ world, ...tools });
  // A hidden window draws no frames, so results are shown immediately and don't pile up.
  const perform = () => {
    const { pace, pictures } = document.hidden ? { pace: 0, pictures: false } : board;
    const options = { pictures, sound: onSound };
    return createAnimationRun(loop, BROWSER_CLOCK, pace, (rect) => revealRect(board, rect), options);
  };
  const world = pixi.app.stage.addChild(new Container());
  const scene = build(world);
  const size = sizeOf(host);
  const board: BoardState = {
    host,
    pixi,
    loop,
    director: createDirector(() => board.scene, perform, onEvent, nextTask),
    pieceDrag: createPieceDrag(
      () => board.scene,
      () => board.world,
      landings,
      invalidate,
    ),
    ambient: graphicsCard ? createAmbient((seconds) => idle(board, seconds)) : null,
    build,
    world,
    scene,
    view: undefined,
    lights: new Map(),
    spotlight: { targets: [], ringed: false },
    path: null,
    threats: null,
    earlier: null,
    routes: [],
    drawnRoutes: null,
    trails: [],
    drawnTrails: null,
    before: new Map(),
    ghosts: [],
    drawnGhosts: null,
    camera: fit(scene.size, size),
    size,
    pace: 1,
    pictures: false,
    glide: null,
    settingUp: null,
    settling: undefined,
    destroyed: false,
    listeners: { pick: new Set(), dragStart: new Set(), drop: new Set(), camera: new Set() },
  };
  return board;
}

function listen(board: BoardState, { draggable }: BoardOptions): () => void {
  const { host, listeners, pieceDrag, director } = board;
  const { canvas } = board.pixi.app;
  const stopPointer = listenToPointer(host, {
    hit(x, y) {
      const at = worldPoint(board, x, y);
      return board.scene.hit(at.x, at.y);
    },
    pick: (target, how) => listeners.pick.forEach((listener) => listener(target, how)),
    dragStart: (target) => listeners.dragStart.forEach((listener) => listener(target)),
    dragOver: (target, x, y) => pieceDrag.moveTo(target, worldPoint(board, x, y), ATTRACTION / board.camera.scale),
    drop(from, to) {
      pieceDrag.end();
      listeners.drop.forEach((listener) => listener(from, to));
    },
    draggable,
    pan: (dx, dy) => panBy(board, dx, dy),
    zoom: (x, y, factor) => zoomBy(board, factor, x, y),
  });
  const onResize = () => resize(board);
  const observer = new ResizeObserver(onResize);
  observer.observe(host);
  const stopRatio = watchPixelRatio(onResize);
  const onVisibility = () => {
    if (!document.hidden) return;
    board.glide?.skip();
    board.settingUp?.skip();
    director.skip();
  };
  document.addEventListener('visibilitychange', onVisibility);
  const onLost = (event: Event) => event.preventDefault();
  const onRestored = () => void rebuild(board);
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return () => {
    stopPointer();
    observer.disconnect();
    stopRatio();
    document.removeEventListener('visibilitychange', onVisibility);
    canvas.removeEventListener('webglcontextlost', onLost);
    canvas.removeEventListener('webglcontextrestored', onRestored);
  };
}

function handleOf(board: BoardState, stopListening: () => void): BoardHandle {
  const { director, loop, listeners } = board;
  return {
    paint: (view) => paint(board, view),
    show(view) {
      board.view = view;
      director.show(view);
      loop.invalidate();
    },
    async play(events, after) {
      board.view = after;
      await director.play(events, after);
      loop.invalidate();
    },
    async watch(events, after, how) {
      board.view = after;
      await director.watch(events, after, how);
      loop.invalidate();
    },
    setUp: () => setUpPieces(board),
    skip() {
      board.settingUp?.skip();
      director.skip();
    },
    get busy() {
      return director.busy;
    },
    light(targets) {
      board.lights = targets;
      board.scene.light(targets);
      loop.invalidate();
    },
    spotlight: (spotlight) => setSpotlight(board, spotlight),
    route(routes) {
      board.routes = routes;
      drawRoutes(board);
    },
    trails(trails) {
      if (trails.length === 0 && board.trails.length === 0) return;
      board.trails = trails;
      redrawTrails(board);
    },
    remember: (targets) => (board.before = placesOf(board, targets)),
    ghosts(ghosts) {
      board.ghosts = ghosts;
      redrawGhosts(board);
    },
    path(path) {
      if (path === board.path) return;
      board.path = path;
      board.scene.path?.(path);
    },
    threats(marks) {
      if (marks === board.threats) return;
      board.threats = marks;
      board.scene.threats?.(marks);
    },
    compare: (earlier) => compare(board, earlier),
    onPick: (listener) => subscribe(listeners.pick, listener),
    onDragStart: (listener) => subscribe(listeners.dragStart, listener),
    onDrop: (listener) => subscribe(listeners.drop, listener),
    onCamera: (listener) => subscribe(listeners.camera, listener),
    fit: () => showWhole(board),
    lookAt: (targets) => lookAt(board, targets),
    zoomBy: (factor) => zoomBy(board, factor),
    panBy: (dx, dy) => panBy(board, dx, dy),
    place: (target) => windowRect(board, board.scene.locate(target)),
    surroundings: (target) => windowRect(board, surroundingsIn(board.scene, target)),
    setPace: (pace, pictures = false) => setPace(board, pace, pictures),
    relabel: () => relabel(board),
    redraw: () => void rebuild(board),
    get frames() {
      return loop.drawn;
    },
    settled: () => director.settled().then(() => loop.settled()),
    destroy: () => destroy(board, stopListening),
  };
}

function compare(board: BoardState, earlier: unknown): void {
  board.earlier = earlier;
  board.scene.compare?.(earlier);
}

async function paint(board: BoardState, view: unknown): Promise<void> {
  const { scene } = board;
  if (scene.paint) await runInSlices(scene.paint(view), () => !board.destroyed && board.scene === scene);
}

async function setUpPieces(board: BoardState): Promise<void> {
  const pace = document.hidden ? 0 : board.pace;
  board.settingUp = createAnimationRun(board.loop, BROWSER_CLOCK, pace, async () => undefined);
  await setUp(board.world, board.settingUp);
}

function placesOf({ scene }: BoardState, targets: readonly TargetId[]): Map<TargetId, Rect> {
  return new Map(
    targets.flatMap((target) => {
      const rect = scene.locate(target);
      return rect ? [[target, rect] as const] : [];
    }),
  );
}

function idle({ scene, loop }: BoardState, seconds: number): void {
  scene.ambient?.(seconds);
  loop.invalidate();
}

/** Sets the pace of animations. At pace 0, idle motion stops too. */
function setPace(board: BoardState, pace: Pace, pictures: boolean): void {
  board.pace = pace;
  board.pictures = pictures;
  board.ambient?.allow(pace > 0 && board.scene.ambient !== undefined);
}

async function destroy(board: BoardState, stopListening: () => void): Promise<void> {
  board.destroyed = true;
  stopListening();
  board.ambient?.stop();
  board.pieceDrag.end();
  board.loop.stop();
  board.glide?.skip();
  board.settingUp?.skip();
  // A performance moves its pieces until it ends, so they must not be destroyed earlier.
  await board.director.end();
  clearTimeout(board.settling);
  board.drawnGhosts?.destroy();
  board.scene.destroy();
  board.pixi.destroy();
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
