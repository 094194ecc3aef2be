import 'pixi.js/unsafe-eval';
import { Application, Container, Rectangle } from 'pixi.js';
import type { Lettering, Light, Rect, TargetId } from '../../../src/renderer/board/board-types';
import { createFlattener } from '../../../src/renderer/board/flatten';
import { hasGraphicsCard } from '../../../src/renderer/board/graphics-card';
import { createRaster } from '../../../src/renderer/board/raster';
import type { AnyGameUi } from '../../../src/renderer/game-ui/game-ui';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';

/** A piece's possible highlights, starting with none. */
export const LIGHTS: readonly (Light | null)[] = [null, 'legal', 'selected', 'focused', 'recalled'];

/** A board piece in one state, drawn once with each highlight. */
export interface Piece {
  readonly target: TargetId;
  readonly kind: string;
  readonly name: Sentence;
  readonly pictures: readonly string[];
}

const STATES = 8;
/** How much of the board to show around a piece, in world units. */
const MARGIN = 26;
/** The maximum number of pixels per unit. */
const SHARP = 1.6;
const LARGEST = 230;

/** A target to draw, once for each state with a different name or different topics. */
export interface Subject {
  readonly target: TargetId;
  readonly kind: string;
  readonly view: unknown;
  readonly name: Sentence;
}

/** Pieces of every kind from these views, in states that differ as much as possible. */
export function subjectsOf(ui: AnyGameUi, views: readonly unknown[]): Subject[] {
  const kinds = new Map<string, Map<string, Subject>>();
  for (const view of [...views].reverse()) {
    for (const target of ui.targets(view)) {
      const kind = target.split(':')[0];
      const found = kinds.get(kind) ?? new Map<string, Subject>();
      kinds.set(kind, found);
      const name = ui.nameTarget(target, view);
      // A state is identified by the parameters of its sentence. Names of players and places do not count.
      const state = JSON.stringify([
        name.key,
        ...Object.values(name.params ?? {}).map(shapeOf),
        ui.topics(target, view),
      ]);
      if (!found.has(state)) found.set(state, { target, kind, view, name });
    }
  }
  return [...kinds.values()].flatMap((found) => [...found.values()].slice(0, STATES));
}

/** Removes names from a value. A sentence without parameters is a name. */
function shapeOf(value: string | number | Sentence): unknown {
  if (typeof value !== 'object') return typeof value === 'number' ? Math.min(value, 2) : '';
  const inner = Object.values(value.params ?? {});
  return inner.length > 0 ? [value.key, ...inner.map(shapeOf)] : value.key.split('.')[0];
}

/** Draws subjects with every highlight and reports each one when it is ready. Stops when `isWanted` returns false. */
export async function drawPieces(
  ui: AnyGameUi,
  subjects: readonly Subject[],
  lettering: Lettering,
  tell: (piece: Piece) => void,
  isWanted: () => boolean,
): Promise<void> {
  const makeScene = await ui.loadScene();
  const app = new Application();
  await app.init({
    autoStart: false,
    sharedTicker: false,
    preference: 'webgl',
    antialias: true,
    backgroundAlpha: 0,
    width: 8,
    height: 8,
  });
  app.renderer.render(app.stage);
  const raster = await createRaster(hasGraphicsCard());
  const flattener = createFlattener(raster, ({ source }) => app.renderer.texture.initSource(source));
  const world = app.stage.addChild(new Container());
  const scene = makeScene({
    world,
    raster,
    flattener,
    lettering,
    graphicsCard: false,
    closeness: () => 3,
    invalidate: () => undefined,
  });
  scene.settle(SHARP);
  let shown: unknown;
  for (const { target, kind, view, name } of subjects) {
    if (!isWanted()) break;
    if (view !== shown) scene.show((shown = view));
    const rect = scene.locate(target);
    if (!rect) continue;
    const { frame, resolution } = framed(rect, scene.size);
    const pictures: string[] = [];
    for (const light of LIGHTS) {
      scene.light(new Map(light ? [[target, light]] : []));
      const canvas = app.renderer.extract.canvas({ target: world, frame, resolution, antialias: true });
      pictures.push(canvas.toDataURL?.() ?? '');
    }
    tell({ target, kind, name, pictures });
    // Lets the page respond between two pieces.
    await new Promise((resolve) => setTimeout(resolve));
  }
  scene.destroy();
  flattener.forget();
  raster.destroy();
  app.destroy({ removeView: true }, { children: true, texture: true });
}

/** The part of the board to show for a piece, and its scale. */
function framed({ x, y, width, height }: Rect, size: { readonly width: number; readonly height: number }) {
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)];
  const [right, bottom] = [Math.min(size.width, x + width + MARGIN), Math.min(size.height, y + height + MARGIN)];
  const frame = new Rectangle(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
  return { frame, resolution: Math.min(SHARP, LARGEST / Math.max(frame.width, frame.height)) };
}
