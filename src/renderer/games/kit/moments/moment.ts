import type { EffectName } from '../../../sound/names';
import type { EaseName } from './ease';

/**
 * A small scene for a big event, as data: its actors and their movements. A game creates one from an event, and
 * `playMoment` plays it.
 */
export interface Moment<D extends string = string> {
  /** In milliseconds at normal pace, at most `LONGEST`. */
  readonly length: number;
  /** If motion is reduced, only the picture at this time is shown. */
  readonly still: number;
  /** From back to front. */
  readonly actors: Readonly<Record<string, Actor<D>>>;
  readonly beats: readonly Beat[];
}

/** The longest moment, in milliseconds at normal pace. */
export const LONGEST = 2500;

/** A drawing, and its place relative to the moment's place. */
export interface Actor<D extends string = string> extends DrawingParameters {
  /** A name in the game's table of drawings. */
  readonly drawing: D;
  readonly x: number;
  readonly y: number;
}

/** Merges groups of actors, such as one group for each player. */
export function cast<D extends string>(
  groups: readonly Readonly<Record<string, Actor<D>>>[],
): Record<string, Actor<D>> {
  return Object.fromEntries(groups.flatMap((group) => Object.entries(group)));
}

/** The parameters of a drawing. A drawing ignores those it does not need. */
export interface DrawingParameters {
  readonly seat?: number;
  readonly text?: string;
  /** A size in world units, or a count. */
  readonly size?: number;
}

/** `x` and `y` are distances from the actor's place, `turn` is in radians, scales are factors. */
export type Property = 'x' | 'y' | 'turn' | 'scale' | 'scaleX' | 'scaleY' | 'alpha';

/** A change of one property. Before an actor's first beat, a property has that beat's `from`. */
export interface Beat {
  /** An actor's name, or `EVERYTHING`. */
  readonly actor: string;
  readonly property: Property;
  readonly from: number;
  readonly to: number;
  /** In milliseconds from the moment's beginning. */
  readonly start: number;
  readonly length: number;
  readonly ease?: EaseName;
  /** Played when the beat begins. The event's own sound is played when the moment begins. */
  readonly sound?: EffectName;
}

/** The name that a beat uses to move all actors together. */
export const EVERYTHING = 'everything';

/** Fades the moment in within 150 ms and out within its last 220 ms. */
export function fades(length: number): Beat[] {
  const alpha = { actor: EVERYTHING, property: 'alpha' } as const;
  return [
    { ...alpha, from: 0, to: 1, start: 0, length: 150 },
    { ...alpha, from: 1, to: 0, start: length - 220, length: 220 },
  ];
}
