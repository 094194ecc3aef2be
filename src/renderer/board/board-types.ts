import type { Container } from 'pixi.js';

/**
 * What a game's scene offers the table, and what the table offers the screens. Everything on a board that a player can point at
 * is a target with a stable id, such as `space:12`, `port:3` or `galley:7`; the DOM twin of a target carries the same id.
 */
export type TargetId = string;

/** How a target is lit: it can be chosen, it is chosen, the pointer or the focus is on it, a log line speaks of it. */
export type Light = 'legal' | 'selected' | 'focused' | 'recalled';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What looks like a piece: its origin is where it is held. */
export interface Likeness {
  readonly root: Container;
  destroy(): void;
}

/** A place on a piece's way over the board. */
interface Stop {
  readonly at: TargetId;
  /** What is read there: the moves used by then, or what is left or taken along. Nothing where it is empty. */
  readonly mark: string;
  /** The powers that may keep the piece from going on from here, by their numbers for heraldry. */
  readonly asks: readonly number[];
}

/** A piece's way over the board, from where it is to its goal. */
export type Way = readonly Stop[];

/** Speed of animations: multiplies durations; 0 shows every result at once. */
export type Pace = number;

/** A board in Pixi. Two entrances: be this position at once, and animate this event towards the next one. */
export interface Scene<V = unknown, E = { readonly type: string }> {
  /** World size; the camera fits it into the window. */
  readonly size: { readonly width: number; readonly height: number };
  /** Be this position, at once. Also mends whatever an animation left behind. */
  show(view: V): void;
  /** Animate what happened. Resolves when done or skipped; the following `show` sets the true position. */
  perform(event: E, stage: Stage): Promise<void>;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Shows a way over the board, or no longer. */
  way?(way: Way | null): void;
  /** A likeness of a piece to be carried by the pointer; `null` where there is none. */
  likeness?(target: TargetId): Likeness | null;
  /** The target at a point of the world, nearest first, or `null`. */
  hit(x: number, y: number): TargetId | null;
  /** Where a target is in the world, for its DOM twin and for the camera; `null` when it is not on the board. */
  locate(target: TargetId): Rect | null;
  /** The zoom settled: rebuild what must be crisp. `scale` is device pixels a world unit. */
  settle(scale: number): void;
  /**
   * The language has changed: update the lettering, even during an animation. Without this the
   * scene is rebuilt.
   */
  relabel?(): void;
  destroy(): void;
}

/** Words and figures on the board, in the language in force. */
export interface Lettering {
  /** A text of the game by its path. */
  text(path: string): string;
  figure(value: number): string;
}

/** What a scene may use while it performs: time that can be skipped, and frames that are asked for. */
export interface Stage {
  /** Calls `step` with 0…1 (eased) every frame for `ms` at normal speed; resolves at 1, at once when skipped. */
  tween(ms: number, step: (t: number) => void, ease?: (t: number) => number): Promise<void>;
  /** Waits `ms` at normal speed. */
  pause(ms: number): Promise<void>;
  /** Brings a rectangle of the world into view if it is not. */
  reveal(rect: Rect): Promise<void>;
  /** Asked again after each wait. */
  skipped(): boolean;
}

/** How an event is shown. */
export interface Showing {
  /** Speed as a multiple of the player's pace. */
  readonly speed: number;
  /**
   * In passing: beside whatever else is shown in passing and moves none of these pieces, with the camera where it is. Absent: the
   * event has the board to itself.
   */
  readonly beside?: readonly TargetId[];
}

/** What is done with what is under the pointer: a click or tap, a look, a finger that rests on it. */
export type Picking = 'click' | 'hover' | 'hold';

/** A mounted board, as the Vue table drives it. */
export interface BoardHandle<V = unknown> {
  show(view: V): void;
  /** Performs events in order, then shows the view they led to. A later `show` or `skip` cuts it short. */
  play(events: readonly { readonly type: string }[], after: V): Promise<void>;
  /**
   * The same for what others do: what `how` lets pass may still be under way when this resolves. The board stays busy, and shows the
   * view once it has come to rest.
   */
  watch(
    events: readonly { readonly type: string }[],
    after: V,
    how: (event: { readonly type: string }) => Showing,
  ): Promise<void>;
  skip(): void;
  readonly busy: boolean;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Ways to be drawn over the board, from target to target; a target alone is ringed. */
  route(ways: readonly (readonly TargetId[])[]): void;
  /** Shows a piece's way over the board, or no longer. */
  way(way: Way | null): void;
  onPick(listener: (target: TargetId | null, how: Picking) => void): () => void;
  /** A drag begins on a target. */
  onGrab(listener: (target: TargetId) => void): () => void;
  /** Dragging from one target to another (a galley to a space). */
  onDrag(listener: (from: TargetId, to: TargetId | null) => void): () => void;
  fit(): void;
  /** Moves the camera to where all of these are seen closely, with what lies round them; to the whole board where there are none. */
  lookAt(targets: readonly TargetId[]): Promise<void>;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** Where a target is in the page, in CSS pixels relative to the host element. */
  place(target: TargetId): Rect | null;
  onCamera(listener: () => void): () => void;
  setPace(pace: Pace): void;
  /** The language has changed. */
  relabel(): void;
  /** The lettering size has changed: everything is redrawn. */
  redraw(): void;
  /** Frames drawn since mounting: at rest this number stands still. */
  readonly frames: number;
  /** Resolves when nothing moves and the last frame is drawn. */
  settled(): Promise<void>;
  /** Takes the board away, once whatever it performs has been cut short. */
  destroy(): Promise<void>;
}
