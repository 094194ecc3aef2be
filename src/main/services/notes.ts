import type { Handlers } from '../../ipc/contract';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { changeMeta } from './recording';
import { checkOwner, checkPerson } from './seating';

/** The players' private notes. They are saved with the seats, and only sent to their own player. */
export function noteHandlers(matches: OpenMatches): Handlers<'matches.notes' | 'matches.setNotes'> {
  return {
    'matches.notes': ({ match: id, seat }) =>
      withMatch(matches, id, async (open) => {
        checkPerson(open, seat);
        checkOwner(open, seat);
        return open.meta.seats[seat].notes ?? [];
      }),

    'matches.setNotes': ({ match: id, seat, notes }) =>
      withMatch(matches, id, async (open) => {
        checkPerson(open, seat);
        checkOwner(open, seat);
        const { notes: _, ...rest } = open.meta.seats[seat];
        const seats = open.meta.seats.with(seat, notes.length > 0 ? { ...rest, notes } : rest);
        await changeMeta(matches, open, { seats });
        return notes;
      }),
  };
}
