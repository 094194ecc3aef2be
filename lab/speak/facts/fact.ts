import type { GameEvent } from '../../../src/engine/core/game';

/** What a sentence about an event must say, worked out from the event alone. */
export interface Fact {
  /** Every figure in the sentence, and no other, in any order. */
  readonly figures: readonly number[];
  /** Every name in it, as keys of the game's texts. Of names in a vocabulary the sentence holds no other. */
  readonly names: readonly string[];
}

/** A fact for every type of event; `null` for those the log says nothing of. `view` is a bystander's, after the event. */
export type Facts<E extends GameEvent, V> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, view: V) => Fact | null;
};

/** A game's facts once its types have been forgotten, and the texts whose entries are its names. */
export interface GameFacts {
  readonly facts: Readonly<Record<string, (event: GameEvent, view: unknown) => Fact | null>>;
  readonly vocabulary: readonly string[];
}

export const fact = (names: readonly string[], ...figures: readonly number[]): Fact => ({ names, figures });

/** Figures a sentence leaves out when they are nought. */
export const unlessNought = (...figures: readonly number[]): number[] => figures.filter((n) => n !== 0);
