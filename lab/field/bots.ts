import { MCTSBot } from 'boardgame.io/ai';
import type { Game, State } from 'boardgame.io';
import type { GameWithBot } from '../../src/engine/bots/bot';
import type { Level } from '../../src/engine/bots/levels';
import { createAgent } from '../../src/engine/bots/agent';
import type { Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { there } from './boardgame-io';
import { CELLS, ticTacToe } from './tic-tac-toe';
import type { Grid, Mark } from './tic-tac-toe';
import { ticTacToeThere } from './tic-tac-toe-boardgame-io';

export interface Tally {
  wins: number;
  draws: number;
  losses: number;
}

/** Results against boardgame.io's bot, with equal search time per decision. */
export interface BotFigures {
  readonly games: number;
  readonly millisADecision: number;
  /** Our results when moving first, which is an advantage. */
  readonly oursFirst: Tally;
  /** Our results when moving second. */
  readonly oursSecond: Tally;
  readonly ours: Effort;
  readonly theirs: Effort;
}

/**
 * `millis` is the mean time per decision. `openingPlayouts` only counts each game's first decision, because playouts
 * near the end are very short.
 */
export interface Effort {
  readonly millis: number;
  readonly openingPlayouts: number;
}

/** Only the rules. Plans, evaluation and playout policy are left out because boardgame.io's bot has none. */
const CONTEST: GameWithBot = {
  game: ticTacToe,
  bot: { determinize: (view) => ticTacToe.copy(view), styles: { usual: null, novice: null } },
};
const LEVEL: Level = {
  style: 'usual',
  plans: CELLS,
  noise: 0,
  iterations: Infinity,
  rounds: 1,
  learned: false,
  answers: false,
  millis: 0,
};

/** boardgame.io's bot with a time limit. By itself, it only accepts a number of iterations. */
class TimedBot extends MCTSBot {
  playouts = 0;
  constructor(game: Game, seed: string, millis: number) {
    const { ai } = game;
    if (!ai) throw new Error(`${game.name} does not list its moves.`);
    let until = 0;
    super({
      game,
      seed,
      enumerate: ai.enumerate,
      iterations: () => {
        until = performance.now() + millis;
        return Infinity;
      },
      iterationCallback: ({ iterationCounter }) => {
        if (performance.now() < until) return;
        this.playouts = iterationCounter;
        this.iterationCounter = Infinity;
      },
    });
  }
}

interface Spent {
  millis: number;
  decisions: number;
  playouts: number;
  openings: number;
}

const nothing = (): Spent => ({ millis: 0, decisions: 0, playouts: 0, openings: 0 });
const effort = ({ millis, decisions, playouts, openings }: Spent): Effort => ({
  millis: millis / decisions,
  openingPlayouts: playouts / openings,
});

/** Plays `games` games with alternating first player and `millis` ms per decision. */
export async function measureBots(games: number, millis: number): Promise<BotFigures> {
  const [oursFirst, oursSecond] = [0, 1].map((): Tally => ({ wins: 0, draws: 0, losses: 0 }));
  const spent = { ours: nothing(), theirs: nothing() };
  for (let i = 0; i < games; i++) {
    const own = i % 2;
    const winners = await duel(own, i + 1, millis, spent);
    const tally = own === 0 ? oursFirst : oursSecond;
    if (winners.length > 1) tally.draws++;
    else if (winners[0] === own) tally.wins++;
    else tally.losses++;
  }
  return {
    games,
    millisADecision: millis,
    oursFirst,
    oursSecond,
    ours: effort(spent.ours),
    theirs: effort(spent.theirs),
  };
}

/** Plays one game on both engines in parallel. Returns the winners. */
async function duel(own: Seat, seed: number, millis: number, spent: Record<'ours' | 'theirs', Spent>) {
  const player = createAgent(CONTEST, LEVEL, seed);
  const bot = new TimedBot(ticTacToeThere, String(seed), millis);
  const { initial, reduce, actions } = there(ticTacToeThere, 2, String(seed));
  const chance = fastRandom(seed);
  const grid = ticTacToe.setup({ seats: 2, options: {} }, chance) as Grid;
  let state: State = initial();

  const think = async (seat: Seat): Promise<{ cell: number; playouts: number }> => {
    if (seat !== own) {
      const { action } = await bot.play(state, String(seat));
      const [cell] = action.payload.args as [number];
      return { cell, playouts: bot.playouts };
    }
    const until = performance.now() + millis;
    const stop = () => performance.now() > until;
    const { move, iterations } = player.decide(ticTacToe.view(grid, seat), seat, { stop });
    return { cell: (move as Mark).cell, playouts: iterations };
  };

  for (let [seat] = ticTacToe.actors(grid); seat !== undefined; [seat] = ticTacToe.actors(grid)) {
    const side = seat === own ? spent.ours : spent.theirs;
    const begun = performance.now();
    const { cell, playouts } = await think(seat);
    side.millis += performance.now() - begun;
    side.decisions++;
    if (grid.marks < 2) {
      side.playouts += playouts;
      side.openings++;
    }
    const action = actions(state, String(seat)).find(({ payload }) => payload.args[0] === cell);
    if (!action) throw new Error(`boardgame.io cannot mark cell ${cell}.`);
    state = reduce(state, action);
    const mark: Mark = { type: 'mark', cell };
    ticTacToe.play(grid, seat, mark, chance);
  }
  return ticTacToe.score(grid).winners;
}
