import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';

export type { Reason };

/**
 * What a game provides for the shared computer players. Only `determinize` is required: without the rest, every legal
 * move is a plan and the score sheet is the evaluation.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam V view: everything a player may know, and all that a computer player gets
 * @typeParam W weights of the evaluation: one set for each character
 */
export interface Bot<S, M extends Move, V, W> {
  /** A complete position consistent with a seat's view. Hidden information is drawn at random. */
  determinize(view: V, seat: Seat, random: Random): S;
  /** Weights of the levels and characters. `usual` and `novice` are required, `expert` only if it differs. */
  readonly styles: Readonly<Record<string, W>> & { readonly usual: W; readonly novice: W };
  /** Factors for the weights with fewer players, if any. They count as weights. */
  readonly tableFactors?: object;
  /**
   * At most `most` things a seat could do now, most promising first; never empty. With `most` 1 it is a playout's
   * policy. If plans are expensive, `stop` is polled before each but the first, and ends the list when it returns true.
   */
  plans?(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * Why a plan is chosen, with the figures that decide; `null` if there is nothing helpful to say. Hidden information in `state` is
   * only a guess, so a reason may name public facts only.
   */
  explain?(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /**
   * The reason of each move of the chosen plan, in the position before the plan; `undefined` for a move without a
   * reason of its own. An empty list gives every move the plan's reason. Reasons may name public facts only, as in
   * `explain`.
   */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /** Each seat's expected final score in points. */
  evaluate?(state: S, style: W): number[];
  /** Features of a seat for a learned judge, in addition to `evaluate`: always the same names in the same order. */
  features?(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  /** The learned judge, if any, which `learned` levels use instead of `evaluate`. */
  readonly judge?: LinearJudge;
  /** Number of rounds begun; searches look ahead to the start of a later one. */
  round?(state: S): number;
  /** A key of the current decision. A plan of several moves survives questions asked in between. */
  decisionKey?(state: S): string;
  /**
   * A hash of what a seat's plan depends on most. Playouts reuse an earlier plan with the same key, as long as its
   * moves are legal. `undefined` if plans are cheap or depend on everything. Without this function every playout makes
   * its own plans.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /** A key of the current turn, or phase of a turn; `null` during a turn, while something else is decided. */
  turnKey?(state: S): string | null;
  /** Whether a turn has phases between which other seats act, and an early phase pays off in a later one. */
  readonly phased?: boolean;
  /**
   * What a seat has, in the game's own units by name, which the renderer knows. A plan's gains are shown in these
   * units.
   */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /**
   * Tries of a plan after which a search also considers the next decision; 16 by default. Fewer if chance matters
   * little, and the playouts of one plan barely differ.
   */
  readonly expandAfter?: number;
  /**
   * How often a seat must be in the same situation (`planKey`) below the search tree before playouts search its plans
   * there instead of following the first. Never by default.
   */
  readonly answersAfter?: number;
  /**
   * Weight of the game's own judgement of a plan, in playouts: the mean of its playouts is pulled towards the expected
   * result, less and less with more playouts. 0 by default.
   */
  readonly firstSight?: number;
  /**
   * The most playouts for a decision, if the level allows more: small decisions should not keep players waiting, and
   * `firstSight` should not be outweighed by a large number of playouts.
   */
  mostPlayouts?(state: S): number;
  /** What is at stake in a decision, relative to a whole turn of the 1996 game; scales a level's noise. */
  readonly noiseScale?: number;
  /** The lead in points that makes a seat the clear favourite. */
  decisiveMargin?(state: S): number;
  /** Calibrates win probabilities, by number of players; learned from whole games (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
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
  tableFactors,
  judge,
}: Pick<AnyBot, 'styles' | 'tableFactors' | 'judge'>): string {
  const factors = tableFactors ? [tableFactors] : [];
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
