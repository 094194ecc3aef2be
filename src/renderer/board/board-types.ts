import type { Container } from 'pixi.js';
import type { EffectName } from '../sound/names';
import type { Flattener } from './flatten';
import type { Raster } from './raster';

/**
 * The id of something on a board that can be pointed at (`space:12`, `port:3`, `galley:7`), and of its button in the
 * DOM.
 */
export type TargetId = string;

/**
 * Why a target is highlighted: legal, without effect (dimmed), chosen, pointed at or focused, in a log line, or asked
 * for by a lesson.
 */
export type Light = 'legal' | 'idle' | 'selected' | 'focused' | 'recalled' | 'asked';

/** The targets that a lesson asks for, or that an introduction explains. */
export interface Spotlight {
  readonly targets: readonly TargetId[];
  /** Whether the board draws rings around them. If not, the page marks them. */
  readonly ringed: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** The picture of a dragged piece. Its origin is the point under the pointer. */
export interface DragImage {
  readonly root: Container;
  destroy(): void;
}

interface Stop {
  readonly at: TargetId;
  /**
   * The text shown at the stop: the moves used so far or, at the start, the horses left or taken along. May be empty.
   */
  readonly mark: string;
  /** The powers that may stop the piece here, by the number of their coat of arms. */
  readonly asks: readonly number[];
}

/** A piece's path over the board, including its start. */
export type Path = readonly Stop[];

/** The marks of the threat view. Powers are the numbers of their coats of arms. */
export interface ThreatMarks {
  /** Places, and the powers whose pieces could reach them. */
  readonly reached: readonly {
    readonly at: TargetId;
    readonly powers: readonly number[];
    /** Whether the viewer's pieces could. */
    readonly own: boolean;
    /** The icon of these pieces, if the game tells kinds of pieces apart: an SVG path in a 100 by 100 box. */
    readonly icon?: string;
  }[];
  /** The viewer's power, for the colour of its reach; `null` for a spectator. */
  readonly own: number | null;
  /** The odds of an attack, or the size of a loss. */
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

/** A moved piece's path in its player's colour. A single place gets a tag at its lower edge. */
export interface Trail {
  readonly places: readonly TargetId[];
  readonly colour: string;
  /** The number of the player's coat of arms. */
  readonly power: number;
}

/** A planned move: its path over the board (a single place for an action there), and its number. */
export interface Ghost {
  readonly path: readonly TargetId[];
  readonly mark: string;
}

/** Speed factor of animations; 0 disables them. */
export type Pace = number;

/** A game's board in Pixi. `show` sets a position immediately; `perform` animates an event on the way to the next. */
export interface Scene<V = unknown, E = { readonly type: string }> {
  readonly size: Size;
  /** The layer for trails, below pieces and lettering. Default: above everything. */
  readonly trailLayer?: Container;
  /**
   * The square of the seal that a trail of one place gets. Set it if targets are close together. Default: such a trail
   * gets a tag at the place's lower edge.
   */
  readonly sealOf?: (place: Rect) => Rect;
  /** A power's coat of arms, centred, with a height in units. Default: tags have none. */
  arms?(power: number, size: number): Container;
  /** Draws the slow parts of a first position in portions, before its `show`. Default: `show` draws everything. */
  paint?(view: V): Generator<undefined>;
  /** Shows this position immediately, and undoes anything that animations changed. */
  show(view: V): void;
  /** Animates an event. Resolves when it is over or skipped. The next `show` sets the exact position. */
  perform(event: E, stage: Stage): Promise<void>;
  /** Shows a big event as a still picture for a while, if motion is reduced. */
  picture?(event: E, stage: Stage): Promise<void>;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  /** Keeps names clear of these targets and, if wanted, surrounds the targets with rings. */
  spotlight?(spotlight: Spotlight): void;
  /** Draws the path of a move; `null` removes it. */
  path?(path: Path | null): void;
  /** Draws the threat view; `null` removes it. */
  threats?(marks: ThreatMarks | null): void;
  /** Marks what changed since an earlier view; `null` removes the marks. */
  compare?(earlier: V | null): void;
  /** A picture of a piece that follows the pointer; `null` if there is none. */
  dragImage?(target: TargetId): DragImage | null;
  /** The nearest target at a world point, or `null`. */
  hit(x: number, y: number): TargetId | null;
  /** A target's rectangle in world units; `null` if it is not on the board. */
  locate(target: TargetId): Rect | null;
  /** A target's rectangle with everything that belongs to it, such as a galley's number. Default: `frame`. */
  surroundings?(target: TargetId): Rect | null;
  /** The rectangle for a mark around a target, with everything that sticks out of it. Default: `locate`. */
  frame?(target: TargetId): Rect | null;
  /** The points of a piece's route from a point to a target, including both ends; `null` if it goes straight. */
  way?(from: Point, to: TargetId): readonly Point[] | null;
  /** Adapts parts that keep their size on screen. `closeness` is the zoom relative to the view of the whole board. */
  zoom?(closeness: number): void;
  /**
   * Draws idle motion: water, smoke, boats at anchor. Called at most 15 times a second, only with a graphics card and
   * if the player allows motion (`ambient.ts`). `seconds` is the time for which the motion has run.
   */
  ambient?(seconds: number): void;
  /** Redraws everything that must be sharp, after the zoom has settled. `scale` is device pixels per world unit. */
  settle(scale: number): void;
  /** Updates the lettering after the language changes, even during an animation. Without it, the scene is rebuilt. */
  relabel?(): void;
  destroy(): void;
}

export interface Lettering {
  text(path: string): string;
  figure(value: number): string;
}

export interface SceneTools {
  readonly world: Container;
  readonly raster: Raster;
  readonly flattener: Flattener;
  readonly lettering: Lettering;
  /** Whether a graphics card draws the board. Without one, shaders and idle motion are too slow. */
  readonly graphicsCard: boolean;
  /** The current zoom, relative to the view of the whole board. */
  closeness(): number;
  /** The point of the visible board nearest to a player's chip, in world units; `null` if no chip is on screen. */
  beside?(seat: number): Point | null;
  invalidate(): void;
}

/** The two times at which an event's sound can be played. */
export type EventTime = 'start' | 'impact';

export interface Stage {
  /** The speed of animations, relative to normal speed. */
  readonly pace: number;
  /** Calls `step` with 0…1 (eased) in every frame for `ms` at normal speed. Resolves at 1, or when skipped. */
  tween(ms: number, step: (t: number) => void, ease?: (t: number) => number): Promise<void>;
  pause(ms: number): Promise<void>;
  /** Moves the camera if a world rectangle is out of view: immediately if motion is reduced. */
  reveal(rect: Rect): Promise<void>;
  /** Whether the animation was skipped. Scenes must check this again after each wait. */
  skipped(): boolean;
  /** Whether motion is reduced: tweens and pauses end immediately, and only `hold` takes time. */
  readonly still: boolean;
  /** Waits for `ms` at any pace, unless skipped. */
  hold(ms: number): Promise<void>;
  sound(name: EffectName): void;
  /**
   * Called at the event's impact, such as a landing. Plays the event's sound if it is timed for the impact. Later calls
   * do nothing.
   */
  impact(): void;
}

export interface Playback {
  /** Speed as a multiple of the player's pace. */
  readonly speed: number;
  /**
   * The pieces that the event moves. The event may run at the same time as events that move none of these pieces, and
   * the camera does not move. If absent, the event runs alone.
   */
  readonly concurrentPieces?: readonly TargetId[];
}

/** `hold` is a long press with a finger. */
export type Picking = 'click' | 'hover' | 'hold';

export interface BoardOptions {
  readonly lettering: Lettering;
  /** Whether a drag that begins on this target moves the target. If not, it moves the board. */
  draggable(target: TargetId): boolean;
  landings(target: TargetId): readonly TargetId[];
  /** The box of a player's chip in the window; `null` if it is not on screen. */
  chip(seat: number): Rect | null;
  /** Plays an event's sound. Called when its animation begins, and at its impact. */
  onEvent(event: { readonly type: string }, time: EventTime): void;
  /** Plays a sound within an animation. */
  onSound(name: EffectName): void;
}

export interface BoardHandle<V = unknown> {
  /** Draws the slow parts of the first position in portions, so that the page stays responsive. `show` must follow. */
  paint(view: V): Promise<void>;
  show(view: V): void;
  /** Animates events in order, then shows `after`. A later `show` or `skip` ends it early. */
  play(events: readonly { readonly type: string }[], after: V): Promise<void>;
  /** Plays other players' events. Concurrent ones may outlast the promise; the board is busy until they have ended. */
  watch(
    events: readonly { readonly type: string }[],
    after: V,
    how: (event: { readonly type: string }) => Playback,
  ): Promise<void>;
  /** Sets up the shown position piece by piece. `skip` ends it early. */
  setUp(): Promise<void>;
  skip(): void;
  readonly busy: boolean;
  light(targets: ReadonlyMap<TargetId, Light>): void;
  spotlight(spotlight: Spotlight): void;
  /** Draws routes from target to target. A single target gets a ring. */
  route(routes: readonly (readonly TargetId[])[]): void;
  /** Shows where pieces moved. */
  trails(trails: readonly Trail[]): void;
  /** Stores the current positions of these targets. Ghosts start there. */
  remember(targets: readonly TargetId[]): void;
  /** Draws a plan's moves over the board. */
  ghosts(ghosts: readonly Ghost[]): void;
  /** Draws a piece's path; `null` removes it. */
  path(path: Path | null): void;
  threats(marks: ThreatMarks | null): void;
  /** Marks what changed since an earlier view; `null` removes the marks. */
  compare(earlier: unknown): void;
  onPick(listener: (target: TargetId | null, how: Picking) => void): () => void;
  onDragStart(listener: (target: TargetId) => void): () => void;
  /** Adds a listener for the end of a drag. `to` is `null` if the drag ends on no target. */
  onDrop(listener: (from: TargetId, to: TargetId | null) => void): () => void;
  fit(): void;
  /** Moves the camera close to these targets, or shows the whole board if there are none. */
  lookAt(targets: readonly TargetId[]): Promise<void>;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  /** A target's rectangle in CSS pixels relative to the host element; `null` if it is not on the board. */
  place(target: TargetId): Rect | null;
  /** The same, with everything that belongs to the target, such as the garrison above a port's card. */
  surroundings(target: TargetId): Rect | null;
  onCamera(listener: () => void): () => void;
  /** `pictures`: whether big events are shown as still pictures at pace 0. */
  setPace(pace: Pace, pictures?: boolean): void;
  relabel(): void;
  /** Redraws everything. Must be called when the lettering size has changed. */
  redraw(): void;
  /** Number of frames drawn since mounting; constant while nothing moves. */
  readonly frames: number;
  /** Resolves when nothing moves and the last frame is drawn. */
  settled(): Promise<void>;
  destroy(): Promise<void>;
}
