import type { InstrumentName } from '../instruments';

/** A layer of a piece. `calm` always plays, `full` while something happens on the board, `battle` during a fight. */
export const LAYERS = ['calm', 'full', 'battle'] as const;
export type Layer = (typeof LAYERS)[number];

/** A part: an instrument that plays one voice of every strain, or a drum that repeats a rhythm. */
export interface Part {
  readonly layer: Layer;
  readonly instrument: InstrumentName;
  /** The voice it plays. A strain without this voice is a rest. */
  readonly voice?: string;
  /** For drums, one character per unit: `D` low, `t` high, `.` rest. */
  readonly rhythm?: string;
  /** Its volume relative to the other parts. Default: 1. */
  readonly level?: number;
  /** Octaves above the written pitch; negative for below. */
  readonly octave?: number;
  /** Whether it plays divisions in sections marked `+`. */
  readonly divides?: boolean;
  /** The sections in which it rests, counted from 0. */
  readonly rests?: readonly number[];
}

/** A piece of music that loops, or a sting that plays once. */
export interface Score {
  readonly name: string;
  /** The final and the mode, for example `D dorian`. Divisions use its notes. */
  readonly mode: string;
  /** Units in a bar. A unit is the length of a note without a number. */
  readonly bar: number;
  /** Units between two accents. */
  readonly beat: number;
  /** Units per minute. */
  readonly tempo: number;
  /** The notes of each strain, by voice, in a subset of ABC notation (`notation.ts`). */
  readonly strains: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The strains in order. `+` after a name: with divisions. */
  readonly form: string;
  readonly parts: readonly Part[];
  /** Plays once with its tails, instead of as a loop. */
  readonly once?: true;
}
