import type { GameEvent, Move, Options, Seat } from '../core/game';
import type { Reason } from '../core/reason';
import type { Pictures } from './testing-pictures';

/**
 * A game's settings for tests and tools. Tests skip what a game does not declare. The app never imports it.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam E event
 */
export interface GameTesting<S, M extends Move, E extends GameEvent> {
  /** How random players choose moves. A game without it counts as small, and tests expect fewer cases from it. */
  readonly playout?: PlayoutPolicy<S, M>;
  readonly coverage?: Coverage;
  /** Required for a game with secrets. */
  readonly secrets?: SecretsTesting<S, M>;
  /** Each way in which the game can end, with a test for the event that shows it. */
  readonly ends?: Readonly<Record<string, EventTest<E>>>;
  /** Types of moves that the table reminds players of when they end a phase. */
  readonly reminders?: RemindersTesting<M>;
  /** Types of moves by which a piece travels in several steps. */
  readonly travels?: readonly M['type'][];
  /** The numbers in the game's texts. A game without them must take all its numbers from its data. */
  readonly numbers?: TextNumbers;
  /** For each kind of reason that a computer gives, whether it is true in the real position. */
  readonly reasons?: ReasonClaims<S>;
  /** The refusals that a player can cause by choosing a target or dropping a piece on the board. */
  readonly refusals?: RefusalsTesting<S>;
  /** Matches between Merchants whose tables `npm run tool -- layout` measures. */
  readonly layout?: readonly LayoutMatch[];
  /** Board pieces whose explanations an end-to-end test reads. */
  readonly explained?: ExplainedPieces;
  /** Questions that new players ask, and where the table answers them. */
  readonly questions?: readonly NewcomersQuestion<unknown, M, E>[];
  /** Keys of first-game comments about decisions that Merchants rarely face. */
  readonly rareComments?: readonly string[];
  /** The golden games for end-to-end tests, by file name in `tests/e2e/golden`. */
  readonly golden?: Readonly<Record<string, GoldenSpec<E>>>;
}

/**
 * A part of the table that shows text without being opened. `recap`: the card with opponents' turns; `refusal`: the
 * refusal's note.
 */
export type TablePart = 'bar' | 'strips' | 'decision' | 'choices' | 'log' | 'recap' | 'refusal';

/** A question that new players ask, and the part of the table whose English text answers it. */
export interface NewcomersQuestion<V, M extends Move, E extends GameEvent> {
  readonly asks: string;
  /** Whether the acting player would ask it. `events` are those since this player's last decision. */
  fits(view: V, events: readonly E[]): boolean;
  /** The illegal move that the player tries, for a refusal. */
  tries?(view: V): M;
  readonly part: TablePart;
  readonly answer: RegExp;
}

/** A predicate. Declared as a method so that its parameter is bivariant. */
type EventTest<E> = { test(event: E): boolean }['test'];

/** How random players choose moves. Every legal move can still be chosen. */
interface PlayoutPolicy<S, M extends Move> {
  /** Weights of move types; default 1. They should make random games use more of the rules. */
  readonly types: Readonly<Partial<Record<M['type'], number>>>;
  /** The weight of a move among moves of its type. Needed if random games with equal weights rarely end. */
  weigh?(state: S, move: M): number;
}

/** What the first `games` random games contain. They are numbered as in `freshMatch`. */
interface Coverage {
  readonly games: number;
  /** Games that together contain every type of event and legal move (tests/renderer/covering-games.deep.test.ts). */
  readonly covering: readonly number[];
  /** Minimum number of types of legal moves, and of events. */
  readonly moves: number;
  readonly events: number;
  /** Tests check every n-th position. */
  readonly every: number;
}

interface SecretsTesting<S, M extends Move> {
  /** The options to test: one set for each way in which the game hides information. */
  readonly options: readonly Options[];
  /** Puts recognisable secrets into a copy of a position and returns them. */
  plant(state: S): PlantedSecret[];
  /**
   * Changes a seat's secrets, or for `null` the hidden cards that belong to no seat. Makes the seat rich if `rich`, and
   * poor otherwise.
   */
  change(state: S, owner: Seat | null, rich: boolean): void;
  /** Types of moves that, by the rules, reveal a seat's secrets. */
  readonly shows: readonly M['type'][];
  /** Types of moves that, by the rules, turn up face-down cards or tiles. */
  readonly turnsUp: readonly M['type'][];
}

/** A planted secret: the seat that may see it (`null`: none), and its JSON text. */
export interface PlantedSecret {
  readonly owner: Seat | null;
  readonly token: string;
}

/** Moves that a player may have overlooked when ending a phase, in addition to a piece that has not travelled. */
interface RemindersTesting<M extends Move> {
  /** Types of moves that are only legal if the player can afford them. */
  readonly buy: readonly M['type'][];
  /** Types of moves that sell cargo, build a bought part, or deliver a message. */
  readonly sell: readonly M['type'][];
  /** Types of moves that the reminder lists only if they are of use now. */
  readonly sometimes?: readonly M['type'][];
  /** Whether a phase can only be ended while such a move is possible, so that ending it always shows a reminder. */
  readonly always?: boolean;
}

type NumbersByText = Readonly<Record<string, readonly number[]>>;
type Exceptions = readonly (readonly [path: RegExp, why: string])[];

/** Numbers from a game's data in its texts, by the text's path in the game. They are the same in every language. */
export interface TextNumbers {
  readonly digits: NumbersByText;
  /** Numbers written as words, in the order of the text. */
  readonly words: NumbersByText;
  /** Texts with digits or number words that are not in the data, with their meaning. */
  readonly otherDigits: Exceptions;
  readonly otherWords: Exceptions;
}

/** A reason that a computer has given for a plan. */
export interface GivenReason<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly plan: { readonly moves: readonly Move[] };
  /** The position before the move that the reason is given with, which may be later in the plan. */
  readonly now: S;
  readonly reason: Reason;
}

/** A check. Declared as a method so that its parameters are bivariant. */
type ReasonClaim<S> = { holds(given: GivenReason<S>, params: Record<string, number>): boolean }['holds'];

export type ReasonClaims<S> = Readonly<Record<string, ReasonClaim<S>>>;

/** Changes a position so that a refusal can occur in it. Returns a falsy value if the position is not suitable. */
type Change<S> = { change(state: S, seat: Seat): unknown }['change'];

export interface RefusalsTesting<S> {
  /** The random matches from which positions are taken, by number, and how many moves apart the positions are. */
  readonly sample: { readonly matches: readonly number[]; readonly every: number };
  readonly plain: readonly string[];
  readonly changed: Readonly<Record<string, Change<S>>>;
  /** The other refusals, grouped by the reason why the board cannot cause them. */
  readonly elsewhere: Readonly<Record<string, readonly string[]>>;
}

interface LayoutMatch {
  readonly players: number;
  readonly seed: string;
  /** Fractions of the game to play before measuring. The last one gives a late, crowded table. */
  readonly shares: readonly number[];
  /** The fraction to play until a player can choose a piece and end a phase. Default: the third of `shares`. */
  readonly busy?: number;
}

interface ExplainedPieces {
  /** A piece (its `data-target`), a part of its explanation, and the key of its rules paragraph. */
  readonly piece: string;
  readonly says: string;
  readonly rule: string;
  /** Where another piece is, as fractions of the board's width and height, and a part of its explanation. */
  readonly at: readonly [x: number, y: number];
  readonly under: string;
}

interface GoldenSpec<E extends GameEvent> {
  readonly wanted: readonly EventTest<E>[];
  readonly seeds: number;
  /** The number of seats. Default: 4. */
  readonly seats?: number;
  /** The pictures of this game, by file name. */
  readonly pictures?: Pictures<E>;
  /** The speed of the board in pictures of animations. Default: slow. */
  readonly speed?: 'normal';
}

export type AnyGameTesting = GameTesting<unknown, Move, GameEvent>;
