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

interface Standing {
  readonly round: number;
  readonly points: readonly number[];
  readonly margin: number;
}

/** A complete game, and the predictions made during it. */
export interface WholeGame extends Numbered {
  readonly seats: number;
  readonly standings: readonly Standing[];
  /** The winning chances that searches found, with the searching seat. */
  readonly said: readonly { readonly seat: Seat; readonly round: number; readonly chance: number }[];
  readonly winners: readonly Seat[];
}

export interface SelfPlay {
  readonly gameWithBot: GameWithBot;
  readonly level: LevelName;
  readonly iterations: number;
  readonly seats: readonly number[];
  readonly seed: number;
  /** Whether the game's learned judge is used instead of its evaluation. */
  readonly learned: boolean;
}

/** The numbers of players that a game allows, except solo games. */
export function tablesOf({ game }: GameWithBot): number[] {
  const [least, most] = game.about.seats;
  return [2, 3, 4, 5].filter((seats) => seats >= least && seats <= most);
}

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
    // With `learned`, skips positions in which the judge is not used yet.
    const left = learned && judge !== bot.learning?.judge;
    const points = now === round || left ? undefined : judgedPoints(bot, state, bot.styles.usual, judge);
    if (points) {
      standings.push({
        round: now,
        points: points.map(rounded),
        margin: rounded(bot.chances?.decisiveMargin(state) ?? 1),
      });
    }
    round = now;
    const decision = agents[seat].decide(game.view(state, seat), seat);
    const stated = decision.iterations > 0 ? decision.best.at(0)?.chance : undefined;
    if (typeof stated === 'number') said.push({ seat, round, chance: rounded(stated) });
    game.play(state, seat, decision.move, chance);
  }
}

/** Shortens a number to the digits that are worth storing. */
export function rounded(value: number): number {
  return Number(value.toPrecision(5));
}
