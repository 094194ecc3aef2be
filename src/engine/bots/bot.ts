import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';

export type { Reason };

/**
 * What a game tells the shared computer players about itself: a required core, then optional capabilities. With the
 * core alone, every legal move is a plan of its own and the score sheet is the evaluation.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam V view: all that a player may know, and all that a computer player gets
 * @typeParam W weights of the evaluation: one set is one character
 */
export interface Bot<S, M extends Move, V, W> {
  /** A complete position that looks like this to the seat. Everything that the view hides is drawn at random. */
  determinize(view: V, seat: Seat, random: Random): S;
  /** The weights by level or character. `usual` and `novice` are required; `expert` is needed only if it differs. */
  readonly styles: Readonly<Record<string, W>> & { readonly usual: W; readonly novice: W };
  /** Plans of several moves. Default: every legal move is a plan. */
  readonly planning?: Planning<S, M, W>;
  /** Why a plan or a move is made, with facts. Default: the reason that comes with each plan. */
  readonly reasons?: Reasons<S, M>;
  /** Expected points. Default: the score so far. */
  readonly evaluation?: Evaluation<S, W>;
  /** Required for a learned judge. Default: all levels use the evaluation. */
  readonly learning?: Learning<S, W>;
  /** Converts points to chances to win. Default: a fixed share of the best score. */
  readonly chances?: Chances<S>;
  /** Keys of rounds, turns and decisions. */
  readonly turns?: TurnNames<S>;
  /** Settings of the search, each with a default. */
  readonly search?: SearchSettings<S>;
}

/** Capability: plans of several moves. */
interface Planning<S, M extends Move, W> {
  /**
   * Returns at most `most` plans for a seat now, most promising first; never empty. With `most` 1 it is a playout's
   * policy. If plans are expensive to make, it calls `stop` before each one but the first, and once `stop` returns
   * true, it returns the plans made so far.
   */
  plans(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * A hash of the facts a seat's plan mostly depends on. Playouts reuse an earlier plan with the same key as long as
   * its moves are legal. `undefined` if a plan is cheap or depends on everything. Default: every playout makes its own
   * plans.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /**
   * The stakes of a decision, relative to a whole turn of the 1996 game. Multiplies a level's misjudgement. Default: 1.
   */
  readonly noiseScale?: number;
}

/**
 * Capability: reasons with figures. Hidden information in `state` is only a guess, so reasons may name public facts
 * only.
 */
interface Reasons<S, M extends Move> {
  /** Why a plan is chosen, with the decisive figures; `null` if there is nothing helpful to say. */
  explain(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /**
   * Why each move of the chosen plan is made, from the position before the plan; `undefined` for a move without a
   * reason of its own. An empty list gives every move the plan's reason.
   */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /**
   * A seat's possessions in the game's own units, which the renderer can name. Advice states a plan's gain in these
   * units.
   */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
}

/** Capability: expected points. */
interface Evaluation<S, W> {
  /** The points each seat can expect to score in the end. */
  evaluate(state: S, style: W): number[];
  /** Factors of the weights for fewer players. */
  readonly tableFactors?: object;
}

/** Capability: learning from play. */
interface Learning<S, W> {
  /** The figures, besides `evaluate`, that a judge may use for a seat: always the same names in the same order. */
  features(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  /** The learned judge. Levels that are `learned` use it instead of `evaluate`. */
  readonly judge?: LinearJudge;
}

/** Capability: chances to win. */
interface Chances<S> {
  /** The lead in points that would now make a seat the clear favourite. */
  decisiveMargin(state: S): number;
  /** Corrections learned from whole games, by number of players (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** Capability: keys of the current round, turn and decision. */
interface TurnNames<S> {
  /** Number of rounds begun. Searches look ahead to the beginning of a later round. */
  round?(state: S): number;
  /** The key of the current decision. A plan of several moves survives questions that interrupt it. */
  decisionKey?(state: S): string;
  /** The key of the current turn, or phase of a turn; `null` while another decision interrupts it. */
  turnKey?(state: S): string | null;
  /**
   * Whether a turn has phases with other seats' moves between them, so that an earlier phase prepares the gains of a
   * later one.
   */
  readonly phased?: boolean;
}

/** Capability: settings of the search. */
interface SearchSettings<S> {
  /**
   * Number of tries of a plan after which the search adds the following decision. Lower it if the playouts of one plan
   * barely differ. Default: 16.
   */
  readonly expandAfter?: number;
  /**
   * How often the same `planKey` must occur below the tree before playouts choose among a seat's plans there instead of
   * following the first. Default: never.
   */
  readonly answersAfter?: number;
  /**
   * The number of tries of a plan that first sight counts as: the mean of its playouts is drawn towards its expected
   * value among its siblings, less so the more tries it has. Default: 0.
   */
  readonly firstSight?: number;
  /**
   * Maximum number of playouts for a decision, if the level's own number is too high. Small decisions should not make
   * players wait, and too many playouts would overrule first sight.
   */
  mostPlayouts?(state: S): number;
}

/** A judge of positions: a share of the hand-written evaluation plus weighted features, by name. */
export interface LinearJudge {
  /** Number of rounds that a level with this judge looks ahead, the same as in training. */
  readonly rounds: number;
  /** The first round in which it is used, if the evaluation is better before. */
  readonly since?: number;
  /** By number of players: a different number of rounds that won more games. */
  readonly roundsWith?: Readonly<Record<string, number>>;
  readonly scale: number;
  readonly weights: Readonly<Record<string, number>>;
  /** Like the game's own temperatures, for probabilities based on this judge. */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** The margin for converting points to win probabilities: `base` plus `slope` times the decisive margin. */
export interface Temperature {
  readonly base: number;
  readonly slope: number;
}

/** Moves for one seat to make in sequence, and the reason. Abandoned as soon as the next move is illegal. */
export interface Plan<M extends Move = Move> {
  readonly moves: readonly M[];
  /** Its expected gain in points. */
  readonly value: number;
  readonly reason: Reason;
  /** By piece number: why a piece moves, if each piece has its own errand. */
  readonly errands?: readonly (Reason | undefined)[];
  /** Whether its moves are independent: an illegal one is skipped, and the others are still made. */
  readonly independent?: boolean;
}

/** A bot with its game's own types erased. */
export type AnyBot = Bot<unknown, Move, unknown, unknown>;

/** Styles that belong to levels; all others are characters that a player may choose. */
const OF_LEVELS: readonly string[] = ['usual', 'novice', 'expert'];

/** The characters of a game's computer players. */
export function charactersOf({ styles }: Pick<AnyBot, 'styles'>): string[] {
  return Object.keys(styles).filter((style) => !OF_LEVELS.includes(style));
}

/** A hash that identifies a game's weights: those of levels, characters, numbers of players and the learned judge. */
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
