import type { GameEvent, Move, Options, Seat } from '../core/game';

/**
 * What tests and tools need to know about a game beyond its rules: the default export of a game's `testing.ts`. Every part is
 * optional, and tests skip what a game does not declare. The app never imports it.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam E event
 */
export interface GameTesting<S, M extends Move, E extends GameEvent> {
  /** How random players choose. A game without it is small: tests expect fewer cases of it. */
  readonly playout?: PlayoutPolicy<S, M>;
  /** What random games contain, for tests that look at many positions. */
  readonly coverage?: Coverage;
  /** Required for a game with secrets. */
  readonly secrets?: SecretsTesting<S, M>;
  /** Every way the rules can end the game, each with the event that shows it. A game with ends has recorded games. */
  readonly ends?: Readonly<Record<string, EventTest<E>>>;
  /** The games that end-to-end tests play, by the name of their file in `tests/e2e/golden`. */
  readonly golden?: Readonly<Record<string, GoldenSpec<E>>>;
}

/** Whether an event is the one looked for. */
type EventTest<E> = { test(event: E): boolean }['test'];

/** Preferences of a random player. Every legal move can still be chosen. */
interface PlayoutPolicy<S, M extends Move> {
  /** Weights of move types: 1 if not listed. They lead random players through more of the rules than even odds do. */
  readonly types: Readonly<Partial<Record<M['type'], number>>>;
  /** The weight of one move among those of its type, for games that even odds rarely finish. */
  weigh?(state: S, move: M): number;
}

/** What the first `games` random games contain, by number as `freshMatch` counts them. */
interface Coverage {
  readonly games: number;
  /** The few of them that together have every type of event and of legal move (tests/renderer/covering-games.deep.test.ts). */
  readonly covering: readonly number[];
  /** They have more types of legal moves and of events than this. */
  readonly moves: number;
  readonly events: number;
  /** Tests look at one position in this many. */
  readonly every: number;
}

/** How tests change what a game hides. */
interface SecretsTesting<S, M extends Move> {
  /** Every set of options under which seats hide something different. */
  readonly options: readonly Options[];
  /** Puts unmistakable secrets into a copy of a position, and lists them. */
  plant(state: S): PlantedSecret[];
  /**
   * Gives a position other secrets of one seat, or (`null`) of no seat: what lies face down. `rich` says whether the seat becomes
   * rich or poor. A position that hides nothing stays as it is.
   */
  change(state: S, owner: Seat | null, rich: boolean): void;
  /** Moves that by the rules reveal some of what a seat hid. */
  readonly shows: readonly M['type'][];
  /** Moves that by the rules reveal some of what lay face down. */
  readonly turnsUp: readonly M['type'][];
}

/** A secret planted in a position: the seat that may know it (`null`: none), and its text in JSON. */
export interface PlantedSecret {
  readonly owner: Seat | null;
  readonly token: string;
}

/** What a golden game must contain, and how many seeds are searched for the shortest one that does. */
interface GoldenSpec<E> {
  readonly wanted: readonly EventTest<E>[];
  readonly seeds: number;
  /** Number of players; 4 if absent. */
  readonly seats?: number;
}

/** The testing data of any game, without its own types. */
export type AnyGameTesting = GameTesting<unknown, Move, GameEvent>;
