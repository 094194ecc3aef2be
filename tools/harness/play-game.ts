import type { Options, Random, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import type { Budget, Agent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';

export interface Result {
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
  readonly moves: number;
}

/** More moves than any game has. A longer game throws, because the rules are stuck. */
const MAX_GAME_MOVES = 100_000;

/** `random` plays random legal moves and gets the list of moves instead of a view. */
export type Participant = Agent | 'random';

/**
 * Plays a game to the end. `around` is called for every decision of an agent and must run it, e.g. with a clock. Each
 * player only gets its own view.
 */
export function playGame(
  { game }: GameWithBot,
  options: Options,
  participants: readonly Participant[],
  seed: number,
  budget: (seat: Seat) => Budget = () => ({}),
  around: (seat: Seat, decide: () => void) => void = (_seat, decide) => decide(),
): Result {
  const chance = fastRandom(seed);
  const whim: Random = fastRandom(seed ^ 0x5f3759df);
  const state = game.setup({ seats: participants.length, options }, chance);
  for (let moves = 0; ; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) {
      const { scores, winners } = game.score(state);
      return { winners, totals: scores.map(({ total }) => total), moves };
    }
    if (moves > MAX_GAME_MOVES) throw new Error(`The game did not end within ${MAX_GAME_MOVES} moves.`);
    const participant = participants[seat];
    if (participant === 'random') {
      const legal = game.moves(state, seat);
      game.play(state, seat, legal[whim.roll(legal.length) - 1], chance);
    } else {
      const view = game.view(state, seat);
      around(seat, () => {
        const { move } = participant.decide(view, seat, budget(seat));
        game.play(state, seat, move, chance);
      });
    }
  }
}
