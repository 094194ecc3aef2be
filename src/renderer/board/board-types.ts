import type { Container } from 'pixi.js';
import type { Flattener } from './flatten';
import type { Raster } from './raster';

/**
 * What a player can point at on a board: a stable id such as `space:12`, `port:3` or `galley:7`. The target's twin in the DOM has the
 * same id.
 */
export type TargetId = string;

/** Why a target is lit: it can be chosen, it is chosen, the pointer or the focus is on it, a log line refers to it. */
export type Light = 'legal' | 'selected' | 'focused' | 'recalled';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a piece, with its origin where the pointer holds it. */
export interface Likeness {
  readonly root: Container;
  destroy(): void;
}

/** A place on a piece's way over the board. */
interface Stop {
  readonly at: TargetId;
  /** The text shown there: the moves used so far, or what is left or taken along. May be empty. */
  readonly mark: string;
  /** The powers that may stop the piece here, by their numbers for heraldry. */
  readonly asks: readonly number[];
}

/** A piece's way over the board, from where it is to its goal. */
export type Way = readonly Stop[];

/** Speed of animations: divides durations; 0 shows every result at once. */
export type Pace = number;

/** A game's board in Pixi. `show` sets a position at once; `perform` animates an event towards the next one. */
export interface Scene<V = unknown, E = { readonly type: string }> {
  /** World size; the camera fits it into the window. */
  readonly size: { readonly width: number; readonly height: number };
  /** Shows this position at once, whatever an animation has left behind. */
  show(view: V): void;
  /** Animates an event. Resolves when done or skipped; the `show` that follows sets the exact position. */
  perform(event: E, stage: Stage): Promise<void>;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Shows a way over the board; `null` removes it. */
  way?(way: Way | null): void;
  /** A likeness of a piece for the pointer to carry; `null` where there is none. */
  likeness?(target: TargetId): Likeness | null;
  /** The nearest target at a point of the world, or `null`. */
  hit(x: number, y: number): TargetId | null;
  /** Where a target is in the world; `null` if it is not on the board. */
  locate(target: TargetId): Rect | null;
  /** The zoom has settled: rebuilds what must be crisp. `scale` is device pixels per world unit. */
  settle(scale: number): void;
  /** The language has changed: updates the lettering, even during an animation. Without this method the scene is rebuilt. */
  relabel?(): void;
  destroy(): void;
}

/** Words and numbers on the board, in the current language. */
export interface Lettering {
  /** A text of the game by its path. */
  text(path: string): string;
  figure(value: number): string;
}

/** What a scene is built with. */
export interface SceneTools {
  /** The container for the scene's children. */
  readonly world: Container;
  readonly raster: Raster;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  /** How many times larger everything is seen than in the view of the whole board. */
  closeness(): number;
  /** Requests a frame. */
  invalidate(): void;
}

/** What a scene may use while it performs: time that can be skipped, and the camera. */
export interface Stage {
  /** Calls `step` with 0…1 (eased) in every frame for `ms` at normal speed. Resolves at 1; at once when skipped. */
  tween(ms: number, step: (t: number) => void, ease?: (t: number) => number): Promise<void>;
  /** Waits `ms` at normal speed. */
  pause(ms: number): Promise<void>;
  /** Moves the camera if a rectangle of the world is out of view. */
  reveal(rect: Rect): Promise<void>;
  /** Whether the performance was skipped. Scenes ask again after each wait. */
  skipped(): boolean;
}

/** How an event is shown. */
export interface Showing {
  /** Speed as a multiple of the player's pace. */
  readonly speed: number;
  /**
   * Shows the event in passing: at the same time as other passing events that move none of these pieces, and without moving the camera.
   * Absent: the event has the board to itself.
   */
  readonly beside?: readonly TargetId[];
}

/** What the pointer does at a target: a click or tap, a move over it, a long press with a finger. */
export type Picking = 'click' | 'hover' | 'hold';

/** What a mounted board asks of the table. */
export interface BoardOptions {
  readonly lettering: Lettering;
  /** Whether a drag that begins on this target carries it, rather than moving the chart. */
  draggable(target: TargetId): boolean;
  /** Where a target may be carried to. */
  landings(target: TargetId): readonly TargetId[];
  /** An event begins to be performed: the moment for its sound. */
  onEvent(event: { readonly type: string }): void;
}

/** A mounted board, as the Vue table uses it. */
export interface BoardHandle<V = unknown> {
  show(view: V): void;
  /** Performs events in order, then shows the view they led to. A later `show` or `skip` cuts it short. */
  play(events: readonly { readonly type: string }[], after: V): Promise<void>;
  /**
   * The same for other players' events. Those that `how` lets pass may still be under way when this resolves: the board stays busy, and
   * shows the view when it is at rest.
   */
  watch(
    events: readonly { readonly type: string }[],
    after: V,
    how: (event: { readonly type: string }) => Showing,
  ): Promise<void>;
  skip(): void;
  readonly busy: boolean;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Draws routes over the board, from target to target; a target alone is ringed. */
  route(routes: readonly (readonly TargetId[])[]): void;
  /** Shows a piece's way over the board; `null` removes it. */
  way(way: Way | null): void;
  onPick(listener: (target: TargetId | null, how: Picking) => void): () => void;
  /** A drag begins on a target. */
  onGrab(listener: (target: TargetId) => void): () => void;
  /** A drag ends: from one target to another, or to nothing. */
  onDrag(listener: (from: TargetId, to: TargetId | null) => void): () => void;
  /** Shows the whole board. */
  fit(): void;
  /** Moves the camera close to these targets; without any, to the whole board. */
  lookAt(targets: readonly TargetId[]): Promise<void>;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Where a target is in the page, in CSS pixels relative to the host element. */
  place(target: TargetId): Rect | null;
  onCamera(listener: () => void): () => void;
  setPace(pace: Pace): void;
  /** The language has changed. */
  relabel(): void;
  /** The lettering size has changed: redraws everything. */
  redraw(): void;
  /** Frames drawn since mounting. At rest this number does not change. */
  readonly frames: number;
  /** Resolves when nothing moves and the last frame is drawn. */
  settled(): Promise<void>;
  /** Removes the board, after its performance has been cut short. */
  destroy(): Promise<void>;
}
