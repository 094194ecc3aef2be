/**
 * The contract every game of the cabinet meets.
 *
 * A game is data and functions, never a class: plain-JSON states, moves and events, and a handful of pure functions over
 * them. Nothing here knows of Node, a screen or a clock; all chance is drawn through {@link Random}.
 */

/** A place at the table, numbered from 0. */
export type Seat = number;

/** The id under which a game is registered, in lower case with hyphens. */
export type GameId = string;

/** A source of chance. The only one: engines never call `Math.random`. */
export interface Random {
  /** A whole number from 1 to `sides`, as a die with that many sides would show it. */
  roll(sides: number): number;
}

/** One decision of one seat. */
export interface Move {
  readonly type: string;
}

/**
 * Why a move cannot be taken back: chance was drawn, something hidden was shown, the move answered another player's
 * question, or another player has decided since.
 */
export type Barrier = 'chance' | 'secret' | 'answer' | 'decision';

/** Something that happened, with all a log line or an animation needs. */
export interface GameEvent {
  readonly type: string;
  /** Set when nobody may take this back, even though no die was rolled. */
  readonly bars?: 'secret' | 'answer';
}

type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A choice made on the new-game screen, once for the whole match. */
export interface OptionSpec {
  readonly key: string;
  readonly label: string;
  /** One sentence for the player: what changes, and what the sources say. */
  readonly note: string;
  /** A single value is no choice, and not offered: it tells a rule as it was corrected from how older matches are played. */
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
  readonly default: OptionValue;
  /** The version of the rules that brought this option. Older matches have it not, and are played as if it had never come. */
  readonly since?: number;
  /** The numbers of players this option speaks to; absent: all. */
  readonly seats?: readonly number[];
  /** The rulings that say why there is a choice at all, and why it is made as it is. */
  readonly rulings: readonly number[];
}

/** What a list of games or a new-game screen must know before a match exists. */
export interface About {
  readonly id: GameId;
  readonly title: string;
  /** Where it stands among the games, the lowest first; those that do not say stand last, by their ids. */
  readonly order?: number;
  readonly year: number;
  readonly designers: readonly string[];
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  /**
   * Counts corrections of the rules that change what is legal or what follows, from 1. A match is played on under the rules it
   * was begun with: what differs is an option with `since`. What cannot be told by one ends older matches at the last move that
   * still fits.
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

/** A tie-breaker that was asked: what was compared between seats with equal points, and their figures; `null`: a seat has none. */
export interface Tie {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly { readonly seat: Seat; readonly figure: number | null }[];
}

/**
 * Points line by line; once the game is over `winners` (several when they share the win), and `ties`: what decided between equals,
 * in the order in which it was asked. Each compares those whom nothing before it had parted.
 */
export interface ScoreSheet {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly Seat[];
  readonly ties: readonly Tie[];
}

/**
 * The rules of one game: a required core, then optional capabilities, each with an interface of its own. Code and tests skip what
 * a game does not declare.
 *
 * @typeParam S state: plain JSON, everything there is to know
 * @typeParam M move
 * @typeParam E event
 * @typeParam V view: what one seat may know of a state
 * @typeParam O options
 */
export interface Game<S, M extends Move, E extends GameEvent, V, O extends Options> {
  readonly about: About;
  /** A new position. Throws {@link BadConfig} when the number of seats or an option does not fit. */
  setup(config: { readonly seats: number; readonly options: O }, random: Random): S;
  /** How many play: the seats of a position are numbered below it. */
  seats(state: S): number;
  /** Who may move now; several when choices are simultaneous; none: the game is over. */
  actors(state: S): readonly Seat[];
  /** Every legal move of a seat, each one playable as it stands; empty for a seat that may not move. */
  moves(state: S, seat: Seat): M[];
  /** Changes `state` in place and tells what happened. Throws {@link IllegalMove}, with `state` unchanged, otherwise. */
  play(state: S, seat: Seat, move: M, random: Random): E[];
  /** What a seat may know; `null`: what everybody may know. Shares nothing with `state`. */
  view(state: S, seat: Seat | null): V;
  /**
   * Points at any time, line by line. Knows secrets: only main asks for it before the end. `final`: winners are named although
   * somebody could still move, in a match ended early.
   */
  score(state: S, final?: boolean): ScoreSheet;
  /** An independent copy, written by hand: search lives on it. */
  copy(state: S): S;
  /** Shape and every invariant, for positions that come from outside. Throws {@link BadPosition}. */
  check(state: unknown): asserts state is S;
  /** What it hides. Absent: every seat sees every position, event and move. */
  readonly secrets?: Secrets<S, M, E>;
  /** Moves that a player may skip. Absent: none. */
  readonly idle?: IdleMoves<M>;
  /** How a match without progress is recognised, if the rules let it go on for ever. Absent: every match ends by itself. */
  readonly standstill?: Standstill<E>;
  /** What a move would cost or bring, in figures a button can show before the click. */
  forecast?(state: S, seat: Seat, move: M): Forecast;
  /** Figures for the story of a finished match. */
  readonly statistics?: Statistics<S, E>;
  /** What introduces newcomers to the game. */
  readonly teaching?: Teaching<S>;
}

/** Capability: what a game hides, besides what its views leave out. Called through `core/secrets.ts`. */
export interface Secrets<S, M extends Move, E extends GameEvent> {
  /** True if deciding now shows this seat something others may not see: a table passes the device behind a curtain. */
  isPrivate(state: S, seat: Seat): boolean;
  /** Whether others are not shown this move when it is made, nor any reason for it. Absent: every move is seen. */
  isHidden?(move: M): boolean;
  /** An event as a seat may know it, or `null` if it must not learn of it. Absent: no event contains a secret. */
  redactEvent?(event: E, seat: Seat | null): E | null;
}

/** Capability: moves a player may skip by a preference. */
interface IdleMoves<M extends Move> {
  /** Moves that end a turn or phase. */
  readonly ends: readonly M['type'][];
  /** Moves that are always possible and never need asking, such as standing orders. */
  readonly aside: readonly M['type'][];
}

/** Capability: figures for the story of a finished match. */
interface Statistics<S, E extends GameEvent> {
  /** Figures worth a curve over time, each with a value per seat. Knows secrets: only for finished matches. */
  measures(state: S): Readonly<Record<string, readonly number[]>>;
  /** The dice an event shows, by who threw them. Absent: a game without dice. */
  dice?(event: E): readonly ThrownDie[];
}

/** Capability: what introduces newcomers to a game. */
interface Teaching<S> {
  /** First lessons, in the order they are best taken. */
  readonly lessons: readonly Lesson[];
  /** The board that a newcomer sees while a turn is explained. Absent: a turn is explained without a board. */
  readonly introduction?: Introduction<S>;
}

/** Capability: when a match counts as making no progress: after `rounds` rounds without an event that brings its end nearer. */
interface Standstill<E extends GameEvent> {
  /** Events that bring the end nearer, and never can be undone by later play. */
  readonly progress: readonly E['type'][];
  /** The event that begins each turn or each round. */
  readonly begins: E['type'];
  readonly each: 'turn' | 'round';
  readonly rounds: number;
}

/** Figures by what they are: each move has its own, and lacks the others. */
export type Forecast = Readonly<Partial<Record<string, number>>>;

/** A die somebody threw. */
export interface ThrownDie {
  readonly seat: Seat;
  readonly die: number;
  readonly sides: number;
}

/** A game whose own types have been forgotten, as registries and matches hold it. */
export type AnyGame = Game<unknown, Move, GameEvent, unknown, Options>;

/** Everything a match starts from. With the log of moves it determines every position. */
export interface MatchConfig {
  readonly game: GameId;
  readonly options: Options;
  /** Number of seats. */
  readonly seats: number;
  /** Any string; the chance not scripted below flows from it. */
  readonly seed: string;
  /** Outcomes used before the seed's: worked examples, tests, scenarios. */
  readonly chance?: readonly number[];
  /** A position to start from instead of the set-up. */
  readonly position?: unknown;
  /** The version of the game's rules it was begun under; absent: the present one. */
  readonly rules?: number;
}

/**
 * A kind of move: its type, and the fields that matter, each with the one value it must have or a list of those it may have.
 * Fields that are not named may hold anything.
 */
export interface MovePattern {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A move somebody else makes by script, exactly as it stands. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** One thing the learner does, in one move or a few. */
interface LessonStep {
  readonly key: string;
  /** What is asked for, one move after the other. */
  readonly asks: readonly MovePattern[];
  /** Places worth a light beside those of the move asked for, as the table names them (`space:14`, `port:3`, `galley:0`). */
  readonly lights?: readonly string[];
  /** What the other seats do before the next step. */
  readonly then?: readonly ScriptedMove[];
}

/** A position in which there is something of everything a turn is made of, and the seat that looks at it. */
export interface Introduction<S> {
  readonly seat: Seat;
  readonly position: S;
}

/** A first lesson in one thing: where it begins, whose place the learner takes, and its steps. Its words are the renderer's. */
export interface Lesson {
  readonly key: string;
  readonly start: MatchConfig;
  readonly learner: Seat;
  readonly steps: readonly LessonStep[];
}
