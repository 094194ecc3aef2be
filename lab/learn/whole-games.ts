import { judgedPoints, judgeOf } from '../../src/engine/bots/linear-judge';
import type { Seat } from '../../src/engine/core/game';
import { checkConfig } from '../../src/engine/core/match';
import { fastRandom } from '../../src/engine/core/random';
import { createAgent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import type { Level, LevelName } from '../../src/engine/bots/levels';
import { seedOf } from '../tournament/entrants';
import type { Numbered } from './parts';

/** A position at the beginning of a round, as the evaluation judges it. */
interface Standing {
  readonly round: number;
  /** What each seat may expect to score. */
  readonly points: readonly number[];
  /** The decisive margin the game itself names. */
  readonly margin: number;
}

/** A game from its first round to its end, and what was thought of it on the way. */
export interface WholeGame extends Numbered {
  readonly seats: number;
  readonly standings: readonly Standing[];
  /** Chances to win that a search has told, by the seat that asked. */
  readonly said: readonly { readonly seat: Seat; readonly round: number; readonly chance: number }[];
  readonly winners: readonly Seat[];
}

/** How games are played that are told as a whole. */
export interface SelfPlay {
  readonly gameWithBot: GameWithBot;
  readonly level: LevelName;
  /** Playouts at a decision, where the level searches. */
  readonly iterations: number;
  /** Numbers of players, one after the other. */
  readonly seats: readonly number[];
  readonly seed: number;
  /** Whether the game's own judge says how seats stand, and players who search go by it; else its evaluation. */
  readonly learned: boolean;
}

/** The numbers of players of a game, one who plays alone left out. */
export function tablesOf({ game }: GameWithBot): number[] {
  const [least, most] = game.about.seats;
  return [2, 3, 4, 5].filter((seats) => seats >= least && seats <= most);
}

/** Plays the i-th game between players of one level. */
export function playWhole(
  { gameWithBot, level, iterations, seats, seed, learned }: SelfPlay,
  i: number,
): Omit<WholeGame, 'i'> {
  const { game, bot } = gameWithBot;
  const count = seats[i % seats.length];
  const at = seedOf({ seed }, i);
  const chance = fastRandom(at);
  const state = game.setup({ seats: count, options: checkConfig(game, count, {}) }, chance);
  const own: Level = { ...LEVELS[level], learned, iterations: iterations || LEVELS[level].iterations };
  const agents = Array.from({ length: count }, (_, seat) => createAgent(gameWithBot, own, at * 7 + seat));
  const standings: Standing[] = [];
  const said: { seat: Seat; round: number; chance: number }[] = [];
  for (let round = -1; ;) {
    const [seat] = game.actors(state);
    if (seat === undefined) return { seats: count, standings, said, winners: game.score(state).winners };
    const now = bot.turns?.round?.(state) ?? 0;
    const judge = judgeOf(bot, state, learned);
    // Where a judge leaves it to the evaluation, the chances are the evaluation's.
    const left = learned && judge !== bot.learning?.judge;
    const points = now === round || left ? undefined : judgedPoints(bot, state, bot.styles.usual, judge);
    if (points) {
      standings.push({ round: now, points: points.map(brief), margin: brief(bot.chances?.decisiveMargin(state) ?? 1) });
    }
    round = now;
    const decision = agents[seat].decide(game.view(state, seat), seat);
    const told = decision.iterations > 0 ? decision.best.at(0)?.chance : undefined;
    if (typeof told === 'number') said.push({ seat, round, chance: brief(told) });
    game.play(state, seat, decision.move, chance);
  }
}

/** A figure with as many digits as a line needs. */
export function brief(value: number): number {
  return Number(value.toPrecision(5));
}
