import type { Options, Random, Seat } from '../core/game';
import { fastRandom } from '../core/random';
import type { Budget, Player } from './player';
import type { Contest } from './opponent';

/** What becomes of one game: who won, and everybody's points. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
  readonly moves: number;
}

/** No game comes near so many moves; one that does is stuck, and says so. */
const LONGEST = 100_000;

/** A player that takes any legal move; it alone is given the list instead of a view. */
export type Chair = Player | 'random';

/**
 * Plays one game to its end. `before` and `after` stand round every decision that is thought about, for a clock.
 * Each player is shown its own view of the position, and nothing else.
 */
export function playGame(
  { game }: Contest,
  options: Options,
  chairs: readonly Chair[],
  seed: number,
  budget: (seat: Seat) => Budget = () => ({}),
  around: (seat: Seat, decide: () => void) => void = (_seat, decide) => decide(),
): Result {
  const chance = fastRandom(seed);
  const whim: Random = fastRandom(seed ^ 0x5f3759df);
  const state = game.setup({ seats: chairs.length, options }, chance);
  for (let moves = 0; ; moves++) {
    const [seat] = game.actors(state);
    if (seat === undefined) {
      const { scores, winners } = game.score(state);
      return { winners, totals: scores.map(({ total }) => total), moves };
    }
    if (moves > LONGEST) throw new Error(`The game did not end within ${LONGEST} moves.`);
    const chair = chairs[seat];
    if (chair === 'random') {
      const legal = game.moves(state, seat);
      game.play(state, seat, legal[whim.roll(legal.length) - 1], chance);
    } else {
      const view = game.view(state, seat);
      around(seat, () => {
        const { move } = chair.decide(view, seat, budget(seat));
        game.play(state, seat, move, chance);
      });
    }
  }
}
