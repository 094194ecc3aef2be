import type { Move } from '../../engine/core/game';
import { actorsOf } from '../../engine/core/match';
import { needlessMove } from '../../engine/core/skip';
import { isHidden, isPrivate } from '../../engine/core/secrets';
import type { Skip } from '../../engine/core/skip-preferences';
import { isComputer, soloSeat } from './open-match';
import type { OpenMatch } from './open-match';

interface Due {
  readonly seat: number;
  readonly move: Move;
  readonly skip: Skip;
}

/**
 * A secret question with only one possible answer, such as the bid of a player without money. Players are normally
 * asked such questions, because skipping them would reveal the answer to other people. A person who plays alone against
 * computers is not asked. Returns `null` if there is no such question.
 */
export function emptyAnswer({ match, meta, lesson }: OpenMatch): Due | null {
  const { game, position } = match;
  const seat = soloSeat(meta);
  if (lesson || seat === null || !actorsOf(match).includes(seat) || !isPrivate(game, position, seat)) return null;
  const [move, ...others] = game.moves(position, seat);
  return others.length === 0 && isHidden(game, move) ? { seat, move, skip: 'forced' } : null;
}

/**
 * The move to play without asking its player: that of {@link emptyAnswer}, or the move for a decision that the player
 * chose to skip. `null` if there is none. Directly after undo, opening the match or changing the seats, the player is
 * always asked.
 */
export function skipDue(open: OpenMatch): Due | null {
  const { match, meta, lesson, asked } = open;
  if (lesson || asked === match.log.length) return null;
  const empty = emptyAnswer(open);
  if (empty) return empty;
  for (const seat of actorsOf(match)) {
    const skips = isComputer(meta, seat) ? undefined : meta.seats[seat]?.skip;
    const found = skips && skips.length > 0 ? needlessMove(match, seat) : null;
    if (found && skips?.includes(found.skip)) return { seat, ...found };
  }
  return null;
}
