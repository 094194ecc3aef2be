import { IllegalMove } from './errors';
import type { Forecast, Move, Seat } from './game';
import { jsonClone } from './match';
import type { Match } from './match-types';
import { fastRandom } from './random';

/** Why a move is refused, and the figures that explain it. */
interface WhyNot {
  readonly refusal: IllegalMove;
  readonly figures: Forecast;
}

/** Tries a move on a copy of the position. Returns why the rules refuse it, or `null` if it is legal. */
export function whyNot({ game, position }: Pick<Match, 'game' | 'position'>, seat: Seat, given: Move): WhyNot | null {
  const move = jsonClone(given);
  try {
    game.play(game.copy(position), seat, move, fastRandom(1));
    return null;
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return { refusal: error, figures: game.refusalFigures?.(position, seat, move, error.code) ?? {} };
  }
}
