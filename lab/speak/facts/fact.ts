import type { GameEvent } from '../../../src/engine/core/game';

/** The required content of a sentence about an event. Derived from the event only. */
export interface Fact {
  /** The numbers in the sentence, in any order. It must not contain others. */
  readonly figures: readonly number[];
  /** The names in the sentence, as keys of the game's texts. It must not contain other names of the vocabulary. */
  readonly names: readonly string[];
}

/**
 * A function for each type of event that returns its fact, or `null` if the log does not mention the event. `view` is
 * the spectators' view after the event.
 */
export type Facts<E extends GameEvent, V> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, view: V) => Fact | null;
};

/** A game's facts with the types erased, and the text sections that contain its names. */
export interface GameFacts {
  readonly facts: Readonly<Record<string, (event: GameEvent, view: unknown) => Fact | null>>;
  readonly vocabulary: readonly string[];
}

export const fact = (names: readonly string[], ...figures: readonly number[]): Fact => ({ names, figures });

/** Keeps the numbers that are not 0, for sentences that omit zeros. */
export const unlessNought = (...figures: readonly number[]): number[] => figures.filter((n) => n !== 0);
