import { IllegalMove } from './errors';
import type { Forecast, Move, Seat } from './game';
import { jsonClone } from './match';
import type { Match } from './match-types';
import { fastRandom } from './random';

interface WhyNot {
  readonly refusal: IllegalMove;
  readonly figures: Forecast;
}

/** Tries a move on a copy. Returns `null` if the move is legal. */
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
