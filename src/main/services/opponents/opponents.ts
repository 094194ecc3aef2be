import { actorsOf, jsonClone } from '../../../engine/core/match';
import { isReason } from '../../../engine/core/reason';
import { sameMove } from '../../../engine/core/same-move';
import { isHidden } from '../../../engine/core/secrets';
import type { Counsel, LevelName, Played } from '../../../ipc/contract';
import { thinkingTime } from '../../../ipc/thinking';
import type { Cabinet } from '../cabinet';
import { isComputer } from '../open-match';
import type { OpenMatch } from '../open-match';
import { makeMoves } from '../playing';
import type { Advice, Ports, Question } from '../ports';
import { Refused } from '../refusals';
import { checkActing } from '../seating';
import type { SettingsService } from '../settings';
import type { OpenMatches } from '../open-matches';
import { seatsOf } from '../table';

/** The computers at the tables. They are asked; they never act on their own. */
interface Opponents {
  /** Lets the computer whose decision it is think, and plays what it decides. */
  think(match: string, ply: number): Promise<Played>;
  /**
   * What a computer would do in a seat's place, as one plan. Only shown to a player who may act for
   * that seat, both when asking and when it arrives.
   */
  hint(match: string, seat: number, ply: number): Promise<Counsel>;
  /** Cuts short whatever is being thought about a match. */
  stop(match: string): void;
  /** Ends the thinking about a match with the best so far. */
  moveNow(match: string): void;
  /** Cuts short all thinking. */
  stopAll(): void;
}

/** Hints are the best level's. */
const COUNSEL: LevelName = 'doge';

/** Opponents that think through the shell's adviser and play through the same steps as everybody. */
export function createOpponents(
  { adviser, log }: Pick<Ports, 'adviser' | 'log'>,
  settings: SettingsService,
  { withMatch, record, played, checkPerson }: OpenMatches,
  cabinet: Cabinet,
): Opponents {
  const thinking = new Map<string, { readonly stop: AbortController; readonly hurry: AbortController }>();

  /** Asks outside the match's queue: undo, close and all others go ahead and cut it short. */
  const advise = async (question: Question): Promise<readonly Advice[]> => {
    thinking.get(question.match)?.stop.abort();
    const mine = { stop: new AbortController(), hurry: new AbortController() };
    thinking.set(question.match, mine);
    try {
      return await adviser.advise(question, mine.stop.signal, mine.hurry.signal);
    } catch (error) {
      if (mine.stop.signal.aborted) throw new Refused('stopped');
      throw error;
    } finally {
      if (thinking.get(question.match) === mine) thinking.delete(question.match);
    }
  };

  const question = async (open: OpenMatch, seat: number, level: LevelName, character?: string): Promise<Question> => ({
    match: open.id,
    game: open.match.config.game,
    view: jsonClone(open.match.game.view(open.match.position, seat)),
    seat,
    level,
    ...(character !== undefined && { character }),
    millis: thinkingTime(level, (await settings.get()).thinking),
    seed: `${open.match.config.seed} ${open.match.log.length} ${seat}`,
  });

  const fresh = (open: OpenMatch, ply: number) => {
    if (open.match.log.length !== ply) throw new Refused('stale');
  };

  return {
    async think(id, ply) {
      const { asked, seat } = await withMatch(id, async (open) => {
        fresh(open, ply);
        const { match, meta } = open;
        const seat = actorsOf(match).find((actor) => isComputer(meta, actor));
        if (seat === undefined) throw new Refused('no-computer');
        const { level = 'merchant', character } = seatsOf(meta.seats, match.config.game, cabinet)[seat];
        return { asked: await question(open, seat, level, character), seat };
      });
      const [advice] = await advise(asked);
      return withMatch(id, async (open) => {
        fresh(open, ply);
        const { move, reason } = legalOf(open, seat, advice, log);
        // Who may look into the save is told what others are not shown, but never why.
        const kept = isReason(reason) && !isHidden(open.match.game, move) ? { reason } : {};
        const { lines, takeBack } = makeMoves(open, seat, [move], kept);
        await record(open, lines, takeBack);
        return played(open);
      });
    },

    async hint(id, seat, ply) {
      const asked = await withMatch(id, async (open) => {
        checkPerson(open, seat);
        fresh(open, ply);
        checkActing(open, seat);
        return { ...(await question(open, seat, COUNSEL)), counsel: { viewer: open.viewer } };
      });
      const [{ counsel }] = await advise(asked);
      if (!counsel) throw new Error('The adviser has told no plan.');
      // The player who asked may have stood up meanwhile.
      return withMatch(id, async (open) => {
        checkPerson(open, seat);
        fresh(open, ply);
        checkActing(open, seat);
        return jsonClone(counsel);
      });
    },

    stop: (id) => thinking.get(id)?.stop.abort(),
    moveNow: (id) => thinking.get(id)?.hurry.abort(),
    stopAll: () => thinking.forEach(({ stop }) => stop.abort()),
  };
}

/**
 * The advice, its move as the rules list it. Should it not be legal, which is a fault of ours, the first move that is, and no reason
 * is told for it: a table must never stand still. The log says so, and names kinds of moves only: the rest may be a secret, and a
 * log may be sent to somebody. Throws where nothing is legal: then it was nobody's decision.
 */
function legalOf({ match }: OpenMatch, seat: number, { move, reason }: Advice, log: Ports['log']): Advice {
  const legal = match.game.moves(match.position, seat);
  const listed = legal.find((candidate) => sameMove(candidate, move));
  if (listed) return { move: listed, reason };
  const first = legal.at(0);
  if (!first) throw new Refused('not-deciding');
  log.error(
    'A computer wanted to play what is not legal; the first legal move is played in its place',
    new Error(`${match.config.game}: a move “${move.type}”, played “${first.type}”`),
  );
  return { move: first, reason: null };
}
