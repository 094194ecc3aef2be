/**
 * The contract of every game in the app.
 *
 * A game is data and functions without classes: states, moves and events are plain JSON, and a few pure functions work
 * on them. Nothing here depends on Node, a screen or a clock; all chance comes from {@link Random}.
 */

/** A place at the table, numbered from 0. */
export type Seat = number;

/** A game's unique id, in lower case with hyphens. */
export type GameId = string;

/** The only source of chance: engines never call `Math.random`. */
export interface Random {
  /** A whole number from 1 to `sides`, like the roll of a die. */
  roll(sides: number): number;
}

/** A decision of one seat. */
export interface Move {
  readonly type: string;
}

/**
 * Why a move cannot be undone: it drew chance, revealed a secret, or answered another player's question, or another
 * player has decided since.
 */
export type Barrier = 'chance' | 'secret' | 'answer' | 'decision';

/** Something that happened, with everything that a log line or an animation needs. */
export interface GameEvent {
  readonly type: string;
  /** Set if the event bars undo even without chance. */
  readonly bars?: 'secret' | 'answer';
}

type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A choice for the whole match, made on the new-game screen. */
export interface OptionSpec {
  readonly key: string;
  readonly label: string;
  /** One sentence for the player: what the option changes, and what the sources say. */
  readonly note: string;
  /**
   * An option with a single value is not offered. It distinguishes a corrected rule from the rule that older matches
   * use.
   */
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[];
  readonly default: OptionValue;
  /**
   * The version of the rules that introduced this option. Matches started before it behave as if the option did not
   * exist.
   */
  readonly since?: number;
  /** The numbers of players for which the option matters. Default: all. */
  readonly seats?: readonly number[];
  /** The rulings that explain the option and its default. */
  readonly rulings: readonly number[];
}

/** Facts about a game that lists of games and the new-game screen need before a match exists. */
export interface About {
  readonly id: GameId;
  readonly title: string;
  /** Sort key among the games, lowest first; games without one come last, by id. */
  readonly order?: number;
  readonly year: number;
  readonly designers: readonly string[];
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  /**
   * A counter, from 1, of rule corrections that change legal moves or their results. A match is played by the rules
   * version it was started with: differences are options with `since`. If an option cannot express a change, older
   * saves end at the last move that still fits.
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

/** An applied tie-breaker: the criterion, and the figures of the tied seats; `null` for a seat without one. */
export interface Tie {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly { readonly seat: Seat; readonly figure: number | null }[];
}

/**
 * Points line by line. After the end also the `winners` (several if they share the win), and `ties`: the tie-breakers
 * applied, in order. Each compares only the seats that were still tied before it.
 */
export interface ScoreSheet {
  readonly scores: readonly SeatScore[];
  readonly winners: readonly Seat[];
  readonly ties: readonly Tie[];
}

/**
 * The rules of one game: a required core, then optional capabilities, each with an interface of its own. Code and tests
 * skip the capabilities that a game does not declare.
 *
 * @typeParam S state: plain JSON with all information
 * @typeParam M move
 * @typeParam E event
 * @typeParam V view: what one seat may know of a state
 * @typeParam O options
 */
export interface Game<S, M extends Move, E extends GameEvent, V, O extends Options> {
  readonly about: About;
  /** A new position. Throws {@link BadConfig} if the number of seats or an option is invalid. */
  setup(config: { readonly seats: number; readonly options: O }, random: Random): S;
  /** Number of seats of a position; seats are numbered from 0. */
  seats(state: S): number;
  /** The seats that may move now: several for simultaneous choices, none if the game is over. */
  actors(state: S): readonly Seat[];
  /** Every legal move of a seat; empty for a seat that may not move. */
  moves(state: S, seat: Seat): M[];
  /**
   * Changes `state` in place and returns the events. Throws {@link IllegalMove} and leaves `state` unchanged if the
   * move is not legal.
   */
  play(state: S, seat: Seat, move: M, random: Random): E[];
  /** What a seat may know; `null` for a spectator. Shares no objects with `state`. */
  view(state: S, seat: Seat | null): V;
  /**
   * The current points, line by line. Uses secrets, so before the end only main may call it. `final` names winners even
   * if seats could still move, for a match that was ended early.
   */
  score(state: S, final?: boolean): ScoreSheet;
  /** An independent copy. Written by hand, because search speed depends on it. */
  copy(state: S): S;
  /** Checks the shape and every invariant of a position from outside. Throws {@link BadPosition}. */
  check(state: unknown): asserts state is S;
  /** What the game hides. Default: every seat sees every position, event and move. */
  readonly secrets?: Secrets<S, M, E>;
  /** Moves that a player may skip. Default: none. */
  readonly idle?: IdleMoves<M>;
  /**
   * How to recognise a match without progress, if the rules let it go on forever. Default: every match ends by itself.
   */
  readonly standstill?: Standstill<E>;
  /** The costs and gains of a move, as figures that a button can show before the click. */
  forecast?(state: S, seat: Seat, move: M): Forecast;
  /**
   * Figures that explain why `play` refused this move with this code, such as a distance. They must not reveal more
   * than the seat may know.
   */
  refusalFigures?(state: S, seat: Seat, move: M, code: string): Forecast;
  /** Figures for the charts after a match. */
  readonly statistics?: Statistics<S, E>;
  /** Lessons and the introduction for newcomers. */
  readonly teaching?: Teaching<S>;
}

/** Capability: what a game hides, besides what its views leave out. Called through `core/secrets.ts`. */
export interface Secrets<S, M extends Move, E extends GameEvent> {
  /**
   * Whether deciding now shows this seat something that others may not see. If so, players who share a screen hand it
   * over behind a curtain.
   */
  isPrivate(state: S, seat: Seat): boolean;
  /** Whether others see neither this move when it is made, nor its reason. Default: every move is visible. */
  isHidden?(move: M): boolean;
  /**
   * An event as a seat may know it, or `null` if the seat must not learn of it. Default: no event contains a secret.
   */
  redactEvent?(event: E, seat: Seat | null): E | null;
}

/** Capability: moves that a player may choose to skip. */
interface IdleMoves<M extends Move> {
  /** Moves that end a turn or phase. */
  readonly ends: readonly M['type'][];
  /** Moves that are always possible and never need a prompt, such as standing orders. */
  readonly aside: readonly M['type'][];
}

/** Capability: figures for the charts after a match. */
interface Statistics<S, E extends GameEvent> {
  /**
   * Figures to plot over time, each with a value per seat. They may reveal secrets, so they are only for finished
   * matches.
   */
  measures(state: S): Readonly<Record<string, readonly number[]>>;
  /** The dice that an event shows, by the seat that rolled them. Default: a game without dice. */
  dice?(event: E): readonly ThrownDie[];
}

/** Capability: lessons and the introduction for newcomers. */
interface Teaching<S> {
  /** First lessons, in the recommended order. */
  readonly lessons: readonly Lesson[];
  /** The board that a newcomer sees while a turn is explained. Default: no board. */
  readonly introduction?: Introduction<S>;
}

/**
 * Capability: when a match counts as making no progress: after `rounds` rounds without an event that brings its end
 * nearer.
 */
interface Standstill<E extends GameEvent> {
  /** Events that bring the end nearer and cannot be reversed later. */
  readonly progress: readonly E['type'][];
  /** The event that begins each turn or round. */
  readonly begins: E['type'];
  readonly each: 'turn' | 'round';
  readonly rounds: number;
}

/** Figures by name; each kind of move has its own. */
export type Forecast = Readonly<Partial<Record<string, number>>>;

/** A die rolled by a seat. */
export interface ThrownDie {
  readonly seat: Seat;
  readonly die: number;
  readonly sides: number;
}

/** A game with its own types erased, for registries and matches. */
export type AnyGame = Game<unknown, Move, GameEvent, unknown, Options>;

/** Everything a match starts from. Together with the log of moves it determines every position. */
export interface MatchConfig {
  readonly game: GameId;
  readonly options: Options;
  /** Number of seats. */
  readonly seats: number;
  /** Any string. It determines all chance that is not scripted. */
  readonly seed: string;
  /** Outcomes used before those of the seed, for worked examples, tests and scenarios. */
  readonly chance?: readonly number[];
  /** A position to start from instead of the set-up. */
  readonly position?: unknown;
  /** The version of the game's rules with which the match was started. Default: the current version. */
  readonly rules?: number;
}

/**
 * A pattern of moves: the type, and the relevant fields, each with its required value or a list of allowed ones. Other
 * fields may have any value.
 */
export interface MovePattern {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A scripted move of another seat. */
export interface ScriptedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** One task for the learner, in one or a few moves. */
interface LessonStep {
  readonly key: string;
  /** The moves required, in order. */
  readonly asks: readonly MovePattern[];
  /** Places to highlight in addition to the move's own, as named by the table (`space:14`, `port:3`, `galley:0`). */
  readonly lights?: readonly string[];
  /** What the other seats do before the next step. */
  readonly then?: readonly ScriptedMove[];
}

/** A position with an example of everything that happens in a turn, and the seat that views it. */
export interface Introduction<S> {
  readonly seat: Seat;
  readonly position: S;
}

/** A lesson about one topic: its start, the learner's seat, and its steps. The renderer has the texts. */
export interface Lesson {
  readonly key: string;
  readonly start: MatchConfig;
  readonly learner: Seat;
  readonly steps: readonly LessonStep[];
}
