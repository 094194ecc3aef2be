import { jsonClone } from '../../engine/core/match';
import type { Handlers } from '../../ipc/contract';
import { showTable } from './answers';
import { logOf, ownLog } from './log';
import { interrupt, withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { changeMeta } from './recording';
import { Refused } from './refusals';
import { checkActing, checkPerson, forgetSeat } from './seating';

/** Handles commands about seats: which one is at the screen, short looks at its secrets, and who plays each seat. */
export function seatHandlers(matches: OpenMatches): Handlers<'matches.sit' | 'matches.peek' | 'matches.seats'> {
  const { games } = matches;
  return {
    'matches.sit': ({ match: id, seat, from = 0 }) =>
      withMatch(matches, id, async (open) => {
        if (seat !== null) checkPerson(open, seat);
        open.viewer = seat;
        return { table: await showTable(matches, open), log: logOf(open, from, null), own: ownLog(open) };
      }),

    'matches.peek': ({ match: id, seat }) =>
      withMatch(matches, id, async (open) => {
        checkPerson(open, seat);
        checkActing(open, seat);
        const { game, position } = open.match;
        return { view: jsonClone(game.view(position, seat)) };
      }),

    'matches.seats': ({ match: id, seats }) =>
      interrupt(matches, id, async (open) => {
        const { config, log } = open.match;
        const before = open.meta.seats;
        if (seats.length !== config.seats) throw new Refused('wrong-seats');
        games.checkCharacters(config.game, seats);
        // The page does not know other seats' notes, so it sends none.
        const signed = games.toSaveSeats(config.game, seats).map((seat, i) => {
          const { notes } = before[i];
          return notes ? { ...seat, notes } : seat;
        });
        await changeMeta(matches, open, { seats: signed });
        open.asked = log.length;
        forgetSeat(open);
        return showTable(matches, open);
      }),
  };
}
