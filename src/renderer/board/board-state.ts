import type { Container } from 'pixi.js';
import type { Ambient } from './ambient';
import type {
  BoardHandle,
  Ghost,
  Light,
  Pace,
  Rect,
  Scene,
  Size,
  Spotlight,
  TargetId,
  ThreatMarks,
  Trail,
  Path,
} from './board-types';
import type { Camera } from './camera';
import type { PieceDrag } from './piece-drag';
import type { Director } from './director';
import type { FrameLoop } from './frames';
import type { DrawnGhosts } from './ghosts';
import type { PixiApp } from './pixi-app';
import type { AnimationRun } from './tween';

type ListenerOf<K extends 'onPick' | 'onDragStart' | 'onDrop' | 'onCamera'> = Parameters<BoardHandle[K]>[0];

export interface BoardState {
  readonly host: HTMLElement;
  readonly pixi: PixiApp;
  readonly loop: FrameLoop;
  readonly director: Director;
  readonly pieceDrag: PieceDrag;
  readonly ambient: Ambient | null; // null without a graphics card
  readonly build: (world: Container) => Scene;

  world: Container;
  scene: Scene;
  view: unknown; // the view shown last, or about to be shown; undefined before the first
  lights: ReadonlyMap<TargetId, Light>;
  spotlight: Spotlight;
  path: Path | null;
  threats: ThreatMarks | null;
  /** The view to compare the shown one with; `null` for none. */
  earlier: unknown;
  routes: readonly (readonly TargetId[])[];
  drawnRoutes: Container | null;
  trails: readonly Trail[];
  drawnTrails: Container | null;
  before: ReadonlyMap<TargetId, Rect>; // where targets were before the plan
  ghosts: readonly Ghost[];
  drawnGhosts: DrawnGhosts | null;

  camera: Camera;
  size: Size; // size of the host, in CSS pixels
  pace: Pace;
  pictures: boolean; // whether big events are shown as still pictures at pace 0
  glide: AnimationRun | null;
  settingUp: AnimationRun | null;
  settling: ReturnType<typeof setTimeout> | undefined; // runs until the zoom has settled
  destroyed: boolean;

  readonly listeners: {
    readonly pick: Set<ListenerOf<'onPick'>>;
    readonly dragStart: Set<ListenerOf<'onDragStart'>>;
    readonly drop: Set<ListenerOf<'onDrop'>>;
    readonly camera: Set<ListenerOf<'onCamera'>>;
  };
}
