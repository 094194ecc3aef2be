import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';
import { LEVEL_STYLES } from './levels';
import type { CarelessLevel } from './levels';

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
  /** Proposes plans, which are sequences of moves. Default: every legal move is a plan. */
  readonly planning?: Planning<S, M, W>;
  readonly reasons?: Reasons<S, M>;
  /** Judges positions. Default: the current score. */
  readonly evaluation?: Evaluation<S, W>;
  readonly learning?: Learning<S, W>;
  /** Converts leads to win chances. Default: a fixed share of the best score counts as a decisive lead. */
  readonly chances?: Chances<S>;
  readonly turns?: TurnNames<S>;
  readonly search?: SearchSettings<S>;
  /** The mistakes of careless levels. Default: none. */
  readonly mistakes?: Mistakes<M>;
}

interface Planning<S, M extends Move, W> {
  /** Returns up to `most` plans, most promising first; never empty. Once `stop` is true, returns those found. */
  plans(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * A hash of the facts that a seat's plan mainly depends on. Playouts reuse a plan with the same key while its moves
   * are legal. Default (`undefined`): no reuse, for plans that are cheap or depend on everything.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /** Factor for `Level.noise`: the stakes of a decision relative to a whole turn. Default: 1. */
  readonly noiseScale?: number;
}

/** Hidden information in `state` is a guess, so reasons must only use public facts. */
interface Reasons<S, M extends Move> {
  /** Returns `null` if there is nothing useful to say. */
  explain(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /** One reason per move; `undefined` for a move without one. An empty list gives every move the plan's reason. */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /** Whether a move with this reason looks like a mistake, so that advice shows the reason beside it. Default: never. */
  surprising?(reason: Reason): boolean;
  /** A seat's possessions by name. Advice shows how a plan changes them. */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /**
   * The part of a move's change in a seat's `holdings` that does not depend on its random result. In a game with
   * phases, the move may be another seat's. Default: none.
   */
  certainGain?(state: S, seat: Seat, move: M): Readonly<Record<string, number>>;
}

interface Evaluation<S, W> {
  /** Expected final points of each seat. */
  evaluate(state: S, style: W): number[];
  readonly tableFactors?: object;
}

interface Learning<S, W> {
  /** Input features of the learned evaluation (`judge`) for one seat. Their names and order must never change. */
  features(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  readonly judge?: LinearJudge;
}

interface Chances<S> {
  /** The lead in points that makes a seat the clear favourite at this stage. */
  decisiveMargin(state: S): number;
  /** Corrections of `decisiveMargin`, fitted to whole games, by number of players (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

interface TurnNames<S> {
  /** Number of rounds started. Playouts end at the start of a round. */
  round?(state: S): number;
  /** Identifies the current decision. A plan continues after an interruption if the key is the same. */
  decisionKey?(state: S): string;
  /** Identifies the current turn; `null` while another decision interrupts it. */
  turnKey?(state: S): string | null;
  /** Whether a seat's turn is split into phases with other seats' moves between them. */
  readonly phased?: boolean;
}

interface SearchSettings<S> {
  /** Number of tries after which a plan gets a node for the next decision. Default: 16. */
  readonly expandAfter?: number;
  /** How often a `planKey` must occur below the tree before playouts choose among several plans. Default: never. */
  readonly answersAfter?: number;
  /** Weight of a plan's prior value, in playouts, when it is averaged with the results. Default: 0. */
  readonly firstSight?: number;
  /** Maximum number of playouts. It keeps minor decisions quick, and prevents the results from outweighing `firstSight`. */
  maxPlayouts?(state: S): number;
}

/** The mistakes of careless levels, which a person can see and punish. Rates are measured (lab/README.md). */
export interface Mistakes<M extends Move> {
  /** Probability of a mistake per plan. Falls from level to level. */
  readonly rates: Readonly<Record<CarelessLevel, number>>;
  readonly kinds: readonly Mistake<M>[];
  /** The move that ends a turn after a mistake, so that the seat does not make up for it. */
  readonly end?: M;
}

/** A mistake in a plan: some of its moves are forgotten or made badly, or another legal move takes its place. */
export type Mistake<M extends Move> =
  { forgets(move: M): boolean } | { changes(move: M): M } | { prefers(move: M, planned: M): boolean };

/**
 * A judge is an evaluation learned from games. This one adds weighted features to a share of the hand-written
 * evaluation.
 */
export interface LinearJudge {
  /** Number of rounds to look ahead, as in training. */
  readonly rounds: number;
  /** First round in which it is used; the evaluation is better before that. */
  readonly since?: number;
  /** Overrides `rounds` for numbers of players with which another value won more games. */
  readonly roundsWith?: Readonly<Record<string, number>>;
  readonly scale: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** Converts points to win probabilities, with the margin `base + slope * decisiveMargin`. */
export interface Temperature {
  readonly base: number;
  readonly slope: number;
}

/** Moves for one seat. A plan is dropped as soon as its next move is illegal, unless it is `independent`. */
export interface Plan<M extends Move = Move> {
  readonly moves: readonly M[];
  /** Expected value in points. */
  readonly value: number;
  readonly reason: Reason;
  /** Each piece's reason for its moves, by piece number. */
  readonly errands?: readonly (Reason | undefined)[];
  /** Whether illegal moves are skipped instead of ending the plan. */
  readonly independent?: boolean;
}

export type AnyBot = Bot<unknown, Move, unknown, unknown>;

/** Styles that belong to levels. All others are characters. */
const OF_LEVELS: readonly string[] = LEVEL_STYLES;

/** The characters of a game's bot: its styles that do not belong to a level. Empty if it has none. */
export function charactersOf({ styles }: Pick<AnyBot, 'styles'>): string[] {
  return Object.keys(styles).filter((style) => !OF_LEVELS.includes(style));
}

/** A hash of all the bot's weights, which changes whenever any weight changes. */
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

/** A game and its bot. Without a bot, only people can play the game. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly bot?: AnyBot;
}

/** Makes a game entry. The compiler checks that the bot belongs to the game. */
export function entryOf<S, M extends Move, E extends GameEvent, V, O extends Options, W>(
  game: Game<S, M, E, V, O>,
  bot?: Bot<NoInfer<S>, NoInfer<M>, NoInfer<V>, W>,
): GameEntry {
  return { game, ...(bot && { bot }) };
}

export type GameWithBot = Required<GameEntry>;
