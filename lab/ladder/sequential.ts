import { parseHypotheses, verdictOf } from '../tournament/sprt';
import type { Verdict } from '../tournament/sprt';
import type { Game } from './campaign';
import type { Contest } from './contests';

/** The seat that a contest's first listed player has in a game. */
export const firstSeat = ({ levels }: Contest, { names }: Game): number => names.indexOf(levels.split(',')[0]);

export function wonAlone(contest: Contest, game: Game): boolean {
  return game.winners.length === 1 && game.winners[0] === firstSeat(contest, game);
}

/**
 * Which of the contest's two percentages (`sprt`) its games have confirmed. `open` if the contest has no test or there
 * are too few games.
 */
export function verdictAfter(contest: Contest, games: readonly Game[]): Verdict {
  if (contest.sprt === undefined) return 'open';
  const hypotheses = parseHypotheses(contest.sprt);
  let wins = 0;
  for (const [i, game] of games.entries()) {
    wins += Number(wonAlone(contest, game));
    const verdict = verdictOf(hypotheses, wins, i + 1);
    if (verdict !== 'open') return verdict;
  }
  return 'open';
}
