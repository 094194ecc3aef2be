import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';

export type { Reason };

/**
 * What a game tells the shared computer players about itself: a required core, then optional capabilities. With the core alone every
 * legal move is a plan of its own and the score sheet is the evaluation.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam V view: all that a player at the table may know, and all that an opponent is given
 * @typeParam W weights of the evaluation: one set is one character
 */
export interface Bot<S, M extends Move, V, W> {
  /** A complete position that looks like this to the seat: what the view hides is drawn. */
  determinize(view: V, seat: Seat, random: Random): S;
  /** The weights a level or a character plays with; `usual` and `novice` are required, `expert` only if it differs. */
  readonly styles: Readonly<Record<string, W>> & { readonly usual: W; readonly novice: W };
  /** Plans of several moves. Absent: every legal move is a plan. */
  readonly planning?: Planning<S, M, W>;
  /** Why a plan or a move is made, with facts. Absent: the reason given with each plan. */
  readonly reasons?: Reasons<S, M>;
  /** Expected points. Absent: the score so far. */
  readonly evaluation?: Evaluation<S, W>;
  /** What a learned judge needs. Absent: all levels use the evaluation. */
  readonly learning?: Learning<S, W>;
  /** How points become chances to win. Absent: a fixed part of the best score. */
  readonly chances?: Chances<S>;
  /** Names of rounds, turns and decisions. */
  readonly turns?: TurnNames<S>;
  /** Settings of the search. Absent: the usual ones. */
  readonly search?: SearchSettings<S>;
}

/** Capability: plans of several moves. */
interface Planning<S, M extends Move, W> {
  /**
   * At most `most` things a seat could do now, the most promising first; never empty. With `most` 1 it is a playout's policy.
   * If one plan takes long to make, `stop` is asked before each but the first. Once it returns true, the plans made are the answer.
   */
  plans(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * A hash of what a seat's plan mostly depends on. Playouts follow an earlier plan with the same key as far as its moves are legal.
   * `undefined` if a plan is cheap or depends on everything. Absent: every playout plans for itself.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /** What is at stake in a decision, compared with a whole turn of the 1996 game: multiplies a level's misjudgement. 1 if absent. */
  readonly noiseScale?: number;
}

/** Capability: reasons with figures. Hidden information in `state` is only a guess, so reasons may name public facts only. */
interface Reasons<S, M extends Move> {
  /** Why a plan is chosen, with the figures that decide; `null` if there is nothing helpful to say. */
  explain(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /**
   * Why each move of the chosen plan is made, in the position before the plan; `undefined` for a move without a reason of its own. An
   * empty list gives every move the plan's reason.
   */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /** What a seat has, in the game's own units, which the renderer can name: advice says what a plan brings in them. */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
}

/** Capability: expected points. */
interface Evaluation<S, W> {
  /** What each seat may expect to score in the end, in points. */
  evaluate(state: S, style: W): number[];
  /** Factors of weights at tables with fewer players. */
  readonly tableFactors?: object;
}

/** Capability: learning from play. */
interface Learning<S, W> {
  /** What a judge may use for a seat besides `evaluate`: always the same names, in the same order. */
  features(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  /** What has been learned: levels that are `learned` use it instead of `evaluate`. */
  readonly judge?: LinearJudge;
}

/** Capability: chances to win. */
interface Chances<S> {
  /** Points by which one seat must lead now to be a clear favourite. */
  decisiveMargin(state: S): number;
  /** Corrections learned from whole games, by number of players (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** Capability: names of what is under way. */
interface TurnNames<S> {
  /** Rounds begun: searches look ahead to the beginning of a later one. */
  round?(state: S): number;
  /** Names the decision under way. A plan of several moves survives questions that are asked in between. */
  decisionKey?(state: S): string;
  /** Names the turn, or the phase of a turn, under way; `null` while another decision interrupts it. */
  turnKey?(state: S): string | null;
  /** A turn has phases, between which others act: a later phase pays for what an earlier one prepares. */
  readonly phased?: boolean;
}

/** Capability: settings of the search. */
interface SearchSettings<S> {
  /** Tries of a plan after which a search considers the answers of others; 16 if absent. Fewer if the playouts of one plan barely differ. */
  readonly expandAfter?: number;
  /**
   * How often the same `planKey` must occur below the tree before playouts weigh a seat's plans there instead of following the first.
   * Never if absent.
   */
  readonly answersAfter?: number;
  /**
   * How many tries of a plan first sight is worth: the mean of its playouts is drawn towards its expected value among its siblings,
   * less the more tries there are. 0 if absent.
   */
  readonly firstSight?: number;
  /**
   * The most playouts a decision is worth, if a level's own are too many: small decisions should not keep a table waiting, and a
   * large number of playouts should not overrule first sight.
   */
  mostPlayouts?(state: S): number;
}

/** A judge of positions: a share of the hand-written evaluation, plus weighted features by name. */
export interface LinearJudge {
  /** Number of rounds that a level with this judge looks ahead: as many as in training. */
  readonly rounds: number;
  /** The first round it judges, if the evaluation is better at earlier ones. */
  readonly since?: number;
  /** By number of players: another number of rounds that has won more games. */
  readonly roundsWith?: Readonly<Record<string, number>>;
  readonly scale: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Like the game's own, for probabilities based on this judge. */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** The margin that turns points into win probabilities: `base`, plus `slope` times the decisive margin. */
export interface Temperature {
  readonly base: number;
  readonly slope: number;
}

/** Moves for one seat to make in sequence, and why. Abandoned as soon as the next one is illegal. */
export interface Plan<M extends Move = Move> {
  readonly moves: readonly M[];
  /** Its expected gain in points. */
  readonly value: number;
  readonly reason: Reason;
  /** By piece number: why pieces move, if each has an errand of its own. */
  readonly errands?: readonly (Reason | undefined)[];
  /** Whether its moves do not depend on each other: an illegal one is skipped, and the others are still made. */
  readonly independent?: boolean;
}

/** A bot with its game's own types erased. */
export type AnyBot = Bot<unknown, Move, unknown, unknown>;

/** Weights that belong to levels; all others are characters a player may choose. */
const OF_LEVELS: readonly string[] = ['usual', 'novice', 'expert'];

/** The characters of a game's computer players. */
export function charactersOf({ styles }: Pick<AnyBot, 'styles'>): string[] {
  return Object.keys(styles).filter((style) => !OF_LEVELS.includes(style));
}

/** A hash that identifies a game's weights: of levels, characters, numbers of players and the learned judge. */
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

/** A game as registered. Without a bot, only people can play it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly bot?: AnyBot;
}

/**
 * Combines a game with its bot. A bot of another game does not compile, because its positions, moves or views differ.
 */
export function entryOf<S, M extends Move, E extends GameEvent, V, O extends Options, W>(
  game: Game<S, M, E, V, O>,
  bot?: Bot<NoInfer<S>, NoInfer<M>, NoInfer<V>, W>,
): GameEntry {
  return { game, ...(bot && { bot }) };
}

/** A game that has a bot. */
export type GameWithBot = Required<GameEntry>;
