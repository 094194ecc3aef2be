import type { Container } from 'pixi.js';
import type { BoardHandle, Light, Pace, Scene, TargetId, ThreatMarks, Way } from './board-types';
import type { Camera } from './camera';
import type { Carrier } from './carrier';
import type { Director } from './director';
import type { FrameLoop } from './frames';
import type { PixiApp } from './pixi-app';
import type { AnimationRun } from './tween';

type ListenerOf<K extends 'onPick' | 'onGrab' | 'onDrag' | 'onCamera'> = Parameters<BoardHandle[K]>[0];

/** A mounted board. The functions of camera-control.ts and rebuild.ts work on it. */
export interface BoardState {
  readonly host: HTMLElement;
  readonly pixi: PixiApp;
  readonly loop: FrameLoop;
  readonly director: Director;
  readonly carrier: Carrier;
  readonly build: (world: Container) => Scene; // makes the game's scene in a container

  world: Container; // moved by the camera
  scene: Scene; // in the world
  view: unknown; // the view shown last, or about to be shown; undefined before the first
  lights: ReadonlyMap<TargetId, Light>;
  way: Way | null;
  threats: ThreatMarks | null;
  routes: readonly (readonly TargetId[])[];
  drawnRoutes: Container | null;

  camera: Camera;
  size: { readonly width: number; readonly height: number }; // size of the host, in CSS pixels
  pace: Pace;
  glide: AnimationRun | null; // the camera's current movement
  settling: ReturnType<typeof setTimeout> | undefined; // runs until the zoom has settled
  destroyed: boolean;

  readonly listeners: {
    readonly pick: Set<ListenerOf<'onPick'>>;
    readonly grab: Set<ListenerOf<'onGrab'>>;
    readonly drag: Set<ListenerOf<'onDrag'>>;
    readonly camera: Set<ListenerOf<'onCamera'>>;
  };
}
