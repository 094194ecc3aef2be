import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';

export type { Reason };

/**
 * A game's interface to the shared search: a required core and optional capabilities. With the core alone, every legal
 * move is a plan and the score is the evaluation.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam V view of one seat
 * @typeParam W evaluation weights
 */
export interface Bot<S, M extends Move, V, W> {
  /** Returns a complete position consistent with the view. Hidden information is drawn at random. */
  determinize(view: V, seat: Seat, random: Random): S;
  /** Weights by level or character. `expert` is needed only if it differs from `usual`. */
  readonly styles: Readonly<Record<string, W>> & { readonly usual: W; readonly novice: W };
  /** Default: every legal move is a plan. */
  readonly planning?: Planning<S, M, W>;
  /** Default: the reason that comes with each plan. */
  readonly reasons?: Reasons<S, M>;
  /** Default: the current score. */
  readonly evaluation?: Evaluation<S, W>;
  /** Required for a learned judge. */
  readonly learning?: Learning<S, W>;
  /** Default: a fixed share of the best score counts as a decisive lead. */
  readonly chances?: Chances<S>;
  readonly turns?: TurnNames<S>;
  readonly search?: SearchSettings<S>;
}

/** Capability: plans of several moves. */
interface Planning<S, M extends Move, W> {
  /**
   * Returns up to `most` plans, most promising first; never empty. Playouts call it with `most` 1. If plans are
   * expensive, it polls `stop` before each plan after the first and returns the plans found so far once `stop` returns
   * true.
   */
  plans(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * A hash of the facts that a seat's plan mainly depends on. Playouts reuse a plan with the same key while its moves
   * are legal. `undefined` disables reuse, for plans that are cheap or depend on everything. Default: no reuse.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /**
   * Scales a level's error (`Level.noise`) to the stakes of one decision, relative to a whole turn in Serenissima 1996.
   * Default: 1.
   */
  readonly noiseScale?: number;
}

/**
 * Capability: reasons with figures. Hidden information in `state` is a guess, so reasons must only use public facts.
 */
interface Reasons<S, M extends Move> {
  /** Returns `null` if there is nothing useful to say. */
  explain(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /**
   * One reason per move, from the position before the plan; `undefined` for a move without a separate reason. An empty
   * list gives every move the plan's reason.
   */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /** A seat's possessions by name. Advice shows a plan's gain as the difference. */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
}

/** Capability: expected points. */
interface Evaluation<S, W> {
  /** Expected final points of each seat. */
  evaluate(state: S, style: W): number[];
  readonly tableFactors?: object;
}

/** Capability: learning from self-play. */
interface Learning<S, W> {
  /** Input features of a judge for one seat. Names and order must never vary. */
  features(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  /** Replaces `evaluate` for levels that are `learned`. */
  readonly judge?: LinearJudge;
}

/** Capability: win probabilities. */
interface Chances<S> {
  /** The lead in points that makes a seat the clear favourite at this stage. */
  decisiveMargin(state: S): number;
  /** Corrections fitted to whole games, by number of players (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** Capability: keys of the current round, turn and decision. */
interface TurnNames<S> {
  /** Number of rounds started. Playouts end at the start of a round. */
  round?(state: S): number;
  /** Identifies the current decision. A plan continues after an interruption if the key is the same. */
  decisionKey?(state: S): string;
  /** Identifies the current turn or phase; `null` while another decision interrupts it. */
  turnKey?(state: S): string | null;
  /** Whether a seat's turn is split into phases with other seats' moves between them. */
  readonly phased?: boolean;
}

/** Capability: search settings. */
interface SearchSettings<S> {
  /**
   * Number of tries after which a plan gets a node for the next decision. Lower it if playouts of one plan barely
   * differ. Default: 16.
   */
  readonly expandAfter?: number;
  /**
   * Number of times a `planKey` must occur below the tree before playouts choose among the seat's plans instead of
   * following the first one. Default: never.
   */
  readonly answersAfter?: number;
  /** Weight of a plan's prior value, in playouts: it is averaged with the results. Default: 0. */
  readonly firstSight?: number;
  /**
   * Caps the number of playouts for a decision, so that minor decisions are quick and results don't outweigh
   * `firstSight`.
   */
  mostPlayouts?(state: S): number;
}

/** A linear judge of positions: a share of the hand-written evaluation plus weighted features. */
export interface LinearJudge {
  /** Number of rounds to look ahead, as in training. */
  readonly rounds: number;
  /** First round in which it is used; the evaluation is better before that. */
  readonly since?: number;
  /** Overrides `rounds` by number of players, where another value won more games. */
  readonly roundsWith?: Readonly<Record<string, number>>;
  readonly scale: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Like `Chances.temperatures`, for this judge. */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** The margin for converting points to win probabilities is `base + slope * decisiveMargin`. */
export interface Temperature {
  readonly base: number;
  readonly slope: number;
}

/**
 * A sequence of moves for one seat, with a reason. Dropped as soon as the next move is illegal, unless `independent`.
 */
export interface Plan<M extends Move = Move> {
  readonly moves: readonly M[];
  /** Expected gain in points. */
  readonly value: number;
  readonly reason: Reason;
  /** The reason for each piece's moves, by piece number. */
  readonly errands?: readonly (Reason | undefined)[];
  /** If set, illegal moves are skipped instead of ending the plan. */
  readonly independent?: boolean;
}

export type AnyBot = Bot<unknown, Move, unknown, unknown>;

/** Styles that belong to levels. All others are characters. */
const OF_LEVELS: readonly string[] = ['usual', 'novice', 'expert'];

export function charactersOf({ styles }: Pick<AnyBot, 'styles'>): string[] {
  return Object.keys(styles).filter((style) => !OF_LEVELS.includes(style));
}

/** A hash of all of a bot's weights, including the learned judge. */
export function weightsVersion({
  styles,
  evaluation,
  learning,
}: Pick<AnyBot, 'styles' | 'evaluation' | 'learning'>): string {
  const factors = evaluation?.tableFactors ? [evaluation.tableFactors] : [];
  const judge = learning?.judge;
  if (!judge) return hashOf(factors.length > 0 ? [styles, ...factors] : styles).slice(0, 8);
  const { scale, weights, since } = judge;
  return hashOf([styles, scale, weights, ...(since === undefined ? [] : [since]), ...factors]).slice(0, 8);
}

/** A registered game. Without a bot, only people can play it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly bot?: AnyBot;
}

/** Combines a game with its bot and checks at compile time that their types match. */
export function entryOf<S, M extends Move, E extends GameEvent, V, O extends Options, W>(
  game: Game<S, M, E, V, O>,
  bot?: Bot<NoInfer<S>, NoInfer<M>, NoInfer<V>, W>,
): GameEntry {
  return { game, ...(bot && { bot }) };
}

export type GameWithBot = Required<GameEntry>;
