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
  /** How random players choose. Tests expect fewer cases of a game without it, because it counts as small. */
  readonly playout?: PlayoutPolicy<S, M>;
  /** What random games contain, for tests that look at many positions. */
  readonly coverage?: Coverage;
  /** Required for a game with secrets. */
  readonly secrets?: SecretsTesting<S, M>;
  /**
   * Every way the rules can end the game, each with the event that shows it. A game that declares ends has recorded
   * games.
   */
  readonly ends?: Readonly<Record<string, EventTest<E>>>;
  /** The games that end-to-end tests play, by the name of their file in `tests/e2e/golden`. */
  readonly golden?: Readonly<Record<string, GoldenSpec<E>>>;
}

/** Whether an event matches. */
type EventTest<E> = { test(event: E): boolean }['test'];

/** Preferences of a random player. Every legal move can still be chosen. */
interface PlayoutPolicy<S, M extends Move> {
  /** Weights of move types. Default: 1. They lead random players through more of the rules than equal weights would. */
  readonly types: Readonly<Partial<Record<M['type'], number>>>;
  /** The weight of a move among those of its type, for games that equal weights rarely finish. */
  weigh?(state: S, move: M): number;
}

/** What the first `games` random games contain, numbered as in `freshMatch`. */
interface Coverage {
  readonly games: number;
  /**
   * The few games that together contain every type of event and of legal move
   * (tests/renderer/covering-games.deep.test.ts).
   */
  readonly covering: readonly number[];
  /** They contain more types of legal moves and of events than this. */
  readonly moves: number;
  readonly events: number;
  /** Tests look at one position out of this many. */
  readonly every: number;
}

/** How tests change the secrets of a position. */
interface SecretsTesting<S, M extends Move> {
  /** Every set of options under which seats have different secrets. */
  readonly options: readonly Options[];
  /** Puts recognisable secrets into a copy of a position, and lists them. */
  plant(state: S): PlantedSecret[];
  /**
   * Changes the secrets of one seat, or those of no seat if `null`, such as face-down cards. `rich` says whether the
   * seat becomes rich or poor. A position that hides nothing is unchanged.
   */
  change(state: S, owner: Seat | null, rich: boolean): void;
  /** Moves that, according to the rules, reveal some of a seat's secrets. */
  readonly shows: readonly M['type'][];
  /** Moves that, according to the rules, turn over something that was face down. */
  readonly turnsUp: readonly M['type'][];
}

/** A secret planted in a position: the seat that may know it (`null`: none), and its text in JSON. */
export interface PlantedSecret {
  readonly owner: Seat | null;
  readonly token: string;
}

/** The required contents of a golden game, and the number of seeds to search for the shortest game that has them. */
interface GoldenSpec<E> {
  readonly wanted: readonly EventTest<E>[];
  readonly seeds: number;
  /** Number of players. Default: 4. */
  readonly seats?: number;
}

/** The testing data of any game, without its own types. */
export type AnyGameTesting = GameTesting<unknown, Move, GameEvent>;
