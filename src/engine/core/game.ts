/** The contract of every game: data and pure functions without classes. States, moves and events are plain JSON. */

import type { Threats } from './threats';

/** A seat at the table, numbered from 0. */
export type Seat = number;

/** A game's id, in lower case with hyphens. */
export type GameId = string;

/** The only source of chance in the engine. */
export interface Random {
  /** Returns a whole number from 1 to `sides`. */
  roll(sides: number): number;
}

export interface Move {
  readonly type: string;
}

/** Why a move can't be undone. */
export type Barrier = 'chance' | 'secret' | 'answer' | 'decision';

/** Something that happened in a move. Contains everything that its log line and animation need. */
export interface GameEvent {
  readonly type: string;
  readonly bars?: 'secret' | 'answer';
}

type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a match, set on the new-game screen. */
export interface OptionSpec {
  readonly key: string;
  readonly label: string;
  /** A short text for the player about what the option does, or what the rulebook says about it. */
  readonly note: string;
  /** The option's values. An option with a single value is not offered; it marks matches that use a corrected rule. */
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
  readonly default: OptionValue;
  /** The first rules version with this option. Matches started before it have no value for it. */
  readonly since?: number;
  /** The numbers of players to which the option applies. Default: all. */
  readonly seats?: readonly number[];
  readonly rulings: readonly number[];
}

/** A ready-made setup of a new match: one person against computers, or only people if there is no bot. */
export interface ReadyTable {
  /** The key of its name on the new-game screen. */
  readonly key: 'first' | 'oneHour' | 'twoHours' | 'standard';
  readonly seats: number;
  /** Whether the computers play at the weakest level. */
  readonly easy?: boolean;
  /** Values that differ from the defaults. */
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export interface About {
  readonly id: GameId;
  readonly title: string;
  /** Position in the list of games, lowest first. Games without it come last, sorted by id. */
  readonly order?: number;
  readonly year: number;
  readonly designers: readonly string[];
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  readonly tables?: readonly ReadyTable[];
  /**
   * The version of the rules. Increase it when a rule correction changes legal moves or their results. A match keeps
   * the version it was started with; differences are options with `since`. If an option can't express a change, older
   * saves end at the last valid move.
   */
  readonly rules: number;
}

export interface ScoreLine {
  readonly key: string;
  readonly label: string;
  readonly points: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** A tie-breaker that was applied, with the figures of the tied seats; `null` for a seat without a figure. */
export interface Tie {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly { readonly seat: Seat; readonly figure: number | null }[];
}

/**
 * The points of every seat. After the end of the game it also contains the `winners` and the tie-breakers applied, in
 * order. Each tie-breaker only compares seats that are still tied.
 */
export interface ScoreSheet {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly Seat[];
  readonly ties: readonly Tie[];
}

/**
 * The rules of one game: a required core and optional capabilities. Code and tests skip capabilities that a game does
 * not declare.
 *
 * @typeParam S complete state, as plain JSON
 * @typeParam M move
 * @typeParam E event
 * @typeParam V view of one seat
 * @typeParam O options
 */
export interface Game<S, M extends Move, E extends GameEvent, V, O extends Options> {
  readonly about: About;
  /** Sets up a new position. Throws `BadConfig` if the number of seats or an option is invalid. */
  setup(config: { readonly seats: number; readonly options: O }, random: Random): S;
  seats(state: S): number;
  /** The seats that may move now: several for simultaneous decisions, none after the end. */
  actors(state: S): readonly Seat[];
  /** The seat's legal moves; empty if it can't move now. */
  moves(state: S, seat: Seat): M[];
  /** Plays a move in `state` and returns its events. Throws `IllegalMove` and leaves `state` unchanged if illegal. */
  play(state: S, seat: Seat, move: M, random: Random): E[];
  /** The position as one seat may see it; `null` for a spectator. Must not share objects with `state`. */
  view(state: S, seat: Seat | null): V;
  /** Scores a position. Before the end, this reveals secrets. `final` determines winners before the end too. */
  score(state: S, final?: boolean): ScoreSheet;
  /** Copies a position. Written by hand for speed, because the search copies positions very often. */
  copy(state: S): S;
  /** Checks the shape and all invariants of a position from outside the app. Throws `BadPosition`. */
  check(state: unknown): asserts state is S;
  readonly secrets?: Secrets<S, M, E>;
  readonly idle?: IdleMoves<M>;
  /** Detects a match without progress. Default: every match ends by itself. */
  readonly standstill?: Standstill<E>;
  /** Costs and gains of a move, to show before it is played. */
  forecast?(state: S, seat: Seat, move: M): Forecast;
  /** Figures that explain a refusal, such as a distance. They must not reveal hidden information to the seat. */
  refusalFigures?(state: S, seat: Seat, move: M, code: string): Forecast;
  /** Reach, attacks and losses that the board allows next. Must use public information only. */
  threats?(state: S): Threats;
  readonly statistics?: Statistics<S, E>;
  readonly teaching?: Teaching<S, V, M>;
}

/** Capability: hides information that views alone do not cover. Called through `core/secrets.ts`. */
export interface Secrets<S, M extends Move, E extends GameEvent> {
  /** Whether the seat's decision screen shows secrets. If so, a shared screen is covered before the hand-over. */
  isPrivate(state: S, seat: Seat): boolean;
  /** Whether a move and its reason are hidden from other seats. Default: never. */
  isHidden?(move: M): boolean;
  /** Returns an event without secrets, or `null` if the seat must not learn of it. Default: unchanged. */
  redactEvent?(event: E, seat: Seat | null): E | null;
}

interface IdleMoves<M extends Move> {
  /** Move types that end a turn or phase. */
  readonly ends: readonly M['type'][];
  /** Move types that are always possible and never need a prompt, such as standing orders. */
  readonly aside: readonly M['type'][];
}

interface Statistics<S, E extends GameEvent> {
  /** Figures by name, with a value per seat. They may reveal secrets, so only use them after the match. */
  measures(state: S): Readonly<Record<string, readonly number[]>>;
  /** Each seat's points with those that its position earns at the next scoring. Default: its points alone. */
  prospects?(state: S): readonly number[];
  /** The dice rolled in an event. Default: none. */
  dice?(event: E): readonly ThrownDie[];
}

interface Teaching<S, V, M extends Move> {
  /** The lessons in the recommended order. */
  readonly lessons: readonly Lesson[];
  /** The board shown while the introduction explains a turn. Default: no board. */
  readonly introduction?: Introduction<S>;
  /** Comments on decisions in a first game. Default: none. */
  readonly comments?: readonly DecisionComment<V, M>[];
}

/** A comment on a decision of a first game. Its text is in the renderer. */
export interface DecisionComment<V, M extends Move> {
  readonly key: string;
  /** Whether the comment applies to the seat's decision. `view` is what the player sees; `moves` are legal moves. */
  when(view: V, seat: Seat, moves: readonly M[]): boolean;
}

/** When a match is at a standstill: after `rounds` rounds without a `progress` event. */
interface Standstill<E extends GameEvent> {
  /** Event types that bring the end nearer and can't be reversed. */
  readonly progress: readonly E['type'][];
  /** The event type that starts each turn or round (see `each`). */
  readonly begins: E['type'];
  readonly each: 'turn' | 'round';
  readonly rounds: number;
}

/** The predicted effects of a move, as figures by name. The names depend on the type of move. */
export type Forecast = Readonly<Partial<Record<string, number>>>;

export interface ThrownDie {
  readonly seat: Seat;
  readonly die: number;
  readonly sides: number;
}

export type AnyGame = Game<unknown, Move, GameEvent, unknown, Options>;

export interface MatchConfig {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: number;
  /** The seed for all random outcomes that are not scripted. */
  readonly seed: string;
  /** Outcomes to use before those derived from the seed, for examples, tests and lessons. */
  readonly chance?: readonly number[];
  /** Starting position to use instead of the set-up. */
  readonly position?: unknown;
  /** The rules version of the match. Default: the current one. */
  readonly rules?: number;
}

/** Matches moves by type and by some fields, each with a required value or a list of allowed values. */
export interface MovePattern {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface ScriptedMove {
  readonly seat: Seat;
  readonly move: Move;
}

interface LessonStep {
  readonly key: string;
  readonly asks: readonly MovePattern[];
  /** Additional places to highlight, by the board's names (`space:14`, `port:3`, `galley:0`). */
  readonly lights?: readonly string[];
  /** Moves of other seats before the next step. */
  readonly then?: readonly ScriptedMove[];
}

export interface Introduction<S> {
  readonly seat: Seat;
  readonly position: S;
}

/** A lesson as data; its texts are in the renderer. */
export interface Lesson {
  readonly key: string;
  readonly start: MatchConfig;
  readonly learner: Seat;
  readonly steps: readonly LessonStep[];
}
