import type { Agent, Decision } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { anyMove, tryMove } from '../../src/engine/bots/plans';
import type { Move, Random, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { testingOf } from '../../src/engine/games/testing';

/** Number of random turns that the script compares. */
const TURNS = 40;
/** Maximum number of moves in an imagined turn, because random moves rarely end a phase. */
const MAX_MOVES = 40;

/**
 * A script for any game that plays like a person who knows the rules and little else. It simulates 40 random turns and
 * plays the one with the best score at its end, without looking further ahead.
 */
export function createNovice(gameWithBot: GameWithBot, seed: number): Agent {
  const { game, bot } = gameWithBot;
  const random = fastRandom(seed);
  let planned: readonly Move[] = [];

  return {
    decide(view, seat): Decision {
      const state = bot.determinize(view, seat, random);
      const isPossible = (move?: Move) => move && tryMove(gameWithBot, game.copy(state), seat, move, random);
      if (!isPossible(planned.at(0))) {
        let best = imaginedTurn(gameWithBot, game.copy(state), seat, random);
        for (let turn = 1; turn < TURNS; turn++) {
          const other = imaginedTurn(gameWithBot, game.copy(state), seat, random);
          if (other.score > best.score) best = other;
        }
        planned = best.moves;
      }
      const [move] = planned;
      planned = planned.slice(1);
      const plan = anyMove(move);
      return { plan, move, reason: plan.reason, best: [{ move, reason: plan.reason, chance: null }], iterations: 0 };
    },
  };
}

/**
 * Plays random moves until the seat's turn ends and another seat decides. In a game with phases, plays to the end of
 * the round, while the others pass. Returns the seat's moves and its score afterwards.
 */
function imaginedTurn({ game, bot }: GameWithBot, state: unknown, seat: Seat, random: Random) {
  const moves: Move[] = [];
  const round = bot.turns?.round?.(state);
  for (;;) {
    const actors = game.actors(state);
    const own = actors.includes(seat);
    const over = bot.turns?.phased ? actors.length === 0 || bot.turns.round?.(state) !== round : !own;
    if (over || moves.length >= MAX_MOVES) return { moves, score: game.score(state).scores[seat].total };
    const move = own ? randomMove(game, state, seat, random) : game.moves(state, actors[0]).at(-1);
    if (!move) throw new Error('The deciding seat has no legal move.');
    game.play(state, own ? seat : actors[0], move, random);
    if (own) moves.push(move);
  }
}

/** Draws a random move, first its type and then a move of that type, with the weights of the game's test settings. */
function randomMove(game: GameWithBot['game'], state: unknown, seat: Seat, random: Random): Move {
  const { types = {}, weigh = () => 1 } = testingOf(game).playout ?? {};
  const legal = game.moves(state, seat);
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const kind = drawn(kinds, (type) => types[type] ?? 1, random);
  return drawn(
    legal.filter(({ type }) => type === kind),
    (move) => weigh(state, move),
    random,
  );
}

function drawn<T>(list: readonly T[], weight: (entry: T) => number, random: Random): T {
  const weights = list.map(weight);
  let left = (random.roll(1_000_000) / 1_000_000) * weights.reduce((sum, entry) => sum + entry, 0);
  return list[weights.findIndex((entry) => (left -= entry) <= 0)] ?? list[0];
}
