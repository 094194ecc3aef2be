import type { LevelName } from '../../engine/bots/levels';
import { endHere, resignedSeats, resign } from '../../engine/core/ending';
import { undo } from '../../engine/core/history';
import { isOver } from '../../engine/core/match';
import type { Act, Match } from '../../engine/core/match-types';
import { actLine } from '../../engine/core/save';
import type { Line, SaveMeta } from '../../engine/core/save';
import type { Handlers } from '../../ipc/contract';
import type { Table } from '../../ipc/table';
import { showTable } from './answers';
import type { Games } from './games';
import { refuseLesson } from './lesson-state';
import { checkFresh, isComputer } from './open-match';
import type { OpenMatch } from './open-match';
import { interrupt } from './open-matches';
import type { OpenMatches } from './open-matches';
import { record } from './recording';
import { Refused } from './refusals';
import { checkPerson, forgetSeat } from './seating';

const SUBSTITUTE: LevelName = 'merchant';

/** Handles an agreed end and resignations. Each is a journal line and can be undone. */
export function endingHandlers(matches: OpenMatches): Handlers<'matches.end' | 'matches.resign'> {
  return {
    'matches.end': ({ match: id, ply, agreed }) =>
      interrupt(matches, id, async (open) => {
        checkEnding(open, ply);
        const { meta } = open;
        if (!meta.seats.every((_, seat) => isComputer(meta, seat) || agreed.includes(seat)))
          throw new Refused('not-agreed');
        return settle(matches, open, () => endHere(open.match));
      }),

    'matches.resign': ({ match: id, ply, seat }) =>
      interrupt(matches, id, async (open) => {
        checkEnding(open, ply);
        checkPerson(open, seat);
        const ends = isLast(open, seat, matches.games);
        const seats = ends ? undefined : sitting(open.meta, seat, true);
        return settle(matches, open, () => resign(open.match, seat, ends), seats);
      }),
  };
}

function checkEnding(open: OpenMatch, ply: number): void {
  refuseLesson(open);
  if (isOver(open.match)) throw new Refused('match-over');
  checkFresh(open, ply);
}

async function settle(
  matches: OpenMatches,
  open: OpenMatch,
  step: () => Act,
  seats?: SaveMeta['seats'],
): Promise<Table> {
  const { match, meta } = open;
  const undone = match.undone.slice();
  const line = actLine(step());
  if (seats) open.meta = { ...meta, seats };
  await record(matches, open, seats ? [line, { note: { seats } }] : [line], () => {
    undo(match, { free: true });
    match.undone.splice(0, Infinity, ...undone);
    open.meta = meta;
  });
  forgetSeat(open);
  return showTable(matches, open);
}

/** Whether a resignation ends the match: only one seat or no person is left, or the game has no computers. */
function isLast({ match, meta }: OpenMatch, seat: number, { hasComputers }: Games): boolean {
  const left = meta.seats.filter((_, other) => other !== seat && !resignedSeats(match).has(other));
  const people = meta.seats.some((_, other) => other !== seat && !isComputer(meta, other));
  return left.length <= 1 || !people || !hasComputers(match.config.game);
}

function sitting({ seats }: SaveMeta, seat: number, gone: boolean): SaveMeta['seats'] {
  const { level: _level, character: _character, weights: _weights, ...person } = seats[seat];
  return seats.with(seat, gone ? { ...person, kind: 'computer', level: SUBSTITUTE } : { ...person, kind: 'human' });
}

/**
 * The metadata after a step was undone (or redone, if `gone` is set), and the journal lines for it. Only a resignation
 * that did not end the match changes anything: who plays its seat.
 */
export function seatsAfter(
  step: Match['undone'][number],
  meta: SaveMeta,
  gone: boolean,
): { meta: SaveMeta; lines: readonly Line[] } {
  if (!('act' in step) || step.act !== 'resign' || step.ends) return { meta, lines: [] };
  const seats = sitting(meta, step.seat, gone);
  return { meta: { ...meta, seats }, lines: [{ note: { seats } }] };
}
