import { isForeseen, redo, redoClick, undo, undoStatus, undoTo } from '../../engine/core/history';
import type { Match } from '../../engine/core/match-types';
import type { Handlers } from '../../ipc/contract';
import { answerToMove, answerToMoves, showTable } from './answers';
import { seatsAfter } from './ending';
import { checkFresh } from './open-match';
import type { OpenMatch } from './open-match';
import { interrupt } from './open-matches';
import type { OpenMatches } from './open-matches';
import { thinkAboutNext } from './opponents/question';
import { makeMoves } from './playing';
import { record } from './recording';
import { Refused } from './refusals';
import { checkActing, checkPerson, checkStepping, forgetSeat } from './seating';
import { emptyAnswer, skipDue } from './skipping';

type Steps = 'matches.play' | 'matches.skip' | 'matches.undo' | 'matches.redo';

/** Handles moves, undo and redo. A step is saved before it is answered, and undone if saving fails. */
export function stepHandlers(matches: OpenMatches): Handlers<Steps> {
  const { settings } = matches;
  return {
    'matches.play': ({ match: id, seat, moves, ply }) =>
      interrupt(matches, id, async (open) => {
        checkPerson(open, seat);
        checkFresh(open, ply);
        const { match } = open;
        // If the seat has nothing to decide, the rules refuse the move with a reason.
        if (match.game.actors(match.position).includes(seat)) checkActing(open, seat);
        const { lines, stopped, takeBack } = makeMoves(open, seat, moves);
        await record(matches, open, lines, takeBack);
        await thinkAboutNext(matches, open);
        const foreseen = match.log.slice(-lines.length).every(isForeseen);
        return { ...(await answerToMoves(matches, open, lines.length)), foreseen, stopped };
      }),

    'matches.skip': ({ match: id, ply }) =>
      interrupt(matches, id, async (open) => {
        checkFresh(open, ply);
        const due = skipDue(open);
        if (!due) throw new Refused('stale');
        const { lines, takeBack } = makeMoves(open, due.seat, [due.move], { skip: due.skip });
        await record(matches, open, lines, takeBack);
        await thinkAboutNext(matches, open);
        return answerToMove(matches, open);
      }),

    'matches.undo': ({ match: id, seat, to }) =>
      interrupt(matches, id, async (open) => {
        await stepThroughHistory(matches, open, seat, backTo(to));
        // Undo does not stop at a secret question with only one possible answer.
        const { freeUndo: free } = await settings.get();
        if (emptyAnswer(open)?.seat === seat && undoStatus(open.match, { seat, free }).possible)
          await stepThroughHistory(matches, open, seat, backTo());
        open.asked = open.match.log.length;
        forgetSeat(open);
        return showTable(matches, open);
      }),

    'matches.redo': ({ match: id, seat }) =>
      interrupt(matches, id, async (open) => {
        const steps = await stepThroughHistory(matches, open, seat, FORWARD);
        return answerToMoves(matches, open, 'act' in steps[0] ? 0 : steps.length);
      }),
  };
}

interface Direction {
  /** Undoes or redoes the steps of one or more clicks, and returns those steps. */
  readonly go: typeof redoClick;
  /** The journal line for each step. */
  readonly line: { readonly undo: 1 } | { readonly redo: 1 };
  readonly revert: typeof undo;
  /** Whether this direction redoes steps, including resignations. */
  readonly again: boolean;
}
/** Goes back by one click, or by enough clicks to leave at most `ply` moves. */
const backTo = (ply = Infinity): Direction => ({
  go: (match, request) => undoTo(match, ply, request),
  line: { undo: 1 },
  revert: redo,
  again: false,
});
const FORWARD: Direction = { go: redoClick, line: { redo: 1 }, revert: undo, again: true };

/** Goes back or forward. A resignation on the way also changes the seats. */
async function stepThroughHistory(
  matches: OpenMatches,
  open: OpenMatch,
  seat: number,
  { go, line, revert, again }: Direction,
): Promise<Match['undone']> {
  checkStepping(open, seat);
  const { match, meta } = open;
  const steps = go(match, { seat, free: (await matches.settings.get()).freeUndo });
  const after = seatsAfter(steps[0], meta, again);
  open.meta = after.meta;
  await record(matches, open, [...steps.map(() => line), ...after.lines], () => {
    steps.forEach(() => revert(match, { free: true }));
    open.meta = meta;
  });
  return steps;
}
