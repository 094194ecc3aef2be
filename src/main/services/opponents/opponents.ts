import type { LevelName } from '../../../engine/bots/levels';
import { jsonClone } from '../../../engine/core/match';
import { isReason } from '../../../engine/core/reason';
import { sameMove } from '../../../engine/core/same-move';
import { isHidden } from '../../../engine/core/secrets';
import type { Handlers } from '../../../ipc/contract';
import { thinkingTime } from '../../../ipc/thinking';
import { answerToMove } from '../answers';
import { checkFresh } from '../open-match';
import type { OpenMatch } from '../open-match';
import { withMatch } from '../open-matches';
import type { OpenMatches } from '../open-matches';
import { makeMoves } from '../playing';
import type { Advice, Ports } from '../ports';
import { record } from '../recording';
import { Refused } from '../refusals';
import { checkDeciding } from '../seating';
import { computersQuestion, questionFor, thinkAboutNext } from './question';
import { advise, finishThinking, stopThinking } from './thinking';

type Thoughts = 'matches.think' | 'matches.stop' | 'matches.moveNow' | 'matches.hint';

const COUNSEL: LevelName = 'doge';

/** Handles commands for hints and for computer players, which only move when the page requests it. */
export function opponentHandlers(matches: OpenMatches): Handlers<Thoughts> {
  const { ports, thinking } = matches;
  return {
    async 'matches.think'({ match: id, ply }) {
      const asked = await withMatch(matches, id, async (open) => {
        checkFresh(open, ply);
        const question = await computersQuestion(matches, open);
        if (!question) throw new Refused('no-computer');
        return question;
      });
      const [advice] = await advise(thinking, ports.adviser, asked);
      return withMatch(matches, id, async (open) => {
        checkFresh(open, ply);
        const { seat } = asked;
        const { move, reason } = legalOf(open, seat, advice, ports.log);
        // A save is readable by all players, so it does not store the reason for a hidden move.
        const kept = isReason(reason) && !isHidden(open.match.game, move) ? { reason } : {};
        const { lines, takeBack } = makeMoves(open, seat, [move], kept);
        await record(matches, open, lines, takeBack);
        await thinkAboutNext(matches, open);
        return answerToMove(matches, open);
      });
    },

    async 'matches.hint'({ match: id, seat, ply, quick = false }) {
      const asked = await withMatch(matches, id, async (open) => {
        checkDeciding(open, seat, ply);
        const question = await questionFor(matches, open, seat, COUNSEL);
        const brief = quick && { millis: thinkingTime(COUNSEL, 'swift') };
        return { ...question, ...brief, counsel: { viewer: open.viewer } };
      });
      const [{ counsel }] = await advise(thinking, ports.adviser, asked);
      if (!counsel) throw new Error('The adviser returned no plan.');
      // The seat at the screen may have changed while the computer was thinking.
      return withMatch(matches, id, async (open) => {
        checkDeciding(open, seat, ply);
        return jsonClone(counsel);
      });
    },

    async 'matches.stop'({ match: id }) {
      stopThinking(thinking, id);
      return null;
    },

    async 'matches.moveNow'({ match: id }) {
      finishThinking(thinking, id);
      return null;
    },
  };
}

/**
 * The advice with its move as listed by the rules. An illegal move is a bug: the first legal move is then played
 * without a reason, so that the match continues. Only the types of both moves are logged, because reports include the
 * log and the other fields may be secret. Throws `not-deciding` if no move is legal.
 */
function legalOf({ match }: OpenMatch, seat: number, { move, reason }: Advice, log: Ports['log']): Advice {
  const legal = match.game.moves(match.position, seat);
  const listed = legal.find((candidate) => sameMove(candidate, move));
  if (listed) return { move: listed, reason };
  const first = legal.at(0);
  if (!first) throw new Refused('not-deciding');
  log.error(
    'A computer chose an illegal move, so the first legal move was played',
    new Error(`${match.config.game}: a move “${move.type}”, played “${first.type}”`),
  );
  return { move: first, reason: null };
}
