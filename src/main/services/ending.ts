import { endHere, givenUp, resign } from '../../engine/core/ending';
import { undo } from '../../engine/core/history';
import { isOver } from '../../engine/core/match';
import type { Act, Match } from '../../engine/core/match-types';
import { actLine } from '../../engine/core/save';
import type { Line, SaveMeta } from '../../engine/core/save';
import type { Argument, LevelName, Table } from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import { refuseLesson } from './lesson-state';
import { isComputer } from './open-match';
import type { OpenMatch } from './open-match';
import { Refused } from './refusals';
import type { OpenMatches } from './open-matches';

/** The level of a computer that replaces a player who resigned. */
const SUBSTITUTE: LevelName = 'merchant';

interface EndingService {
  /** Ends a match where it stands, as all people at the table agreed. */
  end(argument: Argument<'matches.end'>): Promise<Table>;
  /** A person gives a seat up. */
  resign(argument: Argument<'matches.resign'>): Promise<Table>;
}

/** What people decide about a match beside its moves: each is a line of the journal, and can be taken back. */
export function createEnding(
  { withMatch, table, record, releaseSeat, checkPerson }: OpenMatches,
  cabinet: Cabinet,
): EndingService {
  const check = (open: OpenMatch, ply: number) => {
    refuseLesson(open);
    if (isOver(open.match)) throw new Refused('match-over');
    if (ply !== open.match.log.length) throw new Refused('stale');
  };

  const settle = async (open: OpenMatch, step: () => Act, seats?: SaveMeta['seats']) => {
    const [{ match, meta }, undone] = [open, open.match.undone.slice()];
    const line = actLine(step());
    if (seats) open.meta = { ...meta, seats };
    await record(open, seats ? [line, { note: { seats } }] : line, () => {
      undo(match, { free: true });
      match.undone.splice(0, Infinity, ...undone);
      open.meta = meta;
    });
    releaseSeat(open);
    return table(open);
  };

  return {
    end: ({ match: id, ply, agreed }) =>
      withMatch(id, async (open) => {
        check(open, ply);
        const { meta } = open;
        if (!meta.seats.every((_, seat) => isComputer(meta, seat) || agreed.includes(seat)))
          throw new Refused('not-agreed');
        return settle(open, () => endHere(open.match));
      }),

    resign: ({ match: id, ply, seat }) =>
      withMatch(id, async (open) => {
        check(open, ply);
        checkPerson(open, seat);
        const ends = isLast(open, seat, cabinet);
        return settle(open, () => resign(open.match, seat, ends), ends ? undefined : sitting(open.meta, seat, true));
      }),
  };
}

/** Whether a resignation ends the match: one seat or no person is left, or no computer can step in. */
function isLast({ match, meta }: OpenMatch, seat: number, { hasComputers }: Cabinet): boolean {
  const left = meta.seats.filter((_, other) => other !== seat && !givenUp(match).has(other));
  const people = meta.seats.some((_, other) => other !== seat && !isComputer(meta, other));
  return left.length <= 1 || !people || !hasComputers(match.config.game);
}

/**
 * Seats with a computer replacing the player who resigned, or with that player again, under the
 * same name.
 */
function sitting({ seats }: SaveMeta, seat: number, gone: boolean): SaveMeta['seats'] {
  const { level: _level, character: _character, weights: _weights, ...person } = seats[seat];
  return seats.with(seat, gone ? { ...person, kind: 'computer', level: SUBSTITUTE } : { ...person, kind: 'human' });
}

/** The note on who sits where that goes with a step through history over a resignation; `gone`: it is done again. */
export function seatsAfter(
  step: Match['undone'][number],
  meta: SaveMeta,
  gone: boolean,
): { meta: SaveMeta; lines: readonly Line[] } {
  if (!('act' in step) || step.act !== 'resign' || step.ends) return { meta, lines: [] };
  const seats = sitting(meta, step.seat, gone);
  return { meta: { ...meta, seats }, lines: [{ note: { seats } }] };
}
