import type { Move } from '../../engine/core/game';
import { actorsOf } from '../../engine/core/match';
import { needlessMove } from '../../engine/core/skip';
import type { Skip } from '../../engine/core/skip';
import { isHidden, isPrivate } from '../../engine/core/secrets';
import { isComputer, loneHuman } from './open-match';
import type { OpenMatch } from './open-match';

/** A move that can be played without asking its player. */
interface Due {
  readonly seat: number;
  readonly move: Move;
  readonly skip: Skip;
}

/**
 * A secret answer of which there is only one, such as the bid of who has nothing. It is asked lest the others could tell; who is
 * alone with computers is spared it. `null`: there is no such question.
 */
export function emptyAnswer({ match, meta, lesson }: OpenMatch): Due | null {
  const { game, position } = match;
  const seat = loneHuman(meta);
  if (lesson || seat === null || !actorsOf(match).includes(seat) || !isPrivate(game, position, seat)) return null;
  const [move, ...others] = game.moves(position, seat);
  return others.length === 0 && isHidden(game, move) ? { seat, move, skip: 'forced' } : null;
}

/**
 * The move of a person who decides now and is not to be asked for it: an empty answer, or as they have said themselves; `null`:
 * everybody is asked. What was just taken back, or stood open when the match was opened or the seats changed, is asked once all the same.
 */
export function skipDue(open: OpenMatch): Due | null {
  const { match, meta, lesson, asked } = open;
  if (lesson || asked === match.log.length) return null;
  const empty = emptyAnswer(open);
  if (empty) return empty;
  for (const seat of actorsOf(match)) {
    const unasked = isComputer(meta, seat) ? undefined : meta.seats[seat]?.skip;
    const found = unasked && unasked.length > 0 ? needlessMove(match, seat) : null;
    if (found && unasked?.includes(found.skip)) return { seat, ...found };
  }
  return null;
}
