import type { Component } from 'vue';
import type { GameEvent, Seat } from '../../engine/core/game';
import type { TargetId } from '../board/board-types';

/** A component's type: its props and, as `on…`, its events. */
export type Panel<P> = new () => { readonly $props: P };

export interface ViewProps<V> {
  readonly view: V;
}

/** `names`: the players' names by seat. `open`: the seat whose details are expanded. */
export interface StatusProps<V> extends ViewProps<V> {
  readonly names: readonly string[];
  readonly open: Seat | null;
  readonly onPoint?: (target: TargetId | null) => void;
  readonly onChoose?: (target: TargetId) => void;
}

/** The bar's events contain the piece that is pointed at or chosen. */
interface TurnBarProps<V> extends ViewProps<V> {
  readonly onPoint?: (target: TargetId | null) => void;
  readonly onChoose?: (target: TargetId) => void;
}

export interface PageProps<V> extends ViewProps<V> {
  readonly open: boolean;
  readonly 'onUpdate:open'?: (open: boolean) => void;
}

export interface Panels<V, E extends GameEvent> {
  readonly Status: Panel<StatusProps<V>>;
  readonly TurnBar: Panel<TurnBarProps<V>>;
  readonly Thumbnail: Panel<ViewProps<V>>;
  /** Figures from past events that help with the current decision. Shows nothing for other decisions. */
  readonly Record?: Panel<ViewProps<V> & { readonly events: readonly E[] }>;
}

export interface Ornaments<V> {
  /** The winners' scene above the final score. Its animation ends by itself. */
  readonly Triumph: Panel<ViewProps<V> & { readonly winners: readonly Seat[] }>;
  /** An animated picture of the game's theme. It fills its container. */
  readonly Vignette: Component;
}

export interface Pictures {
  /** A picture of one of the game's subjects. The parent component provides its name in words. */
  readonly Picture: Panel<{ readonly of: string }>;
  pictureOf(target: TargetId): string | null;
  /** The subjects to picture beside a rule paragraph. */
  pictured(rule: string): readonly string[];
}
