import type { Container } from 'pixi.js';
import type { Flattener } from './flatten';
import type { Raster } from './raster';

/**
 * What a player can point at on a board: a stable id such as `space:12`, `port:3` or `galley:7`. The target's twin in the DOM has the
 * same id.
 */
export type TargetId = string;

/** Why a target is lit: it can be chosen, it is chosen, it has the pointer or the focus, or a log line refers to it. */
export type Light = 'legal' | 'selected' | 'focused' | 'recalled';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a piece. Its origin is the point at which the pointer holds it. */
export interface Likeness {
  readonly root: Container;
  destroy(): void;
}

/** A place on a piece's path over the board. */
interface Stop {
  readonly at: TargetId;
  /** The text shown there: the moves used so far, or the goods left or taken along. May be empty. */
  readonly mark: string;
  /** The powers that may stop the piece here, by the number of their coat of arms. */
  readonly asks: readonly number[];
}

/** A piece's path over the board, from its place to its goal. */
export type Way = readonly Stop[];

/** Who could do what where. Powers are numbers of coats of arms. */
export interface ThreatMarks {
  /** Places and the powers that could get there. `own`: the viewer's pieces could. */
  readonly reached: readonly { readonly at: TargetId; readonly powers: readonly number[]; readonly own: boolean }[];
  /** The viewer's power, for the colour of its reach; `null` for a spectator. */
  readonly own: number | null;
  /** The odds of attacks, or losses. */
  readonly badges: readonly {
    readonly at: TargetId;
    readonly power: number;
    readonly text: string;
    /** Whether it could happen this turn. */
    readonly soon: boolean;
    /** Whether it is directed at the viewer. */
    readonly danger: boolean;
  }[];
  /** Places where these powers may stop others. */
  readonly blockades: readonly { readonly at: TargetId; readonly powers: readonly number[] }[];
}

/** Speed of animations; durations are divided by it. 0 shows every result immediately. */
export type Pace = number;

/**
 * A game's board in Pixi. `show` sets a position immediately; `perform` animates an event on the way to the next
 * position.
 */
export interface Scene<V = unknown, E = { readonly type: string }> {
  /** World size. The camera fits it into the window. */
  readonly size: { readonly width: number; readonly height: number };
  /** Shows this position immediately, whatever animations have changed. */
  show(view: V): void;
  /** Animates an event. Resolves when it is over or skipped. The `show` that follows sets the exact position. */
  perform(event: E, stage: Stage): Promise<void>;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Shows a path over the board; `null` removes it. */
  way?(way: Way | null): void;
  /** Shows who could do what where; `null` removes it. */
  threats?(marks: ThreatMarks | null): void;
  /** A picture of a piece that follows the pointer; `null` if there is none. */
  likeness?(target: TargetId): Likeness | null;
  /** The nearest target at a point of the world, or `null`. */
  hit(x: number, y: number): TargetId | null;
  /** A target's rectangle in the world; `null` if it is not on the board. */
  locate(target: TargetId): Rect | null;
  /**
   * Called when the zoom has settled: redraws everything that must be sharp. `scale` is device pixels per world unit.
   */
  settle(scale: number): void;
  /**
   * Called when the language has changed: updates the lettering, even during an animation. If this is missing, the
   * scene is rebuilt.
   */
  relabel?(): void;
  destroy(): void;
}

/** Texts and numbers on the board, in the current language. */
export interface Lettering {
  /** The game's text at this key path. */
  text(path: string): string;
  figure(value: number): string;
}

/** The tools for building a scene. */
export interface SceneTools {
  /** The container for the scene's children. */
  readonly world: Container;
  readonly raster: Raster;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  /** The current zoom, relative to the view of the whole board. */
  closeness(): number;
  /** Requests a frame. */
  invalidate(): void;
}

/** The tools of a scene during an animation: time that can be skipped, and the camera. */
export interface Stage {
  /**
   * Calls `step` with 0…1 (eased) in every frame for `ms` at normal speed. Resolves at 1, or immediately if skipped.
   */
  tween(ms: number, step: (t: number) => void, ease?: (t: number) => number): Promise<void>;
  /** Waits `ms` at normal speed. */
  pause(ms: number): Promise<void>;
  /** Moves the camera if a rectangle of the world is not visible. */
  reveal(rect: Rect): Promise<void>;
  /** Whether the animation was skipped. Scenes must check this again after each wait. */
  skipped(): boolean;
}

/** How to show an event. */
export interface Showing {
  /** Speed as a multiple of the player's pace. */
  readonly speed: number;
  /**
   * If set, the event is shown in passing: at the same time as other passing events that move none of these pieces, and
   * without moving the camera. If absent, no other event is shown at the same time.
   */
  readonly beside?: readonly TargetId[];
}

/** What the pointer does at a target: a click or tap, a move over it, or a long press with a finger. */
export type Picking = 'click' | 'hover' | 'hold';

/** What a mounted board needs from the table. */
export interface BoardOptions {
  readonly lettering: Lettering;
  /** Whether a drag that begins on this target moves the target instead of the chart. */
  draggable(target: TargetId): boolean;
  /** The places to which a target may be dragged. */
  landings(target: TargetId): readonly TargetId[];
  /** Called when an event begins to be shown; this is the time for its sound. */
  onEvent(event: { readonly type: string }): void;
}

/** A mounted board, as the table uses it. */
export interface BoardHandle<V = unknown> {
  show(view: V): void;
  /** Animates events in order, then shows the resulting view. A later `show` or `skip` ends it early. */
  play(events: readonly { readonly type: string }[], after: V): Promise<void>;
  /**
   * The same for other players' events. Events that `how` shows in passing may still be running when this resolves; the
   * board stays busy, and shows the view when they have ended.
   */
  watch(
    events: readonly { readonly type: string }[],
    after: V,
    how: (event: { readonly type: string }) => Showing,
  ): Promise<void>;
  skip(): void;
  readonly busy: boolean;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Draws routes over the board, from target to target. A single target gets a ring. */
  route(routes: readonly (readonly TargetId[])[]): void;
  /** Shows a piece's path over the board; `null` removes it. */
  way(way: Way | null): void;
  threats(marks: ThreatMarks | null): void;
  onPick(listener: (target: TargetId | null, how: Picking) => void): () => void;
  /** A drag begins on a target. */
  onGrab(listener: (target: TargetId) => void): () => void;
  /** A drag ends: from one target to another, or to nothing. */
  onDrag(listener: (from: TargetId, to: TargetId | null) => void): () => void;
  /** Shows the whole board. */
  fit(): void;
  /** Moves the camera close to these targets, or to the whole board if there are none. */
  lookAt(targets: readonly TargetId[]): Promise<void>;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** A target's rectangle on the page, in CSS pixels relative to the host element. */
  place(target: TargetId): Rect | null;
  onCamera(listener: () => void): () => void;
  setPace(pace: Pace): void;
  /** Must be called when the language has changed. */
  relabel(): void;
  /** Must be called when the lettering size has changed; redraws everything. */
  redraw(): void;
  /** Frames drawn since mounting. The number is constant while nothing moves. */
  readonly frames: number;
  /** Resolves when nothing moves and the last frame is drawn. */
  settled(): Promise<void>;
  /** Removes the board after ending its animations. */
  destroy(): Promise<void>;
}
