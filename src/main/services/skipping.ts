import type { Move } from '../../engine/core/game';
import { actorsOf } from '../../engine/core/match';
import { needlessMove } from '../../engine/core/skip';
import type { Skip } from '../../engine/core/skip';
import { isComputer } from './open-match';
import type { OpenMatch } from './open-match';

/** A move that nobody need be asked for. */
interface Due {
  readonly seat: number;
  readonly move: Move;
  readonly skip: Skip;
}

/**
 * The move of a person who decides now and is not to be asked for it, as they have said themselves; `null`: everybody is asked. What
 * was just taken back, or stood open when the match was opened or the seats changed, is asked once all the same.
 */
export function skipDue(open: OpenMatch): Due | null {
  const { match, meta, lesson, asked } = open;
  if (lesson || asked === match.log.length) return null;
  for (const seat of actorsOf(match)) {
    const unasked = isComputer(meta, seat) ? undefined : meta.seats[seat]?.skip;
    const found = unasked && unasked.length > 0 ? needlessMove(match, seat) : null;
    if (found && unasked?.includes(found.skip)) return { seat, ...found };
  }
  return null;
}
