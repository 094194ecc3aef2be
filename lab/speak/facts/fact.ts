import type { GameEvent } from '../../../src/engine/core/game';

/** What a sentence about an event must say, derived from the event alone. */
export interface Fact {
  /** Exactly the numbers in the sentence, in any order. */
  readonly figures: readonly number[];
  /** Every name in the sentence, as keys of the game's texts. It must contain no other name of the vocabulary. */
  readonly names: readonly string[];
}

/**
 * Returns the fact for each type of event; `null` if the log does not mention it. `view` is a spectator's, after the
 * event.
 */
export type Facts<E extends GameEvent, V> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, view: V) => Fact | null;
};

/** A game's facts without its own types, and the text sections that contain its names. */
export interface GameFacts {
  readonly facts: Readonly<Record<string, (event: GameEvent, view: unknown) => Fact | null>>;
  readonly vocabulary: readonly string[];
}

export const fact = (names: readonly string[], ...figures: readonly number[]): Fact => ({ names, figures });

/** Numbers that a sentence omits if they are 0. */
export const unlessNought = (...figures: readonly number[]): number[] => figures.filter((n) => n !== 0);
