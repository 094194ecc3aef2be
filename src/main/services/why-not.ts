import { jsonClone } from '../../engine/core/match';
import { whyNot } from '../../engine/core/why-not';
import type { Handlers } from '../../ipc/contract';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { refusalOf } from './refusals';
import { checkDeciding } from './seating';

/** Handles the command that explains why a move is illegal, with figures; `null` if it is legal. */
export function whyNotHandlers(matches: OpenMatches): Handlers<'matches.whyNot'> {
  return {
    'matches.whyNot': ({ match: id, seat, move, ply }) =>
      withMatch(matches, id, async (open) => {
        checkDeciding(open, seat, ply);
        const why = whyNot(open.match, seat, move);
        const refusal = why && refusalOf(why.refusal);
        return refusal ? { ...refusal, figures: jsonClone(why.figures) as Record<string, number> } : null;
      }),
  };
}
