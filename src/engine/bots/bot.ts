import { hashOf } from '../core/hash';
import type { AnyGame, Game, GameEvent, Move, Options, Random, Seat } from '../core/game';
import type { Reason } from '../core/reason';

export type { Reason };

/**
 * What a game tells the shared players about itself. Only `determinize` is needed: without the rest every legal move is a plan of
 * its own and the score sheet is the evaluation.
 *
 * @typeParam S state
 * @typeParam M move
 * @typeParam V view: all that a player at the table may know, and all that an opponent is given
 * @typeParam W weights of the evaluation: one set is one character
 */
export interface Bot<S, M extends Move, V, W> {
  /** A complete position that looks like this to the seat: what the view hides is drawn. */
  determinize(view: V, seat: Seat, random: Random): S;
  /** The weights a level or a character plays with; `usual` and `novice` must be there, `expert` only where it differs. */
  readonly styles: Readonly<Record<string, W>> & { readonly usual: W; readonly novice: W };
  /** Factors by which they count with fewer players, where they do: weights like them. */
  readonly tableFactors?: object;
  /**
   * At most `most` things a seat could do now, the most promising first; never empty. With `most` 1 it is a playout's policy.
   * Where one plan takes long to make, `stop` is asked before each but the first; once it says so, those made are the answer.
   */
  plans?(state: S, seat: Seat, style: W, most: number, stop?: () => boolean): Plan<M>[];
  /**
   * Why a plan is chosen, with the figures that decide; `null` if there is nothing helpful to say. Hidden information in `state` is
   * only a guess, so a reason may name public facts only.
   */
  explain?(state: S, seat: Seat, plan: Plan<M>): Reason | null;
  /**
   * Why each move of the chosen plan is made, in the position before the plan; `undefined` for a move without a reason of its own. An
   * empty list gives every move the plan's reason. The rule for public facts is that of `explain`.
   */
  explainMoves?(state: S, seat: Seat, plan: Plan<M>): readonly (Reason | undefined)[];
  /** What each seat may expect to score in the end, in points. */
  evaluate?(state: S, style: W): number[];
  /** What a learned judge of a seat may go by beside `evaluate`: always the same names, in the same order. */
  features?(state: S, seat: Seat, style: W): Readonly<Record<string, number>>;
  /** What has been learned, if anything: a level that is `learned` goes by it instead of `evaluate`. */
  readonly judge?: LinearJudge;
  /** Rounds begun: searches look ahead to the beginning of a later one. */
  round?(state: S): number;
  /** Names the decision under way. A plan of many moves outlives questions that are asked in between. */
  decisionKey?(state: S): string;
  /**
   * What a seat's plan hangs on most, mixed into a number: playouts follow a plan made before where it is the same, as far as its
   * moves are legal. `undefined` where a plan is cheap, or hangs on everything; without it every playout plans for itself.
   */
  planKey?(state: S, seat: Seat): number | undefined;
  /** Names the turn, or the phase of a turn, under way; `null` in the midst of one, while something else is to be decided. */
  turnKey?(state: S): string | null;
  /** A turn comes in phases, between which others act: what one prepares a later one pays. */
  readonly phased?: boolean;
  /** What a seat has, in the game's own units by their names, which the renderer knows: what a plan brings is told in them. */
  holdings?(state: S, seat: Seat): Readonly<Record<string, number>>;
  /**
   * Tries of a plan after which a search weighs what others may answer; 16 where it does not say. Fewer where chance changes little,
   * and where the tries of one plan so tell much the same.
   */
  readonly expandAfter?: number;
  /**
   * How often a seat stands alike (`planKey`) below a search's tree before playouts weigh its plans there instead of following the first.
   * Never where a game does not say.
   */
  readonly answersAfter?: number;
  /**
   * How many tries of a plan first sight is worth: the mean of its playouts is drawn towards what it should bring beside its
   * siblings, less and less the more there are. 0 where a game does not say.
   */
  readonly firstSight?: number;
  /**
   * The most playouts a decision is worth, where a level's own are too many: what is small should not keep a table waiting, and first
   * sight, where a game holds to it, should not be overruled by sheer number.
   */
  mostPlayouts?(state: S): number;
  /** What is at stake in a decision, against the 1996 game's whole turns: what a level misjudges is multiplied by it. */
  readonly noiseScale?: number;
  /** Points by which one seat must lead now to be a clear favourite. */
  decisiveMargin?(state: S): number;
  /** What makes chances to win honest, by number of players: learned from whole games (lab/README.md). */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** A judge of positions: a part of what a hand-written evaluation says, and weights of features by their names. */
export interface LinearJudge {
  /** Rounds that a level which goes by it looks ahead: as many as it was taught after. */
  readonly rounds: number;
  /** The first round whose positions it judges, where the evaluation knows earlier ones better. */
  readonly since?: number;
  /** By number of players, where another number of rounds has won more games. */
  readonly roundsWith?: Readonly<Record<string, number>>;
  readonly scale: number;
  readonly weights: Readonly<Record<string, number>>;
  /** As a game's own, of chances that are told by this judge. */
  readonly temperatures?: Readonly<Record<string, Temperature>>;
}

/** The margin by which points become chances to win: `base`, and `slope` times the decisive margin. */
export interface Temperature {
  readonly base: number;
  readonly slope: number;
}

/** Moves to be made one after the other by one seat, and why. Abandoned as soon as the next one is not legal any more. */
export interface Plan<M extends Move = Move> {
  readonly moves: readonly M[];
  /** What it should bring, in points. */
  readonly value: number;
  readonly reason: Reason;
  /** Why pieces move, by their numbers, where it sends each on an errand of its own. */
  readonly errands?: readonly (Reason | undefined)[];
  /** Its moves do not build on each other: one that is not legal any more is passed over, and the others are still made. */
  readonly independent?: boolean;
}

/** A computer player whose game's own types have been forgotten. */
export type AnyBot = Bot<unknown, Move, unknown, unknown>;

/** Weights that belong to levels; all others are characters a player may choose. */
const OF_LEVELS: readonly string[] = ['usual', 'novice', 'expert'];

/** The characters in which a game's computers can play. */
export function charactersOf({ styles }: Pick<AnyBot, 'styles'>): string[] {
  return Object.keys(styles).filter((style) => !OF_LEVELS.includes(style));
}

/** Names a game's weights, of its levels, its characters, its tables and what it has learned: other weights have another name. */
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

/** A game as the cabinet holds it. Without a bot it is played by people only. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly bot?: AnyBot;
}

/** An entry of a game with its own bot: another game's knows other positions, moves or views, and does not compile. */
export function entryOf<S, M extends Move, E extends GameEvent, V, O extends Options, W>(
  game: Game<S, M, E, V, O>,
  bot?: Bot<NoInfer<S>, NoInfer<M>, NoInfer<V>, W>,
): GameEntry {
  return { game, ...(bot && { bot }) };
}

/** A game together with what its computer players know of it. */
export type GameWithBot = Required<GameEntry>;
